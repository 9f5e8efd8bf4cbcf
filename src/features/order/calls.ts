import type { Family } from '#domain/contract/family.ts';
import { membership } from '#domain/contract/membership.ts';
import { type OrderCalls, orderCalls } from '#domain/contract/order.ts';

type Needed = 'detail' | 'cancel' | 'pay' | 'close' | 'refund';
/** Cards ask for no contact and hold nothing, so that two of the calls are not theirs. */
export type CallsOfFamily = Pick<OrderCalls, Needed> &
  Partial<Omit<OrderCalls, Needed>> & {
    /** What there is to pay, asked before it is paid. */
    readonly due?: typeof membership.gotoPay;
  };

/** The calls of an order by its family; the cards' are the specification's own module. */
const CALLS: Readonly<Record<Family, CallsOfFamily>> = {
  ...orderCalls,
  card: {
    detail: membership.order,
    cancel: membership.cancel,
    due: membership.gotoPay,
    pay: membership.pay,
    close: membership.close,
    refund: membership.refund,
  },
};
export const callsOf = (family: Family): CallsOfFamily => CALLS[family];
