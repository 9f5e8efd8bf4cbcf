import { dropKeys } from '#lib/storage.ts';
import { useForm } from '#stores/form.ts';
import { useUser } from '#stores/user.ts';
import { forgetMember } from './forget.ts';

/** Everything of the member on this device: chosen seats, drafts and tickets too; also offline (quality.md S5). */
export function forgetDevice(): void {
  forgetMember();
  useForm.getState().clear();
  useUser.getState().setRedirectPath('/');
  dropKeys(OWN);
  // What was kept for the journey, too (features/player/journey).
  void globalThis.caches?.delete('heming-journey').catch(() => undefined);
}
const OWN = /^heming\.(?:seats|draft|tickets|journey|binding)\b/;
