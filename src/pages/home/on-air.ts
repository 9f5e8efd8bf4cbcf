import { below } from '#ui/below.tsx';
import { part } from '#ui/part.ts';

/** What is on the air in the halls. */
export const OnAir = below(
  part(() => import('#halls/on-air.tsx'), 'OnAir', 'rooms'),
  null,
);
