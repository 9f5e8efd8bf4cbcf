import type { Bilingual } from '../text.ts';

/** What became of an evening, in the word that every list, order and door says it with. */
export const CHANGED = {
  cancelled: { zh: '已取消', en: 'Cancelled' },
  moved: { zh: '改期', en: 'Moved' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type Changed = keyof typeof CHANGED;
