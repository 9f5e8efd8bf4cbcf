import type { PaymentRow } from '../ports/sales.ts';

type InColumns = 'payNo' | 'tradeNo' | 'state' | 'askedAt' | 'refundState' | 'refundAt';

/** A payment as its table has it: what statements ask for in columns, all else in the body. */
export interface PaymentColumns {
  readonly pay_no: string;
  readonly trade_no: string;
  readonly state: PaymentRow['state'];
  readonly asked_at: number;
  readonly refund_state: PaymentRow['refundState'];
  readonly refund_at: number;
  readonly body: Omit<PaymentRow, InColumns>;
}
export const PAYMENT_COLUMNS = 'pay_no, trade_no, state, asked_at, refund_state, refund_at, body';

export const toPayment = (r: PaymentColumns): PaymentRow => ({
  ...r.body,
  payNo: r.pay_no,
  tradeNo: r.trade_no,
  state: r.state,
  askedAt: Number(r.asked_at),
  refundState: r.refund_state,
  refundAt: Number(r.refund_at),
});

export function paymentColumns(row: PaymentRow) {
  const { payNo, tradeNo, state, askedAt, refundState, refundAt, ...body } = row;
  return {
    pay_no: payNo,
    trade_no: tradeNo,
    state,
    asked_at: askedAt,
    refund_state: refundState,
    refund_at: refundAt,
    body: body satisfies Omit<PaymentRow, InColumns>,
  };
}
