import { type ReactNode, useEffect } from 'react';
import { brand } from '#brand';
import type { Order } from '#domain/contract/order.ts';
import { byEvening } from '#domain/rules/evenings.ts';
import { type Action, actionsOf } from '#domain/rules/order-actions.ts';
import { saveCalendar, subscribe } from '#features/ics/save-calendar.ts';
import { ledgerRows } from '#features/order/ledger.ts';
import { statusOf } from '#features/order/order-link.ts';
import { useOrderStatus } from '#features/order/order-status.tsx';
import { useChannelWords, useWords } from '#features/order/words.ts';
import { calendarEntry, calendarFeed } from '#features/ticket/calendar-entry.ts';
import { TicketStack } from '#features/ticket/ticket-card.tsx';
import { keptOf, writeWallet } from '#features/ticket/wallet.ts';
import { pageAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import type { Locale } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { part } from '#ui/part.ts';
import { toast } from '#ui/toast.tsx';
import { Section } from '../section.tsx';
import { StubSummary } from '../summary/stub-summary.tsx';
import type { OrderState } from '../use-order.ts';
import { Bill, WaysOn } from './aside.tsx';
import { Given, Lead } from './lead.tsx';
import { openingOf, opensLater } from './lead-of.ts';
import { Receipts } from './receipts.tsx';
import styles from './status.module.css';
import { Timeline } from './timeline.tsx';

const OrderListening = deferred(
  part(() => import('#halls/order-listening.tsx'), 'OrderListening', 'listening'),
  null,
);

/** Giving tickets away is for later: its code comes when the page is at rest. */
const Gifts = deferred(
  part(() => import('../give/gift-section.tsx'), 'GiftSection', 'gift'),
  null,
);

/** An evening that is another one than was ordered: what one can have for it. */
const Changed = deferred(
  part(() => import('../give-back/changed-section.tsx'), 'ChangedSections', 'order'),
  null,
);

/** One evening of a package for another. */
const Swap = deferred(
  part(() => import('../give-back/swap-section.tsx'), 'SwapSection', 'order'),
  null,
);

/** What became of the order: its status in one word, what follows, the tickets, and how it came about. */
export function StatusScreen({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  const tree = useTree();
  const { order } = orderState;
  const ledger = ledgerRows(order);
  const w = useWords(order);
  const { name: channelName } = useChannelWords(order);
  const { kind, icon, word } = useOrderStatus(statusOf(order), order.family, ledger);
  const memberId = useUser(s => s.userInfo?.memberId);
  const paid = order.realStatus === 'paid_success';
  const can = actionsOf(order);
  const opening = openingOf(order);
  const kept = keptOf(order).filter(o => o.tickets.length > 0);
  const opens = opensLater(order);
  useEffect(() => {
    if (memberId) writeWallet(memberId, tree.locale, keptOf(order), order.now);
  }, [order, memberId, tree.locale]);
  const calendar = async () => {
    try {
      if (await subscribe(calendarFeed(order.tradeNo, order.calendar), tree.locale)) return;
      await saveCalendar(entriesOf(order, tree.locale), `${w('starts')} ${order.title}`);
      toast(t('status.calendarDone'), 'ok');
    } catch {
      toast(t('status.calendarFailed'), 'bad');
    }
  };
  const buttons: Partial<Record<Action, ReactNode>> = {
    tickets: (
      <Button key="tickets" onClick={() => document.getElementById('tickets')?.scrollIntoView()}>
        {t('status.show')}
      </Button>
    ),
    calendar: (
      <Button key="calendar" look="ghost" onClick={() => void calendar()}>
        {t('status.calendar')}
      </Button>
    ),
    open: (
      <LinkButton key="open" className="wrap-text" to={href(tree, 'user', { navType: opening.navType })}>
        {t(opening.label)}
      </LinkButton>
    ),
    print: (
      <Button key="print" look="ghost" onClick={() => window.print()}>
        {t('status.print')}
      </Button>
    ),
  };
  const offered = can.flatMap(action => buttons[action] ?? []);
  return (
    <div className={`gap-24 items-start m-as-block n-cols-1 n-gap-10 ${styles.layout}`} data-kind={kind}>
      <div>
        <p className={styles.letterhead}>
          {brand.name[tree.locale]} · {brand.address[tree.locale]} · {brand.phone}
        </p>
        <header className={styles.head}>
          <h1 className={kept.length > 0 ? 'no-print' : undefined}>
            <i className="grid place-centre fixed-size round">
              <Icon name={icon} />
            </i>
            {order.replacedBy ? w('replaced') : word}
          </h1>
          {kept.length > 0 && (
            <p className={`m-text-left text-right t-sm lh-9 sec ${styles.paper}`} aria-hidden="true">
              {t('ticket.title')}
            </p>
          )}
          <p className="m-text-left text-right t-sm lh-9 sec">
            {t('confirm.number')} <span className="num">{order.tradeNo}</span>
            {order.channel && order.delivery !== 'digital' && (
              <>
                <br />
                {channelName(order.channel)}
              </>
            )}
          </p>
        </header>
        <p className={`pt-5 lead lh-75 m-t-body ${styles.lead}`}>
          <Lead order={order} />
          {paid && <Given order={order} />}
          {opens && <OwnTime at={opens} />}
        </p>
        {paid && [order.occasion, ...(order.evenings ?? [])].some(e => e?.changed) && (
          <Changed orderState={orderState} />
        )}
        {/* On paper each ticket says all of it. */}
        <div className={kept.length > 0 ? 'no-print' : undefined}>
          <StubSummary order={order} />
        </div>
        {offered.length > 0 && <div className={`no-print flex gap-3 mt-5 ${styles.actions}`}>{offered}</div>}
        {kept.length > 0 && (
          <div id="tickets">
            <Section title={t('ticket.title')}>
              {kept.map(evening => (
                <div key={evening.occasion.id} className={`pt-6 ${styles.tickets}`}>
                  <TicketStack order={evening} />
                </div>
              ))}
            </Section>
          </div>
        )}
        {paid && order.evenings && (
          <div className="no-print">
            <Swap orderState={orderState} />
          </div>
        )}
        {paid && order.delivery === 'ticket' && (
          <div className="no-print">
            <Gifts order={order} onChange={() => void orderState.read(true).catch(() => undefined)} />
          </div>
        )}
        {paid && order.delivery === 'digital' && <OrderListening tradeNo={order.tradeNo} />}
        {order.donations && <Receipts order={order} donations={order.donations} />}
        <div className="no-print">
          <Section title={t('status.timeline')}>
            <Timeline order={order} />
          </Section>
        </div>
      </div>
      <aside className={kept.length > 0 ? 'no-print' : undefined}>
        <Bill order={order} ledger={ledger} />
        <WaysOn orderState={orderState} can={can} />
      </aside>
    </div>
  );
}

const entriesOf = (order: Order, locale: Locale) =>
  byEvening(order).flatMap(({ occasion, ...evening }) =>
    occasion ? [calendarEntry({ ...evening, occasion }, locale, pageAddress())] : [],
  );
