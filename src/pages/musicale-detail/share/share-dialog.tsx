import { QrCode } from '#features/ticket/qr-code.tsx';
import { pageAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface Props {
  title: string;
  onCopy: () => void;
  onClose: () => void;
}

/** On the desktop: a code that WeChat on a phone scans and sends on, and the link to copy. */
export function ShareDialog({ title, onCopy, onClose }: Props) {
  const t = useCopy('ways');
  const concert = useCopy('concert');
  return (
    <Dialog
      open
      title={concert('share')}
      onClose={onClose}
      footer={<Button onClick={onCopy}>{t('share.copyLink')}</Button>}
    >
      <div className="grid justify-items-centre gap-4 text-centre">
        <QrCode text={pageAddress()} label={t('share.qr', { title })} fallback={concert('copyFailed')} />
        <p>{t('share.text')}</p>
      </div>
    </Dialog>
  );
}
