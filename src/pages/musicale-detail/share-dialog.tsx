import { QrCode } from '#features/ticket/qr-code.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './share.module.css';

interface Props {
  title: string;
  onCopy: () => void;
  onClose: () => void;
}

/** On the desktop: a code that WeChat on a phone scans and sends on, and the link to copy. */
export function ShareDialog({ title, onCopy, onClose }: Props) {
  const t = useCopy('musicale');
  return (
    <Dialog
      open
      title={t('detail.share')}
      onClose={onClose}
      footer={<Button onClick={onCopy}>{t('detail.copyLink')}</Button>}
    >
      <div className={styles.share}>
        <QrCode
          text={window.location.href}
          label={t('detail.shareQr', { title })}
          fallback={t('detail.copyFailed')}
        />
        <p>{t('detail.shareText')}</p>
      </div>
    </Dialog>
  );
}
