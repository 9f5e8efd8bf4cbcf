import { useCopy } from '#i18n/copy.ts';
import styles from './head.module.css';

export function Head() {
  const t = useCopy('home');
  return (
    <div className={`flex flex-wrap items-baseline gap-y-2 gap-x-8 mb-10 m-mb-4 ${styles.head}`}>
      <h1 className="t-display lh-1">{t('index2.title')}</h1>
      <p className="lead sec">{t('index2.lead')}</p>
    </div>
  );
}
