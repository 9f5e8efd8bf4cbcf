import { useEffect, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { STEP_DELAY } from '#lib/constants.ts';
import { cx } from './class-names.ts';
import { harmonic } from './harmonic.ts';
import { Icon } from './icon.tsx';
import styles from './steps.module.css';

type Step = 1 | 2 | 3;
/** How much of the string has sounded at each step. */
const SOUNDED = { 1: 0, 2: 1, 3: 3 } as const;

/** What the strip on the screen shows: that of the next page goes on from there. */
let onScreen: Step | null = null;

/**
 * The three steps of a purchase: a string that gains a harmonic with each. A change shows 300 ms later (specification
 * §2), from one page to the next, too.
 */
export function Steps({ current, className }: { current: Step; className?: string | undefined }) {
  const t = useCopy('ui');
  const shown = useDelayed(current, STEP_DELAY);
  useEffect(() => {
    onScreen = shown;
    return () => {
      onScreen = null;
    };
  }, [shown]);
  const labels = [t('steps.one'), t('steps.two'), t('steps.three')];
  return (
    <>
      <ol className={cx('relative grid flow-column', styles.steps, className)} aria-label={t('steps.label')}>
        {labels.map((label, i) => (
          <li
            key={label}
            className={i + 1 < shown ? styles.done : undefined}
            aria-current={i + 1 === shown ? 'step' : undefined}
          >
            {i === 0 && (
              <svg
                className={`absolute w-full spill ${styles.wave}`}
                viewBox="0 0 600 24"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className="fill-none thin-stroke" d={harmonic(shown, shown, 100, 500)} />
                <path
                  className={`fill-none thin-stroke ${styles.hot}`}
                  d={harmonic(shown, SOUNDED[shown], 100, 500)}
                />
              </svg>
            )}
            <b className="relative grid place-centre round on-paper control-box">
              {i + 1 < shown ? <Icon name="check" /> : i + 1}
            </b>
            {label}
          </li>
        ))}
      </ol>
      <Announcement step={shown} label={labels[shown - 1] ?? ''} />
    </>
  );
}

function useDelayed(value: Step, ms: number): Step {
  const [shown, setShown] = useState(() => onScreen ?? value);
  useEffect(() => {
    if (value === shown) return;
    const timer = setTimeout(() => setShown(value), ms);
    return () => clearTimeout(timer);
  }, [value, shown, ms]);
  return shown;
}

/** Silent at first: only a change is announced. */
function Announcement({ step, label }: { step: Step; label: string }) {
  const t = useCopy('ui');
  const [first] = useState(step);
  return (
    <span className="vh" role="status">
      {step === first ? '' : t('steps.now', { n: step, label })}
    </span>
  );
}
