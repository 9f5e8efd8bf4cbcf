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
