import { askAhead } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { digital } from '#domain/contract/digital.ts';
import { orchestra, type PersonDetail } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

const ID = /^[\w.:-]{1,80}$/;

/** Null for nobody: that is an answer, and not a failure of the page. */
async function personOf(id: string, signal: AbortSignal): Promise<PersonDetail | null> {
  if (!ID.test(id)) return null;
  return absent(call(orchestra.person, { id }, { signal, quiet: true }));
}

export function loader({ query, signal }: PageArgs) {
  const id = query.get('id') ?? '';
  if (ID.test(id)) askAhead(aside => call(digital.related, { artistId: id }, aside));
  return { person: handled(personOf(id, signal)) };
}
