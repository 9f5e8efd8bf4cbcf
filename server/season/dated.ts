import { brand } from '#brand';
import { lastCall } from '#domain/rules/package.ts';
import type { Bilingual } from '#domain/text.ts';
import { addDays, hallInstant, hallTime, weekdayOf } from '#lib/dates.ts';
import type { PackDoc } from '../catalogue/pack-types.ts';
import type { AtMoment } from '../catalogue/shapes/parts.ts';
import type { PerformanceEntry } from '../catalogue/shapes/programmes.ts';
import type { PackFile, ShowFile } from '../catalogue/shapes/sale.ts';
import type { EducationFile } from '../catalogue/shapes/texts.ts';
import { NONE, t } from '../catalogue/text.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import type { SeriesDoc, SessionSource } from '../catalogue/types-education.ts';
import type { ShowDateDoc, ShowDoc } from '../catalogue/types-shop.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { minutesOf, programBody, seasonOf } from './documents.ts';
import { doc, type Work } from './resolve.ts';
import type { Entry } from './source.ts';

/** What is dated: performances, dates of shows, workshops, meetings, packages. */

/** What a file says, with its moments as instants. */
export type Dated<T> = T extends AtMoment ? number : T extends object ? { [K in keyof T]: Dated<T[K]> } : T;

export interface Performance {
  readonly body: ScheduleDoc;
  readonly said: PerformanceEntry;
  /** Where it is written. */
  readonly entry: Entry;
  readonly index: number;
}
export interface ShowDate {
  readonly body: ShowDateDoc;
  readonly said: ShowFile['dates'][number];
  readonly entry: Entry;
  readonly index: number;
}

const stamp = (at: number): string => {
  const { date, time } = hallTime(at);
  return `${date.replaceAll('-', '')}-${time.replace(':', '')}`;
};

/** Relative dates may meet in one hall: fixed days first, and who comes later moves to the next free day. */
function placed(
  work: Work,
  all: readonly [Entry, number, PerformanceEntry][],
): Map<PerformanceEntry, number> {
  const at = new Map<PerformanceEntry, number>();
  const booked = new Set<string>();
  const moves = (said: PerformanceEntry): boolean => said.at.$moment.startsWith('week');
  for (const [entry, index, said] of [...all].sort((a, b) => Number(moves(a[2])) - Number(moves(b[2])))) {
    let startsAt = (work.value(entry) as Dated<PerformanceEntry>[])[index]?.at ?? 0;
    while (work.relative && booked.has(`${said.hall} ${startsAt}`)) {
      const { date, time } = hallTime(startsAt);
      startsAt = hallInstant(addDays(date, 1), time);
    }
    booked.add(`${said.hall} ${startsAt}`);
    at.set(said, startsAt);
  }
  return at;
}

/** The season's performances in the order of their files. */
export function performances(work: Work): Performance[] {
  const season = seasonOf(work);
  const all = work
    .of('calendar')
    .flatMap(entry =>
      (entry.value as PerformanceEntry[]).map((said, index): [Entry, number, PerformanceEntry] => [
        entry,
        index,
        said,
      ]),
    );
  const at = placed(work, all);
  return all.map(([entry, index, said]) => {
    const startsAt = at.get(said) ?? 0;
    const value = (work.value(entry) as Dated<PerformanceEntry>[])[index] as Dated<PerformanceEntry>;
    const program = work.find('program', said.programme);
    const made = program && programBody(work, program);
    const day = hallTime(startsAt).date;
    const prices = typeof said.prices === 'string' ? season.prices[said.prices] : said.prices;
    return {
      entry,
      index,
      said,
      body: {
        // A moved evening is the same one.
        id:
          said.id ??
          `${said.programme}-${stamp(said.state === 'moved' ? (value.was ?? startsAt) : startsAt)}`,
        programId: said.programme,
        edition: '',
        startsAt,
        minutes: said.minutes ?? (made ? minutesOf(made) : 0),
        hallId: said.hall,
        planId: planOf(work, said.hall),
        prices: prices ?? {},
        saleFrom: value.sale ?? hallInstant(addDays(day, -season.sale.daysBefore), season.sale.at),
        membersOnly: said.members,
        presaleOnly: said.presale,
        realName: said.realName,
        ...(said.waitingRoom && { waitingRoom: true }),
        cancelled: said.state === 'cancelled',
        ...(said.state === 'moved' && value.was !== undefined && { movedFrom: value.was }),
        limit: said.limit ?? season.limit,
        withheld: said.withheld,
      },
    };
  });
}
const planOf = (work: Work, hall: string): string =>
  String(work.find('hall', hall)?.value.plan ?? '').replace(/\.json$/, '');

