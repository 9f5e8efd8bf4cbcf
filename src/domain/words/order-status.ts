import type { Family } from '../contract/family.ts';
import type { RealStatus } from '../contract/order.ts';
import type { LedgerRow } from '../rules/ledger.ts';
import { ORDER_STATUS, type OrderStatus, REAL_STATUS } from '../rules/order-status.ts';
import type { Bilingual } from '../text.ts';
import { endOf } from './ledger.ts';

interface StatusWords {
  readonly label: Bilingual;
  /** A sentence beside the word, where the word alone does not say it. */
  readonly beside?: Bilingual;
  /** What it means, in a sentence for the order's page. */
  readonly hint: Bilingual;
}

const WAITING: Bilingual = { zh: '待支付', en: 'Unpaid' };

/** The first set, as it is said of seats. */
export const REAL_STATUS_WORDS: Readonly<Record<RealStatus, StatusWords>> = {
  new: {
    label: WAITING,
    hint: { zh: '订单已建立，尚未锁定座位。', en: 'The order exists; its seats are not held yet.' },
  },
  new_locked: {
    label: WAITING,
    hint: {
      zh: '座位已为您保留，请核对并确认订单。',
      en: 'Your seats are held. Please check and confirm the order.',
    },
  },
  new_confirm: {
    label: WAITING,
    hint: {
      zh: '订单已确认，请在座位保留时间内付款。',
      en: 'The order is confirmed. Please pay while your seats are held.',
    },
  },
  cancel_sys: {
    label: { zh: '系统取消', en: 'Cancelled by the system' },
    hint: {
      zh: '订单已由系统取消，座位已释放。',
      en: 'The box office cancelled the order; the seats are free again.',
    },
  },
  cancel_timeout: {
    label: { zh: '系统取消', en: 'Cancelled by the system' },
    hint: {
      zh: '未在保留时间内付款，座位已释放。',
      en: 'It was not paid in time; the seats are free again.',
    },
  },
  cancel_user: {
    label: { zh: '用户取消', en: 'Cancelled' },
    hint: { zh: '您已取消订单，座位已释放。', en: 'You cancelled the order; the seats are free again.' },
  },
  paid_uncheck: {
    label: { zh: '金额核对中', en: 'Payment being checked' },
    hint: { zh: '款项已收到，正在核对金额。', en: 'Your payment has arrived; we are checking the amount.' },
  },
  paid_failure: {
    label: { zh: '金额核对异常', en: 'Amount did not match' },
    hint: {
      zh: '收到的金额与订单不符，未出票；款项将原路退回。',
      en: 'The amount received does not match, so no ticket was issued; the money goes back to you.',
    },
  },
  paid_certain: {
    label: { zh: '出票中', en: 'Tickets being issued' },
    hint: { zh: '金额核对无误，正在出票。', en: 'The amount is right; your tickets are being issued.' },
  },
  paid_success: {
    label: { zh: '已成功', en: 'Succeeded' },
    hint: {
      zh: '门票已出，期待与您在音乐厅相见。',
      en: 'Your tickets are ready. We look forward to seeing you.',
    },
  },
  paid_return_succ: {
    label: { zh: '退票成功', en: 'Tickets refunded' },
    hint: {
      zh: '退票成功，款项按退票规则原路退回。',
      en: 'The tickets were returned; the money goes back by the refund rules.',
    },
  },
  paid_return_fail: {
    label: { zh: '核对失败退款', en: 'Refunded, check failed' },
    hint: {
      zh: '因金额不符，全部款项已原路退回。',
      en: 'The amount did not match; all of the money was sent back.',
    },
  },
  paid_return_cert: {
    label: { zh: '核对成功退款', en: 'Refunded after check' },
    hint: {
      zh: '款项到达时座位已不可用，全部款项已原路退回。',
      en: 'The seats were no longer available when your payment arrived; all of the money was sent back.',
    },
  },
};

/**
 * The second set. In English it has the specification's four words where they fit, and plain ones for what needs
 * attention and for what went back.
 */
