import { call } from '#api/client.ts';
import { digital } from '#domain/contract/digital.ts';
import { byId } from '#features/page/by-id.ts';
import type { PageArgs } from '#site/page-args.ts';

export const loader = ({ query, signal }: PageArgs) => ({
  artist: byId(query.get('id') ?? '', artistId =>
    call(digital.artistById, { artistId }, { signal, quiet: true }),
  ),
});
