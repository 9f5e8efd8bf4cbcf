import type { Family } from '../contract/family.ts';
import type { Channel, Delivery } from '../contract/order.ts';

interface Switches {
  /** The set of statuses that the family's pages show (specification §4). */
  readonly statuses: 'real' | 'order';
  /** There is an evening to go to: a date, a place, tickets, a calendar entry, the refund ladder. */
  readonly occasion: boolean;
  /** Somebody is told how it goes on: a name, a mobile, a way of delivery. */
  readonly contact: boolean;
  /** The query that names an order of the family to the order page, beside tradeNo (specification §2). */
  readonly query: Readonly<Record<string, string>>;
}

/** A family is data: what server and pages ask of it stands here, once. */
export const FAMILY: Readonly<Record<Family, Switches>> = {
  seat: { statuses: 'real', occasion: true, contact: true, query: { supportSeat: 'Y' } },
  show: { statuses: 'real', occasion: true, contact: true, query: { supportSeat: 'N' } },
  card: { statuses: 'real', occasion: false, contact: false, query: { supportSeat: 'N', orderType: 'card' } },
  mall: { statuses: 'order', occasion: false, contact: true, query: { supportSeat: 'N', orderType: 'mall' } },
  dams: { statuses: 'order', occasion: false, contact: true, query: { supportSeat: 'N', orderType: 'dams' } },
};

/** supportSeat=Y is a seat order, orderType names mall, dams and card, and all else is a show (specification §2). */
export function familyOf(query: URLSearchParams): Family {
  if (query.get('supportSeat') === 'Y') return 'seat';
  const type = query.get('orderType');
  return type === 'mall' || type === 'dams' || type === 'card' ? type : 'show';
}

/** Ways of delivery by what there is to deliver; the first is the usual one. */
export const CHANNELS_OF: Readonly<Record<Delivery, readonly Channel[]>> = {
  ticket: [
    'oneYard',
    'productUnwanted',
    'productAbholung',
    'oneYardAbholung',
    'productEMS',
    'productCollect',
  ],
  parcel: ['productEMS', 'productCollect', 'productAbholung'],
  digital: ['productUnwanted'],
};
