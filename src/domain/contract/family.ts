import type { Delivery } from './order.ts';

interface Module {
  /** The query that names its orders to the order page, beside tradeNo (specification §2). */
  readonly query: { readonly supportSeat: 'Y' | 'N'; readonly orderType?: string };
  /** The set of statuses that decides, and that pages show (specification §4). */
  readonly statuses: 'real' | 'order';
  /**
   * What there is to pay (specification §4): the total fee in every status; net until the order is confirmed, then the
   * totals; or the total amount less the discounts, which it is stated before.
   */
  readonly payable: 'fee' | 'net' | 'gross';
  /** What an order brings where a reply does not say. */
  readonly delivery: Delivery;
}

/** Modules of the specification that have orders. Tickets with a place, tickets without, membership cards, goods, a further channel. */
export const MODULES = {
  seat: { query: { supportSeat: 'Y' }, statuses: 'real', payable: 'net', delivery: 'ticket' },
  show: { query: { supportSeat: 'N' }, statuses: 'real', payable: 'fee', delivery: 'ticket' },
  card: {
    query: { supportSeat: 'N', orderType: 'card' },
    statuses: 'real',
    payable: 'fee',
    delivery: 'digital',
  },
  mall: {
    query: { supportSeat: 'N', orderType: 'mall' },
    statuses: 'order',
    payable: 'net',
    delivery: 'parcel',
  },
  dams: {
    query: { supportSeat: 'N', orderType: 'dams' },
    statuses: 'order',
    payable: 'gross',
    delivery: 'digital',
  },
} as const satisfies Readonly<Record<string, Module>>;

/** What an order is called on the wire: its module. */
export type Family = keyof typeof MODULES;
export const FAMILIES = Object.keys(MODULES) as readonly Family[];

/** Its places are chosen on a plan of the hall, in three steps (specification §2). */
export const isSeated = (family: Family): boolean => MODULES[family].query.supportSeat === 'Y';
