import { deferred } from '#ui/deferred.tsx';

/** At the foot of the page. */
export const SeasonFeed = deferred(
  async () => (await import('#features/page/season-feed.tsx')).SeasonFeed,
  null,
);
