import { rng } from '#art/kit.ts';
import { addDays, hallInstant, hallTime, weekdayOf } from '#lib/dates.ts';
import { toFen } from '#lib/money.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { minutesOf } from './content/build.ts';
import { planIndex } from './content/halls.ts';
import { programById } from './content/programs/all.ts';
import { type Plan, PRICES, season } from './content/season.ts';
import { presoldSeats } from './presold.ts';

const LIMIT = 6;
/** Days before a concert on which its sale opens, for those further away than `OPEN_WEEKS`. */
const OPENS_BEFORE = 110;
const OPEN_WEEKS = 20;
const DAY = 86_400_000;
const MEMBER_LEVEL = 3;

/** Monday of the week of a day; weeks of the season count from it. */
const monday = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

function dayOf(plan: Plan, today: string): string {
  if ('week' in plan.day) return addDays(monday(today), plan.day.week * 7 + plan.day.weekday - 1);
  const year = Number(today.slice(0, 4));
  if ('newYear' in plan.day) {
    const first = `${year}-12-30`;
    return `${today < first ? year : year + 1}-12-${plan.day.newYear}`;
  }
  // The lawn plays on Saturdays from May to September: the next ones, at least ten days ahead.
  const soon = addDays(today, 10);
  const opening = [`${year}-05-12`, `${year + 1}-05-12`].find(day => day > soon) ?? soon;
  const inSeason = soon >= `${year}-05-12` && soon <= `${year}-08-20`;
  const start = inSeason ? soon : opening;
  return addDays(monday(addDays(start, 6)), plan.day.summer * 7 + 5);
}

/** Share of the house that is sold: nearly full this month, thinner towards the end of the season. */
function presoldShare(plan: Plan, id: string, days: number): number {
  if (plan.mark === 'out') return 1;
  if (plan.mark === 'few') return 0.965;
  if (plan.mark === 'presale') return 0.05;
  if (days <= 0) return 0.9;
  const luck = rng(`share ${id}`)();
  return Math.round(Math.max(0.06, 0.62 - days / 260 + (luck - 0.5) * 0.24) * 1000) / 1000;
}

/** A performance with the share of its house that the demonstration counts as sold, 0 to 1. */
export interface DemoSchedule extends ScheduleDoc {
  readonly presold: number;
}

/** The schedules of one edition of the season, dated from `today` (a day of the hall). Same day, same schedules. */
export function editionSchedules(today: string): DemoSchedule[] {
  const edition = today.replaceAll('-', '');
  const start = hallInstant(today);
  const booked = new Set<string>();
  // Fixed days are booked first: the turn of the year falls into another week each time.
  return [...season]
    .sort((a, b) => Number('week' in a.day) - Number('week' in b.day))
    .map(plan => {
      const doc = programById.get(plan.program);
      if (!doc) throw new Error(`season: unknown programme ${plan.program}`);
      let day = dayOf(plan, today);
      while (booked.has(`${plan.hall} ${day} ${plan.time}`)) day = addDays(day, 1);
      booked.add(`${plan.hall} ${day} ${plan.time}`);
      const startsAt = hallInstant(day, plan.time);
      const days = Math.round((startsAt - start) / DAY);
      const id = `${plan.program}-${day.replaceAll('-', '')}-${plan.time.replace(':', '')}`;
      const later = days > OPEN_WEEKS * 7;
      const presold = later && plan.mark !== 'presale' ? 0 : presoldShare(plan, id, days);
      const opens = later ? addDays(day, -OPENS_BEFORE) : addDays(today, -45);
      return {
        id,
        programId: plan.program,
        edition,
        startsAt,
        minutes: minutesOf(doc),
        hallId: plan.hall,
        planId: plan.hall,
        prices: Object.fromEntries(Object.entries(PRICES[plan.prices]).map(([c, yuan]) => [c, toFen(yuan)])),
        saleFrom: hallInstant(opens, '10:00'),
        membersOnly: plan.mark === 'members' ? MEMBER_LEVEL : 0,
        presaleOnly: plan.mark === 'presale',
        realName: plan.realName ?? false,
        cancelled: plan.mark === 'cancelled',
        limit: plan.realName ? 4 : LIMIT,
        presold,
        withheld: [...presoldSeats({ id, presold }, planIndex(plan.hall))],
      };
    });
}

/** The hall's day at an instant. */
export const hallDay = (now: number): string => hallTime(now).date;
