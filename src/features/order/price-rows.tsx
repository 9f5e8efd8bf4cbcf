import { PACKAGE_KIND } from '#domain/contract/discount-kinds.ts';
import type { Order } from '#domain/contract/order.ts';
import { breakdown, groupTotals, type RowKind } from '#domain/rules/amounts.ts';
import { hasMoved, sideOf } from '#domain/rules/ledger.ts';
import { say } from '#domain/text.ts';
import { ledgerLabel, surplusLine } from '#domain/words/ledger.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { toFen } from '#lib/money.ts';
import { inUnits } from '#lib/price.ts';
import { cx } from '#ui/class-names.ts';
import { Price } from '#ui/price.tsx';
import { ledgerRows } from './ledger.ts';
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
  order: Pick<Order, 'amount' | 'discounts' | 'packTradeNo' | 'exchange' | 'ledger'>;
  /** Freight of the chosen way of delivery, fen. */
  freight: number;
  /** Word of the total: to pay, paid. */
  total: string;
  /** The total itself, fen: the same figure as on the button and in what is sent. */
  sum: number;
}

/** The itemised price, whose rows add up to the total to the fen; what they do not explain is a row of its own. */
export function PriceRows({ order, freight, total, sum }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const ledger = ledgerRows(order);
  const surplus = order.exchange && surplusLine(inFen(order.exchange));
  const { rows, total: explained } = breakdown({
    amount: toFen(order.amount),
    discounts: groupTotals(order.discounts.map(({ kind, amount }) => ({ kind, fen: toFen(amount) }))),
    otherFee: freight,
  });
  const names = order.packTradeNo ? PACK_NAMES : NAMES;
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(row => (
          <Row key={row.kind} name={t(names[row.kind])} fen={row.fen} />
        ))}
        {sum !== explained && <Row name={t('price.rest')} fen={sum - explained} />}
        <div className={styles.total}>
          <dt>{total}</dt>
          <dd className="lh-1 m-t-3 t-6">
            <Price yuan={inUnits(sum)} exact />
          </dd>
        </div>
        {hasMoved(ledger) &&
          ledger.map(
            row =>
              row.kind !== 'paid' && (
                <div
                  key={`${row.kind} ${row.tradeNo} ${row.receiptNo}`}
                  className={cx(row.kind === 'kept' && styles.left, sideOf(row.kind) === 'of' && styles.of)}
                >
                  <dt className="sec">{say(ledgerLabel(row), locale)}</dt>
                  <dd className={sideOf(row.kind) === 'out' ? styles.neg : undefined}>
                    <Price yuan={inUnits(row.fen)} exact neg={sideOf(row.kind) === 'out'} />
                  </dd>
                </div>
              ),
          )}
      </dl>
      {surplus && <p className="sm sec">{say(surplus, locale)}</p>}
    </>
  );
}

const inFen = ({ credit, back, fee = 0 }: NonNullable<Order['exchange']>) => ({
  credit: toFen(credit),
  back: toFen(back),
  fee: toFen(fee),
});

/** What is not used is there, and quiet. */
const Row = ({ name, fen }: { name: string; fen: number }) => (
  <div className={fen === 0 ? styles.none : undefined}>
    <dt className="sec">{name}</dt>
    <dd className={fen < 0 ? styles.neg : undefined}>
      <Price yuan={inUnits(Math.abs(fen))} exact neg={fen < 0} />
    </dd>
  </div>
);
