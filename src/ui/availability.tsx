import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** ● on sale, ◒ few, ○ none, ◇ not yet: the glyph empties, and the word says it. */
export type AvailabilityKind = 'on' | 'few' | 'out' | 'pre';

export function Availability({ kind, children }: { kind: AvailabilityKind; children: ReactNode }) {
  return <span className={cx('av', kind)}>{children}</span>;
}

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
