import { useState } from 'react';
import { Arrival } from '#features/login/arrival.tsx';
import styles from '#features/login/login.module.css';
import { RegisterForm } from '#features/login/register-form.tsx';
import { useArrive } from '#features/login/use-arrive.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { ON_MAINLAND } from '#lib/regions-home.ts';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Tabs } from '#ui/tabs.tsx';

type Way = 'mobile' | 'email';

export default function Register() {
  const t = useCopy('login');
  const tree = useTree();
  const [way, setWay] = useState<Way>(ON_MAINLAND ? 'mobile' : 'email');
  const arrival = useArrive();
  return (
    <Arrival arrival={arrival}>
      <h1>{t('register.title')}</h1>
      <p className={styles.lead}>{t('register.lead')}</p>
      <Tabs
        label={t('register.title')}
        value={way}
        onChange={setWay}
        tabs={[
          { value: 'mobile', label: t('register.byMobile') },
          { value: 'email', label: t('register.byEmail') },
        ]}
      >
        <RegisterForm key={way} by={way} onDone={user => arrival.arrive(user, { registered: true })} />
      </Tabs>
      <div className={`grid cols-2 mt-8 pt-6 line-t ${styles.others}`}>
        <LinkButton look="quiet" to={href(tree, 'login')}>
          {t('register.already')}
        </LinkButton>
      </div>
    </Arrival>
  );
}
