import type { PayloadOf } from '#domain/contract/call.ts';
import {
  FAVORITE_TYPES,
  type Favorite,
  type FavoritePage,
  type FavoriteType,
  type favorites,
} from '#domain/contract/favorites.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { describeLiked, soldOutPrograms } from '../catalogue/favorites.ts';
import { iso, type View, viewOf } from '../catalogue/view.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { FavoriteRow } from '../store/ports/accounts.ts';
import { favoritesFull, noItem } from './refusals.ts';

const MAX = 500;
const PAGE = 10;
const GONE: Bilingual = { zh: '已不再展示的内容', en: 'No longer listed' };

/** Keeps something that exists, once: saving twice keeps the first. */
export async function saveFavorite(
  ctx: MemberCtx,
  { type, targetId }: PayloadOf<typeof favorites.save>,
): Promise<{ id: string }> {
  const { memberId } = ctx.session;
  const liked = describeLiked(await viewOf(ctx), type, targetId);
  if (!liked || liked.gone) throw noItem();
  return ctx.deps.store.transaction(async ({ accounts }) => {
    await accounts.lockMember(memberId);
    const before = await accounts.favorite(memberId, type, targetId);
    if (before) return { id: before.id };
    if ((await accounts.favorites(memberId)).length >= MAX) {
      throw favoritesFull(MAX);
    }
    const id = `f${ctx.deps.random.token(9)}`;
    await accounts.addFavorite({
      id,
      memberId,
      type,
      targetId,
      addedAt: ctx.now,
      title: liked.title,
      ...(liked.state === 'out' && { soldOutAt: ctx.now }),
    });
    return { id };
  });
}

/** The caller's favourites, the newest first, of one kind or of what can be had again or hardly any more. */
export async function listFavorites(
  ctx: MemberCtx,
  { type, state, pageNo = 1 }: PayloadOf<typeof favorites.list>,
): Promise<FavoritePage> {
  const view = await viewOf(ctx);
  const rows = await ctx.deps.store.direct.accounts.favorites(ctx.session.memberId);
  const all = rows.flatMap(row => favoriteView(view, row) ?? []);
  const isFew = (f: Favorite): boolean => f.state === 'few';
  const found = all.filter(
    f =>
      (type === undefined || f.type === type) &&
      (state === undefined || (state === 'few' ? isFew(f) : f.again)),
  );
  const of = (kind: FavoriteType): number => all.filter(f => f.type === kind).length;
  return {
    total: found.length,
    pageNo,
    pageSize: PAGE,
    list: found.slice((pageNo - 1) * PAGE, pageNo * PAGE),
    counts: {
      all: all.length,
      program: of('program'),
      recording: of('recording'),
      work: of('work'),
      news: of('news'),
      person: of('person'),
      product: of('product'),
      again: all.filter(f => f.again).length,
      few: all.filter(isFew).length,
    },
  };
}

/** Null for a kind that a newer release knows. */
function favoriteView(view: View, row: FavoriteRow): Favorite | null {
  const type = FAVORITE_TYPES.find(known => known === row.type);
  if (!type) return null;
  const base = { id: row.id, type, targetId: row.targetId, addedAt: iso(row.addedAt) };
  const liked = describeLiked(view, type, row.targetId);
  if (!liked) return { ...base, title: say(row.title ?? GONE, view.locale), gone: true };
  const again = row.soldOutAt !== undefined && liked.state !== undefined && isOpen(liked.state);
  const { newest, title, ...rest } = liked;
  return {
    ...base,
    ...rest,
    title: say(title, view.locale),
    ...(again && { again }),
    // What was there before one kept it is no news.
    ...(newest && Date.parse(newest.publishedAt) > row.addedAt && { newest }),
  };
}

/** Remembers of liked programmes that they are sold out: what can be had again later is then said to be. */
export async function sweepFavorites(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const sold = soldOutPrograms(await viewOf({ deps, locale: 'zh-CN', now }));
  if (sold.length > 0) await deps.store.direct.accounts.markSoldOut(sold, now);
}
