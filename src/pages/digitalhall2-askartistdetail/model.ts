import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { type AnsweringDetail, digital } from '#domain/contract/digital.ts';
import { ID } from '#domain/contract/patterns.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** Null for nobody who answers: that is an answer, and not a failure of the page. */
async function artistOf(artistId: string, signal: AbortSignal): Promise<AnsweringDetail | null> {
  if (!ID.test(artistId)) return null;
  return absent(call(digital.artistById, { artistId }, { signal, quiet: true }));
}

export const loader = ({ query, signal }: PageArgs) => ({
  artist: handled(artistOf(query.get('id') ?? '', signal)),
});
