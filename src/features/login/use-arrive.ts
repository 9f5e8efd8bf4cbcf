import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserInfo } from '#domain/contract/account.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { useUser } from '#stores/user.ts';
import { toast } from '#ui/toast.tsx';
import { beginBinding, endBinding, hasPutOff, isBinding, putOff } from './binding.ts';
import { signInDone, signOut, takeRedirect } from './sign-in.ts';

/** After signing in: binding a mobile where the account lacks one, then back to where one was. */
export function useArrive() {
  const t = useCopy('login');
  const tree = useTree();
  const navigate = useNavigate();
  const [binding, setBinding] = useState(false);
  // Who was signed in before this page was opened; a login on the page itself is no news to anyone.
  const [known, setKnown] = useState<UserInfo | null>(null);
  useEffect(() => {
    const user = useUser.getState().userInfo;
    if (user?.bindMobile === 'N' && isBinding(user.memberId)) setBinding(true);
    else setKnown(user);
  }, []);
  // The session may turn out to have ended.
  const still = useUser(s => s.userInfo !== null);
  const leave = async () => {
    endBinding();
    await navigate(takeRedirect(tree), { replace: true });
  };
  return {
    binding,
    known: still ? known : null,
    arrive: async (user: UserInfo, options: { registered?: boolean } = {}) => {
      await signInDone(user, options);
      if (user.stayed === 'Y') toast(t('stayed'), 'ok');
      if (user.bindMobile === 'Y' || hasPutOff(user.memberId)) return leave();
      beginBinding(user.memberId);
      setBinding(true);
    },
    bound: (user: UserInfo) => {
      useUser.getState().signIn(user);
      void leave();
    },
    skip: () => {
      const user = useUser.getState().userInfo;
      if (user) putOff(user.memberId);
      void leave();
    },
    goOn: () => void leave(),
    signOut: async () => {
      await signOut();
      setKnown(null);
    },
  };
}
