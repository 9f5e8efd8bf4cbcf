import { useState } from 'react';
import type { PointsItem } from '#domain/contract/discount.ts';
import { pointsCap } from '#domain/rules/discount-points.ts';
import { useCopy } from '#i18n/copy.ts';
import { POINTS } from '#lib/constants.ts';
import { exactly, inUnits, plainYuan } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import styles from './discounts.module.css';

interface Props {
  item: PointsItem;
  busy: boolean;
  /** Confirms the points: what is wrong with them, or an empty text. */
  onConfirm: (value: number) => string;
}

/** Points by steps of a hundred and a thousand; they pay when they are confirmed. */
export function PointsPanel({ item, busy, onConfirm }: Props) {
  const t = useCopy('discount');
  // A point is one of the currency's smallest unit.
  const applied = Math.round(item.discount / inUnits(1));
  const cap = pointsCap(item);
  const [value, setValue] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const [problem, setProblem] = useState('');
  // What the server says of the points replaces what the stepper stood at.
  if (seen !== applied) {
    setSeen(applied);
    setValue(applied);
    setProblem('');
  }
  const shown = Math.min(value, cap);
  return (
    <div className={`grid gap-y-4 gap-x-8 items-start m-cols-1 m-gap-3 ${styles.points}`}>
      <div>
        <Stepper
          label={t('points.label')}
          value={shown}
          valueText={t('points.value', { n: plainYuan(shown), amount: exactly(inUnits(shown)) })}
          max={cap}
          steps={POINTS.steps}
          extremes
          disabled={!item.available}
          onChange={next => {
            setValue(next);
            setProblem('');
          }}
        />
        <div className="row flex-wrap gap-y-2 gap-x-4 mt-3">
          <Button
            size="sm"
            look={shown === applied ? 'ghost' : undefined}
            busy={busy}
            aria-disabled={shown === applied || undefined}
            onClick={() => setProblem(onConfirm(shown))}
          >
            {shown === 0 && applied > 0
              ? t('points.stop')
              : t('points.confirm', { amount: exactly(inUnits(shown)) })}
          </Button>
          {shown !== applied && <span className={`t-sm ter ${styles.saved}`}>{t('points.notYet')}</span>}
        </div>
        <p role="alert" className={`t-sm sec ${styles.problem}`}>
          {problem}
        </p>
      </div>
      <p className="t-sm sec">
        {t('points.rule', {
          worth: exactly(inUnits(100)),
          balance: plainYuan(item.availablePoint),
          min: plainYuan(item.minAllow),
          max: plainYuan(item.maxAllow),
        })}
      </p>
    </div>
  );
}
