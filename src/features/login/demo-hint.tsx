import { useCopy } from '#i18n/copy.ts';
import styles from './login.module.css';

/** What would come by message, on the page: demonstration mode only, when the reply carries it. */
export function DemoHint({ text, onFill }: { text: string; onFill: () => void }) {
  const t = useCopy('login');
  return (
    <p className={`row flex-wrap gap-y-1 gap-x-4 mt-2 t-sm ${styles.demo}`} role="status">
      <span>{text}</span>
      <button className="tap-min underlined" type="button" onClick={onFill}>
        {t('code.fill')}
      </button>
    </p>
  );
}
