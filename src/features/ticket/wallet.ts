import * as z from 'zod/mini';
import { artPath } from '#art/path.ts';
import { FAMILIES } from '#domain/contract/family.ts';
import type { GivenTicket } from '#domain/contract/gift.ts';
import type { Order } from '#domain/contract/order.ts';
import { artAttrs, occasion, orderItem, orderSeat, ticket } from '#domain/contract/shapes/parts.ts';
import { byEvening } from '#domain/rules/evenings.ts';
import { readJson, writeText } from '#lib/storage.ts';

/** What a ticket needs to be shown at the door, and nothing more of the order. */
const kept = z.object({
  tradeNo: z.string(),
  family: z.enum(FAMILIES),
  title: z.string(),
  art: artAttrs,
  occasion,
  seats: z.array(orderSeat),
  items: z.array(orderItem),
  tickets: z.array(ticket),
  calendar: z.optional(z.string()),
});
export type KeptOrder = z.infer<typeof kept>;
const wallet = z.object({ memberId: z.string(), locale: z.string(), at: z.string(), orders: z.array(kept) });
export type Wallet = z.infer<typeof wallet>;

const KEY = 'heming.tickets';
const MAX_ORDERS = 20;

/** Null for an order that admits to nothing: goods, cards. */
const keep = ({ tradeNo, family, title, art, occasion, seats, items, tickets, calendar }: Order) =>
  occasion ? { tradeNo, family, title, art, occasion, seats, items, tickets, calendar } : null;

/** The evenings of an order, as a wallet keeps them. */
export const keptOf = (order: Order): KeptOrder[] => byEvening(order).flatMap(evening => keep(evening) ?? []);

/** The tickets that this device keeps for the member; another member's are none. Broken or denied storage is empty. */
export function readWallet(memberId: string): Wallet | null {
  const stored = readJson('local', KEY, kept => wallet.parse(kept));
  return stored?.memberId === memberId ? stored : null;
}

/** The service worker keeps their artwork too, also of those that were not looked at. */
export function keepPictures(orders: readonly KeptOrder[]): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = orders.flatMap(o => [artPath(o.art, 'wide'), artPath(o.art, 'square')]);
  navigator.serviceWorker.controller?.postMessage({ keep: [...new Set(keep)] });
}

/** A ticket from a friend, as a wallet keeps one; without its ticket once it was handed back. */
export const keptGift = ({
  giftId,
  ticket,
  family,
  title,
  art,
  occasion,
  seats,
  items,
  calendar,
}: GivenTicket): KeptOrder => ({
  tradeNo: giftId,
  family,
  title,
  art,
  occasion,
  seats,
  items,
  tickets: ticket ? [ticket] : [],
  calendar,
});

/** Keeps what was just seen, newest first; orders without tickets (refunded since) leave. `at` is ISO. */
export function writeWallet(
  memberId: string,
  locale: string,
  orders: readonly KeptOrder[],
  at: string,
): void {
  const before = readWallet(memberId)?.orders ?? [];
  const seen = new Set(orders.map(o => o.tradeNo));
  const all = [...orders, ...before.filter(o => !seen.has(o.tradeNo))].filter(o => o.tickets.length > 0);
  // Full or denied: the tickets open with a network as before.
  const next: Wallet = { memberId, locale, at, orders: all.slice(0, MAX_ORDERS) };
  writeText('local', KEY, JSON.stringify(next));
}
