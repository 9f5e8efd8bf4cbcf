import { DAY, HOUR, MINUTE } from '../clock.ts';
import type { Ctx } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import { triedTooOften } from './refusals.ts';

/** How often something may be tried in a window that begins with the first try: it always ends by itself (S7). */
export const LIMITS = {
  captchaByVisitor: { max: 60, window: 10 * MINUTE },
  captchaByAddress: { max: 1000, window: 10 * MINUTE },
  /** Pictures and recordings that are answered in place of a proof of work: programs read them, too. */
  answerByAddress: { max: 30, window: HOUR },
  answerBySite: { max: 1000, window: 10 * MINUTE },
  passwordByPair: { max: 12, window: 15 * MINUTE },
  /** All tries for an account from devices that it does not know. */
  passwordByAccount: { max: 30, window: 15 * MINUTE },
  passwordByAddress: { max: 600, window: 15 * MINUTE },
  /** Proofs by password of who is signed in already. */
  passwordByOwner: { max: 6, window: 15 * MINUTE },
  /** Codes to one target that one address, or a device known to the target, may ask for. */
  sendByTarget: { max: 5, window: HOUR },
  sendByTargetDay: { max: 10, window: DAY },
  /** Codes to one target from all devices that it does not know: nobody's telephone is flooded. */
  sendByStrangersDay: { max: 30, window: DAY },
  /** Further ones, each for a dear proof of work: kept apart for each address, so that strangers cannot use them up. */
  sendPastStrangers: { max: 2, window: DAY },
  sendByAddress: { max: 300, window: HOUR },
  codeByAddress: { max: 60, window: 15 * MINUTE },
  discountCode: { max: 10, window: 10 * MINUTE },
  enquiryByAddress: { max: 6, window: HOUR },
  /** Tickets that one member offers, what is offered to one number, and links that one address tries. */
  giftByMember: { max: 30, window: DAY },
  giftToNumber: { max: 10, window: DAY },
  giftLinkByAddress: { max: 60, window: 15 * MINUTE },
  /** Links to pay: forged ones that one address tries, and payments that are begun by one link. */
  payLinkByAddress: { max: 60, window: 15 * MINUTE },
  payLinkByOrder: { max: 30, window: 15 * MINUTE },
  uploadByMember: { max: 40, window: DAY },
  questionByMember: { max: 5, window: DAY },
  giftCodeByMember: { max: 10, window: 15 * MINUTE },
  exportByMember: { max: 6, window: DAY },
  /** Staff: tries to sign in, by mail and by address; what a signed-out device of the door asks; tries at the second factor. */
  staffByMail: { max: 10, window: 15 * MINUTE },
  staffByAddress: { max: 60, window: 15 * MINUTE },
  deviceByAddress: { max: 120, window: 15 * MINUTE },
  staffByPerson: { max: 10, window: 15 * MINUTE },
  cardCodeByMember: { max: 10, window: 15 * MINUTE },
} as const;
export type Limit = keyof typeof LIMITS;

/** What is free: one more in the window, and a captcha is asked for. */
export const FREE = {
  passwordByPair: 3,
  passwordByAccount: 12,
  passwordByAddress: 60,
} as const;
export const FREE_SENDS = {
  visitor: { max: 3, window: HOUR },
  address: { max: 20, window: HOUR },
  target: { max: 3, window: HOUR },
  site: { max: 200, window: 10 * MINUTE },
} as const;

/** A proof of work costs twice as much for each so many that were taken: for a target, and (of the logarithm) in all. */
export const FREE_WORKS = {
  target: { each: 2, window: HOUR },
  site: { each: 50, window: 10 * MINUTE },
} as const;

/** Keys hold no personal data: a hash of what is counted. */
export async function keyOf(ctx: Ctx, name: string, ...parts: readonly string[]): Promise<string> {
  return `${name}:${(await ctx.deps.host.sha256([name, ...parts].join('\n'))).slice(0, 32)}`;
}

/** Counts one try; refuses with 2006 when there were too many. Returns the count. */
export async function limit(ctx: Ctx, name: Limit, ...parts: readonly string[]): Promise<number> {
  return limitSaying(ctx, triedTooOften, name, ...parts);
}

export async function limitSaying(
  ctx: Ctx,
  refuse: () => Refusal,
  name: Limit,
  ...parts: readonly string[]
): Promise<number> {
  const { max, window } = LIMITS[name];
  const count = await ctx.deps.store.direct.accounts.hit(await keyOf(ctx, name, ...parts), window, ctx.now);
  if (count > max) throw refuse();
  return count;
}

/** How often it was tried in the window so far. */
export async function tried(ctx: Ctx, name: Limit, ...parts: readonly string[]): Promise<number> {
  return ctx.deps.store.direct.accounts.hits(await keyOf(ctx, name, ...parts), ctx.now);
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
