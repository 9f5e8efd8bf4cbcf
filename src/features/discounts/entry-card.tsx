import { useId } from 'react';
import type { DiscountEntry } from '#domain/contract/discount.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthName } from '#lib/dates.ts';
import { exactYuan } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import styles from './discounts.module.css';
import { Figure } from './figure.tsx';

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
  const until = useUntil(entry.endtime);
  const id = useId();
  const off = !entry.available;
  const why = entry.excludeMsg ? [entry.excludeMsg] : entry.disableMsgs;
  return (
    <label className={cx(styles.coupon, off && styles.off)} aria-busy={waits || undefined}>
      <span className={styles.figure}>
        <Figure desc={entry.discountDesc} />
        {entry.condition && <small>{entry.condition}</small>}
      </span>
      <span className={styles.text}>
        <b>{entry.title}</b>
        <span id={id}>
          {why.map(text => (
            <small key={text} className={styles.why}>
              {text}
            </small>
          ))}
          {entry.available && entry.amount > 0 && (
            <small>
              {t(entry.applied ? 'entry.takes' : 'entry.would', { amount: exactYuan(entry.amount) })}
            </small>
          )}
          {entry.totalnum > 1 && (
            <small>{t('entry.left', { left: entry.totalnum - entry.usednum, total: entry.totalnum })}</small>
          )}
          {entry.available && entry.description && <small>{entry.description}</small>}
          {until && <small>{until}</small>}
        </span>
      </span>
      <input
        type="checkbox"
        checked={on}
        aria-label={`${entry.title} ${entry.discountDesc}`}
        aria-describedby={id}
        aria-disabled={off || undefined}
        onChange={onChoose}
      />
      <i className={styles.dot} />
    </label>
  );
}

/** “Until 31 December 2026”; the end is a moment, and its day is the last one on which it can be used. */
function useUntil(endtime: string): string {
  const t = useCopy('discount');
  const { locale } = useTree();
  if (endtime === '') return '';
  const { year, month, day } = hallTime(new Date(Date.parse(endtime) - 1).toISOString());
  return t('entry.until', {
    date: locale === 'zh-CN' ? `${year}.${month}.${day}` : `${day} ${monthName(month, locale)} ${year}`,
  });
}
