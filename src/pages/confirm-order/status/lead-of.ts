import type { Family } from '#domain/contract/family.ts';
import type { Order } from '#domain/contract/order.ts';
import { needsAddress } from '#domain/rules/freight.ts';

/** Where that which is digital is opened, and what is said of it before and after: recordings but for what has its own. */
const LIBRARY = {
  navType: 'digital',
  label: 'status.open',
  closed: 'status.digitalLead',
  opened: 'status.openedLead',
} as const;
const CARDS = {
  navType: 'card',
  label: 'status.cards',
  closed: 'status.cardLead',
  opened: 'status.cardOpenedLead',
} as const;
const OPENINGS: Readonly<Partial<Record<Family, typeof CARDS>>> = { card: CARDS };
export const openingOf = ({ family }: Order) => OPENINGS[family] ?? LIBRARY;

/** When a stream that is still to come begins; it is opened then. */
export const opensLater = ({ realStatus, fulfilment, now }: Order): string | undefined =>
  realStatus === 'paid_success' && fulfilment?.opensAt && !fulfilment.done && fulfilment.opensAt > now
    ? fulfilment.opensAt
    : undefined;

/** Which sentence tells what follows for this order. */
export type LeadKind =
  | 'replaced'
  | 'mismatch'
  | 'hint'
  | 'opens'
  | 'digital'
  | 'counter'
  | 'parcel'
  | 'changed'
  | 'given'
  | 'pack'
  | 'courier'
  | 'pickup'
  | 'entrance';

export function leadOf(order: Order): LeadKind {
  const { occasion, channel } = order;
  const collected = channel === 'productAbholung';
  if (order.replacedBy) return 'replaced';
  if (order.mismatch) return 'mismatch';
  if (order.realStatus !== 'paid_success') return 'hint';
  if (opensLater(order)) return 'opens';
  if (order.delivery === 'digital') return 'digital';
  if (!occasion) return collected ? 'counter' : 'parcel';
  if (occasion.changed && !order.evenings) return 'changed';
  // All of it is with friends: nothing here is shown at the door.
  if (order.tickets.length === 0 && order.given.length > 0) return 'given';
  if (order.evenings) return 'pack';
  if (channel && needsAddress(channel)) return 'courier';
  return collected || channel === 'oneYardAbholung' ? 'pickup' : 'entrance';
}
