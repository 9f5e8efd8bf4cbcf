import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
import type { GiftsProps } from './gifts.tsx';

/** The member's titles, for the user centre. */
export const HallLibrary = deferred(
  async locale =>
    (await withCopy(locale, ['listening', 'hall', 'play'], import('./library.tsx'))).HallLibrary,
  null,
);

/** Recordings that are given, and codes that are taken. */
export const HallGifts = deferred<GiftsProps>(
  async locale => (await withCopy(locale, ['listening', 'ui'], import('./gifts.tsx'))).HallGifts,
  null,
);
