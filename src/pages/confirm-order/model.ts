import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type Address, addresses } from '#domain/contract/address.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { Family } from '#domain/contract/family.ts';
import type { Order } from '#domain/contract/order.ts';
import { familyOf } from '#domain/rules/families.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { callsOf } from '#features/order/calls.ts';
import type { PageArgs } from '#site/page-args.ts';

export interface Desk {
  readonly order: Order;
  /** The member's address book; null when it could not be read: the page offers to try again. */
  readonly addresses: readonly Address[] | null;
}

/**
 * The order and, while it is unpaid, the address book; null for an order that is not there or another member's.
 * Silent: the page itself shows what went wrong.
 */
async function open(family: Family, tradeNo: string, signal: AbortSignal): Promise<Desk | null> {
  const book = call(addresses.list, {}, { signal, quiet: true }).catch(() => null);
  const order = await found(call(callsOf(family).detail, { tradeNo }, { signal, quiet: true }));
  return order && { order, addresses: isUnpaid(order.realStatus) ? await book : [] };
}

const found = <T>(reply: Promise<T>): Promise<T | null> =>
  reply.catch((error: unknown) => {
    if (isFailure(error, ERR.notFound, ERR.badPayload)) return null;
    throw error;
  });

export function loader({ query, signal }: PageArgs) {
  const tradeNo = query.get('tradeNo') ?? '';
  const desk = open(familyOf(query), tradeNo, signal);
  desk.catch(() => undefined);
  return { tradeNo, desk };
}
