import { call } from '#api/client.ts';
import { member } from '#domain/contract/account.ts';
import { useForm } from '#stores/form.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';

const QUIET = { showToast: 'noMsg' } as const;

/** After login: member info and what was really spent (decisions.md). Failures leave the member without them. */
export async function loadMember(): Promise<void> {
  const [info, spent] = await Promise.allSettled([call(member.info, QUIET), call(member.expenditure, QUIET)]);
  if (info.status === 'fulfilled') {
    useUser.getState().setMember(info.value, spent.status === 'fulfilled' ? spent.value.totalExpenditure : 0);
  }
}

/**
 * The session has ended: user and member are forgotten. What was chosen and typed stays in this tab, so that it is
 * there after the next login (decisions.md, “Routes and guard”); it is kept under the member's own id.
 */
export function forgetMember(): void {
  useUser.getState().clear();
  useSecret.getState().clear();
  useForm.getState().clear();
}

/** Everything of the member on this device: chosen seats, drafts and tickets too; also offline (quality.md S5). */
export function forgetDevice(): void {
  forgetMember();
  useUser.getState().setRedirectPath('/');
  for (const open of [() => sessionStorage, () => localStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) if (OWN.test(key)) storage.removeItem(key);
    } catch {
      // Storage is denied: there is nothing to forget.
    }
  }
}
const OWN = /^heming\.(?:seats|draft|tickets)\b/;
