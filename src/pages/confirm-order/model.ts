import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { type Address, addresses } from '#domain/contract/address.ts';
import { type Certification, certifications } from '#domain/contract/certification.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { Family } from '#domain/contract/family.ts';
import { mall, type Product } from '#domain/contract/mall.ts';
import type { Order } from '#domain/contract/order.ts';
import { type ShowDetail, show as shows } from '#domain/contract/show.ts';
import { namedSeats } from '#domain/rules/evenings.ts';
import { familyOf } from '#domain/rules/families.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { callsOf } from '#features/order/calls.ts';
import type { PageArgs } from '#site/page-args.ts';

export interface LoadedOrder {
  readonly order: Order;
  /** The member's address book; null when it could not be read: the page offers to try again. */
  readonly addresses: readonly Address[] | null;
  /** Certificates that the member keeps; asked for where names are real. */
  readonly papers: readonly Certification[];
}

/**
 * The order and, while it is unpaid, the address book; null for an order that is not there or another member's.
 * The page itself shows what went wrong with the order; of the lists beside it, which it does without, a toast tells.
 */
async function open(family: Family, tradeNo: string, signal: AbortSignal): Promise<LoadedOrder | null> {
  const book = call(addresses.list, {}, { signal }).catch(() => null);
  const order = await absent(
    call(callsOf(family).detail, { tradeNo }, { signal, quiet: true }),
    ERR.badPayload,
  );
  if (!order) return null;
  const unpaid = isUnpaid(order.realStatus);
  // Without them they are typed in, as before.
  const papers =
    unpaid && namedSeats(order).length > 0
      ? await call(certifications.list, {}, { signal }).catch(() => [])
      : [];
  return { order, addresses: unpaid ? await book : [], papers };
}

/** What there is to choose before there is an order. */
export type Choice =
  | { readonly kind: 'show'; readonly show: ShowDetail; readonly replaced: Replaced | undefined }
  | { readonly kind: 'product'; readonly product: Product; readonly replaced: string | undefined };
interface Replaced {
  readonly tradeNo: string;
  readonly dateId: string;
}

/** The show or the product that the query names; null when it names none that there is. */
async function choiceOf(query: URLSearchParams, signal: AbortSignal): Promise<Choice | null> {
  const [showId, productId, replace] = ['showId', 'productId', 'replace'].map(name => query.get(name));
  const quiet = { signal, quiet: true };
  if (showId) {
    const show = await absent(call(shows.ticketTypes, { showId }, quiet), ERR.badPayload);
    const dateId = query.get('dateId') ?? '';
    return show && { kind: 'show', show, replaced: replace ? { tradeNo: replace, dateId } : undefined };
  }
  if (!productId) return null;
  const product = await absent(call(mall.detail, { productId }, quiet), ERR.badPayload);
  return product && { kind: 'product', product, replaced: replace || undefined };
}

type Wanted = 'order' | 'show' | 'product';

/**
 * The order that the query names, or what there is to choose for one. `families` are tried in turn; `usual` is what a
 * page is for when its query says nothing.
 */
export function pageOf({ query, signal }: PageArgs, families: readonly Family[], usual: Wanted = 'order') {
  const tradeNo = query.get('tradeNo') ?? '';
  const wanted: Wanted = query.get('showId') ? 'show' : query.get('productId') ? 'product' : usual;
  const choosing = tradeNo === '' && wanted !== 'order';
  const orderState = choosing ? null : firstOrder(families, tradeNo, signal);
  const choice = choosing ? choiceOf(query, signal) : null;
  for (const promise of [orderState, choice]) promise?.catch(() => undefined);
  return { tradeNo, wanted, family: families[0] ?? 'seat', orderState, choice } as const;
}

async function firstOrder(
  families: readonly Family[],
  tradeNo: string,
  signal: AbortSignal,
): Promise<LoadedOrder | null> {
  // Without a number nobody needs to sign in to be told so.
  if (tradeNo === '') return null;
  for (const family of families) {
    const orderState = await open(family, tradeNo, signal);
    if (orderState) return orderState;
  }
  return null;
}

export const loader = (args: PageArgs) => pageOf(args, [familyOf(args.query)]);
