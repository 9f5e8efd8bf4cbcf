import { dropKeys } from '#lib/storage.ts';
import { useForm } from '#stores/form.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';

/**
 * The session has ended: user and member are forgotten. What was chosen and typed stays in this tab, so that it is
 * there after the next login (rulings.md, “Routes and guard”); it is kept under the member's own id.
 */
export function forgetMember(): void {
  useUser.getState().clear();
  useSecret.getState().clear();
}

/** Everything of the member on this device: chosen seats, drafts and tickets too; also offline (quality.md S5). */
export function forgetDevice(): void {
  forgetMember();
  useForm.getState().clear();
  useUser.getState().setRedirectPath('/');
  dropKeys(OWN);
}
const OWN = /^heming\.(?:seats|draft|tickets|binding)\b/;
