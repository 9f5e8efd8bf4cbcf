import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/favorites.ts';

/** What can be liked, by its kind and its id. */
export const FAVORITE_TYPES = ['program', 'recording', 'work', 'news', 'person', 'product'] as const;
export type FavoriteType = (typeof FAVORITE_TYPES)[number];
/** Ways to narrow the list to what can be had: sold out before and on sale again, and nearly sold out. */
export const FAVORITE_STATES = ['again', 'few'] as const;

export type Favorite = z.infer<typeof shapes.favorite>;
export type FavoritePage = z.infer<typeof shapes.favoritePage>;

const base = '/thvendor/member';
export const favorites = calls(() => import('./shapes/favorites.ts').then(s => s.favorites), {
  is: post(`${base}/favorites/isFavorites`),
  save: post(`${base}/favorites/saveFavorites`),
  remove: post(`${base}/favorites/deleteFavoriteById`),
  list: post(`${base}/symphony/favorites/listFavorites`),
});
