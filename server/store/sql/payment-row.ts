import type { PaymentRow } from '../ports/sales.ts';
import { rowsOf } from './row.ts';

export const PAYMENTS = rowsOf<PaymentRow>('payment')({
  payNo: 'pay_no',
  tradeNo: 'trade_no',
  state: 'state',
  askedAt: 'asked_at',
  refundState: 'refund_state',
  refundAt: 'refund_at',
});
