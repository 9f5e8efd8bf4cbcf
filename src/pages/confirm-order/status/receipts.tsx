import { brand } from '#brand';
import type { Order } from '#domain/contract/order.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { exactly } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '../section.tsx';
import styles from './receipts.module.css';

interface Props {
  order: Order;
  donations: NonNullable<Order['donations']>;
}

/** What the foundation received of this order: one receipt each, on paper as on the screen. */
export function Receipts({ order, donations }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  return (
    <Section title={t('receipt.title')}>
      {donations.map(({ receiptNo, amount, name, at }) => (
        <div key={receiptNo} className={`pb-4 line-b ${styles.receipt}`}>
          <dl className="grid gap-y-3 gap-x-6 mb-3">
            {(
              [
                [t('receipt.no'), receiptNo],
                [t('receipt.name'), name],
                [t('receipt.amount'), exactly(amount)],
                [t('receipt.at'), longDay(at, locale, true)],
                [t('receipt.order'), order.tradeNo],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt className="ter t-sm">{label}</dt>
                <dd className="num break-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="sm sec">{t('receipt.text', { house: brand.name[locale] })}</p>
        </div>
      ))}
      <Button className="no-print" look="ghost" size="sm" onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </Section>
  );
}
