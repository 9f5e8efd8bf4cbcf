import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  return {
    front: handled(call(digital.front, {}, options)),
    live: handled(call(digital.live, {}, options)),
    artists: handled(call(digital.artists, {}, options)),
  };
}
