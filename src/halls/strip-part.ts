import { deferred } from '#ui/deferred.tsx';

/** A row of titles at the foot of a page. */
export const Strip = deferred(async () => (await import('./strip.tsx')).Strip, null);
