import { useLocation, useNavigate } from 'react-router';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';

/** What only a member can do: `signIn` leads to the login page, and from there back to this one (specification §8). */
export function useSignIn() {
  const tree = useTree();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Wherever the way leads before a login, its end leads back here. */
  const comeBack = () => useUser.getState().setRedirectPath(`${pathname}${search}`);
  const signIn = () => {
    comeBack();
    void navigate(href(tree, 'login'));
  };
  return { signIn, comeBack };
}
