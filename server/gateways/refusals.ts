import type { Refusal } from '../http/refusal.ts';
import { refused } from '../http/refusals.ts';

export const grantOver = (): Refusal =>
  refused({
    zh: '微信的授权已失效，或不是为这笔付款发起的，没有扣款。请再点一次支付。',
    en: 'WeChat’s confirmation has run out or belongs to another payment. Nothing was charged. Please press Pay again.',
  });
