import { call } from '#api/client.ts';
import { news } from '#domain/contract/news.ts';
import { hallTime } from '#lib/dates.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { FRONT, PAGE_SIZE } from './counts.ts';

const VIDEOS = 2;

/** A whole number of the query within bounds; anything else is as if it were not there. */
function numberOf(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name) ?? '';
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** The newest stand on the front; the list below goes on from there, or holds one year. */
export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const year = numberOf(query, 'year', 1900, 2200);
  const pageNo = numberOf(query, 'pageNo', 1, 10_000) ?? 1;
  const skip = year === undefined ? FRONT : 0;
  return {
    year,
    pageNo,
    today: hallTime(Date.now()),
    types: handled(call(news.types, {}, options)),
    front: year === undefined && pageNo === 1 ? handled(call(news.list, { pageSize: FRONT }, options)) : null,
    videos:
      year === undefined && pageNo === 1
        ? handled(call(news.list, { video: 'Y', pageSize: VIDEOS }, options))
        : null,
    list: handled(call(news.list, { year, skip, pageNo, pageSize: PAGE_SIZE }, options)),
  };
}
