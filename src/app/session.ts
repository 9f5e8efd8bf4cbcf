import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
import { account, member, type UserInfo } from '#domain/contract/account.ts';
import { useForm } from '#stores/form.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';

const QUIET = { showToast: 'noMsg' } as const;

/**
 * Step 5 of the guard: the current login, then the vendor member; bindMobile = Y counts as logged in even when the
 * vendor lookup fails (specification §6). Stores the user, or returns the failure of the login check.
 */
export async function checkLogin(signal?: AbortSignal): Promise<{ user: UserInfo } | { failure: CallFailure }> {
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

/** After login: member info and what was really spent (decisions.md). Failures leave the member without them. */
export async function loadMember(): Promise<void> {
  const [info, spent] = await Promise.allSettled([call(member.info, QUIET), call(member.expenditure, QUIET)]);
  if (info.status === 'fulfilled') {
    useUser.getState().setMember(info.value, spent.status === 'fulfilled' ? spent.value.totalExpenditure : 0);
  }
}

/** Forgets everything of the member on this device, offline too (quality.md S5). */
export function forgetMember(): void {
  useUser.getState().clear();
  useSecret.getState().clear();
  useForm.getState().clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('heming.seats.')) sessionStorage.removeItem(key);
  } catch {
    // Storage is denied: there is nothing to forget.
  }
}
