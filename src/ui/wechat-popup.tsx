import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { isWechat } from '#lib/device.ts';
import { readText, writeText } from '#lib/storage.ts';
import { Button } from './button.tsx';
import { ModalPopup } from './modal-popup.tsx';

const SEEN = 'wechat-popup';

/** In WeChat's own browser: asks to open the page in the default one, once a visit. */
export function WechatPopup({ agent = navigator.userAgent }: { agent?: string }) {
  const t = useCopy('ui');
  const [open, setOpen] = useState(() => isWechat(agent) && readText('session', SEEN) !== 'Y');
  const close = () => {
    setOpen(false);
    writeText('session', SEEN, 'Y');
  };
  return (
    <ModalPopup
      open={open}
      onClose={close}
      title={t('wechat.title')}
      footer={
        <Button block onClick={close}>
          {t('wechat.ok')}
        </Button>
      }
    >
      <p className="sec">{t('wechat.text')}</p>
    </ModalPopup>
  );
}
