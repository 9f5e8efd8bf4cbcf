import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';

/** Nothing of them is pressed before the page has come to rest. */
export const Actions = deferred(
  async locale => (await withCopy(locale, ['favorite'], import('./actions.tsx'))).Actions,
  null,
);
