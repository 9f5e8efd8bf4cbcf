import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { call } from '#api/client.ts';
import { type CallFailure, isFailure, reactionTo } from '#api/failure.ts';
import { account, type CODE_PURPOSES } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { cleanMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { toast } from '#ui/toast.tsx';
import { useCaptcha } from './use-captcha.ts';

type Purpose = (typeof CODE_PURPOSES)[number];

/** Asks for codes by SMS or e-mail, with the captcha that may come before. `target` is as typed. */
export function useCode(purpose: Purpose) {
  const t = useCopy('login');
  const captcha = useCaptcha();
  const [captchaError, setCaptchaError] = useState('');
  const [sent, setSent] = useState<{ target: string; wait: number; demoCode?: string | undefined } | null>(
    null,
  );

  /** True when a code is on its way. A failure is a toast; what is wrong with the captcha also stands beside it. */
  const send = async (target: string): Promise<boolean> => {
    if (captcha.shown && captcha.answer.trim() === '') {
      setCaptchaError(t('error.captchaEmpty'));
      return false;
    }
    setCaptchaError('');
    try {
      const reply = await captcha.through(proof => {
        const common = { purpose, ...proof };
        return target.includes('@')
          ? call(account.sendEmailCode, { email: cleanEmail(target), ...common }, { quiet: true })
          : call(account.sendMobileCode, { mobile: cleanMobile(target), ...common }, { quiet: true });
      });
      captcha.drop();
      setSent({ target, ...reply });
      return true;
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (await captcha.after(error))
        setCaptchaError(error.errcode === ERR.captchaNeeded ? t('error.captchaNeeded') : error.message);
      if (reactionTo(error, {}) === 'toast') toast(error.message);
      return false;
    }
  };
  return {
    captcha,
    captchaError,
    sent,
    send,
    /** To what a field says, where that is right. What was typed and said about the code before is over then. */
    sendTo: async <Values extends { code: string }>(
      form: UseFormReturn<Values>,
      field: Path<Values>,
    ): Promise<boolean> => {
      if (!(await form.trigger(field, { shouldFocus: true }))) return false;
      const sent = await send(String(form.getValues(field)));
      if (sent) form.resetField('code' as Path<Values>);
      return sent;
    },
    forget: () => setSent(null),
    /** True when the failure was the code's own. A code that no longer works is not shown any longer. */
    wrong: (error: CallFailure): boolean => {
      if (error.errcode !== ERR.wrongCode) return false;
      if ((error.data as { spent?: boolean } | undefined)?.spent)
        setSent(last => last && { target: last.target, wait: last.wait });
      return true;
    },
  };
}
