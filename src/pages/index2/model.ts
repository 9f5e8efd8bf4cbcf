import { call } from '#api/client.ts';
import { DAY, MONTH } from '#domain/contract/patterns.ts';
import { program } from '#domain/contract/program.ts';
import { hallTime } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import { addMonths } from '#lib/months.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';

/** The month and the day of the address; what is malformed is this month, and no day. */
export function readPlace(
  query: URLSearchParams,
  today: string,
): { month: string; date: string | undefined } {
  const date = query.get('date') ?? '';
  if (DAY.test(date)) return { month: date.slice(0, 7), date };
  const month = query.get('month') ?? '';
  return { month: MONTH.test(month) ? month : today.slice(0, 7), date: undefined };
}

export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const today = hallTime(Date.now()).date;
  const { month, date } = readPlace(query, today);
  const days = call(program.calendar, { month }, options);
  return {
    today,
    month,
    date,
    before: addMonths(month, -1),
    after: addMonths(month, 1),
    days: handled(days),
    /** The concerts of the chosen day. */
    day: date ? handled(call(program.byDate, { date }, options)) : null,
    highlights: handled(call(program.home2, {}, options)),
    ads: handled(readAds(options)),
  };
}
