import type { CertificateType } from '#domain/contract/certificates.ts';
import type { DiscountKind } from '#domain/contract/discount-kinds.ts';
import type { Channel, GatewayCode, RealStatus } from '#domain/contract/order.ts';
import type { OrderFamily } from '#domain/rules/families.ts';
import type { PaymentState } from '#domain/rules/payment.ts';
import type { Placement, Share } from '#domain/rules/placement.ts';
import type { Ladder } from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';

/** Money is integer fen, instants are milliseconds of the server's clock, in every row of this file. */

/** A sold place as it was when it was ordered: later changes of the plan do not touch an order. */
export interface SeatLine {
  readonly seatId: string;
  readonly zone: Bilingual;
  readonly row: string;
  readonly number: string;
  /** Category name of the plan. */
  readonly category: string;
  readonly price: number;
  /** In a package the performance of this seat; else the order's own. */
  readonly scheduleId?: string;
  /** What it is for, where it is no ordinary seat. */
  readonly kind?: 'wheelchair' | 'companion';
}

/** What an order holds that is no seat: tickets without a place, recordings, goods, a membership card. */
export interface ItemLine {
  readonly itemId: string;
  readonly name: Bilingual;
  /** Date, format or size in a line; empty when there is nothing to add. */
  readonly note: Bilingual;
  /** Fen of one. */
  readonly price: number;
  readonly quantity: number;
}

/** A discount that is in force for an order, as the server computed it when it was applied. */
export interface AppliedDiscount {
  /** Names the offer or the member's holding within this order. */
  readonly tmpId: string;
  readonly kind: DiscountKind;
  readonly title: Bilingual;
  /** What it takes off; above 0. */
  readonly fen: number;
  /** Uses of a holding or points that the confirmed order claims; absent for what is not counted. */
  readonly uses?: number;
}
/** How far the choice of discounts has come. */
export interface Discounting {
  /** Points that were asked for: as many as fit are among the discounts. */
  readonly points: number;
  /** Grows with each edit. */
  readonly revision: number;
  /** Confirmed with the total that was shown: what is limited is claimed, and nothing is edited any more. */
  readonly settled: boolean;
  /** When it was. */
  readonly settledAt?: number;
  /** Whether the member took back the member discount, which applies by itself wherever it takes something. */
  readonly memberRefused?: boolean;
}

export interface Certificate {
  readonly type: CertificateType;
  readonly name: string;
  readonly number: string;
}

export interface Contact {
  readonly linkman: string;
  /** Empty for a contact that is reached by e-mail alone. */
  readonly mobile: string;
  readonly email?: string;
  readonly channel: Channel;
  /** One line for the courier; empty without delivery. */
  readonly deliverTo: string;
  /** One a seat for real-name concerts. Never leaves the server unmasked, never in a log (S19). */
  readonly certificates: readonly Certificate[];
}

/** What became of a ticket that was offered to a friend. */
export type GiftEvent =
  | 'gift_offered'
  | 'gift_accepted'
  | 'gift_declined'
  | 'gift_withdrawn'
  | 'gift_expired'
  | 'gift_handed_back';

export interface OrderEvent {
  readonly status:
    | RealStatus
    | 'renewed'
    | 'refund_sent'
    | 'opened'
    | 'part_returned'
    | 'part_exchanged'
    | 'donated'
    | 'seat_moved'
    | 'evening_changed'
    | GiftEvent;
  readonly at: number;
  readonly note: Bilingual;
  /** The order that took the place of this one. */
  readonly by?: string;
}

/** A part of an order that was given back, or all of it. */
export interface ReturnedPart {
  readonly at: number;
  /** Its seats, or the numbered tickets of a show. */
  readonly pieces: readonly string[];
  readonly seats: readonly SeatLine[];
  readonly items: readonly ItemLine[];
  /** Before discounts. */
  readonly price: number;
  readonly fee: number;
  /** What was given back of its price: to the payer, where nothing else is said. */
  readonly amount: number;
  /** To whom else: the foundation, with the receipt's number, or an order in its place. */
  readonly donated?: string;
  readonly exchanged?: {
    readonly tradeNo: string /** What of the amount went back to the payer. */;
    readonly back: number;
  };
}

/** What went back to the payer of a returned part. */
export const paidBack = ({ amount, donated, exchanged }: ReturnedPart): number =>
  donated !== undefined ? 0 : (exchanged?.back ?? amount);

