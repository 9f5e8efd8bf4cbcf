import type { Bilingual } from '#domain/text.ts';
import type { Family } from '../contract/family.ts';
import type { ORDER_TABS, RealStatus } from '../contract/order.ts';

export type Tone = 'waiting' | 'done' | 'problem' | 'closed';

interface Status {
  readonly label: Bilingual;
  /** What it means, in a sentence for the order's page. */
  readonly hint: Bilingual;
  readonly tone: Tone;
  /** Statuses that may follow. The server enforces it (quality.md S12). */
  readonly next: readonly RealStatus[];
}

const WAITING: Bilingual = { zh: '待支付', en: 'Unpaid' };
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
    // Back to new_locked: the payment was given up and the order is changed again.
    next: ['new_confirm', 'new_locked', 'paid_uncheck', ...LEFT],
  },
  cancel_sys: {
    label: { zh: '系统取消', en: 'Cancelled by the system' },
    hint: {
      zh: '订单已由系统取消，座位已释放。',
      en: 'The box office cancelled the order; the seats are free again.',
    },
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  cancel_timeout: {
    label: { zh: '系统取消', en: 'Cancelled by the system' },
    hint: {
      zh: '未在保留时间内付款，座位已释放。',
      en: 'It was not paid in time; the seats are free again.',
    },
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  cancel_user: {
    label: { zh: '用户取消', en: 'Cancelled' },
    hint: { zh: '您已取消订单，座位已释放。', en: 'You cancelled the order; the seats are free again.' },
    tone: 'closed',
    next: ['paid_uncheck'],
  },
  paid_uncheck: {
    label: { zh: '金额核对中', en: 'Payment being checked' },
    hint: { zh: '款项已收到，正在核对金额。', en: 'Your payment has arrived; we are checking the amount.' },
    tone: 'waiting',
    next: ['paid_certain', 'paid_failure'],
  },
  paid_failure: {
    label: { zh: '金额核对异常', en: 'Amount did not match' },
    hint: {
      zh: '收到的金额与订单不符，未出票；款项将原路退回。',
      en: 'The amount received does not match, so no ticket was issued; the money goes back to you.',
    },
    tone: 'problem',
    next: ['paid_return_fail'],
  },
  paid_certain: {
    label: { zh: '出票中', en: 'Tickets being issued' },
    hint: { zh: '金额核对无误，正在出票。', en: 'The amount is right; your tickets are being issued.' },
    tone: 'waiting',
    next: ['paid_success', 'paid_return_cert'],
  },
  paid_success: {
    label: { zh: '已成功', en: 'Succeeded' },
    hint: {
      zh: '门票已出，期待与您在音乐厅相见。',
      en: 'Your tickets are ready. We look forward to seeing you.',
    },
    tone: 'done',
    next: ['paid_return_succ'],
  },
  paid_return_succ: {
    label: { zh: '退票成功', en: 'Tickets refunded' },
    hint: {
      zh: '退票成功，款项按退票规则原路退回。',
      en: 'The tickets were returned; the money goes back by the refund rules.',
    },
    tone: 'closed',
    next: [],
  },
  paid_return_fail: {
    label: { zh: '核对失败退款', en: 'Refunded, check failed' },
    hint: {
      zh: '因金额不符，全部款项已原路退回。',
      en: 'The amount did not match; all of the money was sent back.',
    },
    tone: 'closed',
    next: [],
  },
  paid_return_cert: {
    label: { zh: '核对成功退款', en: 'Refunded after check' },
    hint: {
      zh: '款项到达时座位已不可用，全部款项已原路退回。',
      en: 'The seats were no longer available when your payment arrived; all of the money was sent back.',
    },
    tone: 'closed',
    next: [],
  },
};

/** Cards are not tickets. */
const CARD: Partial<Record<string, Bilingual>> = {
  paid_certain: { zh: '发卡中', en: 'Cards being issued' },
  paid_return_succ: { zh: '退款成功', en: 'Refunded' },
};
/** A status that nobody here knows. */
const UNKNOWN = {
  label: { zh: '状态待更新', en: 'Status not known yet' },
  hint: {
    zh: '订单的状态正在更新，请稍后再看。',
    en: 'The status of this order is being updated. Please look again soon.',
  },
} as const satisfies Pick<Status, 'label' | 'hint'>;

const isReal = (status: string): status is RealStatus => Object.hasOwn(REAL_STATUS, status);
const isSecond = (status: string): status is OrderStatus => Object.hasOwn(ORDER_STATUS, status);
/** The word for a status of either set, and the sentence beside it where there is one. */
export function wordOf(status: string, family: Family): { label: Bilingual; beside?: Bilingual } {
  if (isSecond(status)) return ORDER_STATUS[status];
  const own = family === 'card' ? CARD[status] : undefined;
  return { label: own ?? (isReal(status) ? REAL_STATUS[status] : UNKNOWN).label };
}

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

/** Whether the server lets an order of one status become another. */
export const canMove = (from: RealStatus, to: RealStatus): boolean => REAL_STATUS[from].next.includes(to);

/**
 * Second set: digital, mall and damsorder orders. In English it has the specification's four words where they fit, and
 * plain ones for what needs attention and for what went back.
 */
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
  readonly label: Bilingual;
  /** A sentence beside the word, where the word alone does not say it. */
  readonly beside?: Bilingual;
  readonly hint: Bilingual;
  readonly tone: Tone;
  /** Statuses that may follow: the one table, enforced by the server and read by pages. */
  readonly next: readonly OrderStatus[];
}

