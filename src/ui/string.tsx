import type { ReactNode } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { cx } from './class-names.ts';
import styles from './string.module.css';

/** A string at rest; sounding, a standing wave of three lobes swings about it. */
export function StringLine({ sounding = false }: { sounding?: boolean }) {
  return (
    <svg
      className={cx('as-block spill', styles.string, sounding && styles.sounding)}
      viewBox="0 0 300 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="fill-none thin-stroke" d="M0 20H300" />
      {sounding && (
        <path className="fill-none thin-stroke" d="M0 20c36-26 64-26 100 0s64 26 100 0 64-26 100 0" />
      )}
    </svg>
  );
}

/** Loading: the string sounds; under reduced motion it is still and the word stays. */
export function StringLoader({ text }: { text?: string }) {
  const t = useCopy('ui');
  return (
    <div className={`grid justify-items-centre gap-3 py-12 px-8 text-accent ${styles.loader}`} role="status">
      <StringLine sounding />
      <p className="t-sm sec">{text ?? t('loading')}</p>
    </div>
  );
}

interface EmptyProps {
  title?: ReactNode;
  text?: ReactNode;
  /** A way on: a link or a button. */
  action?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
}

/** Empty: the string at rest. */
export function EmptyState({ title, text, action, level = 3 }: EmptyProps) {
  const t = useCopy('ui');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={`py-16 px-8 text-centre sec ${styles.empty}`}>
      <StringLine />
      <Heading>{title ?? t('empty')}</Heading>
      {text && <p className="sm">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
