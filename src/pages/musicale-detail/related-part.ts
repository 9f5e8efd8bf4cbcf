import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';

/** The end of the page in both layouts. */
export const Related = deferred(
  async locale => (await withCopy(locale, ['reading', 'shows'], import('./related.tsx'))).Related,
  null,
);
