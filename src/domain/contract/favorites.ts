import { calls, post } from './call.ts';

export const FAVORITE_TYPES = ['program', 'recording', 'news'] as const;

const base = '/thvendor/member';
export const favorites = calls(() => import('./shapes/favorites.ts').then(s => s.favorites), {
  is: post(`${base}/favorites/isFavorites`),
  save: post(`${base}/favorites/saveFavorites`),
  remove: post(`${base}/favorites/deleteFavoriteById`),
  list: post(`${base}/symphony/favorites/listFavorites`),
});
