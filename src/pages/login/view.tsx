import { useState } from 'react';
import { brand } from '#brand';
import { BindForm } from '#features/login/bind-form.tsx';
import { CodeForm } from '#features/login/code-form.tsx';
import { LoginFrame } from '#features/login/frame.tsx';
import { KnownMember } from '#features/login/known-member.tsx';
import styles from '#features/login/login.module.css';
import { PasswordForm } from '#features/login/password-form.tsx';
import { useArrive } from '#features/login/use-arrive.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { reset } from '#ui/icon-more.ts';
import { Link } from '#ui/link.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { toast } from '#ui/toast.tsx';
import type { loader } from './model.ts';

const WAYS = ['sms', 'password', 'email'] as const;
type Way = (typeof WAYS)[number];

export default function Login() {
  const t = useCopy('login');
  const tree = useTree();
  const phone = tree.layout === 'mobile';
  const { wanted } = usePageData<typeof loader>();
  const { binding, known, arrive, bound, skip, goOn, signOut } = useArrive();
  const [way, setWay] = useState<Way>('sms');
  // One account for all three ways: switching does not lose it.
  const [typed, setTyped] = useState('');

  if (binding) {
    return (
      <LoginFrame wanted={wanted}>
        <BindForm
          onDone={user => {
            toast(t('bind.done'), 'ok');
            bound(user);
          }}
          onSkip={skip}
        />
      </LoginFrame>
    );
  }
  if (known) {
    return (
      <LoginFrame wanted={wanted}>
        <KnownMember user={known} onGo={goOn} onLeave={signOut} />
      </LoginFrame>
    );
  }
  const email = typed.includes('@');
  const shown = phone && way !== 'email' ? WAYS.filter(w => w !== 'email') : WAYS;
  return (
    <LoginFrame wanted={wanted}>
      <h1>{t('signIn.title')}</h1>
      <Tabs
        label={t('signIn.by')}
        value={way}
        onChange={setWay}
        tabs={shown.map(value => ({ value, label: t(`signIn.${value}`) }))}
      >
        {way === 'password' && <PasswordForm onDone={arrive} account={typed} onAccount={setTyped} />}
        {way === 'sms' && (
          <CodeForm key="sms" by="mobile" onDone={arrive} target={email ? '' : typed} onTarget={setTyped} />
        )}
        {way === 'email' && (
          <CodeForm key="email" by="email" onDone={arrive} target={email ? typed : ''} onTarget={setTyped} />
        )}
      </Tabs>
      {phone ? (
        <nav className={styles.list} aria-label={t('signIn.otherWays')}>
          {way !== 'email' && (
            <button type="button" onClick={() => setWay('email')}>
              {t('signIn.email')}
              <Icon name="next" />
            </button>
          )}
          <Link to={href(tree, 'register')}>
            {t('signIn.register')}
            <Icon name="next" />
          </Link>
          <Link to={href(tree, 'findpwd')}>
            {t('signIn.forgot')}
            <Icon name="next" />
          </Link>
        </nav>
      ) : (
        <div className={styles.others}>
          <LinkButton look="quiet" to={href(tree, 'register')}>
            <Icon name="user" />
            {t('signIn.register')}
          </LinkButton>
          <LinkButton look="quiet" to={href(tree, 'findpwd')}>
            <Icon draw={reset} />
            {t('signIn.forgot')}
          </LinkButton>
        </div>
      )}
      <p className={styles.small}>
        {t('signIn.abroad')} <span className="num">{brand.phone}</span>
        {t('signIn.end')}
      </p>
    </LoginFrame>
  );
}
