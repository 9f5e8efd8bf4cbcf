import { call } from '#api/client.ts';
import { program } from '#domain/contract/program.ts';
import { addDays, hallTime } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';

/** Days of the ribbon after today. */
const AHEAD = 15;

/** Everything starts at once; each part of the page shows when its own data is there. */
export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  const today = hallTime(Date.now()).date;
  return {
    today,
    ads: handled(readAds(options)),
    next: handled(call(program.home, {}, options)),
    highlights: handled(call(program.home2, {}, options)),
    days: handled(call(program.calendar, { from: today, to: addDays(today, AHEAD) }, options)),
  };
}
