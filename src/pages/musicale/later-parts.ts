import { deferred } from '#ui/deferred.tsx';

/** Most visits find something. */
export const NoMatch = deferred(async () => (await import('./no-match.tsx')).NoMatch, null);

/** At the foot of the page. */
export const SeasonFeed = deferred(
  async () => (await import('#features/page/season-feed.tsx')).SeasonFeed,
  null,
);
