import { useCopy } from '#i18n/copy.ts';
import { useApp } from '#stores/app.ts';
import { toast } from '#ui/toast.tsx';
import styles from './shell.module.css';

/** Turns the accessibility mode on and off, and says so. */
export function LargeType() {
  const t = useCopy('common');
  const { ariaFixed, setAriaFixed } = useApp();
  return (
    <button
      type="button"
      className={styles.larger}
      aria-pressed={ariaFixed}
      onClick={() => {
        setAriaFixed(!ariaFixed);
        toast(t(ariaFixed ? 'aria.isOff' : 'aria.isOn'));
      }}
    >
      <span aria-hidden="true">{'A⁺'}</span>
      <span className="vh">{t('aria.larger')}</span>
    </button>
  );
}
