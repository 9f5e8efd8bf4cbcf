import { cleanEmail } from '#domain/rules/clean-email.ts';
import { passwordFault } from '#domain/rules/password.ts';
import { cleanMobile, isEmail, isMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';

const DIGITS = 6;

/** The rules of account forms as react-hook-form asks them: true, or a sentence that says what is missing. */
export function useChecks() {
  const t = useCopy('login');
  return {
    account: (v: string) =>
      v.trim() === ''
        ? t('error.accountEmpty')
        : isMobile(cleanMobile(v)) || isEmail(cleanEmail(v)) || t('error.account'),
    mobile: (v: string) =>
      v.trim() === '' ? t('error.mobileEmpty') : isMobile(cleanMobile(v)) || t('error.mobile'),
    email: (v: string) =>
      v.trim() === '' ? t('error.emailEmpty') : isEmail(cleanEmail(v)) || t('error.email'),
    password: (v: string) => v !== '' || t('error.passwordEmpty'),
    newPassword: (v: string, own: string) => {
      if (v === '') return t('error.passwordEmpty');
      const fault = passwordFault(v, [own.includes('@') ? cleanEmail(own) : cleanMobile(own)]);
      return fault === null || t(FAULTS[fault]);
    },
    code: (v: string) => {
      const code = v.trim();
      if (code === '') return t('error.codeEmpty');
      if (/\D/.test(code)) return t('error.codeDigits');
      return code.length >= DIGITS || t('error.codeMissing', { n: DIGITS - code.length });
    },
    captcha: (v: string) => v.trim() !== '' || t('error.captchaEmpty'),
    agree: (v: boolean) => v || t('error.agree'),
  };
}

const FAULTS = {
  short: 'error.passwordShort',
  long: 'error.passwordLong',
  common: 'error.passwordCommon',
  personal: 'error.passwordPersonal',
} as const;
