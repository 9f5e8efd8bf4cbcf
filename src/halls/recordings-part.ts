import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
import type { RecordingsProps } from './recordings-of.tsx';

/** What there is to hear of an evening or a person: after the page, and with words of its own. */
export const RecordingsOf = deferred<RecordingsProps>(
  async locale =>
    (await withCopy(locale, ['listening', 'hall', 'play'], import('./recordings-of.tsx'))).RecordingsOf,
  null,
);
