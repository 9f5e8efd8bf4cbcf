import { useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { account } from '#domain/contract/account.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';

type Picture = ReplyOf<typeof account.captcha>;

/** A captcha appears when the server asks for one (2101), and a new one after each use (quality.md S7). */
export function useCaptcha() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [answer, setAnswer] = useState('');
  const renew = async (): Promise<void> => {
    setAnswer('');
    try {
      setPicture(await call(account.captcha, {}));
    } catch (error) {
      if (!isFailure(error)) throw error;
    }
  };
  return {
    picture,
    answer,
    setAnswer,
    renew,
    /** The fields of the next call: none while no captcha is asked for. */
    fields: () => (picture ? { captchaId: picture.captchaId, captcha: answer.trim() } : {}),
    /**
     * After a failed call: shows a captcha when one is needed, and another one when the last is used up.
     * True when the failure was the captcha's own.
     */
    after: async (error: unknown): Promise<boolean> => {
      const own = isFailure(error, ERR.captchaNeeded, ERR.captchaWrong);
      if (own || (picture && isFailure(error) && error.kind === 'refused')) await renew();
      return own;
    },
    drop: () => setPicture(null),
  };
}
export type Captcha = ReturnType<typeof useCaptcha>;
