import type { ProgramCard, Schedule } from '#domain/contract/program.ts';
import { LEVELS, opensFor } from '#domain/rules/level.ts';
import { bestState, isOver } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import { type Availability, availability } from './availability.ts';
import type { CardDoc } from './card-types.ts';
import { castLine } from './cast-line.ts';
import { type CatalogueSource, getCatalogue } from './catalogue.ts';
import { TYPE_NAMES } from './names.ts';
import { withComposer } from './text.ts';
import type { Catalogue, ProgramDoc, ScheduleDoc } from './types.ts';

/** The catalogue as one request sees it: its language, its moment, its seats. */
export interface View {
  readonly catalogue: Catalogue;
  readonly locale: Locale;
  readonly now: number;
  readonly seats: (schedule: ScheduleDoc) => Availability;
}

/** What a view is made for: one request. */
export interface Visit {
  readonly deps: CatalogueSource;
  readonly locale: Locale;
  readonly now: number;
}

export async function viewOf({ deps, locale, now }: Visit): Promise<View> {
  const catalogue = await getCatalogue(deps);
  return { catalogue, locale, now, seats: await availability(deps, catalogue, now) };
}

export const iso = (at: number): string => new Date(at).toISOString();

/** Lowest and highest price of some performances in yuan; 0 when none has a price. */
function range(schedules: readonly ScheduleDoc[]): { minPrice: number; maxPrice: number } {
  const prices = schedules.flatMap(s => Object.values(s.prices));
  if (prices.length === 0) return { minPrice: 0, maxPrice: 0 };
  return { minPrice: toYuan(Math.min(...prices)), maxPrice: toYuan(Math.max(...prices)) };
}

export function scheduleView(view: View, doc: ScheduleDoc): Schedule {
  const { catalogue, locale } = view;
  const hall = catalogue.halls.get(doc.hallId);
  const { free, state } = view.seats(doc);
  return {
    id: doc.id,
    programId: doc.programId,
    startsAt: iso(doc.startsAt),
    minutes: doc.minutes,
    hall: {
      id: doc.hallId,
      name: hall ? say(hall.name, locale) : '',
      address: hall ? say(hall.address, locale) : '',
    },
    state,
    ...(state === 'upcoming' && { saleFrom: iso(doc.saleFrom), early: earlyOf(doc.saleFrom) }),
    ...range([doc]),
    free,
    realName: doc.realName,
    ...(doc.movedFrom !== undefined && !isOver(doc, view.now) && { movedFrom: iso(doc.movedFrom) }),
    ...(doc.waitingRoom && !isOver(doc, view.now) && { waitingRoom: true }),
    ...(doc.membersOnly > 0 && state !== 'ended' && { members: membersOf(view, doc.membersOnly) }),
  };
}

export type Scope = 'coming' | 'gone' | 'all';
/** The levels at which the lead grows, with when each may buy. */
const earlyOf = (saleFrom: number): Schedule['early'] =>
  LEVELS.filter(({ leadHours }, i) => leadHours > (LEVELS[i - 1]?.leadHours ?? 0)).map(({ level }) => ({
    level,
    from: iso(opensFor(saleFrom, level)),
  }));

/** Who may buy a members’ concert: from which level, and by which year card, the least dear one. */
function membersOf({ catalogue, locale }: View, level: number): Schedule['members'] {
  const needed = LEVELS.find(l => l.level === level);
  if (!needed) return undefined;
  const [card] = [...catalogue.kind<CardDoc>('card').values()]
    .filter(c => c.kind === 'annual' && c.buysAs >= level)
    .sort((a, b) => a.price - b.price);
  return {
    level,
    name: say(levelWord(needed.level), locale),
    from: toYuan(needed.from),
    ...(card && { card: { name: say(card.name, locale), price: toYuan(card.price) } }),
  };
}

/** The performances that a card shows: those to come, or all when everything is gone; evenings that were played; all. */
export function shownSchedules(
  view: View,
  program: ProgramDoc,
  scope: Scope = 'coming',
): readonly ScheduleDoc[] {
  const listed = view.catalogue.listed.get(program.id) ?? [];
  if (scope === 'gone') return listed.filter(s => s.startsAt <= view.now && !s.cancelled);
  const coming = listed.filter(s => s.startsAt > view.now);
  return scope === 'all' || coming.length === 0 ? listed : coming;
}

export function titleOf(catalogue: Catalogue, program: ProgramDoc, locale: Locale): string {
  const composer = catalogue.composers.get(program.composerId);
  return withComposer(composer ? say(composer.short, locale) : '', say(program.work, locale), locale);
}

export const artistsLine = (catalogue: Catalogue, program: ProgramDoc, locale: Locale): string =>
  castLine(catalogue, program.artists, locale);

/** 《…》, c小调…, 降E大调… */
const CHINESE_TITLE = /^[升降]?[A-Ga-g]?[\p{Script=Han}《]/u;

/** c小调第二钢琴协奏曲, 第十交响曲“江雪” */
const GENERIC_TITLE = /^(?:[升降]?[A-Ga-g][大小]调|第[一二三四五六七八九十百\d])/;

/** Lists have no room for “, Op. 67”. */
const withoutCatalogue = (title: string, catalogue = ''): string =>
  catalogue === '' ? title : title.replace(`，${catalogue}`, '').replace(`, ${catalogue}`, '');

export function worksLine(catalogue: Catalogue, program: ProgramDoc, locale: Locale): string {
  const parts = program.works.map(work => {
    const composer = catalogue.composers.get(work.composerId);
    const name = composer ? say(composer.short, locale) : '';
    const title = withoutCatalogue(say(work.title, locale), work.catalogue);
    if (name === '') return title;
    // What its author named stands in 《》; a title that has its own pair, says only what kind of work it is, or is not
    // Chinese goes without.
    if (locale !== 'zh-CN' || !CHINESE_TITLE.test(title) || GENERIC_TITLE.test(title))
      return `${name} ${title}`;
    return title.includes('《') ? `${name}${title}` : `${name}《${title}》`;
  });
  return parts.join(locale === 'zh-CN' ? '、' : ' · ');
}
export function cardView(view: View, program: ProgramDoc, scope: Scope = 'coming'): ProgramCard {
  const { catalogue, locale } = view;
  const docs = shownSchedules(view, program, scope);
  const schedules = docs.map(doc => scheduleView(view, doc));
  const composer = catalogue.composers.get(program.composerId);
  return {
    id: program.id,
    title: titleOf(catalogue, program, locale),
    composer: composer ? say(composer.short, locale) : '',
    work: say(program.work, locale),
    works: worksLine(catalogue, program, locale),
    artists: artistsLine(catalogue, program, locale),
    standfirst: say(program.standfirst, locale),
    type: program.type,
    typeName: say(TYPE_NAMES[program.type], locale),
    series: say(program.series, locale),
    art: program.art,
    schedules,
    ...range(docs),
    state: bestState(schedules.map(s => s.state)),
  };
}
