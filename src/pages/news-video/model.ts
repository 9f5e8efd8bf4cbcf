import { call } from '#api/client.ts';
import { news } from '#domain/contract/news.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** All moving scores; `id` opens one of them. */
export function loader({ query, signal }: PageArgs) {
  return { id: query.get('id') ?? '', videos: handled(call(news.videos, {}, { signal, quiet: true })) };
}
