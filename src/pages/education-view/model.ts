import { call } from '#api/client.ts';
import { education } from '#domain/contract/education.ts';
import { byId } from '#features/page/by-id.ts';
import type { PageArgs } from '#site/page-args.ts';

export const loader = ({ query, signal }: PageArgs) => ({
  series: byId(query.get('id') ?? '', id => call(education.byId, { id }, { signal, quiet: true })),
});
