import { type KeyboardEvent, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { plainYuan } from '#lib/price.ts';
import styles from './stepper.module.css';

interface Props {
  /** What is counted: “points to use”. */
  label: string;
  value: number;
  /** The value as words with its unit: “1,200 points”. */
  valueText?: string | undefined;
  min?: number;
  max: number;
  /** Increments of the buttons, negative ones first; the smallest is the arrow keys', the largest Page Up's. */
  steps: readonly number[];
  /** Gets a value between min and max. */
  onChange: (value: number) => void;
  /** Buttons for “use all” and “reset”. */
  extremes?: boolean;
  disabled?: boolean;
}

/** +1000 and −100; a step of one is the sign alone. */
const signed = (step: number): string => {
  const sign = step > 0 ? '+' : '−';
  return Math.abs(step) === 1 ? sign : `${sign}${Math.abs(step)}`;
};

/** A number set by steps. Buttons rest at the floor and at the cap, and reaching one is announced. */
export function Stepper({
  label,
  value,
  valueText,
  min = 0,
  max,
  steps,
  onChange,
  extremes = false,
  disabled = false,
}: Props) {
  const t = useCopy('ui');
  const [edge, setEdge] = useState('');
  const set = (wanted: number) => {
    if (disabled) return;
    const next = Math.min(max, Math.max(min, wanted));
    setEdge(
      next === max
        ? t('stepper.cap', { n: plainYuan(max) })
        : next === min
          ? t('stepper.floor', { n: plainYuan(min) })
          : '',
    );
    if (next !== value) onChange(next);
  };
  const sizes = steps.filter(s => s > 0);
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Partial<Record<string, number>> = {
      ArrowUp: value + small,
      ArrowRight: value + small,
      ArrowDown: value - small,
      ArrowLeft: value - small,
      PageUp: value + large,
      PageDown: value - large,
      Home: min,
      End: max,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  };
  const button = (step: number) => (
    <button
      key={step}
      type="button"
      className={Math.abs(step) === 1 ? styles.sign : undefined}
      aria-label={t(step > 0 ? 'stepper.add' : 'stepper.subtract', { n: Math.abs(step) })}
      disabled={disabled || (step > 0 ? value >= max : value <= min)}
      onClick={() => set(value + step)}
    >
      {signed(step)}
    </button>
  );
  return (
    <div>
      <div
        className={`flow-column control-box r-1 on-surface grid ${styles.stepper}`}
        role="group"
        aria-label={label}
      >
        {steps.filter(s => s < 0).map(button)}
        <div
          className={styles.value}
          role="spinbutton"
          tabIndex={disabled ? -1 : 0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText}
          aria-disabled={disabled || undefined}
          onKeyDown={onKeyDown}
        >
          {plainYuan(value)}
        </div>
        {steps.filter(s => s > 0).map(button)}
      </div>
      {extremes && (
        <div className={`flex gap-5 mt-2 t-sm ${styles.side}`}>
          <button
            className="tap-min"
            type="button"
            disabled={disabled || value >= max}
            onClick={() => set(max)}
          >
            {t('stepper.all')}
          </button>
          <button
            className="tap-min"
            type="button"
            disabled={disabled || value === min}
            onClick={() => set(min)}
          >
            {t('stepper.reset')}
          </button>
        </div>
      )}
      <span className="vh" role="status">
        {edge}
      </span>
    </div>
  );
}
