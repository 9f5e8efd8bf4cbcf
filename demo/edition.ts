import { rng } from '#art/kit.ts';
import { parsePlan } from '#domain/rules/seating-plan.ts';
import { addDays, hallInstant, hallTime } from '#lib/dates.ts';
import type { PackDoc } from '#server/catalogue/pack-types.ts';
import type { PlanIndex, ScheduleDoc } from '#server/catalogue/types.ts';
import type { ShowDateDoc } from '#server/catalogue/types-shop.ts';
import { DAY } from '#server/clock.ts';
import { type Built, buildSeason } from '#server/season/build.ts';
import type { Performance } from '#server/season/dated.ts';
import { presoldSeats } from './presold.ts';
import { seasonFolder } from './season-folder.ts';

/** Days before a concert on which its sale opens, for those further away than `OPEN_WEEKS`. */
const OPENS_BEFORE = 110;
const OPEN_WEEKS = 20;

const MAX_EDITIONS = 8;

/** What follows from a day of the hall alone is made once for the last few days that were asked for. */
export function ofDay<T>(make: (today: string) => T): (today: string) => T {
  const made = new Map<string, T>();
  return today => {
    const known = made.get(today);
    if (known !== undefined) return known;
    const found = make(today);
    if (made.size >= MAX_EDITIONS) made.clear();
    made.set(today, found);
    return found;
  };
}

/** The season as it is when it begins on `today`, a day of the hall. */
export const editionOf = ofDay((today): Built => buildSeason(seasonFolder, { today, relative: true }));

const indexes = new Map<string, PlanIndex>();
/** The plan of a hall, parsed once. */
function planIndex(id: string): PlanIndex {
  const known = indexes.get(id);
  if (known) return known;
  const parsed = parsePlan(seasonFolder.entries.find(e => e.kind === 'plan' && e.id === id)?.value);
  if (!parsed.ok) throw new Error(`seating plan ${id}: ${parsed.faults.join('; ')}`);
  indexes.set(id, parsed.index);
  return parsed.index;
}

/** Share of the house that is sold: nearly full this month, thinner towards the end of the season. */
function presoldShare({ said, body }: Performance, days: number): number {
  if (said.house === 'out') return 1;
  if (said.house === 'few') return 0.965;
  if (said.presale) return 0.05;
  if (days <= 0) return 0.9;
  const luck = rng(`share ${body.id}`)();
  return Math.round(Math.max(0.06, 0.62 - days / 260 + (luck - 0.5) * 0.24) * 1000) / 1000;
}

/** A performance with the share of its house that the demonstration counts as sold, 0 to 1. */
export interface DemoSchedule extends ScheduleDoc {
  readonly presold: number;
}

/** The schedules of one edition of the season, dated from `today` (a day of the hall). Same day, same schedules. */
export const editionSchedules = ofDay((today): readonly DemoSchedule[] => {
  const edition = today.replaceAll('-', '');
  const start = hallInstant(today);
  return editionOf(today).performances.map(performance => {
    const { body } = performance;
    const days = Math.round((body.startsAt - start) / DAY);
    const later = days > OPEN_WEEKS * 7;
    const presold = later && !body.presaleOnly ? 0 : presoldShare(performance, days);
    const opens = later ? addDays(hallDay(body.startsAt), -OPENS_BEFORE) : addDays(today, -45);
    return {
      ...body,
      edition,
      saleFrom: hallInstant(opens, '10:00'),
      presold,
      withheld: [...presoldSeats({ id: body.id, presold }, planIndex(body.planId))],
    };
  });
});

/** Shows open so many days before; those that are not yet on sale are still to open. */
const SHOW_OPENS = 60;
const SHOW_LATER = 14;
const SHARE = { few: 0.93, out: 1, later: 0 } as const;
const CANCELLED = 0.3;
const USUAL = 0.4;

/** The dates of shows of one edition. Same day, same dates. */
export function showDates(today: string): ShowDateDoc[] {
  return editionOf(today).showDates.map(({ body, said }) => {
    const day = hallDay(body.startsAt);
    const later = said.house === 'later';
    const opens = addDays(day, later ? -SHOW_LATER : -SHOW_OPENS);
    const share = said.house ? SHARE[said.house] : body.cancelled ? CANCELLED : USUAL;
    return {
      ...body,
      edition: today.replaceAll('-', ''),
      withheld: Math.floor(body.capacity * share),
      // What is far ahead is on sale all the same.
      saleFrom: hallInstant(later || opens < today ? opens : addDays(today, -1), '10:00'),
    };
  });
}

/** The packages of one edition of the season. */
export const editionPacks = (today: string): PackDoc[] =>
  editionOf(today).packs.map(({ body }) => body as PackDoc);

/** The hall's day at an instant. */
export const hallDay = (now: number): string => hallTime(now).date;