export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, StatusWords>> = {
  WAIT_PAY: {
    label: WAITING,
    hint: {
      zh: '订单已建立，请核对并确认。',
      en: 'The order has been made. Please check and confirm it.',
    },
  },
  CONFIRM_BUT_NOT_PAID: {
    label: WAITING,
    hint: { zh: '订单已确认，请在时限内付款。', en: 'The order is confirmed. Please pay in time.' },
  },
  SYSTEM_CANCEL: {
    label: { zh: '系统取消', en: 'Out' },
    beside: { zh: '付款时限已过。', en: 'The time to pay ran out.' },
    hint: {
      zh: '未在时限内付款，订单已取消，没有扣款。',
      en: 'The time to pay ran out. The order is closed, and nothing was charged.',
    },
  },
  USER_CANCEL: {
    label: { zh: '用户取消', en: 'Cancelled' },
    hint: {
      zh: '您已取消订单，没有扣款。',
      en: 'You cancelled the order. Nothing was charged.',
    },
  },
  PAID: {
    label: { zh: '已成功', en: 'Succeeded' },
    hint: { zh: '款项已收到，谢谢您。', en: 'Your payment has arrived. Thank you.' },
  },
  EXCEPTION: {
    label: { zh: '订单异常', en: 'Needs attention' },
    hint: {
      zh: '收到的金额与订单不符，款项将原路退回。',
      en: 'The amount received does not match the order; the money goes back to you.',
    },
  },
  OP_REFUND: {
    label: { zh: '已退款', en: 'Refunded' },
    hint: { zh: '款项已按规则原路退回。', en: 'The money has gone back to you by the rules.' },
  },
  DONE: {
    label: { zh: '已完成', en: 'Succeeded' },
    hint: { zh: '订单已完成，祝您聆听愉快。', en: 'The order is complete. We hope you enjoy it.' },
  },
};

/** Words of a family that differ: cards are not tickets. */
const LABELS: Readonly<Record<Family, Partial<Record<string, Bilingual>>>> = {
  seat: {},
  show: {},
  card: {
    paid_certain: { zh: '发卡中', en: 'Cards being issued' },
    paid_return_succ: { zh: '退款成功', en: 'Refunded' },
  },
  mall: {},
  dams: {},
};
/** A status that nobody here knows. */
const UNKNOWN = {
  label: { zh: '状态待更新', en: 'Status not known yet' },
  hint: {
    zh: '订单的状态正在更新，请稍后再看。',
    en: 'The status of this order is being updated. Please look again soon.',
  },
} as const satisfies StatusWords;

const isReal = (status: string): status is RealStatus => Object.hasOwn(REAL_STATUS, status);
const isSecond = (status: string): status is OrderStatus => Object.hasOwn(ORDER_STATUS, status);
/** The word for a status of either set, and the sentence beside it where there is one; of what ended, by what was done. */
export function wordOf(
  status: string,
  family: Family,
  ledger: readonly LedgerRow[] = [],
): { label: Bilingual; beside?: Bilingual } {
  const done = endOf(status, ledger)?.label;
  if (done) return { label: done };
  if (isSecond(status)) return ORDER_STATUS_WORDS[status];
  const own = Object.hasOwn(LABELS[family], status) ? LABELS[family][status] : undefined;
  return { label: own ?? (isReal(status) ? REAL_STATUS_WORDS[status] : UNKNOWN).label };
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
  new: ORDER_STATUS_WORDS.WAIT_PAY.hint,
  new_locked: ORDER_STATUS_WORDS.WAIT_PAY.hint,
  new_confirm: ORDER_STATUS_WORDS.CONFIRM_BUT_NOT_PAID.hint,
  cancel_sys: { zh: '订单已由系统取消。', en: 'The order was cancelled by the system.' },
  cancel_timeout: ORDER_STATUS_WORDS.SYSTEM_CANCEL.hint,
  cancel_user: { zh: '您已取消订单。', en: 'You cancelled the order.' },
  paid_failure: ORDER_STATUS_WORDS.EXCEPTION.hint,
  paid_certain: { zh: '金额核对无误。', en: 'The amount is right.' },
  paid_success: ORDER_STATUS_WORDS.PAID.hint,
  paid_return_succ: ORDER_STATUS_WORDS.OP_REFUND.hint,
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
export const hintOf = (status: string, family: Family, ledger: readonly LedgerRow[] = []): Bilingual =>
  endOf(status, ledger)?.hint ??
  (isReal(status) ? (HINTS[family][status] ?? REAL_STATUS_WORDS[status].hint) : UNKNOWN.hint);
