import type { BannerFields, NewsFields, TextKind, Texts } from '#domain/contract/editing.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { NONE } from '../catalogue/text.ts';
import type { AdDoc } from '../catalogue/types.ts';
import { NEWS_KINDS, type NewsDoc } from '../catalogue/types-news.ts';
import type { ArtAttrs } from '../catalogue/wire-types.ts';
import type { Deps } from '../deps.ts';
import { writtenActs } from '../season/acts.ts';
import { isStanding, isWritten, type Written } from '../season/office-act.ts';
import { byKind, type Docs, get } from '../season/protect.ts';
import type { Tx } from '../store/port.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { markdownOf } from './markdown-of.ts';
import { noText } from './refusals.ts';

/** News and banners of the home page as an editor finds them. */

export type Art = Pick<ArtAttrs, 'key' | 'picture'>;
const OF_TEXTS = ['news', 'content', 'ad'] as const;
export const keyOf = ({ kind, id }: Pick<CatalogueDoc, 'kind' | 'id'>): string => `${kind} ${id}`;

export const textsIn = async (tx: Tx): Promise<CatalogueDoc[]> =>
  (await Promise.all(OF_TEXTS.map(kind => tx.catalogue.read(kind)))).flat();
export const standing = async (tx: Tx): Promise<Written[]> =>
  (await writtenActs(tx)).filter(isWritten).filter(isStanding);
const named = (docs: Docs, kind: string, field: 'title' | 'name') =>
  [...(docs.get(kind)?.values() ?? [])].map(body => {
    const { id, [field]: title } = body as { id: string } & Record<'title' | 'name', Bilingual>;
    return { id, title };
  });

/** The documents that a text is. */
export const documentsOf = (of: TextKind, id: string): Pick<CatalogueDoc, 'kind' | 'id'>[] =>
  of === 'news'
    ? [
        { kind: 'news', id },
        { kind: 'content', id },
      ]
    : [{ kind: 'ad', id }];

export async function textsOf({ store }: Deps): Promise<Texts> {
  const { direct } = store;
  const live = byKind(await direct.catalogue.readAll());
  const acts = await standing(direct);
  const numberOf = (of: TextKind, id: string) => acts.find(act => act.of === of && act.id === id)?.number;
  const mark = (of: TextKind, id: string) => {
    const number = numberOf(of, id);
    return { gone: false, ...(number !== undefined && { number }) };
  };
  const gone = acts.filter(act => act.typed === null);
  const before = <T>(act: Written, kind: string): T | undefined =>
    act.before.find(doc => doc.kind === kind)?.body as T | undefined;
  const news = [...(live.get('news')?.values() ?? [])] as NewsDoc[];
  const ads = ([...(live.get('ad')?.values() ?? [])] as AdDoc[]).filter(ad => ad.adflag === 'home');
  const drawn = [...live.values()].flatMap(bodies => [...bodies.values()] as { art?: Art }[]);
  return {
    news: [
      ...news.map(one => ({
        id: one.id,
        title: one.title,
        type: one.type,
        at: new Date(one.publishedAt).toISOString(),
        ...mark('news', one.id),
      })),
      ...gone.flatMap(act => {
        const was = act.of === 'news' ? before<NewsDoc>(act, 'news') : undefined;
        return was
          ? [
              {
                id: act.id,
                title: was.title,
                type: was.type,
                at: new Date(was.publishedAt).toISOString(),
                number: act.number,
                gone: true,
              },
            ]
          : [];
      }),
    ].sort((a, b) => (a.at < b.at ? 1 : -1)),
    banners: [
      ...ads.map(({ id, title, order }) => ({ id, title, order, ...mark('banner', id) })),
      ...gone.flatMap(act => {
        const was = act.of === 'banner' ? before<AdDoc>(act, 'ad') : undefined;
        return was
          ? [{ id: act.id, title: was.title, order: was.order, number: act.number, gone: true }]
          : [];
      }),
    ].sort((a, b) => a.order - b.order),
    programmes: named(live, 'program', 'title'),
    artists: named(live, 'artist', 'name'),
    types: Object.entries(NEWS_KINDS).map(([id, title]) => ({ id, title })),
    pictures: [...new Set(drawn.flatMap(({ art }) => (art?.picture ? [art.picture] : [])))],
  };
}

export const artOf = (art: Art | undefined) => ({ key: art?.key ?? '', picture: art?.picture ?? '' });

/** A text as it is typed: what the desk typed last, else what the site shows. */
export async function textOf(
  { store }: Deps,
  of: TextKind,
  id: string,
): Promise<{ news?: NewsFields; banner?: BannerFields }> {
  const live = byKind(await textsIn(store.direct));
  const act = (await standing(store.direct)).find(one => one.of === of && one.id === id);
  if (act && act.typed !== null)
    return of === 'news' ? { news: act.typed as NewsFields } : { banner: act.typed as BannerFields };
  if (of === 'banner') {
    const ad = get<AdDoc>(live, 'ad', id);
    if (ad?.adflag !== 'home') throw noText();
    const { order, title, kicker, text, link, linkText, programId: programme = '' } = ad;
    return { banner: { order, title, kicker, text, link, linkText, programme, art: artOf(ad.art) } };
  }
  const news = get<NewsDoc>(live, 'news', id);
  const html = get<{ html: Bilingual }>(live, 'content', id)?.html ?? NONE;
  if (!news) throw noText();
  const { type, title, text, author, caption, publishedAt, programs, artists, art } = news;
  const { date, time } = hallTime(publishedAt);
  const body = { zh: markdownOf(html.zh), en: markdownOf(html.en) };
  return {
    news: {
      ...{ type, title, text, author, caption, published: `${date} ${time}`, art: artOf(art as Art), body },
      programs: [...programs],
      artists: [...artists],
    },
  };
}
