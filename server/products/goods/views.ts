import type { Product, ProductCard } from '#domain/contract/mall.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { levelName } from '../../accounts/level.ts';
import { getCatalogue } from '../../catalogue/catalogue.ts';
import { liveSchedule } from '../../catalogue/live.ts';
import { t } from '../../catalogue/text.ts';
import type { Catalogue } from '../../catalogue/types.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import type { Ctx } from '../../http/endpoint.ts';
import { noProduct } from './refusals.ts';

const KINDS: Readonly<Record<ProductDoc['kind'], Bilingual>> = {
  single: t('单曲', 'Single'),
  album: t('专辑', 'Album'),
  season: t('乐季', 'Season pass'),
  vip: t('会员', 'Membership'),
  score: t('乐谱', 'Score'),
  book: t('图书', 'Book'),
  gift: t('礼品', 'Gift'),
  online: t('线上演出', 'Online evening'),
};

export function productById(catalogue: Catalogue, id: string): ProductDoc {
  const product = catalogue.kind<ProductDoc>('product').get(id);
  if (!product) throw noProduct();
  return product;
}

/** Copies left of each product that has a stock. */
async function copiesLeft({ deps, now }: Ctx, products: readonly ProductDoc[]) {
  const counted = products.filter(p => p.stock !== null).map(p => p.id);
  const taken = await deps.store.direct.sales.takenCounts(counted, now);
  return ({ id, stock, withheld }: ProductDoc): number | null => {
    if (stock === null) return null;
    return Math.max(0, stock - withheld - (taken.get(id) ?? 0));
  };
}

function cardOf(doc: ProductDoc, left: number | null, { locale }: Pick<Ctx, 'locale'>): ProductCard {
  const prices = doc.variants.map(v => v.price);
  return {
    id: doc.id,
    channel: doc.channel,
    kind: doc.kind,
    kindName: say(KINDS[doc.kind], locale),
    title: say(doc.title, locale),
    standfirst: say(doc.standfirst, locale),
    art: doc.art,
    delivery: doc.delivery,
    minPrice: toYuan(Math.min(...prices)),
    maxPrice: toYuan(Math.max(...prices)),
    ...(left !== null && { left }),
  };
}

export async function productCards(ctx: Ctx, channel: string | undefined): Promise<ProductCard[]> {
  const catalogue = await getCatalogue(ctx.deps);
  const docs = [...catalogue.kind<ProductDoc>('product').values()]
    .filter(p => channel === undefined || p.channel === channel)
    .sort((a, b) => a.order - b.order);
  const left = await copiesLeft(ctx, docs);
  return docs.map(doc => cardOf(doc, left(doc), ctx));
}

export async function productDetail(ctx: Ctx, id: string): Promise<Product> {
  const catalogue = await getCatalogue(ctx.deps);
  const doc = productById(catalogue, id);
  const live = liveSchedule(catalogue, doc, ctx.now);
  const played = live ? (catalogue.programs.get(live.programId)?.works ?? []) : doc.works;
  const left = await copiesLeft(ctx, [doc]);
  const { locale } = ctx;
  return {
    ...cardOf(doc, left(doc), ctx),
    text: doc.text.map(p => say(p, locale)),
    works: played.map(w => ({ title: say(w.title, locale), minutes: w.minutes })),
    ...(live && { startsAt: new Date(live.startsAt).toISOString() }),
    variants: doc.variants.map(v => ({
      code: v.code,
      name: say(v.name, locale),
      note: say(v.note, locale),
      price: toYuan(v.price),
    })),
    limit: doc.limit,
    minLevel: doc.minLevel,
    levelName: levelName(doc.minLevel, locale),
  };
}
