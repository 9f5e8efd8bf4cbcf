import { CodeSteps } from '#features/login/code-steps.tsx';
import styles from '#features/login/login.module.css';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { SignIn, type Way } from './sign-in.tsx';

export { loader } from './model.ts';

/** E-mail has a tab once it was chosen. */
const waysOf = (chosen: Way): readonly Way[] =>
  chosen === 'email' ? ['sms', 'password', 'email'] : ['sms', 'password'];

export default function LoginMobile() {
  return (
    <SignIn
      ways={waysOf}
      CodeForm={CodeSteps}
      others={(way, choose) => <Others onEmail={way === 'email' ? null : () => choose('email')} />}
    />
  );
}

function Others({ onEmail }: { onEmail: (() => void) | null }) {
  const t = useCopy('login');
  const tree = useTree();
  return (
    <nav className={`mt-5 line-t ${styles.list}`} aria-label={t('signIn.otherWays')}>
      {onEmail && (
        <button type="button" onClick={onEmail}>
          {t('signIn.email')}
          <Icon className="ter" name="next" />
        </button>
      )}
      <Link to={href(tree, 'register')}>
        {t('signIn.register')}
        <Icon className="ter" name="next" />
      </Link>
      <Link to={href(tree, 'findpwd')}>
        {t('signIn.forgot')}
        <Icon className="ter" name="next" />
      </Link>
    </nav>
  );
}
