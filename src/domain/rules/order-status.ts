import type { ORDER_TABS, RealStatus } from '../contract/order.ts';

export type Tone = 'waiting' | 'done' | 'problem' | 'closed';

interface Status {
  readonly tone: Tone;
  /** Statuses that may follow. The server enforces it (quality.md S12). */
  readonly next: readonly RealStatus[];
}

const LEFT = ['cancel_user', 'cancel_timeout', 'cancel_sys'] as const satisfies readonly RealStatus[];

/** Statuses of ticket and show orders, with their transitions (specification §4; quality.md R6 to R9). */
export const REAL_STATUS: Readonly<Record<RealStatus, Status>> = {
  new: {
    tone: 'waiting',
    next: ['new_locked', ...LEFT],
  },
  new_locked: {
    tone: 'waiting',
    next: ['new_confirm', ...LEFT],
  },
  new_confirm: {
    tone: 'waiting',
    // Back to new_locked: the payment was given up and the order is changed again.
    next: ['new_confirm', 'new_locked', 'paid_uncheck', ...LEFT],
  },
  cancel_sys: {
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  cancel_timeout: {
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  cancel_user: {
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  paid_uncheck: {
    tone: 'waiting',
    next: ['paid_certain', 'paid_failure'],
  },
  paid_failure: {
    tone: 'problem',
    next: ['paid_return_fail'],
  },
  paid_certain: {
    tone: 'waiting',
    next: ['paid_success', 'paid_return_cert'],
  },
  paid_success: {
    tone: 'done',
    next: ['paid_return_succ'],
  },
  paid_return_succ: {
    tone: 'closed',
    next: [],
  },
  paid_return_fail: {
    tone: 'closed',
    next: [],
  },
  paid_return_cert: {
    tone: 'closed',
    next: [],
  },
};

/** Unpaid statuses contain “new” (specification §4). */
export const isUnpaid = (status: string): boolean => status.includes('new');

const UNCONFIRMED: readonly string[] = ['new', 'new_locked', 'WAIT_PAY'] satisfies (
  | RealStatus
  | OrderStatus
)[];
/** Unpaid, and not confirmed yet or not any more; of either set. */
export const isUnconfirmed = (status: string): boolean => UNCONFIRMED.includes(status);

const OWNED: readonly string[] = ['paid_uncheck', 'paid_certain', 'paid_success'] satisfies RealStatus[];
/** Paid for, and not given back. */
export const isOwned = (status: string): boolean => OWNED.includes(status);

/** Left before it was paid, or run out. */
export const isCancelled = (status: string): boolean => status.startsWith('cancel');
/** Its money has gone back, or is to. */
export const isReturned = (status: string): boolean => status.startsWith('paid_return');

/** Whether the server lets an order of one status become another. */
export const canMove = (from: RealStatus, to: RealStatus): boolean => REAL_STATUS[from].next.includes(to);

/** Second set: digital, mall and damsorder orders. */
export const ORDER_STATUSES = [
  'WAIT_PAY',
  'CONFIRM_BUT_NOT_PAID',
  'SYSTEM_CANCEL',
  'USER_CANCEL',
  'PAID',
  'EXCEPTION',
  'OP_REFUND',
  'DONE',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

interface OrderStatusFacts {
  readonly tone: Tone;
  /** Statuses that may follow: the one table, enforced by the server and read by pages. */
  readonly next: readonly OrderStatus[];
}

export const ORDER_STATUS: Readonly<Record<OrderStatus, OrderStatusFacts>> = {
  WAIT_PAY: {
    tone: 'waiting',
    next: ['CONFIRM_BUT_NOT_PAID', 'USER_CANCEL', 'SYSTEM_CANCEL'],
  },
  CONFIRM_BUT_NOT_PAID: {
    tone: 'waiting',
    next: ['WAIT_PAY', 'PAID', 'USER_CANCEL', 'SYSTEM_CANCEL'],
  },
  SYSTEM_CANCEL: {
    tone: 'closed',
    next: ['PAID'],
  },
  USER_CANCEL: {
    tone: 'closed',
    next: ['PAID'],
  },
  PAID: {
    tone: 'done',
    next: ['DONE', 'EXCEPTION', 'OP_REFUND'],
  },
  EXCEPTION: {
    tone: 'problem',
    next: ['OP_REFUND'],
  },
  OP_REFUND: {
    tone: 'closed',
    next: [],
  },
  DONE: {
    tone: 'done',
    next: [],
  },
};

/** Whether an order of the second set may go from one status to another; staying where it is always may. */
export const canMoveOrder = (from: OrderStatus, to: OrderStatus): boolean =>
  from === to || ORDER_STATUS[from].next.includes(to);

/**
 * The second set's word for a status. `done`: what was paid for has been sent or opened; tickets are done when they
 * are issued.
 */
export function orderStatusOf(status: RealStatus, done = true): OrderStatus {
  if (status === 'new_confirm') return 'CONFIRM_BUT_NOT_PAID';
  if (isUnpaid(status)) return 'WAIT_PAY';
  if (status === 'cancel_user') return 'USER_CANCEL';
  if (status === 'cancel_sys' || status === 'cancel_timeout') return 'SYSTEM_CANCEL';
  if (status === 'paid_failure') return 'EXCEPTION';
  if (isReturned(status)) return 'OP_REFUND';
  return status === 'paid_success' && done ? 'DONE' : 'PAID';
}

export type OrderTab = (typeof ORDER_TABS)[number];
/** The tab of the order list that a status belongs to; every one is also in `all`. */
export function tabOf(status: RealStatus): Exclude<OrderTab, 'all'> {
  if (isUnpaid(status)) return 'unpaid';
  if (isCancelled(status)) return 'cancelled';
  return isReturned(status) ? 'refunded' : 'paid';
}
