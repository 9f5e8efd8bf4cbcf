import { useCopy } from '#i18n/copy.ts';
import styles from './hall-page.module.css';

/** What all of the demonstration's sound is made of, said once at the end of each page. */
export function Honest() {
  const t = useCopy('titlelate');
  return <p className={`wrap xs ter ${styles.honest}`}>{t('credits.house')}</p>;
}
