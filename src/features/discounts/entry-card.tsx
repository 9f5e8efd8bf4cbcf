import { useId } from 'react';
import type { DiscountEntry } from '#domain/contract/discount.ts';
import { useCopy } from '#i18n/copy.ts';
import { exactly } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import styles from './discounts.module.css';
import { Figure } from './figure.tsx';
import { lastMoment, useDay } from './use-day.ts';

interface Props {
  entry: DiscountEntry;
  /** What the control shows, and whether its edit is on its way. */
  on: boolean;
  waits: boolean;
  onChoose: () => void;
}

/**
 * One coupon, voucher, card or offer: what it is worth, until when, and whether it is applied, usable or why not. A
 * checkbox, as choosing an applied one takes it back; one that cannot be chosen stays reachable and says why.
 */
export function EntryCard({ entry, on, waits, onChoose }: Props) {
  const t = useCopy('discount');
  const day = useDay();
  const last = lastMoment(entry.endtime);
  const until = last && t('entry.until', { date: day(last) });
  const id = useId();
  const off = !entry.available;
  /** What is left is what matters of a card with several uses. */
  const many = entry.totalnum > 1;
  const why = entry.excludeMsg ? [entry.excludeMsg] : entry.disableMsgs;
  return (
    <label
      className={cx('relative grid items-centre', styles.coupon, off && styles.off)}
      aria-busy={waits || undefined}
    >
      <span className={`grid place-centre content-centre gap-2 py-2 px-1 text-centre ${styles.figure}`}>
        <Figure
          desc={many ? t('entry.left', { left: entry.totalnum - entry.usednum }) : entry.discountDesc}
        />
        {many && <small>{t('entry.of', { total: entry.totalnum })}</small>}
        {entry.condition && <small>{entry.condition}</small>}
      </span>
      <span className={`py-3 px-4 min-w-0 ${styles.text}`}>
        <b className="as-block bold">{entry.title}</b>
        <span id={id}>
          {why.map(text => (
            <small key={text} className={`as-block t-xs ter ${styles.why}`}>
              {text}
            </small>
          ))}
          {entry.available && entry.amount > 0 && (
            <small className="as-block t-xs ter">
              {t(entry.applied ? 'entry.takes' : 'entry.would', { amount: exactly(entry.amount) })}
            </small>
          )}
          {many && (
            <small className="as-block t-xs ter">{t('entry.each', { amount: entry.discountDesc })}</small>
          )}
          {entry.available && entry.description && (
            <small className="as-block t-xs ter">{entry.description}</small>
          )}
          {until && <small className="as-block t-xs ter">{until}</small>}
        </span>
      </span>
      <input
        className="absolute"
        type="checkbox"
        checked={on}
        aria-label={`${entry.title} ${entry.discountDesc}`}
        aria-describedby={id}
        aria-disabled={off || undefined}
        onChange={onChoose}
      />
      <i className={`on-surface ${styles.dot}`} />
    </label>
  );
}
