import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
import type { WorksHeardProps } from './work-heard.tsx';

/** What there is to hear of the works of a programme: after the page, and with words of its own. */
export const WorksHeard = deferred<WorksHeardProps>(
  async locale => (await withCopy(locale, ['listening', 'play'], import('./work-heard.tsx'))).WorksHeard,
  null,
);
