import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { orderHref } from '#features/order/order-link.ts';
import { Changed } from '#features/programme-card/changed.tsx';
import { TicketStack } from '#features/ticket/ticket-card.tsx';
import type { KeptOrder } from '#features/ticket/wallet.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime, shortDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Note } from '#ui/note.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { SectionData } from './model.ts';
import { CalendarButton } from './overview.tsx';
import styles from './user.module.css';
import type { PastOrder } from './wallet.ts';

/** What friends gave: for those who were given something. */
const Received = deferred(
  part(() => import('./received.tsx'), 'Received', 'gift'),
  null,
);

/** Every ticket to come with its code. What was seen once is on this device and opens without a network. */
export function Tickets({ data }: { data: SectionData<'tickets'> }) {
  const t = useCopy('user');
  const tree = useTree();
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1>{t('tickets.title')}</h1>
      <p className="no-print sec">{t('tickets.lead')}</p>
      <Load from={data.wallet} skeleton={<Skeleton kind="block" style={{ height: '26rem' }} />}>
        {({ upcoming, past, gifts, offlineSince }) => (
          <>
            {offlineSince && (
              <Note kind="warn" role="status" className="mt-5">
                {t('tickets.offline', {
                  time: `${shortDay(offlineSince, 'zh-CN', true)} ${hallTime(offlineSince).time}`,
                })}
              </Note>
            )}
            {gifts && gifts.received.length + gifts.waiting.length > 0 && (
              <Received {...gifts} onChange={() => void revalidate()} />
            )}
            {upcoming.length === 0 && !gifts?.received.length && (
              <EmptyState
                level={2}
                title={t('tickets.empty')}
                text={t('tickets.emptyText')}
                action={<LinkButton to={href(tree, 'musicale')}>{t('nav.concerts')}</LinkButton>}
              />
            )}
            {upcoming.map((order, i) => (
              <OrderTickets key={`${order.tradeNo} ${order.occasion.id}`} order={order} first={i === 0} />
            ))}
            {past.length > 0 && <Past orders={past} />}
          </>
        )}
      </Load>
    </>
  );
}

/** The tickets of one order on its own ground; the first order is open. */
function OrderTickets({ order, first }: { order: KeptOrder; first: boolean }) {
  const t = useCopy('user');
  const tree = useTree();
  const [open, setOpen] = useState(first);
  const id = useId();
  return (
    <section
      className={
        open ? `mt-7 p-ground p-on ${styles.tickets}` : `no-print mt-7 p-ground p-on ${styles.tickets}`
      }
      style={paletteStyle(order.art)}
      aria-labelledby={id}
    >
      <header>
        <div>
          <h2 id={id}>{order.title}</h2>
          <p className="sm">
            <time dateTime={order.occasion.startsAt}>
              {longDateTime(order.occasion.startsAt, tree.locale)}
            </time>
            {tree.locale === 'zh-CN' ? '　' : '. '}
            {t('tickets.count', { count: order.tickets.length })}
            <OwnTime at={order.occasion.startsAt} /> <Changed of={[order.occasion]} />
          </p>
        </div>
        <Button
          look="ghost"
          size="sm"
          onArt
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="no-print"
        >
          {t(open ? 'tickets.close' : 'tickets.open')}
        </Button>
      </header>
      {open && (
        <>
          <TicketStack order={order} />
          <div className={`no-print flex flex-wrap gap-3 mt-5 ${styles.ticketActions}`}>
            <CalendarButton order={order} />
            <Button look="ghost" onArt onClick={() => window.print()}>
              {t('tickets.print')}
            </Button>
            <LinkButton look="ghost" onArt to={orderHref(tree, order)}>
              {t('tickets.order')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

function Past({ orders }: { orders: readonly PastOrder[] }) {
  const t = useCopy('user');
  const tree = useTree();
  return (
    <section className={`no-print mt-12 ${styles.block}`}>
      <h2>{t('tickets.past')}</h2>
      <ul className={styles.past}>
        {orders.map(order => (
          <li className="grid gap-4 items-centre py-3 line-b" key={`${order.tradeNo} ${order.occasion?.id}`}>
            <Art attrs={order.art} size="square" ratio="r11" />
            <Link className="grid" to={orderHref(tree, order)}>
              <b className="title-4">{order.title}</b>
              <span className="sm sec">
                {order.occasion && longDateTime(order.occasion.startsAt, tree.locale, true)}
              </span>
            </Link>
            <Icon className="ter" name="next" />
          </li>
        ))}
      </ul>
    </section>
  );
}
