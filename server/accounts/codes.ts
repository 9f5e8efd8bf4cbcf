import { brand } from '#brand';
import type { CODE_PURPOSES } from '#domain/contract/account.ts';
import { CODE_AGAIN_MINUTES, CODE_MINUTES } from '#domain/rules/terms.ts';
import type { Bilingual } from '#domain/text.ts';
import { say } from '#domain/text.ts';
import { MINUTE } from '../clock.ts';
import type { Ctx } from '../http/endpoint.ts';
import { sameText } from '../http/same-text.ts';
import type { Tx } from '../store/port.ts';
import { requireCaptcha, type Solved } from './captcha.ts';
import { hasDevice, isKnownDevice, nameVisitor, visitorOf } from './device.ts';
import {
  codesScarce,
  codesTooOften,
  codesUnavailable,
  codeTooSoon,
  oldCode,
  spentCode,
  wrongCode,
} from './refusals.ts';
import { FREE_SENDS, keyOf, LIMITS, limit, limitSaying, tried } from './throttle.ts';
import { makeWork, type ProofOf, SCARCE_STEPS, takeWork } from './work.ts';

export type Purpose = (typeof CODE_PURPOSES)[number] | 'own';

const LIFE = CODE_MINUTES * MINUTE;
const MAX_TRIES = 5;
/** Seconds between two codes to one target. */
const SECONDS_BETWEEN_CODES = CODE_AGAIN_MINUTES * 60;
/** A captcha solved for a target serves for its further codes this long, for the same visitor. */
const SOLVED_FOR = 10 * MINUTE;

/** A code belongs to the visitor who asked for it: nobody else's tries use it up. */
const keyFor = (ctx: Ctx, purpose: Purpose, target: string, visitor: string) =>
  keyOf(ctx, `code-${purpose}`, target, visitor);
const hashOf = (ctx: Ctx, key: string, code: string) =>
  ctx.deps.host.hmac(ctx.deps.config.secret, `${key}\n${code}`);

export interface Sending {
  readonly purpose: Purpose;
  /** A cleaned mobile or e-mail address. */
  readonly target: string;
  readonly kind: 'sms' | 'email';
  /** False goes through the same motions and sends nothing, so that nobody learns which accounts exist (S9). */
  readonly deliver: boolean;
  readonly solved: Solved;
}

/** Sends a code of six digits: a captcha comes first where the limits call for it, then the caps (S8). */
export async function sendCode(
  ctx: Ctx,
  { purpose, target, kind, deliver, solved }: Sending,
): Promise<{ wait: number; demoCode?: string }> {
  const { deps, now } = ctx;
  const { accounts } = deps.store.direct;
  // Who is signed in asks for their own code; on a known device its owner does.
  const trusted = purpose === 'own' || (await isKnownDevice(ctx, target));
  const of = { purpose, target };
  const address = deps.host.address(ctx.request);
  const key = await keyFor(ctx, purpose, target, nameVisitor(ctx));
  const before = await accounts.code(key);
  if (before && now - before.sentAt < SECONDS_BETWEEN_CODES * 1000) {
    const wait = Math.ceil((before.sentAt + SECONDS_BETWEEN_CODES * 1000 - now) / 1000);
    throw codeTooSoon(wait);
  }
  const past = !trusted && (await tried(ctx, 'sendByStrangersDay', target)) >= LIMITS.sendByStrangersDay.max;
  if (past) await pastStrangers(ctx, of, solved);
  else if (!trusted) await captchaWhereCalledFor(ctx, of, solved);
  const asker = trusted ? visitorOf(ctx) : `address ${address}`;
  await limitSaying(ctx, codesTooOften, 'sendByTarget', target, asker);
  await limitSaying(ctx, codesTooOften, 'sendByTargetDay', target, asker);
  if (!trusted) {
    await limit(ctx, 'sendByAddress', address);
    if (!past) await limit(ctx, 'sendByStrangersDay', target);
  }

  const code = String(deps.random.int(1_000_000)).padStart(6, '0');
  await accounts.putCode({
    key,
    codeHash: await hashOf(ctx, key, code),
    sentAt: now,
    expiresAt: now + LIFE,
    tries: 0,
  });
  if (deps.reveal) return { wait: SECONDS_BETWEEN_CODES, demoCode: code };
  const send = deps.messenger?.[kind];
  if (!send) {
    throw codesUnavailable();
  }
  // Not awaited: how long the sending takes would tell whether the account exists.
  if (deliver) {
    const [text, subject] = [say(textOf(code), ctx.locale), say(SUBJECT, ctx.locale)];
    send({ to: target, text, subject }).catch(error => {
      deps.log(`code by ${kind} not sent`, { error });
    });
  }
  return { wait: SECONDS_BETWEEN_CODES };
}

