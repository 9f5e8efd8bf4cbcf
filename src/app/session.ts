import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
import { account, member, type UserInfo } from '#domain/contract/account.ts';
import { forgetMember } from '#features/login/forget.ts';
import { loadMember } from '#features/login/member.ts';
import { useUser } from '#stores/user.ts';

const QUIET = { showToast: 'noMsg' } as const;

/**
 * Step 5 of the guard: the current login, then the vendor member; bindMobile = Y counts as logged in even when the
 * vendor lookup fails (specification §6). Stores the user, or returns the failure of the login check.
 */
export async function checkLogin(
  signal?: AbortSignal,
): Promise<{ user: UserInfo } | { failure: CallFailure }> {
  let login: UserInfo;
  try {
    login = await call(account.logonInfo, QUIET, { signal });
  } catch (error) {
    if (isFailure(error)) return { failure: error };
    throw error;
  }
  let user = login;
  try {
    user = await call(member.vendorMember, QUIET, { signal });
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (login.bindMobile !== 'Y') return { failure: error };
  }
  useUser.getState().signIn(user);
  return { user };
}

/** A member of an earlier visit: one silent check at start (rulings.md). */
export async function checkSilently(): Promise<void> {
  const login = await checkLogin();
  if ('user' in login) await loadMember();
  else if (login.failure.kind === 'refused') forgetMember();
}
