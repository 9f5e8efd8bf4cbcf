import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserInfo } from '#domain/contract/account.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { useUser } from '#stores/user.ts';
import { signInDone, takeRedirect } from './sign-in.ts';

/** After signing in: binding a mobile where the account lacks one, then back to where one was. */
export function useArrive() {
  const tree = useTree();
  const navigate = useNavigate();
  const [binding, setBinding] = useState(false);
  const leave = async () => {
    await navigate(takeRedirect(tree), { replace: true });
  };
  return {
    binding,
    arrive: async (user: UserInfo, options: { registered?: boolean } = {}) => {
      await signInDone(user, options);
      if (user.bindMobile === 'N') setBinding(true);
      else await leave();
    },
    bound: (user: UserInfo) => {
      useUser.getState().signIn(user);
      void leave();
    },
    skip: () => void leave(),
  };
}
