import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useCopy } from '#i18n/copy.ts';
import styles from './shell.module.css';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says that the device is offline; nothing typed is lost (quality.md R15). */
export function OfflineBanner() {
  const t = useCopy('common');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { revalidate } = useRevalidator();
  if (online) return null;
  return (
    <div className={styles.offline} role="status">
      <span>{t('offline.banner')}</span>
      <button type="button" onClick={() => void revalidate()}>
        {t('offline.retry')}
      </button>
    </div>
  );
}