export const ORDER_STATUS: Readonly<Record<OrderStatus, OrderStatusFacts>> = {
  WAIT_PAY: {
    label: WAITING,
    hint: {
      zh: '订单已建立，请核对并确认。',
      en: 'The order has been made. Please check and confirm it.',
    },
    tone: 'waiting',
    next: ['CONFIRM_BUT_NOT_PAID', 'USER_CANCEL', 'SYSTEM_CANCEL'],
  },
  CONFIRM_BUT_NOT_PAID: {
    label: WAITING,
    hint: { zh: '订单已确认，请在时限内付款。', en: 'The order is confirmed. Please pay in time.' },
    tone: 'waiting',
    next: ['WAIT_PAY', 'PAID', 'USER_CANCEL', 'SYSTEM_CANCEL'],
  },
  SYSTEM_CANCEL: {
    label: { zh: '系统取消', en: 'Out' },
    beside: { zh: '付款时限已过。', en: 'The time to pay ran out.' },
    hint: {
      zh: '未在时限内付款，订单已取消，没有扣款。',
      en: 'The time to pay ran out. The order is closed, and nothing was charged.',
    },
    tone: 'closed',
    next: ['PAID'],
  },
  USER_CANCEL: {
    label: { zh: '用户取消', en: 'Cancelled' },
    hint: {
      zh: '您已取消订单，没有扣款。',
      en: 'You cancelled the order. Nothing was charged.',
    },
    tone: 'closed',
    next: ['PAID'],
  },
  PAID: {
    label: { zh: '已成功', en: 'Succeeded' },
    hint: { zh: '款项已收到，谢谢您。', en: 'Your payment has arrived. Thank you.' },
    tone: 'done',
    next: ['DONE', 'EXCEPTION', 'OP_REFUND'],
  },
  EXCEPTION: {
    label: { zh: '订单异常', en: 'Needs attention' },
    hint: {
      zh: '收到的金额与订单不符，款项将原路退回。',
      en: 'The amount received does not match the order; the money goes back to you.',
    },
    tone: 'problem',
    next: ['OP_REFUND'],
  },
  OP_REFUND: {
    label: { zh: '已退款', en: 'Refunded' },
    hint: { zh: '款项已按规则原路退回。', en: 'The money has gone back to you by the rules.' },
    tone: 'closed',
    next: [],
  },
  DONE: {
    label: { zh: '已完成', en: 'Succeeded' },
    hint: { zh: '订单已完成，祝您聆听愉快。', en: 'The order is complete. We hope you enjoy it.' },
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
  if (status.startsWith('paid_return')) return 'OP_REFUND';
  return status === 'paid_success' && done ? 'DONE' : 'PAID';
}

/** What the first set says of places without seats, and of goods, where “seats” would be wrong. */
const PLACES: Partial<Record<RealStatus, Bilingual>> = {
  new: { zh: '订单已建立，尚未保留名额。', en: 'The order exists; its places are not held yet.' },
  new_locked: {
    zh: '名额已为您保留，请核对并确认订单。',
    en: 'Your places are held. Please check and confirm the order.',
  },
  new_confirm: {
    zh: '订单已确认，请在名额保留时间内付款。',
    en: 'The order is confirmed. Please pay while your places are held.',
  },
  cancel_sys: {
    zh: '订单已由系统取消，名额已释放。',
    en: 'The box office cancelled the order; the places are free again.',
  },
  cancel_timeout: {
    zh: '未在保留时间内付款，名额已释放。',
    en: 'It was not paid in time; the places are free again.',
  },
  cancel_user: {
    zh: '您已取消订单，名额已释放。',
    en: 'You cancelled the order; the places are free again.',
  },
  paid_return_cert: {
    zh: '款项到达时名额已满，全部款项已原路退回。',
    en: 'The places were gone when your payment arrived; all of the money was sent back.',
  },
};
const GOODS: Partial<Record<RealStatus, Bilingual>> = {
  new: ORDER_STATUS.WAIT_PAY.hint,
  new_locked: ORDER_STATUS.WAIT_PAY.hint,
  new_confirm: ORDER_STATUS.CONFIRM_BUT_NOT_PAID.hint,
  cancel_sys: { zh: '订单已由系统取消。', en: 'The order was cancelled by the system.' },
  cancel_timeout: ORDER_STATUS.SYSTEM_CANCEL.hint,
  cancel_user: { zh: '您已取消订单。', en: 'You cancelled the order.' },
  paid_failure: ORDER_STATUS.EXCEPTION.hint,
  paid_certain: { zh: '金额核对无误。', en: 'The amount is right.' },
  paid_success: ORDER_STATUS.PAID.hint,
  paid_return_succ: ORDER_STATUS.OP_REFUND.hint,
  paid_return_cert: {
    zh: '款项到达时订单已取消，全部款项已原路退回。',
    en: 'The order was closed when your payment arrived; all of the money was sent back.',
  },
};
const HINTS: Readonly<Record<Family, Partial<Record<RealStatus, Bilingual>>>> = {
  seat: {},
  show: PLACES,
  card: GOODS,
  mall: GOODS,
  dams: GOODS,
};

/** What a status means for an order of a family, in a sentence. */
export const hintOf = (status: string, family: Family): Bilingual =>
  isReal(status) ? (HINTS[family][status] ?? REAL_STATUS[status].hint) : UNKNOWN.hint;

export type OrderTab = (typeof ORDER_TABS)[number];
/** The tab of the order list that a status belongs to; every one is also in `all`. */
export function tabOf(status: RealStatus): Exclude<OrderTab, 'all'> {
  if (isUnpaid(status)) return 'unpaid';
  if (status.startsWith('cancel')) return 'cancelled';
  return status.startsWith('paid_return') ? 'refunded' : 'paid';
}
