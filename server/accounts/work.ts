import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { MINUTE } from '../clock.ts';
import type { Ctx } from '../http/endpoint.ts';
import type { Purpose } from './codes.ts';
import { FREE_WORKS, keyOf } from './throttle.ts';

/** What a proof is for: it opens nothing else. */
export interface ProofOf {
  readonly purpose: Purpose | 'password';
  /** A cleaned mobile or e-mail address. */
  readonly target: string;
}

const LIFE = 5 * MINUTE;
/** One try: a third of a millisecond of a desktop's core, some three of an old telephone's. */
const TRY = { algorithm: 'PBKDF2/SHA-256', cost: 1000, deriveKey } as const;
/** Tries at least of the cheapest proof, and at most twice as many; each step doubles them. */
const TRIES = 128;
/** So that the dearest one ends on an old telephone within a minute, whatever strangers do. */
const MOST_STEPS = 8;
/** Where a target has been asked for too often by strangers, and while passwords queue up. */
export const SCARCE_STEPS = 5;
const PRESSED_STEPS = 2;
/** How far the price may have risen while it was worked out. */
const GRACE = 2;

const bindingOf = (ctx: Ctx, { purpose, target }: ProofOf) => keyOf(ctx, 'work-for', purpose, target);

/** What a proof costs now: more the more proofs were taken for the target and on the whole site. */
async function stepsNow(ctx: Ctx, { target }: ProofOf, least: number): Promise<number> {
  const { accounts } = ctx.deps.store.direct;
  const [forTarget, onSite] = await Promise.all([
    accounts.hits(await keyOf(ctx, 'work-target', target), ctx.now),
    accounts.hits(await keyOf(ctx, 'work-site', ''), ctx.now),
  ]);
  const pressed = ctx.deps.host.hashingPressed() ? PRESSED_STEPS : 0;
  const steps =
    least +
    pressed +
    Math.floor(forTarget / FREE_WORKS.target.each) +
    Math.floor(Math.log2(1 + onSite / FREE_WORKS.site.each));
  return Math.min(MOST_STEPS, steps);
}

/**
 * A proof of work to be done: signed, for one purpose and target, for five minutes. How often it must be tried is drawn
 * between once and twice the price, so that it has an end.
 */
export async function makeWork(ctx: Ctx, of: ProofOf, least = 0): Promise<string> {
  const { config, random } = ctx.deps;
  const steps = await stepsNow(ctx, of, least);
  const tries = TRIES * 2 ** steps;
  const challenge = await createChallenge({
    ...TRY,
    counter: tries + random.int(tries),
    data: { for: await bindingOf(ctx, of), steps, until: ctx.now + LIFE },
    ...secretsOf(config.secret),
  });
  return JSON.stringify(challenge);
}

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `work\n${secret}`,
  hmacKeySignatureSecret: `work-key\n${secret}`,
});

/** Whether it is a proof for this, fresh, dear enough by now and not used before; it is used up by that. */
export async function takeWork(ctx: Ctx, of: ProofOf, work: string, least = 0): Promise<boolean> {
  const payload = payloadOf(work);
  if (!payload) return false;
  const { nonce, data } = payload.challenge.parameters;
  const right = await verifySolution({ ...payload, deriveKey, ...secretsOf(ctx.deps.config.secret) }).then(
    result => result.verified,
    () => false,
  );
  if (!right || data?.for !== (await bindingOf(ctx, of)) || Number(data.until) <= ctx.now) return false;
  if (Number(data.steps) < (await stepsNow(ctx, of, least)) - GRACE) return false;
  const { accounts } = ctx.deps.store.direct;
  if ((await accounts.hit(await keyOf(ctx, 'work-used', nonce), LIFE, ctx.now)) > 1) return false;
  await accounts.hit(await keyOf(ctx, 'work-target', of.target), FREE_WORKS.target.window, ctx.now);
  await accounts.hit(await keyOf(ctx, 'work-site', ''), FREE_WORKS.site.window, ctx.now);
  return true;
}

/** What came as one, if it looks like it: it is the signature that is trusted, not the shape. */
function payloadOf(work: string): Payload | null {
  try {
    const { challenge, solution } = JSON.parse(work);
    const fits =
      typeof challenge.signature === 'string' &&
      typeof challenge.parameters.keySignature === 'string' &&
      typeof challenge.parameters.nonce === 'string' &&
      typeof solution.derivedKey === 'string';
    return fits ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