/** When an evening was to begin as it was ordered. */
export const orderedFor = (
  { startsAt, starts = {} }: Pick<OrderRow, 'startsAt' | 'starts'>,
  evening: { readonly id: string; readonly startsAt: number; readonly movedFrom?: number | undefined },
): number => starts[evening.id] ?? startsAt ?? evening.movedFrom ?? evening.startsAt;

/** Tickets that an order stands in place of, once it is paid. */
export interface Exchange {
  readonly tradeNo: string;
  readonly pieces: readonly string[];
  /** What they bring, fen. */
  readonly credit: number;
  /** What a return would have cost when they were exchanged, in percent: of what goes back in money, so much is kept. */
  readonly percent: number;
}

/** So much of a payment belongs to an order. */
export interface Fund {
  readonly payNo: string;
  readonly fen: number;
}

export interface OrderRow {
  readonly tradeNo: string;
  readonly memberId: string;
  /** What is chosen again when the order is changed: the performance, the package, the show's date, the product, the card. */
  readonly scheduleId: string;
  readonly programId: string;
  readonly realStatus: RealStatus;
  /** Of the page that it was made on: what its letters are written in. */
  readonly locale?: Locale;
  readonly createdAt: number;
  /** Until when the seats are held while the order is unpaid. */
  readonly expiresAt: number;
  readonly renewed: boolean;
  /** Idempotency: one requestId a member, with the hash of the body that it came with (R12). */
  readonly requestId: string;
  readonly bodyHash: string;
  readonly family: OrderFamily;
  /** What is still ordered: what was given back before the rest stands in `returned`. */
  readonly seats: readonly SeatLine[];
  readonly items: readonly ItemLine[];
  readonly returned?: readonly ReturnedPart[];
  /** The refund ladder as it was at the purchase. */
  readonly ladder?: Ladder;
  readonly exchange?: Exchange;
  /** When its evening was to begin when it was ordered, ms: of one that moves, all of the money can be had back. */
  readonly startsAt?: number;
  /** Of a package: the same of each of its evenings, by performance. */
  readonly starts?: Readonly<Record<string, number>>;
  /** Given by the house, without a price: by whom. */
  readonly complimentary?: string;
  /** Which payments it can be given back from, once money has moved between orders; its own one where nothing is said. */
  readonly funds?: readonly Fund[];
  /** Units of a counted stock that the order claims: places of a show (u1, u2 …), copies of an edition. */
  readonly units?: readonly string[];
  /** When a recording or a digital membership was opened; from then on it is not taken back. */
  readonly openedAt?: number;
  /** Goods before discounts: the sum of the lines, those that were given back included. */
  readonly amount: number;
  /** The sum of `discounts`. */
  readonly discount: number;
  readonly discounts: readonly AppliedDiscount[];
  /** Absent until a discount is chosen or the order confirmed. */
  readonly discounting?: Discounting;
  /** The order that this one took the place of, and its discounts that did not fit any more. */
  readonly replaces?: { readonly tradeNo: string; readonly dropped: readonly Bilingual[] };
  readonly otherFee: number;
  readonly contact: Contact | null;
  readonly events: readonly OrderEvent[];
}

export interface PlaceOrder {
  /** The order as it shall be, new_locked. */
  readonly order: OrderRow;
  /** The caller's live order that gives way in the same step, or null. */
  readonly replace: string | null;
  readonly now: number;
  /** How much one member may have of each thing that the order has a share of (`sharesOf`). */
  readonly limits: Placement['limits'];
  /** It is refused while anybody without an offer stands in line for one of these performances. */
  readonly afterLines?: readonly string[] | undefined;
  readonly maxLive?: Placement['maxLive'];
  readonly maxPerMinute?: Placement['maxPerMinute'];
}

/**
 * What an order claims, by schedule, in the order in which everybody locks: its units of stock or its seats, of which
 * those of a package name a schedule of their own.
 */
