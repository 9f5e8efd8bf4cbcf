import { askAhead } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { digital } from '#domain/contract/digital.ts';
import { type NewsDetail, news } from '#domain/contract/news.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

const ID = /^[\w.:-]{1,80}$/;

export function loader({ params, signal }: PageArgs) {
  const { type = '', id = '' } = params;
  const options = { signal, quiet: true };
  if (ID.test(id)) askAhead(aside => call(digital.related, { newsId: id }, aside));
  return { type, id, article: handled(ID.test(id) ? articleOf(id, options) : Promise.resolve(null)) };
}

/** Null for an article that does not exist: that is an answer, and not a failure of the page. */
async function articleOf(
  id: string,
  options: { signal: AbortSignal; quiet: boolean },
): Promise<NewsDetail | null> {
  return absent(call(news.byId, { id }, options));
}
