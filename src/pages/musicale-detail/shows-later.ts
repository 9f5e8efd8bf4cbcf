import { deferred } from '#ui/deferred.tsx';

/** At the end of the page. */
export const ShowSection = deferred(
  async () => (await import('#features/shows/show-section.tsx')).ShowSection,
  null,
);
