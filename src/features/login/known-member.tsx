import { useState } from 'react';
import type { UserInfo } from '#domain/contract/account.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import styles from './login.module.css';

interface Props {
  user: UserInfo;
  onGo: () => void;
  onLeave: () => Promise<void>;
}

/** For who is signed in already: to go on, or to make room for another account. */
export function KnownMember({ user, onGo, onLeave }: Props) {
  const t = useCopy('login');
  const [leaving, setLeaving] = useState(false);
  const name = [user.nickname, user.mobile || user.email].filter(Boolean).join(' · ');
  return (
    <>
      <h1>{t('known.title')}</h1>
      <p className="sec">{t('known.text', { name })}</p>
      <div className={styles.form}>
        <Button look="accent" size="lg" block onClick={onGo}>
          {t('known.go')}
        </Button>
        <Button
          look="quiet"
          block
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void onLeave();
          }}
        >
          {t('known.leave')}
        </Button>
      </div>
    </>
  );
}
