import { digital } from '#domain/contract/digital.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { news } from '#domain/contract/news.ts';
import {
  type CalendarDay,
  CONCERT_NEWS,
  PROGRAM_TYPES,
  type ProgramDetail,
  type ProgramQuery,
  program,
} from '#domain/contract/program.ts';
import { show } from '#domain/contract/show.ts';
import { waiting } from '#domain/contract/waiting.ts';
import { firstSchedule } from '#domain/rules/first-schedule.ts';
import { say } from '#domain/text.ts';
import { addDays, hallInstant, hallTime } from '#lib/dates.ts';
import { daysOf } from '#lib/months.ts';
import { coming } from '../catalogue/coming.ts';
import { detailView } from '../catalogue/detail.ts';
import { startingIn, untilNext } from '../catalogue/made.ts';
import { TYPE_NAMES } from '../catalogue/names.ts';
import { categoriesOf } from '../catalogue/seats.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { cardView, scheduleView, titleOf, type View, viewOf } from '../catalogue/view.ts';
import { isToHear } from '../digital/related.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { checkProgramKey, programKey, sessionKey } from '../http/keys.ts';
import { indexOf } from '../search/program-index.ts';
import { search } from '../search/programs.ts';
import { badRange, noProgram } from './refusals.ts';
import { scheduleById } from './schedule.ts';

const NEXT = 12;
const HIGHLIGHTS = 6;
const LONGEST_RANGE = 62;

/** Whether a performance counts among those to come, all, or the evenings that were played. */
function counted(s: ScheduleDoc, past: ProgramQuery['past'], now: number): boolean {
  if (past === 'only') return s.startsAt <= now && !s.cancelled;
  return past === 'Y' || s.startsAt > now;
}

type Past = ProgramQuery['past'];

const highlights = untilNext((catalogue, now) =>
  coming({ catalogue, now })
    .filter(p => p.highlight > 0)
    .sort((a, b) => a.highlight - b.highlight)
    .slice(0, HIGHLIGHTS),
);

const typeCounts = untilNext((catalogue, now, past: Past) => {
  const counts = new Map<string, number>();
  for (const { doc, schedules } of indexOf(catalogue))
    if (doc.type === 'archive' || schedules.some(s => counted(s.doc, past, now)))
      counts.set(doc.type, (counts.get(doc.type) ?? 0) + 1);
  return counts;
});

const monthCounts = untilNext((catalogue, now, past: Past) => {
  const counts = new Map<string, number>();
  for (const { schedules } of indexOf(catalogue))
    for (const { doc, day } of schedules)
      if (counted(doc, past, now)) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1);
  return [...counts].map(([month, count]) => ({ month, count })).sort((a, b) => (a.month < b.month ? -1 : 1));
});

/** Days with their performances, soonest first; days without one are left out. */
function days(view: View, schedules: readonly ScheduleDoc[]): CalendarDay[] {
  const byDay = new Map<string, CalendarDay['schedules']>();
  for (const doc of schedules) {
    const owner = view.catalogue.programs.get(doc.programId);
    if (!owner) continue;
    const { date } = hallTime(doc.startsAt);
    const entry = {
      ...scheduleView(view, doc),
      title: titleOf(view.catalogue, owner, view.locale),
      art: owner.art,
    };
    const list = byDay.get(date);
    if (list) list.push(entry);
    else byDay.set(date, [entry]);
  }
  return [...byDay].map(([date, list]) => ({ date, schedules: list }));
}

/** Performances from one day of the hall to another, both included. */
function between(view: View, from: string, to: string): readonly ScheduleDoc[] {
  const [start, end] = [hallInstant(from), hallInstant(addDays(to, 1))];
  return startingIn(view.catalogue, start - 1, end);
}

