import { useCopy } from '#i18n/copy.ts';
import { useApp } from '#stores/app.ts';
import { toast } from '#ui/toast.tsx';
import styles from './shell.module.css';

/** Turns the accessibility mode on and off, and says so. */
export function useLargeType() {
  const t = useCopy('common');
  const { ariaFixed, setAriaFixed } = useApp();
  const toggle = () => {
    setAriaFixed(!ariaFixed);
    toast(t(ariaFixed ? 'aria.isOff' : 'aria.isOn'));
  };
  return [ariaFixed, toggle] as const;
}

export function LargeType() {
  const t = useCopy('common');
  const [on, toggle] = useLargeType();
  return (
    <button type="button" className={`fixed-size ${styles.larger}`} aria-pressed={on} onClick={toggle}>
      <span aria-hidden="true">
        {'A'}
        <sup>+</sup>
      </span>
      <span className="vh">{t('aria.larger')}</span>
    </button>
  );
}
