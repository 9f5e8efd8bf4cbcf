import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type PackDetail, presale } from '#domain/contract/presale.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** The package with its dates; null when there is no such package. */
async function packOf(packId: string, signal: AbortSignal): Promise<PackDetail | null> {
  if (!packId) return null;
  return absent(call(presale.pack, { packId }, { signal, quiet: true }), ERR.badPayload);
}

export function loader({ query, signal }: PageArgs) {
  return {
    pack: handled(packOf(query.get('packId') ?? '', signal)),
    /** The live order that the new choice replaces. */
    replace: query.get('replace') || undefined,
    step: query.get('step') === 'seats' ? ('seats' as const) : ('dates' as const),
  };
}
