import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';

/** A row of titles at the foot of a page. */
export const Strip = deferred(
  part(() => import('./strip.tsx'), 'Strip'),
  null,
);
