import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export const loader = ({ signal }: PageArgs) => ({
  artists: handled(call(digital.artists, {}, { signal, quiet: true })),
});
