import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type AnsweringDetail, digital } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { ID } from '#domain/contract/patterns.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** Null for nobody who answers: that is an answer, and not a failure of the page. */
async function artistOf(artistId: string, signal: AbortSignal): Promise<AnsweringDetail | null> {
  if (!ID.test(artistId)) return null;
  try {
    return await call(digital.artistById, { artistId }, { signal, quiet: true });
  } catch (error) {
    if (isFailure(error, ERR.notFound)) return null;
    throw error;
  }
}

export const loader = ({ query, signal }: PageArgs) => ({
  artist: handled(artistOf(query.get('id') ?? '', signal)),
});
