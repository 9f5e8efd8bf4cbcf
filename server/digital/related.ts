import { castOf } from '../catalogue/titles.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import type { NewsDoc } from '../catalogue/types-news.ts';
import type { View } from '../catalogue/view.ts';
import type { Halls } from './halls.ts';
import { isListed, shelfTitles } from './shelf.ts';

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

/** How near a title is to a concert, a person, a work or a composer; 0 if it has nothing of them. */
function nearness(
  { catalogue }: View,
  { programId, artistId, workId, composerId }: About,
): (title: TitleDoc) => number {
  const program = programId === undefined ? undefined : catalogue.programs.get(programId);
  const works = new Set([...(program?.works.map(w => w.id) ?? []), ...(workId ? [workId] : [])]);
  const composers = new Set([
    ...(program?.works.map(w => w.composerId) ?? []),
    ...(composerId ? [composerId] : []),
  ]);
  const artists = new Set([
    ...(program?.artists.map(a => a.artistId) ?? []),
    ...(artistId ? [artistId] : []),
  ]);
  return title =>
    (programId !== undefined && title.programId === programId ? 16 : 0) +
    (title.works.some(w => works.has(w.id)) ? 8 : 0) +
    (title.works.some(w => composers.has(w.composerId)) ? 4 : 0) +
    (castOf(title).some(a => artists.has(a.artistId)) ? 1 : 0);
}

/** What there is to hear of a concert, a person, a work, a composer or an article: the nearest first. */
export function titlesAbout(halls: Shelves, about: About): TitleDoc[] {
  if (about.newsId !== undefined) return titlesOfNews(halls, about.newsId);
  const score = nearness(halls.view, about);
  return shelfTitles(halls)
    .map(title => ({ title, near: score(title) }))
    .filter(({ near }) => near > 0)
    .sort(
      (a, b) =>
        b.near - a.near ||
        Number(a.title.introduction) - Number(b.title.introduction) ||
        (a.title.day < b.title.day ? 1 : -1),
    )
    .slice(0, MAX_SIMILAR)
    .map(({ title }) => title);
}

/** Whether there is anything, for the page that has room for it before it asks what. */
export function isToHear(view: View, about: About): boolean {
  const titles = [...view.catalogue.kind<TitleDoc>('title').values()];
  if (about.newsId !== undefined) return titlesOfNews({ view, titles }, about.newsId).length > 0;
  const score = nearness(view, about);
  return titles.some(title => score(title) > 0 && isListed(title, view));
}
