import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type CardOffer, membership } from '#domain/contract/membership.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { pageOf } from '../model.ts';

/** A card to be bought by `cardId`, null when there is no such kind; or an order of cards by `tradeNo`. */
export function loader(args: PageArgs) {
  const { query, signal } = args;
  const cardId = query.get('cardId') ?? '';
  if (!query.get('tradeNo'))
    return {
      ...pageOf({ ...args, query: new URLSearchParams() }, ['card']),
      offer: handled(offerOf(cardId, signal)),
    };
  return { ...pageOf(args, ['card']), offer: null };
}

async function offerOf(cardId: string, signal: AbortSignal): Promise<CardOffer | null> {
  if (!cardId) return null;
  return absent(call(membership.offer, { cardId }, { signal, quiet: true }), ERR.badPayload);
}
