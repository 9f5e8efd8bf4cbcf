import { cleanEmail } from '#domain/rules/clean-email.ts';
import { cleanPassword } from '#domain/rules/password.ts';
import { cleanMobile, isMobile } from '#domain/rules/validation.ts';
import { MINUTE } from '../clock.ts';
import type { HashWait } from '../deps.ts';
import type { Ctx } from '../http/endpoint.ts';
import type { AccountsStore, MemberRow } from '../store/ports/accounts.ts';
import { requireCaptcha, type Solved } from './captcha.ts';
import { isKnownDevice, visitorOf } from './device.ts';
import { accountTriedTooOften, wrongPassword } from './refusals.ts';
import { FREE, forgive, keyOf, LIMITS, type Limit, limit, limitSaying, tried } from './throttle.ts';

/** A mobile or an e-mail address as it is stored, from what was typed. */
export function cleanAccount(account: string): string {
  const mobile = cleanMobile(account);
  return isMobile(mobile) ? mobile : cleanEmail(account);
}

export function findMember(accounts: AccountsStore, account: string): Promise<MemberRow | null> {
  return isMobile(account) ? accounts.memberByMobile(account) : accounts.memberByEmail(account);
}

const tooOften = () => accountTriedTooOften(LIMITS.passwordByAccount.window / MINUTE);

/** What is counted for a try: on a device that the account knows its own tries alone, else account and address too. */
const countsOf = (
  ctx: Ctx,
  account: string,
  known: boolean,
): readonly (readonly [keyof typeof FREE, ...string[]])[] => {
  if (known) return [['passwordByPair', account, visitorOf(ctx)]];
  const address = ctx.deps.host.address(ctx.request);
  return [
    ['passwordByPair', account, address],
    ['passwordByAccount', account],
    ['passwordByAddress', address],
  ];
};

/**
 * The member whose password this is, or a refusal that is the same for unknown accounts (S9). After some failures, or
 * while more sign in than passwords can be hashed, a captcha is asked for (2101). Strangers can slow an account down on
 * devices that it does not know, never on its own ones, and the counts end by themselves (S7).
 */
export async function byPassword(
  ctx: Ctx,
  typed: string,
  password: string,
  solved: Solved,
): Promise<MemberRow> {
  const { deps } = ctx;
  const { accounts } = deps.store.direct;
  const account = cleanAccount(typed);
  const known = await isKnownDevice(ctx, account);
  const counts = countsOf(ctx, account, known);

  const before = await Promise.all(counts.map(([name, ...parts]) => tried(ctx, name, ...parts)));
  let solvedNow = false;
  const ask = async (): Promise<void> => {
    if (solvedNow) return;
    await requireCaptcha(ctx, solved, { purpose: 'password', target: account });
    solvedNow = true;
  };
  const doubtful = counts.some(([name], i) => (before[i] ?? 0) >= FREE[name]);
  if (doubtful || (!known && deps.host.hashingPressed())) await ask();
  // Counted before the password is looked at, so that parallel guesses are counted too.
  for (const [name, ...parts] of counts) {
    const count =
      name === 'passwordByAccount'
        ? await limitSaying(ctx, tooOften, name, ...parts)
        : await limit(ctx, name, ...parts);
    if (count > FREE[name]) await ask();
  }
  const takeBack = async (): Promise<void> => {
    for (const [name, ...parts] of counts) await forgive(ctx, name as Limit, ...parts);
  };

  const member = await findMember(accounts, account);
  const wait = { signal: ctx.request.signal, trusted: known || solvedNow };
  const right = await checked(ctx, password, member?.passwordHash ?? null, wait).catch(async error => {
    // It was not looked at, so it was no guess.
    await takeBack();
    throw error;
  });
  if (!member?.passwordHash || !right) throw wrongPassword();

  await takeBack();
  const [pair, ...parts] = counts[0] ?? ['passwordByPair'];
  await accounts.clearHits(await keyOf(ctx, pair, ...parts));
  if (!member.passwordHash.startsWith(`${deps.host.passwordScheme}$`)) {
    // A better hash can wait for another login; this one need not.
    const hash = await deps.host.hashPassword(cleanPassword(password), wait).catch(() => null);
    if (hash) await accounts.setPassword(member.id, hash);
  }
  return member;
}

/** Whether it is the password. Where there is no such account a comparison takes as long, so that time tells nothing. */
export async function checked(
  ctx: Ctx,
  password: string,
  hash: string | null,
  wait: HashWait,
): Promise<boolean> {
  const right = await ctx.deps.host.verifyPassword(
    cleanPassword(password),
    hash ?? (await dummyHash(ctx)),
    wait,
  );
  return hash !== null && right;
}

const dummies = new WeakMap<object, Promise<string>>();

/** A hash of nobody's password: checking against it takes as long as checking against a real one. */
function dummyHash({ deps }: Ctx): Promise<string> {
  const known = dummies.get(deps.host);
  if (known) return known;
  const made = deps.host.hashPassword(deps.random.token(16), { trusted: true });
  dummies.set(deps.host, made);
  made.catch(() => dummies.delete(deps.host));
  return made;
}
