import type { Family } from '../contract/family.ts';
import type { Channel, Delivery } from '../contract/order.ts';

interface Switches {
  /** The module of the specification whose calls serve its orders. */
  readonly module: Family;
  /** The set of statuses that the family's pages show (specification §4). */
  readonly statuses: 'real' | 'order';
  /** There is an evening to go to: a date, a place, tickets, a calendar entry, the refund ladder. */
  readonly occasion: boolean;
  /** Chosen and given back as a whole: its promotion is part of the price. */
  readonly whole: boolean;
  /** Something is kept from others while the order waits, which a renewal keeps longer. */
  readonly keeps: boolean;
  /** Points can be used for it. */
  readonly points: boolean;
  /** Somebody is told how it goes on: a name, a mobile, a way of delivery. */
  readonly contact: boolean;
  /** The query that names an order of the family to the order page, beside tradeNo (specification §2). */
  readonly query: Readonly<Record<string, string>>;
}

const goods = {
  whole: false,
  keeps: true,
  points: true,
  contact: true,
  occasion: false,
  statuses: 'order',
} as const;
const evenings = {
  whole: false,
  keeps: true,
  points: true,
  contact: true,
  occasion: true,
  statuses: 'real',
} as const;

/** A family is data: what server and pages ask of it stands here, once. */
export const FAMILY = {
  seat: { ...evenings, module: 'seat', query: { supportSeat: 'Y' } },
  package: { ...evenings, module: 'seat', whole: true, query: { supportSeat: 'Y' } },
  show: { ...evenings, module: 'show', query: { supportSeat: 'N' } },
  card: {
    ...goods,
    module: 'card',
    statuses: 'real',
    keeps: false,
    points: false,
    contact: false,
    query: { supportSeat: 'N', orderType: 'card' },
  },
  mall: { ...goods, module: 'mall', query: { supportSeat: 'N', orderType: 'mall' } },
  dams: { ...goods, module: 'dams', query: { supportSeat: 'N', orderType: 'dams' } },
} as const satisfies Readonly<Record<string, Switches>>;

/** What is sold. Each module of the specification is a family; a package is one more, which the seats' module serves. */
export type OrderFamily = keyof typeof FAMILY;

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
