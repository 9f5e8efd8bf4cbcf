import { favorites } from '#domain/contract/favorites.ts';
import { listFavorites, saveFavorite } from '../accounts/favorites.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';
import { noFavorite } from './refusals.ts';

export const endpoints: readonly Endpoint[] = [
  forMember(favorites.is, async (ctx, p) => {
    const row = await ctx.deps.store.direct.accounts.favorite(ctx.session.memberId, p.type, p.targetId);
    return row ? { favorite: true, id: row.id } : { favorite: false };
  }),
  forMember(favorites.save, saveFavorite),

  /** Foreign and absent favourites get the same reply (S9, S10). */
  forMember(favorites.remove, async (ctx, p) => {
    const removed = await ctx.deps.store.direct.accounts.removeFavorite(ctx.session.memberId, p.id);
    if (!removed) throw noFavorite();
  }),
  forMember(favorites.list, listFavorites),
];
