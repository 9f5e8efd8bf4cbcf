import type { GatewayCode } from '#domain/contract/order.ts';
import type { OrderRow, PaymentRow } from './sales.ts';

/** One act of the office. Lines are only added. */
export interface ActRow {
  readonly at: number;
  readonly who: string;
  readonly why: string;
  readonly command: string;
  readonly asked: Readonly<Record<string, unknown>>;
  /** What was shown and done, line by line. */
  readonly lines: readonly string[];
}

/** By what an order is looked for; each that is given finds some. */
export interface OrderSearch {
  readonly tradeNo?: string | undefined;
  /** Of the member or of the contact. */
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  /** All words of a name (`nameWords`), each way in which it may be written: of the contact, of whom a place is for, of the
   *  member, or of a friend who was given a ticket. */
  readonly names?: readonly (readonly string[])[] | undefined;
}

export interface SeatAt {
  readonly scheduleId: string;
  readonly seatId: string;
}

/** From an instant to before another one. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** What moved through one gateway. */
export interface GatewayMoves {
  readonly gateway: GatewayCode;
  /** Payments of the period, and their fen. */
  readonly paid: number;
  readonly received: number;
  /** Money that made no order and went back in the period; what waits for a hand is of `now`. */
  readonly unneeded: number;
  readonly sentBack: number;
}
/** Fen of all payments and returned parts, by their own count. */
export interface Moves {
  readonly byGateway: readonly GatewayMoves[];
  /** What came and went before the end of the period, and from then on. */
  readonly until: number;
  readonly after: number;
  /** What all payments have left. */
  readonly left: number;
}

/** What monitors watch. */
export interface Figures {
  /** Orders by their state. */
  readonly orders: Readonly<Record<string, number>>;
  /** Places of orders that wait to be paid. */
  readonly held: number;
  /** Payments that have not ended, and those of which money is still to go back. */
  readonly paymentsOpen: number;
  readonly refundsDue: number;
}

/** What the office's commands read and write beside the stores of the site. */
export interface DeskStore {
  addAct(row: ActRow): Promise<void>;
  /** Those that were asked of one thing, by its number or id; oldest first. */
  actsOf(word: string): Promise<ActRow[]>;
  /** Newest first. */
  acts(limit: number): Promise<ActRow[]>;
  /** Newest first, at most 50. */
  findOrders(search: OrderSearch): Promise<OrderRow[]>;
  /** Who has these seats now; in their order, each order once. */
  ordersOfSeats(seats: readonly SeatAt[], now: number): Promise<OrderRow[]>;
  /** Every order with a place of a performance, whatever became of it; oldest first. */
  ordersAt(scheduleId: string): Promise<OrderRow[]>;
  /** Paid orders for any of these performances whose member is not there any more. */
  leftAt(scheduleIds: readonly string[]): Promise<string[]>;
  moves(period: Period, now: number): Promise<Moves>;
  /** Orders that were paid in the period and stand or were given back whole, or of which a part was given back in it. */
  ordersMoved(period: Period): Promise<OrderRow[]>;
  /** Every order, in pages of 500 by the trade number: after one, empty for the first page. */
  orderPage(after: string): Promise<OrderRow[]>;
  paymentPage(after: string): Promise<PaymentRow[]>;
  figures(now: number): Promise<Figures>;
}
