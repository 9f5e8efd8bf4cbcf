import { ERR } from '#domain/contract/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { badField } from '../http/refusals.ts';

export const badContact = (field: 'email' | 'mobile'): Refusal =>
  badField(field, {
    zh: '邮箱或手机号不正确，请检查后重试。',
    en: 'The e-mail address or mobile number is not right. Please check it.',
  });
export const otherMessage = (): Refusal =>
  new Refusal(ERR.idempotency, {
    zh: '这条留言已经提交过，内容不同。请刷新页面后再写。',
    en: 'This message was sent before with another text. Please reload the page to write a new one.',
  });
