import { call } from '#api/client.ts';
import { NEWS_TYPES, type NewsType, news } from '#domain/contract/news.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export const PAGE_SIZE = 10;

/** The category of the path, or null for one that there is not. */
const typeOf = (text: string | undefined): NewsType | null => NEWS_TYPES.find(type => type === text) ?? null;

export function loader({ params, query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const type = typeOf(params.type);
  const wanted = query.get('pageNo') ?? '';
  const pageNo = /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
  return {
    type,
    pageNo,
    types: handled(call(news.types, {}, options)),
    list: type ? handled(call(news.list, { type, pageNo, pageSize: PAGE_SIZE }, options)) : null,
  };
}
