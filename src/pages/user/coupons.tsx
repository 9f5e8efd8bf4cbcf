import { COUPON_STATUSES } from '#domain/contract/discount.ts';
import { CouponCard } from '#features/discounts/coupon-card.tsx';
import list from '#features/discounts/discounts.module.css';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import switches from '#ui/switches.module.css';
import type { SectionData } from './model.ts';
import styles from './user.module.css';

/** The member's coupons, vouchers and times-cards by state; the state is in the URL. */
export function Coupons({ data }: { data: SectionData<'coupon'> }) {
  const t = useCopy('discount');
  const tree = useTree();
  const { coupons, status: chosen } = data;
  return (
    <>
      <div className={`flex-wrap items-end justify-between gap-x-8 ink-b flex ${styles.bar}`}>
        <h1>{t('wallet.title')}</h1>
        <nav className={`scroll-x no-bar line-b ${switches.tabs}`} aria-label={t('wallet.tabs')}>
          {COUPON_STATUSES.map(status => (
            <Link
              className="way"
              key={status}
              to={href(tree, 'user', { ind: 'coupon', state: status })}
              aria-current={status === chosen ? 'page' : undefined}
            >
              {t(`wallet.${status}`)}
              <Load from={coupons} skeleton={null} aside>
                {({ counts }) => (counts[status] ? <sup>{counts[status]}</sup> : null)}
              </Load>
            </Link>
          ))}
        </nav>
      </div>
      <Load from={coupons} skeleton={<Skeleton kind="row" count={4} />}>
        {({ list: own }) =>
          own.length === 0 ? (
            <EmptyState
              level={2}
              title={t('wallet.empty')}
              text={t('wallet.emptyText')}
              action={<LinkButton to={href(tree, 'musicale')}>{t('wallet.concerts')}</LinkButton>}
            />
          ) : (
            <ul className={cx('grid gap-4 m-cols-1 m-gap-3', list.entries, 'mt-5')}>
              {own.map(coupon => (
                <CouponCard key={coupon.id} coupon={coupon} />
              ))}
            </ul>
          )
        }
      </Load>
    </>
  );
}
