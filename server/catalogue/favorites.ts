import type { Favorite, FavoriteType } from '#domain/contract/favorites.ts';
import { bestState } from '#domain/rules/sale-state.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import { coming, eveningsToCome, playedBy } from './coming.ts';
import { ofCatalogue } from './made.ts';
import { orchestraOf } from './orchestra.ts';
import type { PersonDoc, PlayerDoc } from './orchestra-types.ts';
import { withComposer } from './text.ts';
import { castOf, goneOf, titleLink, titleName } from './titles.ts';
import type { ArtistDoc, ProgramDoc } from './types.ts';
import type { TitleDoc } from './types-digital.ts';
import { NEWS_KINDS, type NewsDoc } from './types-news.ts';
import type { ProductDoc } from './types-shop.ts';
import { artistsLine, iso, scheduleView, shownSchedules, type View } from './view.ts';

/** What is shown of something that somebody likes, beside what its row says. */
export type Liked = Omit<Favorite, 'id' | 'type' | 'targetId' | 'addedAt' | 'title' | 'again'> & {
  readonly title: Bilingual;
};
type Describe = (view: View, id: string) => Liked | null;

/** The state of a programme's sale: the best of its evenings to come. */
const saleOf = (view: View, program: ProgramDoc) =>
  bestState(shownSchedules(view, program).map(doc => view.seats(doc).state));

/** Of a programme the evening that can best be had. */
function eveningOf(view: View, doc: ProgramDoc) {
  const evenings = shownSchedules(view, doc).map(schedule => scheduleView(view, schedule));
  const state = bestState(evenings.map(s => s.state));
  const next = evenings.find(s => s.state === state);
  return {
    state,
    ...(next && { startsAt: next.startsAt, minPrice: next.minPrice }),
    ...(next?.saleFrom && { saleFrom: next.saleFrom }),
    ...(next?.movedFrom && { movedFrom: next.movedFrom }),
  };
}

const concertLink = (id: string): string => `musicale-detail?id=${id}`;

function program(view: View, id: string): Liked | null {
  const doc = view.catalogue.programs.get(id);
  if (!doc) return null;
  return {
    title: doc.title,
    line: artistsLine(view.catalogue, doc, view.locale),
    link: concertLink(id),
    art: doc.art,
    ...eveningOf(view, doc),
  };
}

/** Programmes with a work, and titles with a work or by somebody: by its id. */
const having = ofCatalogue(catalogue => {
  const [programs, titles] = [new Map<string, Set<ProgramDoc>>(), new Map<string, Set<TitleDoc>>()];
  const add = <T>(to: Map<string, Set<T>>, id: string, doc: T) =>
    to.set(id, (to.get(id) ?? new Set<T>()).add(doc));
  for (const doc of catalogue.programs.values()) for (const { id } of doc.works) add(programs, id, doc);
  for (const doc of catalogue.kind<TitleDoc>('title').values())
    for (const id of [...doc.works.map(w => w.id), ...castOf(doc).map(a => a.artistId)]) add(titles, id, doc);
  return { programs, titles };
});

/** Of what somebody follows: the concert that comes next, and the title that came last. */
function followed(view: View, id: string, programs: ReadonlySet<ProgramDoc>): Pick<Liked, 'next' | 'newest'> {
  const { catalogue, locale, now } = view;
  const next = coming(view).find(doc => programs.has(doc) && eveningsToCome(view, doc.id).length > 0);
  const [newest] = [...(having(catalogue).titles.get(id) ?? [])]
    .filter(doc => doc.releasedAt <= now && !goneOf(doc, now))
    .sort((a, b) => b.releasedAt - a.releasedAt);
  return {
    ...(next && {
      next: { title: say(next.title, locale), link: concertLink(next.id), ...eveningOf(view, next) },
    }),
    ...(newest && {
      newest: {
        title: titleName(catalogue, newest, locale).title,
        link: titleLink(newest),
        publishedAt: iso(newest.releasedAt),
      },
    }),
  };
}

function news({ catalogue, locale, now }: View, id: string): Liked | null {
  const doc = catalogue.kind<NewsDoc>('news').get(id);
  if (!doc || doc.publishedAt > now) return null;
  return {
    title: doc.title,
    line: say(NEWS_KINDS[doc.type], locale),
    link: `news-detail/${doc.type}/${id}`,
    art: doc.art,
    publishedAt: iso(doc.publishedAt),
  };
}

