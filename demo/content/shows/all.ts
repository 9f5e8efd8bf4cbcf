import { addDays, hallInstant, weekdayOf } from '#lib/dates.ts';
import type { ShowDateDoc, ShowDoc } from '#server/catalogue/types-shop.ts';
import type { DatePlan, ShowContent } from './build.ts';
import { families } from './families.ts';
import { learners } from './learners.ts';
import { visits } from './visits.ts';

const contents: readonly ShowContent[] = [...families, ...learners, ...visits];

export const shows: readonly ShowDoc[] = contents.map(({ capacity: _, dates: __, ...doc }) => doc);

/** Sales open this many days before; for dates marked `later` they are still to come. */
const OPENS_BEFORE = 60;
const OPENS_LATER = 14;
const SHARE = { few: 0.93, out: 1, cancelled: 0.3, later: 0, none: 0.4 } as const;

/** The dates of one edition, from a day of the hall. Same day, same dates. */
export function showDates(today: string): ShowDateDoc[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return contents.flatMap(show =>
    show.dates.map((plan: DatePlan): ShowDateDoc => {
      const day = addDays(monday, plan.week * 7 + plan.weekday - 1);
      const opens = addDays(day, plan.mark === 'later' ? -OPENS_LATER : -OPENS_BEFORE);
      const sessions = Array.from({ length: plan.sessions ?? 1 }, (_, i) =>
        hallInstant(addDays(day, i * 7), plan.time),
      );
      return {
        id: `${show.id}-${day.replaceAll('-', '')}-${plan.time.replace(':', '')}`,
        showId: show.id,
        edition: today.replaceAll('-', ''),
        startsAt: sessions[0] ?? 0,
        sessions,
        capacity: show.capacity,
        withheld: Math.floor(show.capacity * SHARE[plan.mark ?? 'none']),
        // What is far ahead is on sale all the same: only dates marked `later` are not.
        saleFrom: hallInstant(plan.mark === 'later' || opens < today ? opens : addDays(today, -1), '10:00'),
        cancelled: plan.mark === 'cancelled',
      };
    }),
  );
}
