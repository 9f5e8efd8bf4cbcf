import { call } from '#api/client.ts';
import { account, member, type UserInfo } from '#domain/contract/account.ts';
import { href, inTree, matchPage } from '#site/href.ts';
import type { Tree } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';
import { clearToasts } from '#ui/toast.tsx';
import { forgetDevice } from './forget.ts';
import { loadMember } from './member.ts';

const QUIET = { showToast: 'noMsg' } as const;

/** Stores the user after any way of signing in, and loads the member; joinMember runs at registration (rulings.md). */
export async function signInDone(user: UserInfo, { registered = false } = {}): Promise<void> {
  useUser.getState().signIn(user);
  // What went wrong on the way no longer matters.
  clearToasts();
  if (registered) await call(member.join, QUIET).catch(() => undefined);
  await loadMember();
}

/** Where to go after login, in the tree one is in now, and forgets it: the page one wanted, else home. */
export function takeRedirect(tree: Tree): string {
  const wanted = useUser.getState().redirectPath;
  useUser.getState().setRedirectPath('/');
  const url = new URL(wanted, 'https://here.invalid');
  return matchPage(url.pathname) ? inTree(tree, url) : href(tree, 'home');
}

/** Ends the session here and at the box office; here also while offline (quality.md S5). */
export async function signOut(): Promise<void> {
  const ended = call(account.logout, QUIET).catch(() => undefined);
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 3000))]);
  forgetDevice();
}
