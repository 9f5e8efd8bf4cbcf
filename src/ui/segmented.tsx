import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './switches.module.css';

interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** A view that lives in the URL is a link. */
  readonly to?: string;
}
interface Props<V extends string> {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange?: (value: V) => void;
}

/** Switches between views of the same thing. */
export function Segmented<V extends string>({ label, segments, value, onChange }: Props<V>) {
  return (
    <div role="group" aria-label={label} className={`control-box r-1 inline-flex flex-wrap ${styles.seg}`}>
      {segments.map(s =>
        s.to !== undefined ? (
          <Link key={s.value} to={s.to} aria-current={s.value === value || undefined} preventScrollReset>
            {s.label}
          </Link>
        ) : (
          <button
            key={s.value}
            type="button"
            aria-pressed={s.value === value}
            onClick={() => onChange?.(s.value)}
          >
            {s.label}
          </button>
        ),
      )}
    </div>
  );
}
