import type { WalletCoupon } from '#domain/contract/discount.ts';
import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import styles from './discounts.module.css';
import { Figure } from './figure.tsx';
import { lastMoment, useDay } from './use-day.ts';

/** A coupon, voucher or times-card as its member keeps it: what it is worth, when, and what is left of it. */
export function CouponCard({ coupon }: { coupon: WalletCoupon }) {
  const t = useCopy('discount');
  const day = useDay();
  const { status, totalnum, usednum } = coupon;
  const many = totalnum > 1;
  return (
    <li
      className={cx(
        'relative grid items-centre',
        styles.coupon,
        styles.kept,
        (status !== 'usable' || coupon.needs) && styles.off,
      )}
    >
      <span className={`grid place-centre content-centre gap-2 py-2 px-1 text-centre ${styles.figure}`}>
        <Figure desc={many ? t('entry.left', { left: totalnum - usednum }) : coupon.discountDesc} />
        {many && <small>{t('entry.of', { total: totalnum })}</small>}
        {coupon.condition && <small>{coupon.condition}</small>}
      </span>
      <span className={`py-3 px-4 min-w-0 ${styles.text}`}>
        <b className="as-block bold">{coupon.title}</b>
        <small className="as-block t-xs ter">{coupon.description}</small>
        {many && (
          <small className="as-block t-xs ter">{t('entry.each', { amount: coupon.discountDesc })}</small>
        )}
        {coupon.needs && status === 'usable' && <small className="as-block t-xs ter">{coupon.needs}</small>}
        <small className="as-block t-xs ter">
          {status === 'upcoming'
            ? t('wallet.from', { date: day(coupon.starttime) })
            : t('entry.until', { date: day(lastMoment(coupon.endtime)) })}
        </small>
      </span>
      <span className={cx('tag', 'text-right', styles.state)}>{t(`wallet.kind.${coupon.kind}`)}</span>
    </li>
  );
}