/** The first codes of a visitor are free; many of a visitor, an address, for a target or on the whole site are not. */
async function captchaWhereCalledFor(ctx: Ctx, of: ProofOf, solved: Solved): Promise<void> {
  const { target } = of;
  const { accounts } = ctx.deps.store.direct;
  const visitor = visitorOf(ctx);
  const solvedKey = await keyOf(ctx, 'solved', visitor, target);
  if ((await accounts.hits(solvedKey, ctx.now)) > 0) return;
  const what = {
    // Everyone's first request comes without a device: those share their address alone.
    ...(hasDevice(ctx) && { visitor }),
    address: ctx.deps.host.address(ctx.request),
    target,
    site: '',
  };
  let called = false;
  for (const [name, whose] of Object.entries(what)) {
    const { max, window } = FREE_SENDS[name as keyof typeof FREE_SENDS];
    const count = await accounts.hit(await keyOf(ctx, `send-${name}`, whose), window, ctx.now);
    called ||= count > max;
  }
  if (!called) return;
  await requireCaptcha(ctx, solved, of);
  await accounts.hit(await keyOf(ctx, 'solved', nameVisitor(ctx), target), SOLVED_FOR, ctx.now);
}

/**
 * Strangers have asked for so many today that nobody's telephone should get more; its owner with a new one still gets in:
 * for a dear proof of work, a few times a day from each address.
 */
async function pastStrangers(ctx: Ctx, of: ProofOf, { work }: Solved): Promise<void> {
  const own = [of.target, ctx.deps.host.address(ctx.request)] as const;
  if ((await tried(ctx, 'sendPastStrangers', ...own)) >= LIMITS.sendPastStrangers.max) throw codesTooOften();
  if (!work || !(await takeWork(ctx, of, work, SCARCE_STEPS)))
    throw codesScarce(await makeWork(ctx, of, SCARCE_STEPS));
  await limitSaying(ctx, codesTooOften, 'sendPastStrangers', ...own);
}

const SUBJECT: Bilingual = {
  zh: `${brand.name['zh-CN']}验证码`,
  en: `Your code for ${brand.name['en-US']}`,
};
const textOf = (code: string): Bilingual => ({
  zh: `【${brand.name['zh-CN']}】验证码 ${code}，${CODE_MINUTES} 分钟内有效。工作人员不会向您索取验证码。`,
  en: `${brand.name['en-US']}: your code is ${code}, valid for ${CODE_MINUTES} minutes. Our staff will never ask you for it.`,
});

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
  const { accounts } = ctx.deps.store.direct;
  const key = await keyFor(ctx, purpose, target, visitorOf(ctx));
  const row = await accounts.tryCode(key, MAX_TRIES, ctx.now);
  if (!row) {
    const dead = await accounts.code(key);
    if (dead) throw dead.expiresAt > ctx.now ? spentCode() : oldCode();
    // Who has no code of their own guesses at random.
    await limit(ctx, 'codeByAddress', ctx.deps.host.address(ctx.request));
    throw wrongCode();
  }
  const codeHash = await hashOf(ctx, key, code.normalize('NFKC').replace(/\s/g, ''));
  if (!sameText(row.codeHash, codeHash)) throw row.tries >= MAX_TRIES ? spentCode() : wrongCode();
  return { key, codeHash };
}

/** Ends a checked code inside the transaction that it allows: of two that try, one succeeds. */
export async function useUp(tx: Tx, { key, codeHash }: CheckedCode): Promise<void> {
  if (!(await tx.accounts.useCode(key, codeHash))) throw wrongCode();
}
