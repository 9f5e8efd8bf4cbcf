import { useCopy } from '#i18n/copy.ts';
import { leftUntil } from './phase.ts';
import styles from './until.module.css';

interface Props {
  /** Until when. */
  at: string;
  /** The server's clock, ms. */
  now: number;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 07 days 03 hours 12 minutes; below a day the seconds as well. It counts silently. */
export function Until({ at, now }: Props) {
  const t = useCopy('rooms');
  const left = leftUntil(at, now);
  const units =
    left.days > 0 ? (['days', 'hours', 'minutes'] as const) : (['hours', 'minutes', 'seconds'] as const);
  return (
    <p
      className={`flex flex-wrap gap-y-2 gap-x-8 m-gap-y-2 m-gap-x-6 ${styles.until}`}
      role="timer"
      aria-live="off"
      aria-label={t('live.until')}
    >
      {units.map(unit => (
        <span className="flex items-baseline gap-2" key={unit}>
          <b className="num m-t-5 t-8 regular">{two(left[unit])}</b>{' '}
          <small className="t-sm">{t(`live.unit.${unit}`)}</small>
        </span>
      ))}
    </p>
  );
}
