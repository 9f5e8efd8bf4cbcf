import { PACKAGE_KIND } from '#domain/contract/discount-kinds.ts';
import type { Order } from '#domain/contract/order.ts';
import { breakdown, groupTotals, type RowKind } from '#domain/rules/amounts.ts';
import { useCopy } from '#i18n/copy.ts';
import { toFen } from '#lib/money.ts';
import { inUnits } from '#lib/price.ts';
import { Price } from '#ui/price.tsx';
import styles from './price-rows.module.css';

const NAMES = {
  goods: 'price.goods',
  points: 'price.points',
  promotion: 'price.promotions',
  voucher: 'price.vouchers',
  coupon: 'price.coupons',
  times: 'price.times',
  pack: 'price.packs',
  member: 'price.member',
  exchange: 'price.exchange',
  freight: 'price.freight',
} as const satisfies Record<RowKind, string>;
/** The fixed promotion of a package is its price, and no offer that one could have taken. */
const PACK_NAMES = { ...NAMES, [PACKAGE_KIND]: 'price.packs' } as const;

interface Props {
  order: Pick<Order, 'amount' | 'discounts' | 'packTradeNo' | 'exchange'>;
  /** Freight of the chosen way of delivery, fen. */
  freight: number;
  /** Word of the total: to pay, paid. */
  total: string;
  /** The total itself, fen: the same figure as on the button and in what is sent. */
  sum: number;
  /** Yuan that went back to the payer, and what is left of the payment. */
  returned?: Order['returned'];
}

/** The itemised price, whose rows add up to the total to the fen; what they do not explain is a row of its own. */
export function PriceRows({ order, freight, total, sum, returned }: Props) {
  const t = useCopy('order');
  const { rows, total: explained } = breakdown({
    amount: toFen(order.amount),
    discounts: groupTotals(order.discounts.map(({ kind, amount }) => ({ kind, fen: toFen(amount) }))),
    otherFee: freight,
  });
  const names = order.packTradeNo ? PACK_NAMES : NAMES;
  return (
    <dl className={styles.rows}>
      {rows.map(row => (
        <Row key={row.kind} name={t(names[row.kind])} fen={row.fen} />
      ))}
      {sum !== explained && <Row name={t('price.rest')} fen={sum - explained} />}
      <div className={styles.total}>
        <dt>{total}</dt>
        <dd>
          <Price yuan={inUnits(sum)} exact />
        </dd>
      </div>
      {order.exchange !== undefined && order.exchange.back > 0 && (
        <div>
          <dt>{t('exchange.back')}</dt>
          <dd>
            <Price yuan={order.exchange.back} exact />
          </dd>
        </div>
      )}
      {returned && (
        <>
          <div>
            <dt>{t('price.returned')}</dt>
            <dd className={styles.neg}>
              <Price yuan={returned.amount} exact neg />
            </dd>
          </div>
          <div>
            <dt>{t('price.left')}</dt>
            <dd>
              <Price yuan={returned.left} exact />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** What is not used is there, and quiet. */
const Row = ({ name, fen }: { name: string; fen: number }) => (
  <div className={fen === 0 ? styles.none : undefined}>
    <dt>{name}</dt>
    <dd className={fen < 0 ? styles.neg : undefined}>
      <Price yuan={inUnits(Math.abs(fen))} exact neg={fen < 0} />
    </dd>
  </div>
);
