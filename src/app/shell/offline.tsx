import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOnline } from '#hooks/use-online.ts';
import { useCopy } from '#i18n/copy.ts';
import { reach } from '#lib/online.ts';
import { part } from '#ui/part.ts';
import { whenDrawn } from '#ui/when-drawn.tsx';
import styles from './shell.module.css';

/** Where the browser itself does not tell when the network is back, it is asked for this often; ms. */
const ASK_EVERY = 10_000;

/** What a listener has kept for a journey plays from here. */
const KeptTitles = whenDrawn(
  part(() => import('#features/player/journey/kept-titles.tsx'), 'KeptTitles', 'playroom', 'play'),
  { quiet: true },
);

/** Says that the device is offline; nothing typed is lost (quality.md R15). */
export function OfflineBanner() {
  const t = useCopy('common');
  const online = useOnline();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (online) return;
    const timer = setInterval(() => void (navigator.onLine && reach()), ASK_EVERY);
    return () => clearInterval(timer);
  }, [online]);
  if (online) return null;
  const again = () => {
    void reach();
    void revalidate();
  };
  return (
    <div
      className={`sticky justify-centre items-centre gap-4 t-sm flex flex-wrap ${styles.offline}`}
      role="status"
    >
      <span>{t('offline.banner')}</span>
      <button className="underlined" type="button" onClick={again}>
        {t('offline.retry')}
      </button>
      <KeptTitles />
    </div>
  );
}
