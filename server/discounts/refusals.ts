import type { DiscountReason } from '#domain/rules/discount-reason.ts';
import { discountWords } from '#domain/words/discount.ts';
import { notFound, type Refusal } from '../http/refusal.ts';
import { refused, wrongStatus } from '../http/refusals.ts';

export const noDiscount = (): Refusal => notFound({ zh: '该优惠', en: 'discount' });
export const discountsSettled = (): Refusal =>
  wrongStatus({
    zh: '订单已确认，不能再修改优惠。',
    en: 'The order has been confirmed; its discounts cannot be changed.',
  });
export const cannotApply = (reason: DiscountReason): Refusal => refused(discountWords(reason));
export const unknownCode = (): Refusal =>
  refused({ zh: '优惠码不存在，请核对后重试。', en: 'There is no such code. Please check it.' });
export const hadAlready = (): Refusal =>
  refused({ zh: '您已领取过这个优惠码。', en: 'You have had this code already.' });
export const allGone = (): Refusal =>
  refused({ zh: '这个优惠码已被领完。', en: 'All of these have been given out.' });
