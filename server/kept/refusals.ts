import type { Refusal } from '../http/refusal.ts';
import { badField, refused } from '../http/refusals.ts';

export const leavingNotAgreed = (): Refusal =>
  badField('agree', {
    zh: '请先确认已了解注销后会删除什么。',
    en: 'Please confirm first that you know what will be deleted.',
  });
export const notYet = (): Refusal =>
  refused({
    zh: '还有待办的订单或未开演的票，请先处理，再申请注销。',
    en: 'There are orders to settle or evenings to come. Please see to them first.',
  });