interface Faces {
  readonly person: ReadonlyMap<string, PersonDoc>;
  readonly player: ReadonlyMap<string, PlayerDoc>;
}

function person(view: View, id: string): Liked | null {
  const { catalogue, locale } = view;
  const faces: Faces = orchestraOf(catalogue);
  const leading = faces.person.get(id);
  const player = faces.player.get(id);
  const artist: ArtistDoc | undefined = catalogue.artists.get(id);
  const name = (leading ?? player ?? artist)?.name;
  if (!name) return null;
  const portrait = (leading ?? artist)?.portrait;
  const line = leading?.title ?? player?.desk;
  return {
    title: name,
    link: `about-detail?id=${id}`,
    ...(line && { line: say(line, locale) }),
    ...(portrait && { portrait }),
    ...followed(view, id, playedBy(catalogue, [id])),
  };
}

function product({ catalogue, locale }: View, id: string): Liked | null {
  const doc = catalogue.kind<ProductDoc>('product').get(id);
  if (!doc) return null;
  return {
    title: doc.title,
    line: say(doc.standfirst, locale),
    link: `confirmOrder?orderType=${doc.channel}&productId=${id}`,
    art: doc.art,
    ...(doc.variants.length > 0 && { minPrice: toYuan(Math.min(...doc.variants.map(v => v.price))) }),
  };
}

/** What can be heard: a title of the digital halls, or a recording that the home page shows. */
function recording({ catalogue, locale, now }: View, id: string): Liked | null {
  const title = catalogue.kind<TitleDoc>('title').get(id);
  if (title) {
    const called = (of: Locale) => titleName(catalogue, title, of).title;
    return {
      title: { zh: called('zh-CN'), en: called('en-US') },
      line: say(title.standfirst, locale),
      link: titleLink(title),
      art: title.art,
      // Its page tells what became of it, and what is near to it.
      ...(goneOf(title, now) && { gone: true }),
    };
  }
  const ad = catalogue.ads.find(a => a.adflag === 'home-hall' && a.id === id);
  if (!ad) return null;
  return { title: ad.title, line: say(ad.text, locale), link: ad.link, ...(ad.art && { art: ad.art }) };
}

/** A work that is followed: what of it can be heard, and where it is played next. */
function work(view: View, id: string): Liked | null {
  const { catalogue, locale, now } = view;
  const { programs, titles: all } = having(catalogue);
  const titles = [...(all.get(id) ?? [])].filter(doc => !goneOf(doc, now));
  const known = titles.flatMap(doc => doc.works).find(w => w.id === id);
  if (!known) return null;
  const composer = catalogue.composers.get(known.composerId)?.short;
  const called = (of: Locale) => withComposer(composer ? say(composer, of) : '', say(known.title, of), of);
  const played = programs.get(id) ?? new Set<ProgramDoc>();
  const evenings = [...played].flatMap(doc => eveningsToCome(view, doc.id)).length;
  const line: Bilingual = {
    zh: `${titles.length} 份录音${evenings > 0 ? `，${evenings} 场演出将至` : ''}`,
    en: `${titles.length} ${titles.length === 1 ? 'recording' : 'recordings'}${evenings > 0 ? `, ${evenings} ${evenings === 1 ? 'evening' : 'evenings'} to come` : ''}`,
  };
  const art = titles[0]?.art;
  return {
    title: { zh: called('zh-CN'), en: called('en-US') },
    line: say(line, locale),
    link: `digitalhall?work=${id}&order=oldest`,
    ...(art && { art }),
    ...followed(view, id, played),
  };
}

const DESCRIBE: Readonly<Record<FavoriteType, Describe>> = {
  program,
  recording,
  work,
  news,
  person,
  product,
};

/** Something by its kind and id as its admirers see it; null when there is no such thing, or no longer. */
export const describeLiked = (view: View, type: FavoriteType, id: string): Liked | null =>
  DESCRIBE[type](view, id);

/** Programmes to come that nobody can buy at the moment, since every evening is sold out. */
export function soldOutPrograms(view: View): string[] {
  const coming = view.catalogue.calendar.filter(s => s.startsAt > view.now);
  return [...new Set(coming.map(s => s.programId))].filter(id => {
    const doc = view.catalogue.programs.get(id);
    return doc !== undefined && saleOf(view, doc) === 'out';
  });
}
