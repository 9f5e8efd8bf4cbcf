import type { ProgramCard } from '#domain/contract/program.ts';
import type { Locale } from '#site/tree.ts';

/** Programmes that a page of this visit has shown: what a concert's page shows first, while the rest is on its way. */
const shown = new Map<string, ProgramCard>();

export const noteShown = (card: ProgramCard, locale: Locale): void => {
  shown.set(locale + card.id, card);
};
export const shownBefore = (id: string, locale: Locale): ProgramCard | undefined => shown.get(locale + id);
