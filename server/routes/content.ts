import { type Ad, content } from '#domain/contract/content.ts';
import { say } from '#domain/text.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { AdDoc, Catalogue, ContentDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';

function adView(catalogue: Catalogue, ad: AdDoc, { locale, now }: Ctx): Ad {
  const dates = ad.programId === undefined ? [] : (catalogue.listed.get(ad.programId) ?? []);
  return {
    id: ad.id,
    adflag: ad.adflag,
    title: say(ad.title, locale),
    kicker: say(ad.kicker, locale),
    text: say(ad.text, locale),
    link: ad.link,
    linkText: say(ad.linkText, locale),
    ...(ad.art ? { art: ad.art } : {}),
    ...(ad.height ? { height: ad.height } : {}),
    dates: dates.filter(s => s.startsAt > now && !s.cancelled).map(s => iso(s.startsAt)),
    ...(ad.publishedAt === undefined ? {} : { publishedAt: iso(ad.publishedAt) }),
  };
}

const contentView = (doc: ContentDoc, { locale }: Ctx) => ({
  id: doc.id,
  title: say(doc.title, locale),
  html: say(doc.html, locale),
  updatedAt: iso(doc.updatedAt),
});

/** Ads of a concert whose last performance is over are not shown; news from tomorrow neither. */
const isCurrent = (catalogue: Catalogue, ad: AdDoc, now: number): boolean =>
  (ad.publishedAt === undefined || ad.publishedAt <= now) &&
  (ad.programId === undefined ||
    (catalogue.listed.get(ad.programId) ?? []).some(s => s.startsAt > now && !s.cancelled));

export const endpoints: readonly Endpoint[] = [
  open(content.ads, async (ctx, { adflag, status = 'Y', pageSize = 100 }) => {
    // Everything in the catalogue is published: there is nothing with another status.
    if (status === 'N') return [];
    const catalogue = await getCatalogue(ctx.deps);
    return catalogue.ads
      .filter(ad => (adflag === undefined || ad.adflag === adflag) && isCurrent(catalogue, ad, ctx.now))
      .slice(0, pageSize)
      .map(ad => adView(catalogue, ad, ctx));
  }),
  open(content.adInfo, async (ctx, { id }) => {
    const doc = (await getCatalogue(ctx.deps)).contents.get(id);
    if (!doc) throw notFound({ zh: '这篇内容', en: 'page' });
    return contentView(doc, ctx);
  }),
  open(content.adContents, async (ctx, { ids }) => {
    const { contents } = await getCatalogue(ctx.deps);
    return ids.flatMap(id => {
      const doc = contents.get(id);
      return doc ? [contentView(doc, ctx)] : [];
    });
  }),
];
