import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
import { account, member, type UserInfo } from '#domain/contract/account.ts';
import { ID } from '#domain/contract/patterns.ts';
import { forgetMember } from '#features/login/forget.ts';
import { loadMember } from '#features/login/member.ts';
import { matchPage } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { toast } from '#ui/toast.tsx';

const QUIET = { showToast: 'noMsg' } as const;

/** The session that has been told that the vendor's lookup failed. */
let told = '';

/**
 * Step 5 of the guard: the current login, then the vendor member; bindMobile = Y counts as logged in even when the
 * vendor lookup fails (specification §6). Stores the user, or returns the failure of the login check.
 */
export async function checkLogin(
  signal?: AbortSignal,
  { silently = false, url = '' } = {},
): Promise<{ user: UserInfo } | { failure: CallFailure }> {
  let login: UserInfo;
  try {
    login = await call(account.logonInfo, { ...QUIET, ...seatsOf(url) }, { signal });
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
    // The account goes on without its membership, and is told so once, not at every step.
    if (!silently && error.kind === 'refused' && told !== login.memberEncode) {
      told = login.memberEncode;
      if (error.message) toast(error.message);
    }
  }
  if (!silently) useUser.getState().signIn(user);
  return { user };
}

/** Whether seats can be chosen comes beside the login for the page that asks so next (pages/seat/model.ts). */
function seatsOf(url: string): { scheduleId?: string } {
  if (!url || useUser.getState().packCode) return {};
  const { pathname, searchParams } = new URL(url);
  const scheduleId = searchParams.get('scheduleId') ?? '';
  const asks = matchPage(pathname)?.name === 'seat' && !searchParams.has('packCode') && ID.test(scheduleId);
  return asks ? { scheduleId } : {};
}

const session = (): string | undefined => useUser.getState().userInfo?.memberEncode;

/** A member of an earlier visit: one silent check at start (rulings.md). */
export async function checkSilently(): Promise<void> {
  const asked = session();
  const login = await checkLogin(undefined, { silently: true });
  // Who has signed in or out meanwhile is not who was asked for.
  if (session() !== asked) return;
  if ('user' in login) {
    useUser.getState().signIn(login.user);
    await loadMember({ silently: true });
  } else if (login.failure.kind === 'refused') forgetMember();
}
