import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';

/** The member's titles, for the user centre. */
export const HallLibrary = deferred(
  async locale =>
    (await withCopy(locale, ['listening', 'hall', 'play'], import('./library.tsx'))).HallLibrary,
  null,
);
