import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
import styles from './favorite-button.module.css';

/** The heart of something, by its kind and id, where it is no part of the first load. Its words come with it. */
export const FavoriteButton = deferred(
  async locale => (await withCopy(locale, ['favorite'], import('./heart.tsx'))).Heart,
  <span className={`inline-block ${styles.place}`} />,
);
