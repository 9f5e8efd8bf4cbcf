import { brand } from '../../src/brand.ts';
import type { CODE_PURPOSES } from '../../src/domain/contract/account.ts';
import { ERR } from '../../src/domain/contract/envelope.ts';
import type { Ctx } from '../http/endpoint.ts';
import { Refusal, say } from '../http/refusal.ts';
import type { Tx } from '../store/port.ts';
import { requireCaptcha, type Solved } from './captcha.ts';
import { forgive, keyOf, limit } from './throttle.ts';

export type Purpose = (typeof CODE_PURPOSES)[number];

const LIFE = 10 * 60_000;
const TRIES = 5;
/** Seconds between two codes to one target. */
const WAIT = 60;
/** A captcha solved for a target serves for its further codes this long, on the same address. */
const SOLVED_FOR = 10 * 60_000;

export const wrongCode = () =>
  new Refusal(ERR.wrongCode, ['验证码不正确或已失效。', 'That code is wrong or no longer valid.']);

const keyFor = (ctx: Ctx, purpose: Purpose, target: string) => keyOf(ctx, `code-${purpose}`, target);
const hashOf = (ctx: Ctx, key: string, code: string) =>
  ctx.deps.host.hmac(ctx.deps.config.secret, `${key}\n${code}`);

/**
 * Sends a code of six digits to a cleaned mobile or e-mail address: a captcha comes first, then the caps (S8).
 * `deliver` false goes through the same motions and sends nothing, so that nobody learns which accounts exist (S9).
 */
export async function sendCode(
  ctx: Ctx,
  {
    purpose,
    target,
    kind,
    deliver,
    solved,
  }: { purpose: Purpose; target: string; kind: 'sms' | 'email'; deliver: boolean; solved: Solved },
): Promise<{ wait: number; demoCode?: string }> {
  const { deps, now } = ctx;
  const { accounts } = deps.store.direct;
  const address = deps.host.address(ctx.request);
  const solvedKey = await keyOf(ctx, 'solved', address, target);
  if ((await accounts.hits(solvedKey, now)) === 0) {
    await requireCaptcha(ctx, solved);
    await accounts.hit(solvedKey, SOLVED_FOR, now);
  }
  const key = await keyFor(ctx, purpose, target);
  const before = await accounts.code(key);
  if (before && now - before.sentAt < WAIT * 1000) {
    const wait = Math.ceil((before.sentAt + WAIT * 1000 - now) / 1000);
    throw new Refusal(
      ERR.tooMany,
      [`请在 ${wait} 秒后重新获取验证码。`, `Please wait ${wait} seconds before asking for another code.`],
      { wait },
    );
  }
  await limit(ctx, 'sendByAddress', address);
  await limit(ctx, 'sendByTarget', target);
  await limit(ctx, 'sendByTargetDay', target);

  const code = String(deps.random.int(1_000_000)).padStart(6, '0');
  await accounts.putCode({
    key,
    codeHash: await hashOf(ctx, key, code),
    sentAt: now,
    expiresAt: now + LIFE,
    tries: 0,
  });
  if (deps.config.demo) return { wait: WAIT, demoCode: code };
  if (!deps.messenger) {
    throw new Refusal(ERR.busy, [
      '验证码服务暂不可用，请稍后再试。',
      'We cannot send codes at the moment. Please try again later.',
    ]);
  }
  if (deliver) {
    // Not awaited: how long the sending takes would tell whether the account exists.
    deps.messenger.send({ kind, to: target, text: say(textOf(code), ctx.locale) }).catch(error => {
      deps.log(`code by ${kind} not sent: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  return { wait: WAIT };
}

const textOf = (code: string) =>
  [
    `【${brand.name['zh-CN']}】验证码 ${code}，10 分钟内有效。工作人员不会向您索取验证码。`,
    `${brand.name['en-US']}: your code is ${code}, valid for 10 minutes. Our staff will never ask you for it.`,
  ] as const;

export interface CheckedCode {
  readonly key: string;
  readonly codeHash: string;
}

/** Counts a try and refuses with 2104 unless the code is right. The code is still there: `useUp` ends it. */
export async function checkCode(
  ctx: Ctx,
  purpose: Purpose,
  target: string,
  code: string,
): Promise<CheckedCode> {
  const address = ctx.deps.host.address(ctx.request);
  await limit(ctx, 'codeByAddress', address);
  const key = await keyFor(ctx, purpose, target);
  const row = await ctx.deps.store.direct.accounts.tryCode(key, TRIES, ctx.now);
  const codeHash = await hashOf(ctx, key, code.normalize('NFKC').replace(/\s/g, ''));
  if (!row || row.codeHash !== codeHash) throw wrongCode();
  await forgive(ctx, 'codeByAddress', address);
  return { key, codeHash };
}

/** Ends a checked code inside the transaction that it allows: of two that try, one succeeds. */
export async function useUp(tx: Tx, { key, codeHash }: CheckedCode): Promise<void> {
  if (!(await tx.accounts.useCode(key, codeHash))) throw wrongCode();
}
