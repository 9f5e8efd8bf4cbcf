import { brand } from '#brand';
import type { Order } from '#domain/contract/order.ts';
import type { LedgerRow } from '#domain/rules/ledger.ts';
import type { Action } from '#domain/rules/order-actions.ts';
import { say } from '#domain/text.ts';
import { ledgerLabel } from '#domain/words/ledger.ts';
import { choiceHref, orderHref, payable, subjectHref } from '#features/order/order-link.ts';
import { PriceRows } from '#features/order/price-rows.tsx';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { toFen } from '#lib/money.ts';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { RefundButton } from '../give-back/refund-button.tsx';
import type { OrderState } from '../use-order.ts';
import styles from './status.module.css';

/** What it cost, and what the order brings. */
export function Bill({ order, ledger }: { order: Order; ledger: readonly LedgerRow[] }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const bill = ledger.find(row => row.kind === 'paid');
  return (
    <section className={`bar-t pt-5 m-mt-8 ${styles.price}`}>
      <h2>{t('price.title')}</h2>
      <PriceRows
        order={order}
        freight={toFen(order.otherFee)}
        total={bill ? say(ledgerLabel(bill), locale) : t('price.total')}
        sum={payable(order)}
      />
      {order.reward && <Reward reward={order.reward} now={order.now} />}
    </section>
  );
}

/** What the order earns, and the day from which it can be spent. */
function Reward({
  reward: { points, creditAt },
  now,
}: {
  reward: NonNullable<Order['reward']>;
  now: string;
}) {
  const t = useCopy('order');
  const { locale } = useTree();
  const ahead = Date.parse(creditAt) > Date.parse(now);
  return (
    <p className="sm sec date">
      {t(ahead ? 'price.rewardFrom' : 'price.reward', {
        points: points.toLocaleString('en-US'),
        date: longDay(creditAt, locale),
      })}
    </p>
  );
}

/** Ways on from an order. */
export function WaysOn({ orderState, can }: { orderState: OrderState; can: readonly Action[] }) {
  const t = useCopy('order');
  const tree = useTree();
  const { order } = orderState;
  const w = useWords(order);
  const choice = choiceHref(tree, order);
  const again = subjectHref(tree, order);
  return (
    <div className="no-print grid gap-2 mt-10 justify-items-start">
      {can.includes('refund') && <RefundButton orderState={orderState} />}
      {order.exchange && (
        <LinkButton look="ghost" block to={orderHref(tree, { ...order, tradeNo: order.exchange.tradeNo })}>
          {t('exchange.first')}
        </LinkButton>
      )}
      {order.replacedBy && (
        <LinkButton block to={orderHref(tree, { tradeNo: order.replacedBy, family: order.family })}>
          {t('status.toReplacing')}
        </LinkButton>
      )}
      {choice && can.includes('rebuy') && !order.replacedBy && (
        <LinkButton block to={choice}>
          {w('rebuy')}
        </LinkButton>
      )}
      {again && (
        <LinkButton look="ghost" block to={again}>
          {order.packTradeNo ? t('status.againPack') : w('again')}
        </LinkButton>
      )}
      <LinkButton look="ghost" block to={href(tree, 'user', { ind: 'orders' })}>
        {t('status.orders')}
      </LinkButton>
      {can.includes('ask') && (
        <a className="btn quiet" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
          {t('status.contact', { phone: brand.phone })}
        </a>
      )}
      <MoreLink to={href(tree, 'musicale-ticketservice')}>{t('confirm.help')}</MoreLink>
    </div>
  );
}