export function claimsOf(order: Pick<OrderRow, 'scheduleId' | 'seats' | 'units'>): [string, string[]][] {
  const claims = new Map<string, string[]>();
  const add = (scheduleId: string, place: string): void => {
    const places = claims.get(scheduleId);
    if (places) places.push(place);
    else claims.set(scheduleId, [place]);
  };
  if (order.units) for (const unit of order.units) add(order.scheduleId, unit);
  else for (const seat of order.seats) add(seat.scheduleId ?? order.scheduleId, seat.seatId);
  return [...claims].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What of the order counts towards the limits of its member: its places, or its pieces where there are none. */
export function sharesOf(order: Pick<OrderRow, 'scheduleId' | 'seats' | 'units' | 'items'>): Share[] {
  const claims = claimsOf(order);
  if (claims.length > 0) return claims.map(([of, places]) => ({ of, size: places.length }));
  return [{ of: order.scheduleId, size: order.items.reduce((sum, item) => sum + item.quantity, 0) }];
}

export type Placed =
  | { readonly kind: 'placed' | 'repeated'; readonly tradeNo: string }
  /** The requestId came before with another body. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'waited-for' }
  | { readonly kind: 'lost'; readonly seats: readonly string[] }
  | { readonly kind: 'too-many-orders' }
  | { readonly kind: 'too-fast' }
  /** Of what there would be too much. */
  | { readonly kind: 'too-many-seats'; readonly of: string }
  /** The order to replace does not exist, is another member's or of something else. */
  | { readonly kind: 'foreign' };

export interface Taken {
  readonly seatId: string;
  readonly tradeNo: string;
}

export interface TicketRow {
  /** At least 128 unpredictable bits. */
  readonly code: string;
  readonly tradeNo: string;
  /** 1, 2 … within the order: a second set of tickets for one order cannot be stored (R6). */
  readonly place: number;
  readonly seatIds: readonly string[];
  /** In a package the performance that it admits to; else the order's own. */
  readonly scheduleId?: string;
  readonly usedAt: number | null;
  /** At which door and by whom it was used, and since when whoever has it is out for a while. */
  readonly door?: string;
  readonly usedBy?: string;
  readonly outAt?: number;
  /** The friend who has it; the member of the order where nothing is said. */
  readonly holder?: string;
}

export interface PaymentRow {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly gateway: GatewayCode;
  readonly amount: number;
  readonly state: PaymentState;
  readonly createdAt: number;
  /** Money that the gateway says it took, 0 before. */
  readonly received: number;
  readonly receivedAt: number | null;
  /** When the gateway was last asked about it. */
  readonly askedAt: number;
  /** What goes back to the payer, and whether the gateway has confirmed it. */
  readonly refund: number;
  readonly refundState: 'none' | 'due' | 'done';
  /** From when a due refund may be sent. */
  readonly refundAt: number;
  /** What the gateway calls the payment, where it has a name of its own. */
  readonly reference?: string;
  /** The steps in which money goes back, each written before it is sent; `refund` is their sum in the end. */
  readonly steps?: readonly RefundStep[];
}

/** Fen, under a number that the gateway takes once. */
export interface RefundStep {
  readonly no: string;
  readonly amount: number;
  readonly done: boolean;
  /** When it was written down, and when the gateway took it; absent in older ones. */
  readonly at?: number;
  readonly doneAt?: number;
}

/** The sandbox gateway's own books: it stands for a bank and shares nothing else with the box office. */
export interface SandboxRow {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly gateway: GatewayCode;
  readonly amount: number;
  readonly title: string;
  readonly state: 'waiting' | 'processing' | 'paid' | 'declined' | 'closed';
  readonly charged: number;
  readonly settledAt: number | null;
  readonly refunded: number;
  /** Numbers of the steps in which it went back. */
  readonly steps?: readonly string[];
}

/** Which of a member's orders, and a page of them. */
export interface OrdersWanted {
  readonly families?: readonly OrderFamily[];
  /** As they are at `now` (`statusAt`). */
  readonly statuses?: readonly RealStatus[];
  readonly now?: number;
  /** How many newer ones are passed over. */
  readonly from?: number;
  /** At most so many; 500 where nothing is said. */
  readonly most?: number;
}

/** What stands in the orders of everybody: what a new season may not lose. */
export interface Sold {
  /** Things of orders that are unpaid or owned: the performance, the show's date, the product, the card, the package. */
  readonly things: readonly { readonly family: OrderFamily; readonly id: string }[];
  /** Places under a live claim of an order, by performance or date of a show. */
  readonly places: ReadonlyMap<string, readonly string[]>;
}

/** Orders, claims on seats, payments and tickets. */
export interface SalesStore {
  /**
   * Decides by `decidePlacement`, claims every place of the order and stores it, or does nothing: one atomic statement,
   * meant for `store.direct`. An order that gives way is cancelled in it, its payments are closed, and what its
   * discounts claimed is free.
   */
  placeOrder(input: PlaceOrder): Promise<Placed>;
  order(tradeNo: string): Promise<OrderRow | null>;
  /** Those of them that there are, in no order. */
  orders(tradeNos: readonly string[]): Promise<OrderRow[]>;
  /** The row, kept from changing until the transaction ends: before anything else is locked (`Store.transaction`). */
  lockOrder(tradeNo: string): Promise<OrderRow | null>;
  /** All orders of a member. */
  lockOrders(memberId: string): Promise<void>;
  /** Replaces a row that `lockOrder` gave. */
  saveOrder(row: OrderRow): Promise<void>;
  /** Orders with a number of a certificate that is neither sealed nor masked. */
  bareOrders(limit: number): Promise<string[]>;
  /** Stores a finished order as it is: seeding. False when the trade number is taken. */
  insertOrder(row: OrderRow): Promise<boolean>;
  /** What a request of the member made, if it came before. */
  requested(memberId: string, requestId: string): Promise<OrderRow | null>;
  /** Newest first, a page of them: for lists. Rules read `standingOrders`. */
  ordersOf(memberId: string, wanted?: OrdersWanted): Promise<OrderRow[]>;
  /** How many of the member's orders are of a family and, at `now`, in a status. */
  orderCounts(
    memberId: string,
    now: number,
  ): Promise<{ readonly family: OrderFamily; readonly status: RealStatus; readonly count: number }[]>;
  /** All orders of the member that are unpaid or owned, newest first. Whether a hold still runs is for the caller. */
  standingOrders(memberId: string): Promise<OrderRow[]>;
  /** Orders of the member of which money is still to go back, newest first. */
  refundsDue(memberId: string): Promise<OrderRow[]>;
  /** The member's newest unpaid order of the schedule whose hold still runs. */
  liveOrder(memberId: string, scheduleId: string, now: number): Promise<OrderRow | null>;
  /** Unpaid orders whose hold has run out, oldest first. */
  expired(now: number, limit: number): Promise<string[]>;

  /** Seats under a live claim at `now`. */
  taken(scheduleId: string, now: number): Promise<Taken[]>;
  sold(now: number): Promise<Sold>;
  takenCounts(scheduleIds: readonly string[], now: number): Promise<Map<string, number>>;
  /**
   * Claims all seats for the order until `until`, in sorted order; a claim of the same order counts as free, and one
   * of `giver`. Returns the seats that others hold: when there is one, throw, so that the transaction rolls back.
   */
  claim(
    scheduleId: string,
    seatIds: readonly string[],
    tradeNo: string,
    until: number,
    now: number,
    giver?: string,
  ): Promise<string[]>;
  /** Without `places` all that the order holds of the schedule; in sorted order. */
  release(scheduleId: string, tradeNo: string, places?: readonly string[]): Promise<void>;

  tickets(tradeNo: string): Promise<TicketRow[]>;
  /** Of all these orders, in one question. */
  ticketsIn(tradeNos: readonly string[]): Promise<TicketRow[]>;
  /** The living ticket of a code. */
  ticketOf(code: string): Promise<TicketRow | null>;
  addTickets(rows: readonly TicketRow[]): Promise<void>;
  /** Writes what became of a ticket at the door, under the lock of its order. */
  markTicket(
    ticket: Pick<TicketRow, 'tradeNo' | 'place' | 'usedAt' | 'door' | 'usedBy' | 'outAt'>,
  ): Promise<void>;
  removeTickets(tradeNo: string): Promise<void>;

  payment(payNo: string): Promise<PaymentRow | null>;
  /** Oldest first. */
  paymentsOf(tradeNo: string): Promise<PaymentRow[]>;
  /** Of all these orders, in one question. */
  paymentsIn(tradeNos: readonly string[]): Promise<PaymentRow[]>;
  /** Inserts or replaces; call it under the lock of the payment's order. */
  savePayment(row: PaymentRow): Promise<void>;
  /** Payments to ask the gateway about (not asked since `askedBefore`), and those with a refund that is due. */
  openPayments(now: number, askedBefore: number, limit: number): Promise<PaymentRow[]>;

  sandbox(payNo: string): Promise<SandboxRow | null>;
  saveSandbox(row: SandboxRow): Promise<void>;
}

/** The end of a claim that a paid order holds. */
export const FOREVER = Number.MAX_SAFE_INTEGER;
/** Whose claims are the house's own: seats that the office holds. */
export const HOUSE = 'HOUSE';
/** The buyer of what the house sells or gives to somebody who is no member. */
export const NO_MEMBER = 'house';