const ADDRESS = t(brand.address['zh-CN'], brand.address['en-US']);

export function shows(work: Work): { docs: CatalogueDoc[]; dates: ShowDate[] } {
  const { rooms, sale } = seasonOf(work);
  const docs: CatalogueDoc[] = [];
  const dates: ShowDate[] = [];
  for (const entry of work.of('show')) {
    const { capacity, dates: said, room, programme, art, ...rest } = work.value(entry) as Dated<ShowFile>;
    docs.push(
      doc('show', entry.id, {
        ...rest,
        art: { seed: entry.id, ...art },
        text: work.prose(entry).paragraphs,
        place: { id: room, name: rooms[room] ?? NONE, address: ADDRESS },
        programId: programme ?? '',
      } as unknown as ShowDoc),
    );
    said.forEach((date, i) => {
      const day = hallTime(date.at);
      const sessions = Array.from({ length: date.sessions }, (_, n) =>
        hallInstant(addDays(day.date, n * 7), day.time),
      );
      dates.push({
        entry,
        index: i,
        said: (entry.value as ShowFile).dates[i] as ShowFile['dates'][number],
        body: {
          id: `${entry.id}-${stamp(date.state === 'moved' ? (date.was ?? date.at) : date.at)}`,
          showId: entry.id,
          edition: '',
          startsAt: date.at,
          sessions,
          capacity,
          withheld: 0,
          saleFrom: date.sale ?? hallInstant(addDays(day.date, -sale.daysBefore), sale.at),
          cancelled: date.state === 'cancelled',
          ...(date.state === 'moved' && date.was !== undefined && { movedFrom: date.was }),
        },
      });
    });
  }
  return { docs, dates };
}

export function education(work: Work): CatalogueDoc[] {
  return work.of('series').map(entry => {
    const { sources, art, ...rest } = work.value(entry) as Dated<EducationFile>;
    const made = sources.flatMap((source): SessionSource[] => {
      if (source.kind !== 'workshop') return [source as SessionSource];
      return source.at.map((startsAt, i) => ({
        kind: 'workshop',
        id: `${source.id}-${stamp(startsAt)}`,
        startsAt,
        minutes: source.minutes,
        title: source.themes[i % source.themes.length] as Bilingual,
      }));
    });
    return doc('series', entry.id, {
      ...rest,
      art: { seed: entry.id, ...art },
      html: work.prose(entry).html,
      sources: made,
    } as unknown as SeriesDoc);
  });
}

/** A package that cannot be heard any more is not to be sold. */
const tooLong = (call: number): Bilingual => {
  const { date, time } = hallTime(call);
  return t(
    `晚于 ${date} ${time}：那一场开始后，这套票已经听不全`,
    `is after ${date} ${time}, when the evening begins without which the package is not complete`,
  );
};

/** The packages: each concert with those of its performances that are meant. */
export function packs(work: Work, season: readonly Performance[]): CatalogueDoc[] {
  const from = work.relative ? hallInstant(work.today) : Number.NEGATIVE_INFINITY;
  return work.of('pack').map(entry => {
    const { programs, only, opens, closes, saving, art, ...rest } = work.value(entry) as Dated<PackFile>;
    const meant = ({ body, said }: Performance): boolean =>
      body.startsAt > from &&
      !body.cancelled &&
      (only?.weekdays?.includes(weekdayOf(hallTime(body.startsAt).date)) ?? true) &&
      (!only?.free || said.house !== 'out') &&
      (!only?.everyone || body.membersOnly === 0);
    const slots = programs.map(programId => ({
      id: programId,
      dates: season
        .filter(one => one.body.programId === programId && meant(one))
        .map(one => one.body)
        .sort((a, b) => a.startsAt - b.startsAt),
    }));
    const call = lastCall(slots, rest.pick);
    if (closes !== undefined && Number.isFinite(call) && closes > call)
      work.fault(entry, ['closes'], tooLong(call));
    return doc('pack', entry.id, {
      ...rest,
      art: { seed: entry.id, ...art },
      saving: saving.kind === 'fixed' ? { kind: 'fixed', fen: saving.amount } : saving,
      slots: slots.map(({ id, dates }) => ({ id, programId: id, schedules: dates.map(date => date.id) })),
      opensAt: opens,
      closesAt: closes ?? (Number.isFinite(call) ? call : opens),
    } as unknown as PackDoc);
  });
}
