import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './switches.module.css';

interface Props {
  on?: boolean;
  count?: number | undefined;
  children: ReactNode;
}

/** A filter that is pressed or not. */
export function Chip({
  on = false,
  count,
  disabled = false,
  onClick,
  children,
}: Props & { disabled?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`inline-flex items-centre t-sm nowrap ${styles.chip}`}
      aria-pressed={on}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      {count !== undefined && <small>{count}</small>}
    </button>
  );
}

/** A filter that lives in the URL. */
export function ChipLink({ on = false, count, to, children }: Props & { to: string }) {
  return (
    <Link
      className={`inline-flex items-centre t-sm nowrap ${styles.chip}`}
      to={to}
      aria-current={on || undefined}
      preventScrollReset
    >
      {children}
      {count !== undefined && <small>{count}</small>}
    </Link>
  );
}

export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {children}
    </div>
  );
}
