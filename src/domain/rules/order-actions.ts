import type { Delivery } from '../contract/order.ts';
import { isCancelled, isReturned, isUnpaid } from './order-status.ts';

/** What a member can do with an order; the server refuses what is not in the list of its status. */
export const ACTIONS = [
  'pay',
  'cancel',
  'tickets',
  'calendar',
  'open',
  'print',
  'refund',
  'rebuy',
  'ask',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a paid order offers, by what it brings. */
const PAID: Readonly<Record<Delivery, readonly Action[]>> = {
  ticket: ['tickets', 'calendar', 'print', 'refund'],
  parcel: ['print', 'refund'],
  digital: ['open', 'print', 'refund'],
};

/** Of use to who has a ticket alone. */
const AT_THE_DOOR: ReadonlySet<Action> = new Set(['tickets', 'calendar']);

/** In the order in which the page offers them. A refund is offered with its quote, which may say why not. */
export function actionsOf({
  realStatus,
  delivery,
  tickets,
  given,
}: {
  readonly realStatus: string;
  readonly delivery: Delivery;
  /** Tickets that are the member's own, and those that friends have. */
  readonly tickets?: readonly unknown[];
  readonly given?: readonly unknown[];
}): readonly Action[] {
  if (isUnpaid(realStatus)) return ['pay', 'cancel'];
  if (realStatus === 'paid_success') {
    const away = tickets?.length === 0 && (given?.length ?? 0) > 0;
    return PAID[delivery].filter(action => !away || !AT_THE_DOOR.has(action));
  }
  if (realStatus === 'paid_failure' || realStatus === 'paid_return_fail') return ['rebuy', 'ask'];
  return isCancelled(realStatus) || isReturned(realStatus) ? ['rebuy'] : [];
}
