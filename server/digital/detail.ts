import type { TitleDetail, TitleMovement, TitleOffer, TitleWork } from '#domain/contract/digital.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { ROLES } from '../catalogue/artist-roles.ts';
import { eveningsToCome } from '../catalogue/coming.ts';
import { localised } from '../catalogue/localise.ts';
import { castOf, goneOf } from '../catalogue/titles.ts';
import type { Catalogue, ProgramDoc } from '../catalogue/types.ts';
import type { AnsweringDoc, TitleDoc, TitleWorkDoc } from '../catalogue/types-digital.ts';
import type { ProductDoc } from '../catalogue/types-shop.ts';
import { cardView } from '../catalogue/view.ts';
import { DAY } from '../clock.ts';
import type { Ctx } from '../http/endpoint.ts';
import { airingView } from './air.ts';
import { type Halls, hearingOf, releaseOf, stateOf, titleCardOf } from './halls.ts';
import { relatedTo } from './related.ts';
import { shelfTitles } from './shelf.ts';
import { stateNotice } from './state.ts';
import { composedManifest, movementsOf, type Timeline, timelineOf } from './timeline.ts';

const EVENINGS = 3;
const AIRINGS = 6;

type Chapters = ReturnType<typeof movementsOf>;

function workView(halls: Halls, work: TitleWorkDoc, chapters: Chapters): TitleWork {
  const { catalogue, locale } = halls.view;
  const composer = catalogue.composers.get(work.composerId);
  const text = (value: Bilingual | undefined) => (value ? say(value, locale) : '');
  return {
    id: work.id,
    readings: shelfTitles(halls).filter(title => title.works.some(w => w.id === work.id)).length,
    composer: {
      id: work.composerId,
      name: text(composer?.short),
      full: text(composer?.full),
      years: composer?.years ?? '',
    },
    title: say(work.title, locale),
    catalogue: work.catalogue,
    artists: work.artists.flatMap(({ artistId, role }) => {
      const artist = catalogue.artists.get(artistId);
      if (!artist) return [];
      return [
        {
          id: artistId,
          name: say(artist.name, locale),
          role: say(ROLES[role], locale),
          bio: say(artist.bio, locale),
          portrait: artist.portrait,
          memberId: artistId,
        },
      ];
    }),
    notes: work.notes.map(note => say(note, locale)),
    movements: work.movements.map((m): TitleMovement => {
      const chapter = m.media === undefined ? undefined : chapters.find(c => c.id === m.media);
      return {
        id: m.media ?? '',
        title: say(m.title, locale),
        start: chapter?.start ?? 0,
        music: chapter?.music ?? 0,
        end: chapter?.end ?? 0,
        rendered: chapter !== undefined,
        notes: m.notes.map(note => say(note, locale)),
        score: chapter?.score != null,
      };
    }),
  };
}

/** Where each lesson begins, and that it goes on until the next one. */
function lessonsOf(
  title: TitleDoc,
  timeline: Timeline | null,
  locale: Ctx['locale'],
): TitleDetail['lessons'] {
  const starts = title.lessons.map(({ begins }) => {
    const piece = timeline?.pieces.find(p => p.stream === begins.stream);
    const movement = piece?.manifest.movements.find(m => m.id === begins.movement);
    return (piece?.from ?? 0) + (movement?.start ?? 0);
  });
  return title.lessons.map((lesson, i) => ({
    id: `${title.id}-${i + 1}`,
    number: i + 1,
    title: say(lesson.title, locale),
    text: say(lesson.text, locale),
    start: starts[i] ?? 0,
    end: starts[i + 1] ?? timeline?.seconds ?? 0,
  }));
}

/** What one can buy to hear all of a title, the least dear first. */
export function offersOf(catalogue: Catalogue, title: TitleDoc, locale: Ctx['locale']): TitleOffer[] {
  if (title.free) return [];
  return [...catalogue.kind<ProductDoc>('product').values()]
    .flatMap(product => {
      const opens = product.kind === 'vip' ? 'all' : (product.opens ?? []);
      if (opens !== 'all' && !opens.includes(title.id)) return [];
      return [
        {
          productId: product.id,
          channel: product.channel,
          title: say(product.title, locale),
          minPrice: toYuan(Math.min(...product.variants.map(v => v.price))),
          all: opens === 'all',
        },
      ];
    })
    .sort((a, b) => Number(a.all) - Number(b.all) || a.minPrice - b.minPrice);
}

