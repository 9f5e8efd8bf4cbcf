import { FAMILIES, type Family, isSeated, MODULES } from '../contract/family.ts';
import type { Channel, Delivery } from '../contract/order.ts';

interface Switches {
  /** The module of the specification whose calls serve its orders. */
  readonly module: Family;
  /** There is an evening to go to: a date, a place, tickets, a calendar entry, the refund ladder. */
  readonly occasion: boolean;
  /** Chosen and given back as a whole: its promotion is part of the price. */
  readonly whole: boolean;
  /** Its tickets go for those of another evening of the programme. */
  readonly exchangeable: boolean;
  /** Something is kept from others while the order waits, which a renewal keeps longer. */
  readonly keeps: boolean;
  /** Points can be used for it. */
  readonly points: boolean;
  /** The discount of the member's level is taken off. */
  readonly memberDiscount: boolean;
  /** Somebody is told how it goes on: a name, a mobile, a way of delivery. */
  readonly contact: boolean;
  /** Documents of the catalogue that its orders are of: what is ordered stays in the season. */
  readonly documents: string;
}

const goods = {
  occasion: false,
  whole: false,
  exchangeable: false,
  keeps: true,
  points: true,
  memberDiscount: true,
  contact: true,
  documents: 'product',
} as const;
const evenings = { ...goods, occasion: true } as const;

/** A family is data: what server and pages ask of it stands here, once, beside what its module has. */
export const FAMILY = {
  seat: { ...evenings, ...MODULES.seat, module: 'seat', exchangeable: true, documents: 'schedule' },
  package: { ...evenings, ...MODULES.seat, module: 'seat', whole: true, documents: 'pack' },
  show: { ...evenings, ...MODULES.show, module: 'show', documents: 'show-date' },
  card: {
    ...goods,
    ...MODULES.card,
    module: 'card',
    keeps: false,
    points: false,
    memberDiscount: false,
    contact: false,
    documents: 'card',
  },
  mall: { ...goods, ...MODULES.mall, module: 'mall' },
  dams: { ...goods, ...MODULES.dams, module: 'dams' },
} as const satisfies Readonly<Record<string, Switches>> & Readonly<Record<Family, unknown>>;

/** What is sold. Each module of the specification is a family; a package is one more, which the seats' module serves. */
export type OrderFamily = keyof typeof FAMILY;

/** supportSeat=Y is a seat order, orderType names mall, dams and card, and all else is a show (specification §2). */
export const familyOf = (query: URLSearchParams): Family =>
  FAMILIES.find(family => {
    const own: { readonly supportSeat: string; readonly orderType?: string } = MODULES[family].query;
    return own.orderType
      ? query.get('orderType') === own.orderType
      : isSeated(family) && query.get('supportSeat') === 'Y';
  }) ?? 'show';

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
