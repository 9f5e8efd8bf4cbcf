import { type Ad, content } from '#domain/contract/content.ts';
import { say } from '#domain/text.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { eveningsToCome } from '../catalogue/coming.ts';
import type { AdDoc, Catalogue, ContentDoc } from '../catalogue/types.ts';
import { iso } from '../catalogue/view.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { noContent } from './refusals.ts';

function adView(catalogue: Catalogue, ad: AdDoc, { locale, now }: Ctx): Ad {
  const dates = ad.programId === undefined ? [] : eveningsToCome({ catalogue, now }, ad.programId);
  return {
    id: ad.id,
    adflag: ad.adflag,
    title: say(ad.title, locale),
    kicker: say(ad.kicker, locale),
    text: say(ad.text, locale),
    link: ad.link,
    linkText: say(ad.linkText, locale),
    ...(ad.art && { art: ad.art }),
    ...(ad.height && { height: ad.height }),
    dates: dates.map(s => iso(s.startsAt)),
    ...(ad.publishedAt !== undefined && { publishedAt: iso(ad.publishedAt) }),
  };
}

const contentView = (doc: ContentDoc, { locale }: Ctx) => ({
  id: doc.id,
  title: say(doc.title, locale),
  html: say(doc.html, locale),
  updatedAt: iso(doc.updatedAt),
});

/** How many slides stand in. */
const SLIDES = 3;

/** Ads of a concert whose last performance is over are not shown; news from tomorrow neither. */
const isCurrent = (catalogue: Catalogue, ad: AdDoc, now: number): boolean =>
  (ad.publishedAt === undefined || ad.publishedAt <= now) &&
  (ad.programId === undefined || eveningsToCome({ catalogue, now }, ad.programId).length > 0);

/** Slides of the front page where the season names none that is current: what is played next. */
function nextOnFront(catalogue: Catalogue, now: number): AdDoc[] {
  const firsts = [...catalogue.listed.keys()].flatMap(programId => {
    const [first] = eveningsToCome({ catalogue, now }, programId);
    const program = catalogue.programs.get(programId);
    return first && program ? [{ program, at: first.startsAt }] : [];
  });
  return firsts
    .sort((a, b) => a.at - b.at)
    .slice(0, SLIDES)
    .map(({ program: { id, title, series, standfirst, art } }, order) => ({
      id: `home-${id}`,
      adflag: 'home',
      order,
      title,
      kicker: series,
      text: standfirst,
      link: `musicale-detail?id=${id}`,
      linkText: { zh: '选座购票', en: 'Choose seats' },
      art,
      programId: id,
    }));
}

export const endpoints: readonly Endpoint[] = [
  open(content.ads, async (ctx, { adflag, status = 'Y', pageSize = 100 }) => {
    // Everything in the catalogue is published: there is nothing with another status.
    if (status === 'N') return [];
    const catalogue = await getCatalogue(ctx.deps);
    const current = catalogue.ads.filter(ad => isCurrent(catalogue, ad, ctx.now));
    const all = current.some(ad => ad.adflag === 'home')
      ? current
      : [...nextOnFront(catalogue, ctx.now), ...current];
    return all
      .filter(ad => adflag === undefined || ad.adflag === adflag)
      .slice(0, pageSize)
      .map(ad => adView(catalogue, ad, ctx));
  }),
  open(content.adInfo, async (ctx, { id }) => {
    const doc = (await getCatalogue(ctx.deps)).contents.get(id);
    if (!doc) throw noContent();
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
