import { useNavigate } from 'react-router';
import { signOut } from '#features/login/sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';

/** Leaves, offline too: this device forgets the member either way (quality.md S5). */
export function SignOutButton() {
  const t = useCopy('user');
  const tree = useTree();
  const navigate = useNavigate();
  const { busy, submit } = useSubmit();
  const leave = () =>
    submit(async () => {
      await signOut();
      await navigate(href(tree, 'home'), { replace: true });
      toast(t('signOut.done'), 'ok');
    });
  return (
    <Button look="quiet" busy={busy} onClick={() => void leave()}>
      {t(busy ? 'signOut.busy' : 'signOut.action')}
    </Button>
  );
}
