import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/client.ts';
import { account } from '#domain/contract/account.ts';
import { uploads } from '#domain/contract/upload.ts';
import { Portrait } from '#features/portrait/portrait.tsx';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useUser } from '#stores/user.ts';
import { Button } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { toast } from '#ui/toast.tsx';
import { Upload } from '#ui/upload.tsx';
import styles from './portrait.module.css';

/** Bytes of what may be chosen: it is made small here, and only that is sent. */
const MAX_PICTURE_BYTES = 20_000_000;
const ACCEPT = 'image/png,image/jpeg,image/webp';

const CropDialog = deferred(
  part(() => import('./portrait-crop.tsx'), 'CropDialog', 'own'),
  null,
);

/** The picture that the member shows, and the ways to change it. */
export function PortraitEditor() {
  const t = useCopy('own');
  const user = useUser(s => s.userInfo);
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmit();
  const [chosen, setChosen] = useState<File | null>(null);
  const refresh = async () => {
    useUser.getState().signIn(await call(account.logonInfo, { showToast: 'noMsg' }));
    await revalidate();
  };
  const remove = () =>
    submit(async () => {
      await call(uploads.removeHead, {});
      await refresh();
      toast(t('portrait.removed'), 'ok');
    });
  const check = (file: File): string | undefined => {
    if (file.size > MAX_PICTURE_BYTES) return t('portrait.large', { n: MAX_PICTURE_BYTES / 1_000_000 });
    return ACCEPT.split(',').includes(file.type) ? undefined : t('portrait.type');
  };
  return (
    <section className="row flex-wrap gap-6 pb-7 mb-7 line-b" aria-label={t('portrait.title')}>
      <span className={styles.frame}>
        <Portrait size={96}>
          <span className="seal" aria-hidden="true">
            <span>{[...(user?.nickname ?? '')][0]}</span>
          </span>
        </Portrait>
      </span>
      <div>
        <Upload
          id="portrait-file"
          label={t(user?.headUrl ? 'portrait.other' : 'portrait.choose')}
          accept={ACCEPT}
          check={check}
          onFile={setChosen}
          hint={t('portrait.hint')}
          disabled={busy}
        />
        {user?.headUrl && (
          <Button look="quiet" size="sm" busy={busy} onClick={() => void remove()}>
            {t('portrait.remove')}
          </Button>
        )}
      </div>
      {chosen && (
        <CropDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onDone={async () => {
            await refresh();
            setChosen(null);
            toast(t('portrait.done'), 'ok');
          }}
        />
      )}
    </section>
  );
}
