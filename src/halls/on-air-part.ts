import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';

/** What is on the air, outside the halls: after the page, and with words of its own. */
export const OnAir = deferred(
  async locale => (await withCopy(locale, ['rooms'], import('./on-air.tsx'))).OnAir,
  null,
);
