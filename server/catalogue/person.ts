import type { PersonDetail } from '#domain/contract/orchestra.ts';
import { type Bilingual, say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { eveningsToCome } from './coming.ts';
import { orchestraOf, sectionView } from './orchestra.ts';
import { SECTION_INFO } from './orchestra-roles.ts';
import type { PersonDoc, PlayerDoc } from './orchestra-types.ts';
import { other } from './text.ts';
import type { ArtistDoc, Catalogue, ProgramDoc } from './types.ts';
import type { NewsDoc } from './types-news.ts';
import { cardView, iso, type View } from './view.ts';

const CONCERTS = 4;
const WORKS = 8;
const NEWS = 4;

/** What the three kinds of documents say of one person. */
interface Sources {
  readonly person: PersonDoc | undefined;
  readonly player: PlayerDoc | undefined;
  readonly artist: ArtistDoc | undefined;
}

const titleOf = ({ person, player }: Sources, programs: readonly ProgramDoc[], id: string): Bilingual => {
  if (person) return person.title;
  if (player) {
    const { name } = SECTION_INFO[player.section];
    return {
      zh: `${name.zh}　${player.desk.zh}`,
      en: `${name.en}, ${player.desk.en.charAt(0).toLowerCase()}${player.desk.en.slice(1)}`,
    };
  }
  return programs[0]?.artists.find(a => a.artistId === id)?.role ?? { zh: '', en: '' };
};

const seal = (name: Bilingual): string => [...name.zh][0] ?? '';

function portraitOf({ person, player, artist }: Sources, name: Bilingual, id: string) {
  if (person) return person.portrait;
  if (artist) return artist.portrait;
  return { seed: id, seal: seal(name), instrument: player ? SECTION_INFO[player.section].instrument : '' };
}

const bioOf = ({ person, player, artist }: Sources, locale: Locale): string[] => {
  if (person) return person.bio.map(p => say(p, locale));
  return [artist?.bio, player?.line].map(text => (text ? say(text, locale) : '')).filter(text => text !== '');
};

const isComing = (view: View) => (p: ProgramDoc) => eveningsToCome(view, p.id).length > 0;

/** Programmes in the order of their next performance; those that are over come last. */
function soonestFirst(view: View, programs: readonly ProgramDoc[]): ProgramDoc[] {
  const next = (p: ProgramDoc) => eveningsToCome(view, p.id)[0]?.startsAt ?? Number.POSITIVE_INFINITY;
  return programs
    .map(p => [p, next(p)] as const)
    .sort((a, b) => (a[1] === b[1] ? 0 : a[1] - b[1]))
    .map(([p]) => p);
}

/** Evenings of the whole orchestra, for those who have no solo of their own. */
const ofEveryone = (catalogue: Catalogue): ProgramDoc[] =>
  [...catalogue.programs.values()].filter(p =>
    ['symphonic', 'choral', 'new-year', 'chinese'].includes(p.type),
  );

function worksOf(view: View, programs: readonly ProgramDoc[]): PersonDetail['works'] {
  const found = new Map<string, PersonDetail['works'][number]>();
  for (const program of programs)
    for (const work of program.works) {
      if (found.has(work.id)) continue;
      const composer = view.catalogue.composers.get(work.composerId);
      found.set(work.id, {
        id: work.id,
        composer: composer ? say(composer.short, view.locale) : '',
        title: say(work.title, view.locale),
        programId: program.id,
      });
    }
  return [...found.values()].slice(0, WORKS);
}

const newsOf = ({ catalogue, locale, now }: View, id: string): PersonDetail['news'] =>
  [...catalogue.kind<NewsDoc>('news').values()]
    .filter(n => n.artists.includes(id) && n.publishedAt <= now)
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, NEWS)
    .map(n => ({
      id: n.id,
      title: say(n.title, locale),
      link: `news-detail/${n.type}/${n.id}`,
      publishedAt: iso(n.publishedAt),
    }));

/** A leading person, a player or a guest, with their concerts, works and news; null when nobody has the id. */
export function personDetail(view: View, id: string): Omit<PersonDetail, 'toHear'> | null {
  const { catalogue, locale } = view;
  const { person, player } = orchestraOf(catalogue);
  const sources: Sources = {
    person: person.get(id),
    player: player.get(id),
    artist: catalogue.artists.get(id),
  };
  const name = (sources.person ?? sources.player ?? sources.artist)?.name;
  if (!name) return null;
  const own = soonestFirst(
    view,
    [...catalogue.programs.values()].filter(p => p.artists.some(a => a.artistId === id)),
  );
  const programs = own.length > 0 ? own : soonestFirst(view, ofEveryone(catalogue)).filter(isComing(view));
  const coming = programs.filter(isComing(view));
  return {
    id,
    name: say(name, locale),
    nameOther: other(name, locale),
    otherLang: locale === 'zh-CN' ? 'en' : 'zh-CN',
    title: say(titleOf(sources, own, id), locale),
    bio: bioOf(sources, locale),
    quote: sources.person ? say(sources.person.quote, locale) : '',
    since: sources.person?.since ?? sources.player?.since ?? 0,
    portrait: portraitOf(sources, name, id),
    section: sources.player ? sectionView(catalogue, sources.player.section, locale) : null,
    concerts: (coming.length > 0 ? coming : programs).slice(0, CONCERTS).map(p => cardView(view, p)),
    own: own.length > 0,
    works: worksOf(view, own),
    news: newsOf(view, id),
  };
}
