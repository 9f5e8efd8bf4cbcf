import type { UserInfo } from '#domain/contract/account.ts';
import type { AccountEventKind } from '#domain/contract/security.ts';
import { FILE_PATH } from '#domain/contract/upload.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import type { Ctx } from '../http/endpoint.ts';
import { newSession } from '../http/session.ts';
import type { Tx } from '../store/port.ts';
import type { MemberRow } from '../store/ports/accounts.ts';
import { isNewDevice, rememberDevice } from './device.ts';
import { noteEvent, originOf } from './events.ts';
import { deletedSoon } from './refusals.ts';

/** A member as the login calls and getLogonInfo show them: mobile masked, no hash, no number (S19). */
export function userInfoOf(member: MemberRow, memberEncode: string): UserInfo {
  return {
    memberId: member.id,
    nickname: member.nickname,
    mobile: member.mobile === null ? '' : maskMobile(member.mobile),
    email: member.email ?? '',
    headUrl: member.headId ? `${FILE_PATH}${member.headId}` : '',
    bindMobile: member.mobile === null ? 'N' : 'Y',
    memberEncode,
  };
}

/** How somebody signs in, as the list of events names it. */
export type SignInWay = Extract<AccountEventKind, 'sms' | 'mail' | 'pass'>;

/**
 * Begins a session: a new one at every login; the one that the request came with ends. `before` runs in the same
 * transaction and may refuse or make the account. Who was leaving stays by it. Returns the login reply; the cookie goes
 * on the response.
 */
export async function beginSession(
  ctx: Ctx,
  way: SignInWay,
  before: (tx: Tx) => Promise<MemberRow>,
): Promise<UserInfo> {
  const { member, session, stayed } = await ctx.deps.store.transaction(async tx => {
    const member = await before(tx);
    if (member.locale !== ctx.locale) await tx.accounts.setLocale(member.id, ctx.locale);
    const stayed = await takeBackLeaving(tx, ctx, member.id);
    const session = await newSession(ctx.deps, member.id, ctx.now);
    if (ctx.session) await tx.accounts.endSession(ctx.session.sessionHash);
    await tx.accounts.addSession({ ...session.row, ...originOf(ctx) });
    await noteEvent(tx, ctx, member.id, way);
    const of = { memberId: member.id, locale: ctx.locale };
    if (stayed) await ctx.deps.notify?.(tx, { kind: 'stayed', ...of });
    else if (member.createdAt < ctx.now && (await isNewDevice(ctx, member)))
      await ctx.deps.notify?.(tx, { kind: 'new-device', ...originOf(ctx), ...of });
    return { member, session, stayed };
  });
  if (session.cookie !== null) ctx.header('Set-Cookie', session.cookie);
  await rememberDevice(ctx, [member.mobile, member.email]);
  return { ...userInfoOf(member, session.token), ...(stayed && { stayed: 'Y' }) };
}

/** True when the member was leaving, and stays. Past the time to think there is no account any more. */
async function takeBackLeaving(tx: Tx, ctx: Ctx, memberId: string): Promise<boolean> {
  const departure = await tx.security.departure(memberId);
  if (!departure) return false;
  if (departure.dueAt <= ctx.now) throw deletedSoon();
  await tx.security.takeBackDeparture(memberId);
  await noteEvent(tx, ctx, memberId, 'stay');
  return true;
}
