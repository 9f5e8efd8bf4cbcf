import type { ORDER_TABS, RealStatus } from '../contract/order.ts';

interface Both {
  readonly zh: string;
  readonly en: string;
}
export type Tone = 'waiting' | 'done' | 'problem' | 'closed';

interface Status {
  readonly label: Both;
  /** What it means, in a sentence for the order's page. */
  readonly hint: Both;
  readonly tone: Tone;
  /** Statuses that may follow. The server enforces it (quality.md S12). */
  readonly next: readonly RealStatus[];
}

const WAITING: Both = { zh: '待付款', en: 'Awaiting payment' };
const LEFT = ['cancel_user', 'cancel_timeout', 'cancel_sys'] as const satisfies readonly RealStatus[];

/** Statuses of ticket and show orders, with their transitions (specification §4; quality.md R6 to R9). */
export const REAL_STATUS: Readonly<Record<RealStatus, Status>> = {
  new: {
    label: WAITING,
    hint: { zh: '订单已建立，尚未锁定座位。', en: 'The order exists; its seats are not held yet.' },
    tone: 'waiting',
    next: ['new_locked', ...LEFT],
  },
  new_locked: {
    label: WAITING,
    hint: {
      zh: '座位已为您保留，请核对并确认订单。',
      en: 'Your seats are held. Please check and confirm the order.',
    },
    tone: 'waiting',
    next: ['new_confirm', ...LEFT],
  },
  new_confirm: {
    label: WAITING,
    hint: {
      zh: '订单已确认，请在座位保留时间内付款。',
      en: 'The order is confirmed. Please pay while your seats are held.',
    },
    tone: 'waiting',
    next: ['new_confirm', 'paid_uncheck', ...LEFT],
  },
  cancel_sys: {
    label: { zh: '系统取消', en: 'Cancelled by the box office' },
    hint: {
      zh: '订单已由系统取消，座位已释放。',
      en: 'The box office cancelled the order; the seats are free again.',
    },
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  cancel_timeout: {
    label: { zh: '超时取消', en: 'Expired' },
    hint: {
      zh: '未在保留时间内付款，座位已释放。',
      en: 'It was not paid in time; the seats are free again.',
    },
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  cancel_user: {
    label: { zh: '用户取消', en: 'Cancelled by you' },
    hint: { zh: '您已取消订单，座位已释放。', en: 'You cancelled the order; the seats are free again.' },
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  paid_uncheck: {
    label: { zh: '已付款，核对中', en: 'Paid, being checked' },
    hint: { zh: '款项已收到，正在核对金额。', en: 'Your payment has arrived; we are checking the amount.' },
    tone: 'waiting',
    next: ['paid_certain', 'paid_failure'],
  },
  paid_failure: {
    label: { zh: '已付款，金额有误', en: 'Paid, amount does not match' },
    hint: {
      zh: '收到的金额与订单不符，未出票；款项将原路退回。',
      en: 'The amount received does not match, so no ticket was issued; the money goes back to you.',
    },
    tone: 'problem',
    next: ['paid_return_fail'],
  },
  paid_certain: {
    label: { zh: '已付款，出票中', en: 'Paid, issuing tickets' },
    hint: { zh: '金额核对无误，正在出票。', en: 'The amount is right; your tickets are being issued.' },
    tone: 'waiting',
    next: ['paid_success', 'paid_return_cert'],
  },
  paid_success: {
    label: { zh: '购票成功', en: 'Tickets booked' },
    hint: {
      zh: '门票已出，期待与您在音乐厅相见。',
      en: 'Your tickets are ready. We look forward to seeing you.',
    },
    tone: 'done',
    next: ['paid_return_succ'],
  },
  paid_return_succ: {
    label: { zh: '已退票', en: 'Refunded' },
    hint: {
      zh: '退票成功，款项按退票规则原路退回。',
      en: 'The tickets were returned; the money goes back by the refund rules.',
    },
    tone: 'closed',
    next: [],
  },
  paid_return_fail: {
    label: { zh: '金额有误，已退款', en: 'Refunded, amount did not match' },
    hint: {
      zh: '因金额不符，全部款项已原路退回。',
      en: 'The amount did not match; all of the money was sent back.',
    },
    tone: 'closed',
    next: [],
  },
  paid_return_cert: {
    label: { zh: '未能出票，已退款', en: 'Refunded, no tickets' },
    hint: {
      zh: '款项到达时座位已不可用，全部款项已原路退回。',
      en: 'The seats were no longer available when your payment arrived; all of the money was sent back.',
    },
    tone: 'closed',
    next: [],
  },
};

/** Unpaid statuses contain “new” (specification §4). */
export const isUnpaid = (status: string): boolean => status.includes('new');

/** Whether the server lets an order of one status become another. */
export const canMove = (from: RealStatus, to: RealStatus): boolean => REAL_STATUS[from].next.includes(to);

/** Second set: digital, mall and damsorder orders (specification §4). The English set has fewer words on purpose. */
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

export const ORDER_STATUS: Readonly<Record<OrderStatus, { readonly label: Both; readonly tone: Tone }>> = {
  WAIT_PAY: { label: { zh: '待付款', en: 'Unpaid' }, tone: 'waiting' },
  CONFIRM_BUT_NOT_PAID: { label: { zh: '待付款', en: 'Unpaid' }, tone: 'waiting' },
  SYSTEM_CANCEL: { label: { zh: '系统取消', en: 'Cancelled' }, tone: 'closed' },
  USER_CANCEL: { label: { zh: '用户取消', en: 'Cancelled' }, tone: 'closed' },
  PAID: { label: { zh: '购买成功', en: 'Succeeded' }, tone: 'done' },
  EXCEPTION: { label: { zh: '订单异常', en: 'Out' }, tone: 'problem' },
  OP_REFUND: { label: { zh: '已退款', en: 'Out' }, tone: 'closed' },
  DONE: { label: { zh: '已完成', en: 'Succeeded' }, tone: 'done' },
};

/** The second set's word for a ticket order, so that lists of several families can sort by it. */
export function orderStatusOf(status: RealStatus): OrderStatus {
  if (status === 'new_confirm') return 'CONFIRM_BUT_NOT_PAID';
  if (isUnpaid(status)) return 'WAIT_PAY';
  if (status === 'cancel_user') return 'USER_CANCEL';
  if (status === 'cancel_sys' || status === 'cancel_timeout') return 'SYSTEM_CANCEL';
  if (status === 'paid_failure') return 'EXCEPTION';
  if (status.startsWith('paid_return')) return 'OP_REFUND';
  return status === 'paid_success' ? 'DONE' : 'PAID';
}

export type OrderTab = (typeof ORDER_TABS)[number];
/** The tab of the order list that a status belongs to; every one is also in `all`. */
export function tabOf(status: RealStatus): Exclude<OrderTab, 'all'> {
  if (isUnpaid(status)) return 'unpaid';
  if (status.startsWith('cancel')) return 'cancelled';
  return status.startsWith('paid_return') ? 'refunded' : 'paid';
}
