import { askAhead } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { ID } from '#domain/contract/patterns.ts';
import { byId } from '#features/page/by-id.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ query, signal }: PageArgs) {
  const id = query.get('id') ?? '';
  if (ID.test(id)) askAhead(aside => call(digital.related, { artistId: id }, aside));
  return { person: byId(id, () => call(orchestra.person, { id }, { signal, quiet: true })) };
}
