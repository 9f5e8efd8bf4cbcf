import { useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { account, type CAPTCHA_FORMS } from '#domain/contract/account.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';

type Shown = ReplyOf<typeof account.captcha>;
type Form = (typeof CAPTCHA_FORMS)[number];

/** A captcha appears when the server asks for one (2101), and a new one after each use (quality.md S7). */
export function useCaptcha() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [answer, setAnswer] = useState('');
  /** Another one, of the same form unless told: who listens goes on listening. */
  const renew = async (form: Form = shown?.sound ? 'sound' : 'picture'): Promise<void> => {
    setAnswer('');
    try {
      setShown(await call(account.captcha, { form }));
    } catch (error) {
      if (!isFailure(error)) throw error;
    }
  };
  return {
    shown,
    answer,
    setAnswer,
    renew,
    /** The fields of the next call: none while no captcha is asked for. */
    fields: () => (shown ? { captchaId: shown.captchaId, captcha: answer.trim() } : {}),
    /**
     * After a failed call: shows a captcha when one is needed, and another one when the last is used up.
     * True when the failure was the captcha's own.
     */
    after: async (error: unknown): Promise<boolean> => {
      const own = isFailure(error, ERR.captchaNeeded, ERR.captchaWrong);
      if (own || (shown && isFailure(error) && error.kind === 'refused')) await renew();
      return own;
    },
    drop: () => setShown(null),
  };
}
export type Captcha = ReturnType<typeof useCaptcha>;
