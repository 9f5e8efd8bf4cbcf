import { call } from '#api/client.ts';
import { digital, type TitleDetail } from '#domain/contract/digital.ts';
import { byId } from '#features/page/by-id.ts';
import type { PageArgs } from '#site/page-args.ts';

export const titleOf = (id: string, signal: AbortSignal): Promise<TitleDetail | null> =>
  byId(id, titleId => call(digital.byId, { titleId }, { signal, quiet: true }));

/** The page of one title. */
export const titleLoader = ({ query, signal }: PageArgs) => ({
  title: titleOf(query.get('id') ?? '', signal),
});
