import { useEffect, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';

/** “Resend in 52 s”, then the button. `sentAt` names the sending, ms; `wait` is in seconds. */
export function Resend({ sentAt, wait, onSend }: { sentAt: number; wait: number; onSend: () => void }) {
  const t = useCopy('login');
  const [now, setNow] = useState(sentAt);
  const left = Math.max(0, Math.ceil((sentAt + wait * 1000 - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  if (left > 0) return <span className="num">{t('field.resend', { n: left })}</span>;
  return (
    <button type="button" onClick={onSend}>
      {t('field.send')}
    </button>
  );
}
