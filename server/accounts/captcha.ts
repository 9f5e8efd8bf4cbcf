import { ERR } from '../../src/domain/contract/envelope.ts';
import type { Random } from '../deps.ts';
import type { Ctx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { drawCaptcha, GLYPHS } from './captcha-drawing.ts';
import { limit } from './throttle.ts';

const LENGTH = 4;
const LIFE = 5 * 60_000;
/** Answer of every captcha in demonstration mode, beside its own. */
export const DEMO_ANSWER = 'demo';

const needed = () =>
  new Refusal(ERR.captchaNeeded, ['请输入图形验证码。', 'Please enter the characters in the picture.']);
const wrong = () =>
  new Refusal(ERR.captchaWrong, [
    '图形验证码不正确或已失效，请换一张重试。',
    'Those are not the characters in the picture. Please try a new one.',
  ]);

const hashOf = (ctx: Ctx, id: string, answer: string) =>
  ctx.deps.host.hmac(ctx.deps.config.secret, `captcha\n${id}\n${answer}`);

/** A captcha that serves once, for five minutes. Only the hash of its answer is kept. */
export async function makeCaptcha(
  ctx: Ctx,
): Promise<{ captchaId: string; image: string; demoAnswer?: string }> {
  const { deps, now } = ctx;
  await limit(ctx, 'captchaByAddress', deps.host.address(ctx.request));
  const captchaId = deps.random.token(18);
  const answer = word(deps.random);
  await deps.store.direct.accounts.addCaptcha({
    id: captchaId,
    answerHash: await hashOf(ctx, captchaId, answer),
    expiresAt: now + LIFE,
  });
  const image = `data:image/svg+xml;base64,${btoa(drawCaptcha(answer, deps.random))}`;
  return { captchaId, image, ...(deps.config.demo && { demoAnswer: DEMO_ANSWER }) };
}

function word(random: Random): string {
  const letters = Object.keys(GLYPHS);
  return Array.from({ length: LENGTH }, () => letters[random.int(letters.length)]).join('');
}

export interface Solved {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Uses a captcha up: refuses with 2101 when there is none, with 2102 when it is wrong, old or used. */
export async function requireCaptcha(ctx: Ctx, { captchaId, captcha }: Solved): Promise<void> {
  if (!captchaId || !captcha) throw needed();
  const row = await ctx.deps.store.direct.accounts.takeCaptcha(captchaId);
  const answer = captcha.trim().toLowerCase();
  if (!row || row.expiresAt <= ctx.now) throw wrong();
  if (ctx.deps.config.demo && answer === DEMO_ANSWER) return;
  if ((await hashOf(ctx, captchaId, answer)) !== row.answerHash) throw wrong();
}
