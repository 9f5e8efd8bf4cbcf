import type { UserInfo } from '#domain/contract/account.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import type { Ctx } from '../http/endpoint.ts';
import { newSession } from '../http/session.ts';
import type { Tx } from '../store/port.ts';
import type { MemberRow } from '../store/ports/accounts.ts';
import { rememberDevice } from './device.ts';

/** A member as the login calls and getLogonInfo show them: mobile masked, no hash, no number (S19). */
export function userInfoOf(member: MemberRow, memberEncode: string): UserInfo {
  return {
    memberId: member.id,
    nickname: member.nickname,
    mobile: member.mobile === null ? '' : maskMobile(member.mobile),
    email: member.email ?? '',
    headUrl: '',
    bindMobile: member.mobile === null ? 'N' : 'Y',
    memberEncode,
  };
}

/**
 * Begins a session: a new one at every login; the one that the request came with ends. `before` runs in the same
 * transaction and may refuse or make the account. Returns the login reply; the cookie goes on the response.
 */
export async function beginSession(ctx: Ctx, before: (tx: Tx) => Promise<MemberRow>): Promise<UserInfo> {
  const { member, session } = await ctx.deps.store.transaction(async tx => {
    const member = await before(tx);
    const session = await newSession(ctx.deps, member.id, ctx.now);
    if (ctx.session) await tx.accounts.endSession(ctx.session.sessionHash);
    await tx.accounts.addSession(session.row);
    return { member, session };
  });
  if (session.cookie !== null) ctx.header('Set-Cookie', session.cookie);
  await rememberDevice(ctx, [member.mobile, member.email]);
  return userInfoOf(member, session.token);
}
