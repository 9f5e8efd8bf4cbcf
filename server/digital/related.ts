import type { TitleDoc } from '../catalogue/types-digital.ts';
import type { NewsDoc } from '../catalogue/types-news.ts';
import type { View } from '../catalogue/view.ts';
import type { Halls } from './halls.ts';
import { castOf } from './names.ts';
import { shelfTitles } from './shelf.ts';
import { titlesOf } from './state.ts';

const RELATED = 4;
const MAX_SIMILAR = 6;

/** Titles that share most with one: its works, then composers, artists, form; the newest of equals first. */
export function relatedTo(halls: Halls, title: TitleDoc): TitleDoc[] {
  const works = new Set(title.works.map(w => w.id));
  const composers = new Set(title.works.map(w => w.composerId));
  const artists = new Set(castOf(title).map(a => a.artistId));
  const score = (other: TitleDoc): number =>
    (other.works.some(w => works.has(w.id)) ? 8 : 0) +
    (other.works.some(w => composers.has(w.composerId)) ? 4 : 0) +
    (castOf(other).some(a => artists.has(a.artistId)) ? 2 : 0) +
    (other.form === title.form ? 1 : 0);
  const nearest = shelfTitles(halls)
    .filter(other => other.id !== title.id && score(other) > 0)
    .sort((a, b) => score(b) - score(a) || (a.day < b.day ? 1 : -1))
    .slice(0, RELATED);
  return apart(nearest, one => one.art.motif ?? '');
}

/** In their order, but no two of one look side by side where another can come between. */
export function apart<T>(list: readonly T[], look: (one: T) => string): T[] {
  const rest = [...list];
  const placed: T[] = [];
  while (rest.length > 0) {
    const last = placed.at(-1);
    const next = last === undefined ? 0 : rest.findIndex(one => look(one) !== look(last));
    placed.push(...rest.splice(Math.max(0, next), 1));
  }
  return placed;
}

interface About {
  readonly programId?: string | undefined;
  readonly artistId?: string | undefined;
  readonly workId?: string | undefined;
  readonly composerId?: string | undefined;
  readonly newsId?: string | undefined;
}

/** What an article names, then what was recorded of its programmes or is sent from them. */
type Shelves = Parameters<typeof shelfTitles>[0];

function titlesOfNews(halls: Shelves, newsId: string): TitleDoc[] {
  const { catalogue, now } = halls.view;
  const article = catalogue.kind<NewsDoc>('news').get(newsId);
  if (!article || article.publishedAt > now) return [];
  const { recordings = [], programs } = article;
  const named = recordings.flatMap(id => shelfTitles(halls).find(t => t.id === id) ?? []);
  const played = shelfTitles(halls).filter(t => t.programId !== undefined && programs.includes(t.programId));
  return [...new Set([...named, ...played])].slice(0, MAX_SIMILAR);
}

/** What there is to hear of a concert, a person, a work, a composer or an article: the nearest first. */
export function titlesAbout(
  halls: Shelves,
  { programId, artistId, workId, composerId, newsId }: About,
): TitleDoc[] {
  if (newsId !== undefined) return titlesOfNews(halls, newsId);
  const program = programId === undefined ? undefined : halls.view.catalogue.programs.get(programId);
  const works = new Set([...(program?.works.map(w => w.id) ?? []), ...(workId ? [workId] : [])]);
  const composers = new Set([
    ...(program?.works.map(w => w.composerId) ?? []),
    ...(composerId ? [composerId] : []),
  ]);
  const artists = new Set([
    ...(program?.artists.map(a => a.artistId) ?? []),
    ...(artistId ? [artistId] : []),
  ]);
  const score = (title: TitleDoc): number =>
    (programId !== undefined && title.programId === programId ? 16 : 0) +
    (title.works.some(w => works.has(w.id)) ? 8 : 0) +
    (title.works.some(w => composers.has(w.composerId)) ? 4 : 0) +
    (castOf(title).some(a => artists.has(a.artistId)) ? 1 : 0);
  return shelfTitles(halls)
    .filter(title => score(title) > 0)
    .sort(
      (a, b) =>
        score(b) - score(a) || Number(a.introduction) - Number(b.introduction) || (a.day < b.day ? 1 : -1),
    )
    .slice(0, MAX_SIMILAR);
}

/** Whether there is anything, for the page that has room for it before it asks what. */
export const isToHear = (view: View, about: About): boolean =>
  titlesAbout({ view, titles: titlesOf(view.catalogue) }, about).length > 0;
