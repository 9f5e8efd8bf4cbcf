import { askAhead } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { news } from '#domain/contract/news.ts';
import { ID } from '#domain/contract/patterns.ts';
import { byId } from '#features/page/by-id.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ params, signal }: PageArgs) {
  const { type = '', id = '' } = params;
  if (ID.test(id)) askAhead(aside => call(digital.related, { newsId: id }, aside));
  return { type, id, article: byId(id, () => call(news.byId, { id }, { signal, quiet: true })) };
}
