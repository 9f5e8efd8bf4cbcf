import type { SecurityOverview } from '#domain/contract/security.ts';
import { cleanPassword } from '#domain/rules/password.ts';
import { maskEmail, maskMobile } from '#domain/rules/validation.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { sessionExpired } from '../http/refusal.ts';
import { isLive } from '../http/session.ts';
import type { MemberRow, SessionRow } from '../store/ports/accounts.ts';
import { checkCode, useUp } from './codes.ts';
import { rememberDevice } from './device.ts';
import { noteEvent } from './events.ts';
import { memberOf, type Proof, proveOwner } from './owner.ts';
import { accountTaken, noSession } from './refusals.ts';
import { checkPassword, emailOf } from './typed.ts';

/** Events that are told at once; older ones lie there until they are forgotten. */
const MAX_EVENTS = 50;

/** Names a session to its member and opens nothing: the hash that sessions are found by never leaves. */
const handleOf = async ({ deps }: MemberCtx, { sessionHash }: SessionRow): Promise<string> =>
  (await deps.host.hmac(deps.config.secret, `handle\n${sessionHash}`)).slice(0, 24);

const liveSessions = async ({ deps, session, now }: MemberCtx): Promise<SessionRow[]> =>
  (await deps.store.direct.security.sessionsOf(session.memberId)).filter(s => isLive(s, now));

export async function overviewOf(ctx: MemberCtx): Promise<SecurityOverview> {
  const [member, sessions] = await Promise.all([memberOf(ctx), liveSessions(ctx)]);
  return {
    mobile: member.mobile === null ? '' : maskMobile(member.mobile),
    email: member.email === null ? '' : maskEmail(member.email),
    hasPassword: member.passwordHash === null ? 'N' : 'Y',
    sessions: await Promise.all(
      sessions.map(async s => ({
        id: await handleOf(ctx, s),
        device: s.device ?? '',
        place: s.place ?? '',
        begunAt: new Date(s.createdAt).toISOString(),
        seenAt: new Date(s.seenAt).toISOString(),
        current: s.sessionHash === ctx.session.sessionHash ? ('Y' as const) : ('N' as const),
      })),
    ),
  };
}

export const eventsOf = async ({ deps, session }: MemberCtx) =>
  (await deps.store.direct.security.signIns(session.memberId, MAX_EVENTS)).map(
    ({ kind, device, place, at }) => ({
      kind,
      device,
      place,
      at: new Date(at).toISOString(),
    }),
  );

/** Foreign and absent ones get the same reply (quality.md S9). */
export async function endSession(ctx: MemberCtx, id: string): Promise<void> {
  for (const session of await liveSessions(ctx))
    if ((await handleOf(ctx, session)) === id)
      return ctx.deps.store.direct.accounts.endSession(session.sessionHash);
  throw noSession();
}

export const endOthers = (ctx: MemberCtx): Promise<void> =>
  ctx.deps.store.transaction(async tx => {
    await tx.accounts.endSessions(ctx.session.memberId, ctx.session.sessionHash);
    await noteEvent(tx, ctx, ctx.session.memberId, 'others');
  });

/** With the password there is, or a code to the owner; every other session ends. */
export async function changePassword(ctx: MemberCtx, password: string, proof: Proof): Promise<void> {
  const { deps, session } = ctx;
  const member = await memberOf(ctx);
  checkPassword(password, [member.mobile, member.email, member.nickname]);
  const proved = await proveOwner(ctx, member, proof, { always: true });
  const wait = { signal: ctx.request.signal, trusted: true };
  const hash = await deps.host.hashPassword(cleanPassword(password), wait);
  await deps.store.transaction(async tx => {
    await proved(tx);
    await tx.accounts.setPassword(member.id, hash);
    await tx.accounts.endSessions(member.id, session.sessionHash);
    await noteEvent(tx, ctx, member.id, 'password');
    await deps.notify?.(tx, { kind: 'password-changed', memberId: member.id, locale: ctx.locale });
  });
}

/** With a code to the new address and a proof by what the account has; the old address is told. */
export async function bindEmail(
  ctx: MemberCtx,
  { email: typed, dynamicCode, ...proof }: Proof & { readonly email: string; readonly dynamicCode: string },
): Promise<MemberRow> {
  const { deps, session } = ctx;
  const email = emailOf(typed);
  const before = await memberOf(ctx);
  const proved = await proveOwner(ctx, before, proof, { always: true });
  const code = await checkCode(ctx, 'bind', email, dynamicCode);
  const member = await deps.store.transaction(async tx => {
    await useUp(tx, code);
    await proved(tx);
    if (!(await tx.accounts.setEmail(before.id, email))) throw accountTaken('email');
    await tx.accounts.endSessions(before.id, session.sessionHash);
    await noteEvent(tx, ctx, before.id, 'email');
    if (before.email !== email)
      await deps.notify?.(tx, {
        kind: 'email-changed',
        shown: maskEmail(email),
        // Whoever had the old one; a number is asked where there was none.
        before: before.email === null ? { mobile: before.mobile } : { email: before.email },
        memberId: before.id,
        locale: ctx.locale,
      });
    return tx.accounts.member(before.id);
  });
  if (!member) throw sessionExpired();
  await rememberDevice(ctx, [before.mobile, email]);
  return member;
}
