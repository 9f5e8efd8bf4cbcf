import { useEffect, useRef, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { account, type CAPTCHA_FORMS, type WorkWanted } from '#domain/contract/account.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { loadChunk } from '#lib/chunk.ts';

type Shown = ReplyOf<typeof account.captcha>;
type Form = (typeof CAPTCHA_FORMS)[number];
/** What shows that it is no program, or costs one something. */
type Proof = { captchaId: string; captcha: string } | { work: string } | Record<never, never>;

/** The price may rise meanwhile; more often than this it is the server that is wrong. */
const ROUNDS = 3;

/**
 * When the server asks for it (2101) the device computes a proof by itself and the call is made again; who would rather
 * not wait, or cannot compute it, answers a picture or a recording, a new one after each use (quality.md S7).
 */
export function useCaptcha() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [answer, setAnswer] = useState('');
  const [checking, setChecking] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  /** Another one, of the same form unless told: who listens goes on listening. */
  const renew = async (form: Form = shown?.sound ? 'sound' : 'picture'): Promise<void> => {
    setAnswer('');
    try {
      setShown(await call(account.captcha, { form }));
    } catch (error) {
      if (!isFailure(error)) throw error;
    }
  };
  const compute = async (challenge: string): Promise<string | null> => {
    const controller = new AbortController();
    work.current = controller;
    setChecking(true);
    try {
      const { solveWork } = await loadChunk(() => import('./solve-work.ts'));
      return await solveWork(challenge, controller);
    } catch {
      // No workers here, or no cryptography: there is the picture.
      return null;
    } finally {
      setChecking(false);
    }
  };
  return {
    shown,
    answer,
    setAnswer,
    renew,
    /** A proof is being computed. */
    checking,
    /** Gives it up: the call fails as it would have, and a picture is shown. */
    giveUp: () => work.current?.abort(),
    /** Makes a call with what is answered; where a proof is wanted, makes it again with one. */
    through: async <T>(make: (proof: Proof) => Promise<T>): Promise<T> => {
      let proof: Proof = shown ? { captchaId: shown.captchaId, captcha: answer.trim() } : {};
      for (let round = 1; ; round++) {
        try {
          return await make(proof);
        } catch (error) {
          const challenge = isFailure(error, ERR.captchaNeeded, ERR.tooMany) && workOf(error.data);
          const solved = challenge && round < ROUNDS ? await compute(challenge) : null;
          if (!solved) throw error;
          proof = { work: solved };
        }
      }
    },
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

const workOf = (data: unknown): string | undefined => (data as Partial<WorkWanted> | undefined)?.work;
