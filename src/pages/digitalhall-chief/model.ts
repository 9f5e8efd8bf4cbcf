import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { shelfData } from '#halls/shelf-model.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export const loader = (args: PageArgs) => ({
  ...shelfData(args, 'chief', 36),
  /** The conductor, whom the front introduces. */
  chief: handled(call(digital.front, {}, { signal: args.signal, quiet: true }).then(front => front.chief)),
});
