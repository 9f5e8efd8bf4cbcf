import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type NewsDetail, news } from '#domain/contract/news.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

const ID = /^[\w.:-]{1,80}$/;

export function loader({ params, signal }: PageArgs) {
  const { type = '', id = '' } = params;
  const options = { signal, quiet: true };
  return { type, id, article: handled(ID.test(id) ? articleOf(id, options) : Promise.resolve(null)) };
}

/** Null for an article that does not exist: that is an answer, and not a failure of the page. */
async function articleOf(
  id: string,
  options: { signal: AbortSignal; quiet: boolean },
): Promise<NewsDetail | null> {
  try {
    return await call(news.byId, { id }, options);
  } catch (error) {
    if (isFailure(error, ERR.notFound)) return null;
    throw error;
  }
}
