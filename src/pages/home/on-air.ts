import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';

/** What is on the air in the halls. */
export const OnAir = deferred(
  part(() => import('#halls/on-air.tsx'), 'OnAir', 'rooms'),
  null,
);
