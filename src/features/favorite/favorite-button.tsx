import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import styles from './favorite-button.module.css';

/** The heart of something, by its kind and id, where it is no part of the first load. */
export const FavoriteButton = deferred(
  part(() => import('./heart.tsx'), 'Heart'),
  <span className={`inline-block ${styles.place}`} />,
);