function rangeOf(
  query: { month?: string | undefined; from?: string | undefined; to?: string | undefined },
  now: number,
): [string, string] {
  if (query.from !== undefined || query.to !== undefined) {
    const from = query.from ?? addDays(query.to ?? '', -LONGEST_RANGE + 1);
    const to = query.to ?? addDays(from, LONGEST_RANGE - 1);
    if (to >= from && to < addDays(from, LONGEST_RANGE)) return [from, to];
    throw badRange(LONGEST_RANGE);
  }
  const all = daysOf(query.month ?? hallTime(now).date.slice(0, 7));
  return [all[0] ?? '', all.at(-1) ?? ''];
}

/** What the page of a concert asks as soon as it knows it. */
function askBeside(ctx: Ctx, { id, schedules, programKey }: ProgramDetail, wanted = ''): void {
  const first = firstSchedule(schedules, wanted);
  if (first && first.maxPrice > 0) ctx.beside(program.prices, { scheduleId: first.id });
  if (first?.state === 'out') ctx.beside(waiting.line, { scheduleId: first.id });
  ctx.beside(program.schedules, { programId: id, programKey });
  ctx.beside(show.list, { programId: id });
  ctx.beside(news.list, { program: id, pageSize: CONCERT_NEWS });
  ctx.beside(digital.related, { programId: id });
  ctx.beside(digital.ofProgram, { programId: id });
  ctx.beside(favorites.is, { type: 'program', targetId: id });
}

export const endpoints: readonly Endpoint[] = [
  open(program.home, async ctx => {
    const view = await viewOf(ctx);
    return coming(view)
      .slice(0, NEXT)
      .map(p => cardView(view, p));
  }),
  open(program.home2, async ctx => {
    const view = await viewOf(ctx);
    return highlights(view).map(p => cardView(view, p));
  }),
  open(program.types, async (ctx, { past }) => {
    const view = await viewOf(ctx);
    const counts = typeCounts(view, past);
    return PROGRAM_TYPES.flatMap(code => {
      const count = counts.get(code) ?? 0;
      return count ? [{ code, name: say(TYPE_NAMES[code], view.locale), count }] : [];
    });
  }),
  open(program.months, async (ctx, { past }) => monthCounts(await viewOf(ctx), past)),
  open(program.byId, async (ctx, { id, scheduleId, beside }) => {
    const view = await viewOf(ctx);
    const doc = view.catalogue.programs.get(id);
    if (!doc) throw noProgram();
    const detail = {
      ...detailView(view, doc, scheduleId),
      toHear: isToHear(view, { programId: id }),
      programKey: await programKey(ctx.deps, id),
    };
    if (beside) askBeside(ctx, detail, scheduleId);
    return detail;
  }),
  open(program.prices, async (ctx, { scheduleId }) => {
    const { catalogue } = await viewOf(ctx);
    return categoriesOf(ctx, scheduleById(catalogue, scheduleId));
  }),
  open(program.search, async (ctx, query) => search(await viewOf(ctx), query)),
  open(program.schedules, async (ctx, { programId, programKey }) => {
    const view = await viewOf(ctx);
    if (!view.catalogue.programs.has(programId)) throw noProgram();
    if (programKey !== undefined) await checkProgramKey(ctx.deps, programId, programKey);
    // Past ones too: an old link to the seats is told that the performance is over, not that there is none.
    const listed = view.catalogue.listed.get(programId) ?? [];
    return Promise.all(
      listed.map(async doc => ({
        ...scheduleView(view, doc),
        sessionKey: await sessionKey(ctx.deps, doc.id),
      })),
    );
  }),
  open(program.byDate, async (ctx, { date }) => {
    const view = await viewOf(ctx);
    return days(view, between(view, date, date))[0] ?? { date, schedules: [] };
  }),
  open(program.calendar, async (ctx, query) => {
    const view = await viewOf(ctx);
    const [from, to] = rangeOf(query, view.now);
    const inRange = between(view, from, to).filter(
      s => query.type === undefined || view.catalogue.programs.get(s.programId)?.type === query.type,
    );
    return days(view, inRange);
  }),
];
