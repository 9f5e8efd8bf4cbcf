import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type CardOffer, membership } from '#domain/contract/membership.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';
import { loader as orderLoader } from './model.ts';

/** A card to be bought by `cardId`, null when there is no such kind; or an order of cards by `tradeNo`. */
export function loader(args: PageArgs) {
  const { query, signal } = args;
  const cardId = query.get('cardId') ?? '';
  if (!query.get('tradeNo'))
    return { tradeNo: '', desk: Promise.resolve(null), offer: later(offerOf(cardId, signal)) };
  const own = new URLSearchParams({ tradeNo: query.get('tradeNo') ?? '', ...FAMILY.card.query });
  return { ...orderLoader({ ...args, query: own }), offer: null };
}

async function offerOf(cardId: string, signal: AbortSignal): Promise<CardOffer | null> {
  if (!cardId) return null;
  try {
    return await call(membership.offer, { cardId }, { signal, quiet: true });
  } catch (error) {
    if (isFailure(error, ERR.notFound, ERR.badPayload)) return null;
    throw error;
  }
}
