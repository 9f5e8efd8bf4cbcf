import { CodeForm } from '#features/login/code-form.tsx';
import styles from '#features/login/login.module.css';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { reset } from '#ui/icon-more.ts';
import { SignIn } from './sign-in.tsx';

export { loader } from './model.ts';

export default function LoginPc() {
  return <SignIn ways={() => ['sms', 'password', 'email']} CodeForm={CodeForm} others={() => <Others />} />;
}

function Others() {
  const t = useCopy('login');
  const tree = useTree();
  return (
    <div className={`grid cols-2 mt-8 pt-6 line-t ${styles.others}`}>
      <LinkButton look="quiet" to={href(tree, 'register')}>
        <Icon name="user" />
        {t('signIn.register')}
      </LinkButton>
      <LinkButton look="quiet" to={href(tree, 'findpwd')}>
        <Icon draw={reset} />
        {t('signIn.forgot')}
      </LinkButton>
    </div>
  );
}
