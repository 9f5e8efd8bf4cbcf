import type { CAPTCHA_FORMS } from '#domain/contract/account.ts';
import { MINUTE } from '../clock.ts';
import type { Ctx } from '../http/endpoint.ts';
import { sameText } from '../http/same-text.ts';
import type { Random } from '../random.ts';
import { drawCaptcha, GLYPHS } from './captcha-drawing.ts';
import { speakDigits } from './captcha-sound.ts';
import { hasDevice, visitorOf } from './device.ts';
import { captchaNeeded, captchaWrong } from './refusals.ts';
import { limit } from './throttle.ts';
import { makeWork, type ProofOf, takeWork } from './work.ts';

const LENGTH = 5;
const SPOKEN_LENGTH = 6;
const LIFE = 5 * MINUTE;

const hashOf = (ctx: Ctx, id: string, answer: string) =>
  ctx.deps.host.hmac(ctx.deps.config.secret, `captcha\n${id}\n${answer}`);

interface Captcha {
  readonly captchaId: string;
  readonly image?: string;
  readonly sound?: string;
  readonly demoAnswer?: string;
}

/** A captcha that serves once, for five minutes, to see or to hear. Only the hash of its answer is kept. */
export async function makeCaptcha(
  ctx: Ctx,
  form: (typeof CAPTCHA_FORMS)[number] = 'picture',
): Promise<Captcha> {
  const { deps, now, locale } = ctx;
  if (hasDevice(ctx)) await limit(ctx, 'captchaByVisitor', visitorOf(ctx));
  await limit(ctx, 'captchaByAddress', deps.host.address(ctx.request));
  const captchaId = deps.random.token(18);
  const heard = form === 'sound';
  const answer = heard ? word(DIGITS, SPOKEN_LENGTH, deps.random) : word(LETTERS, LENGTH, deps.random);
  await deps.store.direct.accounts.addCaptcha({
    id: captchaId,
    answerHash: await hashOf(ctx, captchaId, answer),
    expiresAt: now + LIFE,
  });
  return {
    captchaId,
    ...(heard
      ? { sound: dataUrl('audio/wav', await speakDigits(answer, locale, deps.random)) }
      : { image: dataUrl('image/png', drawCaptcha(answer, deps.random)) }),
    ...(deps.reveal && { demoAnswer: deps.reveal.captcha }),
  };
}

const LETTERS = Object.keys(GLYPHS);
const DIGITS = [...'0123456789'];
const word = (letters: readonly string[], length: number, random: Random): string =>
  Array.from({ length }, () => letters[random.int(letters.length)]).join('');

const dataUrl = (type: string, bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(text)}`;
};

export interface Solved {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
  readonly work?: string | undefined;
}

/**
 * Asks for a proof of work, or for a captcha of who does none; either is used up. Refuses with 2101 and the work to do
 * when there is none, with 2102 when the answer is wrong, old or used.
 */
export async function requireCaptcha(
  ctx: Ctx,
  { captchaId, captcha, work }: Solved,
  of: ProofOf,
): Promise<void> {
  if (work && (await takeWork(ctx, of, work))) return;
  if (!captchaId || !captcha) throw captchaNeeded(await makeWork(ctx, of));
  await limit(ctx, 'answerByAddress', ctx.deps.host.address(ctx.request));
  await limit(ctx, 'answerBySite', '');
  const row = await ctx.deps.store.direct.accounts.takeCaptcha(captchaId);
  const answer = captcha.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  if (!row || row.expiresAt <= ctx.now) throw captchaWrong();
  if (answer === ctx.deps.reveal?.captcha) return;
  if (!sameText(await hashOf(ctx, captchaId, answer), row.answerHash)) throw captchaWrong();
}
