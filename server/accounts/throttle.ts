import { ERR } from '../../src/domain/contract/envelope.ts';
import type { Ctx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';

const MINUTE = 60_000;

/** How often something may be tried in a window that begins with the first try: it always ends by itself (S7). */
export const LIMITS = {
  captchaByAddress: { max: 200, window: 10 * MINUTE },
  passwordByPair: { max: 12, window: 15 * MINUTE },
  passwordByAddress: { max: 60, window: 15 * MINUTE },
  sendByTarget: { max: 5, window: 60 * MINUTE },
  sendByTargetDay: { max: 10, window: 24 * 60 * MINUTE },
  sendByAddress: { max: 60, window: 60 * MINUTE },
  codeByAddress: { max: 60, window: 15 * MINUTE },
  discountCode: { max: 10, window: 10 * MINUTE },
  enquiryByAddress: { max: 6, window: 60 * MINUTE },
  cardCodeByMember: { max: 10, window: 15 * MINUTE },
} as const;
export type Limit = keyof typeof LIMITS;

/** Failures after which a captcha is asked for: per account and address, and per account from everywhere. */
export const FREE_FAILURES = 3;
export const FREE_FAILURES_EVERYWHERE = 12;

const tooMany = () =>
  new Refusal(ERR.tooMany, [
    '操作过于频繁，请稍后再试。',
    'That was tried too often. Please wait a while and try again.',
  ]);

/** Keys hold no personal data: a hash of what is counted. */
export async function keyOf(ctx: Ctx, name: string, ...parts: readonly string[]): Promise<string> {
  return `${name}:${(await ctx.deps.host.sha256([name, ...parts].join('\n'))).slice(0, 32)}`;
}

/** Counts one try; refuses with 2006 when there were too many. Returns the count. */
export async function limit(ctx: Ctx, name: Limit, ...parts: readonly string[]): Promise<number> {
  const { max, window } = LIMITS[name];
  const count = await ctx.deps.store.direct.accounts.hit(await keyOf(ctx, name, ...parts), window, ctx.now);
  if (count > max) throw tooMany();
  return count;
}

/** Takes a counted try back: it was right, so it was no guess. */
export async function forgive(ctx: Ctx, name: Limit, ...parts: readonly string[]): Promise<void> {
  await ctx.deps.store.direct.accounts.hit(
    await keyOf(ctx, name, ...parts),
    LIMITS[name].window,
    ctx.now,
    -1,
  );
}
