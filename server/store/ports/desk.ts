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
}

/** What monitors watch. */
export interface Figures {
  /** Orders by their state. */
  readonly orders: Readonly<Record<string, number>>;
  /** Places under a claim that runs out. */
  readonly held: number;
  /** Payments that have not ended, and those of which money is still to go back. */
  readonly paymentsOpen: number;
  readonly refundsDue: number;
}

/** What the office's commands read and write beside the stores of the site. */
export interface DeskStore {
  addAct(row: ActRow): Promise<void>;
  /** Newest first. */
  acts(limit: number): Promise<ActRow[]>;
  /** Newest first, at most 50. */
  findOrders(search: OrderSearch): Promise<OrderRow[]>;
  /** Every order with a place of a performance, whatever became of it; oldest first. */
  ordersAt(scheduleId: string): Promise<OrderRow[]>;
  /** Paid orders for any of these performances whose member is not there any more. */
  leftAt(scheduleIds: readonly string[]): Promise<string[]>;
  /** Every order, in pages of 500 by the trade number: after one, empty for the first page. */
  orderPage(after: string): Promise<OrderRow[]>;
  paymentPage(after: string): Promise<PaymentRow[]>;
  figures(now: number): Promise<Figures>;
}
