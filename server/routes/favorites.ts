import { ERR } from '#domain/contract/envelope.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';
import { notFound, Refusal } from '../http/refusal.ts';

const MAX = 500;
const PAGE = 10;
const GONE: Bilingual = { zh: '已不再展示的内容', en: 'No longer listed' };

/** What a favourite is called, or null when there is no such thing. */
function titleOf(catalogue: Catalogue, type: string, id: string): Bilingual | null {
  const found =
    type === 'program'
      ? catalogue.programs.get(id)?.title
      : type === 'news'
        ? catalogue.contents.get(id)?.title
        : catalogue.ads.find(ad => ad.adflag === 'home-hall' && ad.id === id)?.title;
  return found ? found : null;
}

export const endpoints: readonly Endpoint[] = [
  forMember(favorites.is, async (ctx, p) => {
    const row = await ctx.deps.store.direct.accounts.favorite(ctx.session.memberId, p.type, p.targetId);
    return row ? { favorite: true, id: row.id } : { favorite: false };
  }),

  /** Saving twice keeps the first. */
  forMember(favorites.save, async (ctx, p) => {
    const { memberId } = ctx.session;
    if (!titleOf(await getCatalogue(ctx.deps), p.type, p.targetId))
      throw notFound({ zh: '该内容', en: 'item' });
    return ctx.deps.store.transaction(async ({ accounts }) => {
      await accounts.lockMember(memberId);
      const before = await accounts.favorite(memberId, p.type, p.targetId);
      if (before) return { id: before.id };
      if ((await accounts.favorites(memberId)).length >= MAX) {
        throw new Refusal(ERR.overLimit, {
          zh: `最多收藏 ${MAX} 项。`,
          en: `You can keep up to ${MAX} favourites.`,
        });
      }
      const id = `f${ctx.deps.random.token(9)}`;
      await accounts.addFavorite({ id, memberId, type: p.type, targetId: p.targetId, addedAt: ctx.now });
      return { id };
    });
  }),

  /** Foreign and absent favourites get the same reply (S9, S10). */
  forMember(favorites.remove, async (ctx, p) => {
    const removed = await ctx.deps.store.direct.accounts.removeFavorite(ctx.session.memberId, p.id);
    if (!removed) throw notFound({ zh: '该收藏', en: 'favourite' });
  }),

  forMember(favorites.list, async (ctx, p) => {
    const catalogue = await getCatalogue(ctx.deps);
    const all = (await ctx.deps.store.direct.accounts.favorites(ctx.session.memberId)).filter(
      row => p.type === undefined || row.type === p.type,
    );
    const from = ((p.pageNo ?? 1) - 1) * PAGE;
    return {
      total: all.length,
      list: all.slice(from, from + PAGE).map(row => ({
        id: row.id,
        type: row.type as (typeof p)['type'] & string,
        targetId: row.targetId,
        title: say(titleOf(catalogue, row.type, row.targetId) ?? GONE, ctx.locale),
        addedAt: new Date(row.addedAt).toISOString(),
      })),
    };
  }),
];
