import { ERR } from '../../src/domain/contract/envelope.ts';
import { cleanPassword } from '../../src/domain/rules/password.ts';
import { cleanEmail, cleanMobile, isMobile } from '../../src/domain/rules/validation.ts';
import type { Ctx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { AccountsStore, MemberRow } from '../store/ports/accounts.ts';
import { requireCaptcha, type Solved } from './captcha.ts';
import { FREE_FAILURES, FREE_FAILURES_EVERYWHERE, forgive, keyOf, LIMITS, limit } from './throttle.ts';

const WINDOW = LIMITS.passwordByPair.window;

const wrongPassword = () =>
  new Refusal(ERR.wrongPassword, ['账号或密码不正确。', 'The account or the password is not right.']);

/** A mobile or an e-mail address as it is stored, from what was typed. */
export function cleanAccount(account: string): string {
  const mobile = cleanMobile(account);
  return isMobile(mobile) ? mobile : cleanEmail(account);
}

export function findMember(accounts: AccountsStore, account: string): Promise<MemberRow | null> {
  return isMobile(account) ? accounts.memberByMobile(account) : accounts.memberByEmail(account);
}

/**
 * The member whose password this is, or a refusal that is the same for unknown accounts (S9). After three failures
 * a captcha is asked for (2101): per account and address, and, later, for an account from everywhere; nobody can lock
 * an account for its owner, because a captcha always opens the way and the counts end by themselves (S7).
 */
export async function byPassword(
  ctx: Ctx,
  typed: string,
  password: string,
  solved: Solved,
): Promise<MemberRow> {
  const { deps, now } = ctx;
  const { accounts } = deps.store.direct;
  const account = cleanAccount(typed);
  const address = deps.host.address(ctx.request);
  const everywhere = await keyOf(ctx, 'password-account', account);
  const pair = await keyOf(ctx, 'passwordByPair', account, address);

  // Counted before the password is looked at, so that parallel guesses are counted too.
  await limit(ctx, 'passwordByAddress', address);
  const known =
    (await accounts.hits(pair, now)) >= FREE_FAILURES ||
    (await accounts.hits(everywhere, now)) >= FREE_FAILURES_EVERYWHERE;
  if (known) await requireCaptcha(ctx, solved);
  const count = await limit(ctx, 'passwordByPair', account, address);
  if (count > FREE_FAILURES && !known) await requireCaptcha(ctx, solved);
  await accounts.hit(everywhere, WINDOW, now);

  const member = await findMember(accounts, account);
  const right = await deps.host.verifyPassword(
    cleanPassword(password),
    member?.passwordHash ?? (await dummyHash(ctx)),
  );
  if (!member?.passwordHash || !right) throw wrongPassword();

  await forgive(ctx, 'passwordByAddress', address);
  await accounts.clearHits(pair);
  await accounts.clearHits(everywhere);
  if (!member.passwordHash.startsWith(`${deps.host.passwordScheme}$`)) {
    await accounts.setPassword(member.id, await deps.host.hashPassword(cleanPassword(password)));
  }
  return member;
}

const dummies = new WeakMap<object, Promise<string>>();

/** A hash of nobody's password: checking against it takes as long as checking against a real one. */
function dummyHash({ deps }: Ctx): Promise<string> {
  const known = dummies.get(deps.host);
  if (known) return known;
  const made = deps.host.hashPassword(deps.random.token(16));
  dummies.set(deps.host, made);
  made.catch(() => dummies.delete(deps.host));
  return made;
}
