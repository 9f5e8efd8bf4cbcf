import { useState } from 'react';
import { ORDER_TABS, type OrderRow } from '#domain/contract/order.ts';
import { isReturned, isUnpaid } from '#domain/rules/order-status.ts';
import { say } from '#domain/text.ts';
import { ledgerLine } from '#domain/words/ledger.ts';
import { ledgerRows } from '#features/order/ledger.ts';
import { orderHref, statusOf } from '#features/order/order-link.ts';
import { OrderStatus } from '#features/order/order-status.tsx';
import { Changed } from '#features/programme-card/changed.tsx';
import { placeWords } from '#features/ticket/place-words.ts';
import type { OrdersHeard } from '#halls/order-listening.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { ChipLink, Chips } from '#ui/chip.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Pager } from '#ui/pager.tsx';
import { part } from '#ui/part.ts';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import switches from '#ui/switches.module.css';
import { FAMILY_GROUPS, type FamilyGroup, type OrderTab, type SectionData } from './model.ts';
import styles from './user.module.css';

/** What orders let one hear. */
const listening = () => import('#halls/order-listening.tsx');
const AskOrders = deferred(part(listening, 'AskOrders', 'listening'), null);
const OrderListen = deferred(part(listening, 'OrderListen', 'listening'), null);

/** Orders by status; the tab and the page are in the URL. `short` is the overview's: the first page, no pager. */
export function OrderList({ data, short = false }: { data: SectionData<'orders'>; short?: boolean }) {
  const t = useCopy('user');
  const tree = useTree();
  const { orders } = data;
  const [heard, setHeard] = useState<OrdersHeard>(new Map());
  const Heading = short ? 'h2' : 'h1';
  return (
    <>
      <div className={`flex-wrap items-end justify-between gap-x-8 ink-b flex ${styles.bar}`}>
        <Heading>{t('orders.title')}</Heading>
        <nav className={`scroll-x no-bar line-b ${switches.tabs}`} aria-label={t('orders.tabs')}>
          {ORDER_TABS.map(tab => (
            <Link
              className="way"
              key={tab}
              to={href(tree, 'user', { ind: 'orders', ...queryOf(tab, data.group) })}
              aria-current={tab === data.tab ? 'page' : undefined}
            >
              {t(`orders.${tab}`)}
              <Load from={orders} skeleton={null} aside>
                {({ counts }) => (counts[tab] ? <sup>{counts[tab]}</sup> : null)}
              </Load>
            </Link>
          ))}
        </nav>
      </div>
      {!short && (
        <div className="mt-4 mb-2">
          <Chips label={t('orders.families')}>
            {FAMILY_GROUPS.map(group => (
              <ChipLink
                key={group}
                on={group === data.group}
                to={href(tree, 'user', { ind: 'orders', ...queryOf(data.tab, group) })}
              >
                {t(`orders.family.${group}`)}
              </ChipLink>
            ))}
          </Chips>
        </div>
      )}
      <Load from={orders} skeleton={<Skeleton kind="row" count={short ? 3 : 6} />}>
        {page =>
          page.list.length === 0 ? (
            <EmptyState
              title={t('orders.empty')}
              text={t('orders.emptyText')}
              level={short ? 3 : 2}
              action={<LinkButton to={href(tree, 'musicale')}>{t('orders.concerts')}</LinkButton>}
            />
          ) : (
            <>
              {page.list.some(isListenable) && <AskOrders onFound={setHeard} />}
              <ul>
                {(short ? page.list.slice(0, 5) : page.list).map(order => (
                  <OrderItem
                    key={order.tradeNo}
                    order={order}
                    level={short ? 'h3' : 'h2'}
                    heard={heard.get(order.tradeNo)}
                  />
                ))}
              </ul>
              <div className="flex flex-wrap justify-between items-centre gap-4 mt-5">
                <span className="sm ter">{t('orders.total', { count: page.total })}</span>
                {!short && (
                  <Pager
                    of={page}
                    href={pageNo =>
                      href(tree, 'user', {
                        ind: 'orders',
                        ...queryOf(data.tab, data.group),
                        pageNo,
                      })
                    }
                  />
                )}
              </div>
            </>
          )
        }
      </Load>
    </>
  );
}

/** Tab and families for the URL; what is all of them is left out. */
const queryOf = (tab: OrderTab, group: FamilyGroup) => ({
  tab: tab === 'all' ? undefined : tab,
  family: group === 'all' ? undefined : group,
});

const isListenable = (order: OrderRow): boolean =>
  order.delivery === 'digital' && order.realStatus === 'paid_success';

interface ItemProps {
  order: OrderRow;
  level: 'h2' | 'h3';
  /** What it lets one hear. */
  heard: ReturnType<OrdersHeard['get']>;
}

function OrderItem({ order, level: Heading, heard }: ItemProps) {
  const t = useCopy('user');
  const tree = useTree();
  const unpaid = isUnpaid(order.realStatus);
  const ledger = ledgerRows(order);
  const moved = ledgerLine(ledger);
  const given = order.realStatus === 'paid_success' ? order.givenCount : 0;
  const action = unpaid
    ? 'pay'
    : order.realStatus === 'paid_success' && order.delivery === 'ticket' && order.ticketCount > 0
      ? 'ticket'
      : isReturned(order.realStatus)
        ? 'detail'
        : 'view';
  return (
    <li className={`grid py-4 line-b n-gap-y-1 n-gap-x-4 gap-4 items-centre ${styles.order}`}>
      <Art attrs={order.art} size="poster" ratio="r34" className={styles.poster} />
      <div className={styles.what}>
        <Heading>{order.title}</Heading>
        {order.occasion && (
          <span className="sm sec">{longDateTime(order.occasion.startsAt, tree.locale)}</span>
        )}
        {heard && <OrderListen heard={heard} />}
        {order.realStatus === 'paid_success' && <Changed of={[order.occasion, ...(order.evenings ?? [])]} />}
      </div>
      <div className={`grid ${styles.which}`}>
        <span className="sm sec">{placeWords(order, tree.locale)}</span>
        {moved && <span className="sm sec">{say(moved, tree.locale)}</span>}
        {given > 0 && <span className="sm sec">{t('orders.given', { count: given })}</span>}
        <span className="num t-xs ter">{order.tradeNo}</span>
      </div>
      <Price yuan={order.totalAmount} exact className={`t-2 n-col-2 ${styles.sum}`} />
      <OrderStatus value={statusOf(order)} family={order.family} ledger={ledger} className={styles.state} />
      <LinkButton
        size="sm"
        look={unpaid ? 'accent' : 'ghost'}
        className={styles.act}
        to={orderHref(tree, order)}
        aria-label={t('orders.of', { action: t(`orders.${action}`), title: order.title })}
      >
        {t(`orders.${action}`)}
      </LinkButton>
    </li>
  );
}
