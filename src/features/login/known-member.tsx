import type { UserInfo } from '#domain/contract/account.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';

interface Props {
  user: UserInfo;
  onGo: () => void;
  onLeave: () => Promise<void>;
}

/** For who is signed in already: to go on, or to make room for another account. */
export function KnownMember({ user, onGo, onLeave }: Props) {
  const t = useCopy('login');
  const { busy, submit } = useSubmit();
  const name = [user.nickname, user.mobile || user.email].filter(Boolean).join(' · ');
  return (
    <>
      <h1>{t('known.title')}</h1>
      <p className="sec">{t('known.text', { name })}</p>
      <div className="grid cols-1 gap-5 mt-air-1">
        <Button look="accent" size="lg" block onClick={onGo}>
          {t('known.go')}
        </Button>
        <Button look="quiet" block busy={busy} onClick={() => void submit(onLeave)}>
          {t('known.leave')}
        </Button>
      </div>
    </>
  );
}
