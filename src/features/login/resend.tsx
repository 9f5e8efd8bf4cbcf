import { useNow } from '#hooks/use-now.ts';
import { useCopy } from '#i18n/copy.ts';

/** “Resend in 52 s”, then the button. `sentAt` names the sending, ms; `wait` is in seconds. */
export function Resend({ sentAt, wait, onSend }: { sentAt: number; wait: number; onSend: () => void }) {
  const t = useCopy('login');
  const gone = Math.max(0, useNow(500) - sentAt);
  const left = Math.max(0, Math.ceil(wait - gone / 1000));
  if (left > 0) return <span className="num">{t('field.resend', { n: left })}</span>;
  return (
    <button type="button" onClick={onSend}>
      {t('field.send')}
    </button>
  );
}
