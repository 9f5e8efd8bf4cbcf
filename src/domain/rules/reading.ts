import type { MediaScore } from '../contract/media.ts';

/** Bars that a page has at least, so that it is read before it turns. */
export const ENOUGH_BARS = 4;

/** Bars of the page that has fewest; the last one has what is left. */
export function fewestBars({ pages, systems, bars }: Pick<MediaScore, 'pages' | 'systems' | 'bars'>): number {
  const counts = pages.map((_, page) => bars.filter(bar => systems[bar.system]?.page === page).length);
  return Math.min(...(counts.length > 1 ? counts.slice(0, -1) : counts));
}