/** The next evenings with a work of the title, one of its artists, or its composer: the nearest in kind, then in time. */
function eveningsOf(halls: Halls, title: TitleDoc): TitleDetail['evenings'] {
  const { view } = halls;
  const works = new Set(title.works.map(w => w.id));
  const composers = new Set(title.works.map(w => w.composerId));
  const artists = new Set(castOf(title).map(a => a.artistId));
  const because = (p: ProgramDoc): 'work' | 'artist' | 'composer' | null =>
    p.id === title.programId || p.works.some(w => works.has(w.id))
      ? 'work'
      : p.works.some(w => composers.has(w.composerId))
        ? 'composer'
        : p.artists.some(a => artists.has(a.artistId))
          ? 'artist'
          : null;
  const rank = ['work', 'composer', 'artist'] as const;
  return [...view.catalogue.programs.values()]
    .flatMap(program => {
      const reason = because(program);
      const at = eveningsToCome(view, program.id)[0]?.startsAt;
      return reason !== null && at !== undefined ? [{ program, reason, at }] : [];
    })
    .sort((a, b) => rank.indexOf(a.reason) - rank.indexOf(b.reason) || a.at - b.at)
    .slice(0, EVENINGS)
    .map(({ program, reason }) => ({ ...cardView(view, program), because: reason }));
}

/** For each other stream of a movement of the title the title that has the least beside it. */
function interpretationsOf({ titles, rendered, view }: Halls, title: TitleDoc): TitleDoc[] {
  const movementsOf = (stream: string) => rendered.get(stream)?.movements ?? [];
  const own = new Set(title.streams.flatMap(movementsOf));
  const known = new Set(title.streams);
  return titles
    .filter(other => other.id !== title.id && !goneOf(other, view.now))
    .sort((a, b) => a.streams.length - b.streams.length)
    .filter(other => {
      const more = other.streams.filter(s => !known.has(s) && movementsOf(s).some(id => own.has(id)));
      for (const stream of more) known.add(stream);
      return more.length > 0;
    });
}

const answeringOf = ({ view: { catalogue, locale } }: Halls, title: TitleDoc): TitleDetail['answering'] =>
  title.answering.flatMap(id => {
    const artist = catalogue.artists.get(id);
    const doc = catalogue.kind<AnsweringDoc>('answering').get(id);
    return artist && doc ? [{ id, name: say(artist.name, locale), role: say(doc.role, locale) }] : [];
  });

export async function titleDetail(ctx: Ctx, halls: Halls, title: TitleDoc): Promise<TitleDetail> {
  const { catalogue, locale, now } = halls.view;
  const timeline = await timelineOf(ctx.deps, title.streams);
  const chapters = timeline ? movementsOf(timeline) : [];
  const manifest = timeline ? composedManifest(title.id, title.name, timeline) : null;
  const card = titleCardOf(halls, title);
  const said = [title.hears, ...(manifest ? [manifest.quality] : [])]
    .map(text => say(text, locale))
    .filter(Boolean);
  const airings = halls.air.between(now, now + DAY).filter(o => o.titleId === title.id);
  const evening = halls.air.evening(title.id);
  const { grant, toOpen } = await hearingOf(halls, title);
  return {
    ...card,
    ...(manifest && title.releasedAt <= now && { poster: `/media/${title.id}/${manifest.poster}` }),
    lead: say(title.lead, locale),
    paragraphs: title.paragraphs.map(p => say(p, locale)),
    works: title.works.map(work => workView(halls, work, chapters)),
    lessons: lessonsOf(title, timeline, locale),
    quality: said.join(locale === 'zh-CN' ? '' : ' '),
    credits: localised(manifest?.credits ?? [], locale),
    grant,
    ...(toOpen !== null && { toOpen }),
    notice: say(
      stateNotice(title, stateOf(halls, title), releaseOf(halls, title), evening?.musicAt ?? null),
      locale,
    ),
    offers: offersOf(catalogue, title, locale),
    interpretations: interpretationsOf(halls, title).map(other => titleCardOf(halls, other)),
    airings: (evening && !airings.includes(evening) && evening.endsAt > now ? [...airings, evening] : airings)
      .slice(0, AIRINGS)
      .flatMap(onAir => airingView(halls.view, onAir, halls.reminded) ?? []),
    evenings: eveningsOf(halls, title),
    related: relatedTo(halls, title).map(other => titleCardOf(halls, other)),
    answering: answeringOf(halls, title),
  };
}
