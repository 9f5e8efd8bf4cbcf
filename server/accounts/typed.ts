import { ERR } from '#domain/contract/envelope.ts';
import { passwordFault } from '#domain/rules/password.ts';
import { cleanEmail, cleanMobile, isEmail, isMobile } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { Refusal } from '../http/refusal.ts';
import { badField } from '../http/refusals.ts';

export function mobileOf(typed: string): string {
  const mobile = cleanMobile(typed);
  if (!isMobile(mobile))
    throw badField('mobile', { zh: '请输入正确的手机号码。', en: 'Please enter a mainland mobile number.' });
  return mobile;
}

export function emailOf(typed: string): string {
  const email = cleanEmail(typed);
  if (!isEmail(email))
    throw badField('email', { zh: '请输入正确的邮箱地址。', en: 'Please enter an e-mail address.' });
  return email;
}

const FAULTS = {
  short: { zh: '密码至少需要 8 个字符。', en: 'A password needs at least 8 characters.' },
  long: { zh: '密码最多 128 个字符。', en: 'A password may have at most 128 characters.' },
  common: { zh: '这个密码太常见，请换一个。', en: 'That password is too common. Please choose another.' },
  personal: { zh: '密码不能包含您的账号信息。', en: 'A password must not be made of your account details.' },
} as const satisfies Record<string, Bilingual>;

/** Refuses what is no good password; `own` is what an attacker knows of the account. */
export function checkPassword(password: string, own: readonly (string | null | undefined)[]): void {
  const fault = passwordFault(password, own);
  if (fault) throw new Refusal(ERR.weakPassword, FAULTS[fault], { fields: ['password'] });
}

const TAKEN = {
  mobile: {
    zh: '该手机号已绑定其他账号。',
    en: 'That mobile number belongs to another account.',
  },
  email: {
    zh: '该邮箱已绑定其他账号。',
    en: 'That e-mail address belongs to another account.',
  },
} as const satisfies Record<string, Bilingual>;

export const accountTaken = (what: keyof typeof TAKEN = 'mobile'): Refusal =>
  new Refusal(ERR.accountTaken, TAKEN[what]);
