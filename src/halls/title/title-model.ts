import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { digital, type TitleDetail } from '#domain/contract/digital.ts';
import { ID } from '#domain/contract/patterns.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** Null for a title that does not exist: that is an answer, and not a failure of the page. */
export async function titleOf(titleId: string, signal: AbortSignal): Promise<TitleDetail | null> {
  if (!ID.test(titleId)) return null;
  return absent(call(digital.byId, { titleId }, { signal, quiet: true }));
}

/** The page of one title. */
export const titleLoader = ({ query, signal }: PageArgs) => ({
  title: handled(titleOf(query.get('id') ?? '', signal)),
});
