import type { CSSProperties } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { cx } from './class-names.ts';
import { focusHeading, isHeadingOwed } from './focus-heading.ts';
import styles from './skeleton.module.css';

interface Props {
  /** The shape of what will come: of the same size, so that nothing shifts. */
  kind?: 'text' | 'title' | 'button' | 'hero' | 'block' | 'row' | 'card';
  /** How many lines, rows or cards. */
  count?: number;
  /** Aspect ratio class of the artwork of a card: r34, r169 … */
  ratio?: string;
  /** Exact size where no kind fits (not in build-time HTML). */
  style?: CSSProperties;
  className?: string | undefined;
}

const bar = (className?: string, key?: number, style?: CSSProperties) => (
  <span key={key} className={cx('as-block', styles.skel, className)} style={style} />
);

function lines(count: number) {
  return Array.from({ length: count }, (_, i) =>
    bar(cx(styles.text, count > 1 && i === count - 1 && styles.last), i),
  );
}

export function Skeleton({ kind = 'text', count = 1, ratio = 'r34', style, className }: Props) {
  const items = Array.from({ length: count }, (_, i) => i);
  if (kind === 'row')
    return items.map(i => (
      <div key={i} className={`grid gap-6 py-5 line-b ${styles.row}`} aria-hidden="true">
        {bar()}
        <div>{lines(3)}</div>
      </div>
    ));
  if (kind === 'card')
    return items.map(i => (
      <div key={i} className={cx(styles.card, className)} aria-hidden="true">
        {bar(ratio)}
        <div>{lines(2)}</div>
      </div>
    ));
  return (
    <div className={className} aria-hidden="true">
      {kind === 'text' ? lines(count) : items.map(i => bar(styles[kind], i, style))}
    </div>
  );
}

/** A page on its way: its heading, where that is not there yet, and what stands below it. */
export const PageSkeleton = ({ title = false, className, ...below }: Props & { title?: boolean }) => (
  <div className={cx('wrap', className)}>
    {title && <Skeleton kind="title" />}
    <Skeleton {...below} />
  </div>
);

/** Who was led to the heading of what is on its way is led to the one that comes in its place. */
const leadOn = (waiting: HTMLElement | null) => () => {
  if (isHeadingOwed() || waiting?.contains(document.activeElement)) queueMicrotask(focusHeading);
};

/** A waiting region: its skeletons are silent, one word is spoken. */
export function Waiting({ children }: { children: React.ReactNode }) {
  const t = useCopy('ui');
  return (
    <div aria-busy="true" ref={leadOn}>
      <span className="vh" role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  );
}
