import { type ReactNode, useEffect } from 'react';
import { brand } from '#brand';
import type { Family } from '#domain/contract/family.ts';
import type { Order } from '#domain/contract/order.ts';
import { byEvening } from '#domain/rules/evenings.ts';
import { needsAddress } from '#domain/rules/freight.ts';
import { type Action, actionsOf } from '#domain/rules/order-actions.ts';
import { say } from '#domain/text.ts';
import { ledgerLabel } from '#domain/words/ledger.ts';
import { hintOf } from '#domain/words/order-status.ts';
import { saveCalendar } from '#features/ics/save-calendar.ts';
import { ledgerRows } from '#features/order/ledger.ts';
import { choiceHref, orderHref, payable, statusOf, subjectHref } from '#features/order/order-link.ts';
import { useOrderStatus } from '#features/order/order-status.tsx';
import { PriceRows } from '#features/order/price-rows.tsx';
import { useChannelWords, useWords } from '#features/order/words.ts';
import { doorsAt } from '#features/ticket/doors.ts';
import { placeWords } from '#features/ticket/place-words.ts';
import { TicketStack } from '#features/ticket/ticket-card.tsx';
import { keptOf, writeWallet } from '#features/ticket/wallet.ts';
import { OrderListening } from '#halls/parts.ts';
import { pageAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime, longDay } from '#lib/dates.ts';
import { hallClock } from '#lib/hall-clock.ts';
import { listed } from '#lib/listed.ts';
import { toFen } from '#lib/money.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { part } from '#ui/part.ts';
import { toast } from '#ui/toast.tsx';
import { RefundButton } from '../give-back/refund-button.tsx';
import { Section } from '../section.tsx';
import { StubSummary } from '../summary/stub-summary.tsx';
import type { OrderState } from '../use-order.ts';
import { Receipts } from './receipts.tsx';
import styles from './status.module.css';
import { Timeline } from './timeline.tsx';

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

/** Where that which is digital is opened, and what is said of it before and after: recordings but for what has its own. */
const LIBRARY = {
  navType: 'digital',
  label: 'status.open',
  closed: 'status.digitalLead',
  opened: 'status.openedLead',
} as const;
const CARDS = {
  navType: 'card',
  label: 'status.cards',
  closed: 'status.cardLead',
  opened: 'status.cardOpenedLead',
} as const;
const OPENINGS: Readonly<Partial<Record<Family, typeof CARDS>>> = { card: CARDS };
const openingOf = ({ family }: Order) => OPENINGS[family] ?? LIBRARY;

/** What became of the order: its status in one word, what follows, the tickets, and how it came about. */
export function StatusScreen({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  const tree = useTree();
  const { order } = orderState;
  const ledger = ledgerRows(order);
  const bill = ledger.find(row => row.kind === 'paid');
  const w = useWords(order);
  const { name: channelName } = useChannelWords(order);
  const { kind, icon, word } = useOrderStatus(statusOf(order), order.family, ledger);
  const memberId = useUser(s => s.userInfo?.memberId);
  const paid = order.realStatus === 'paid_success';
  const can = actionsOf(order);
  const opening = openingOf(order);
  const kept = keptOf(order).filter(o => o.tickets.length > 0);
  const choice = choiceHref(tree, order);
  const again = subjectHref(tree, order);
  const opens = opensLater(order);
  useEffect(() => {
    if (memberId) writeWallet(memberId, tree.locale, keptOf(order), order.now);
  }, [order, memberId, tree.locale]);
  const calendar = () =>
    addToCalendar(order, w('starts'), tree.locale).then(
      () => toast(t('status.calendarDone'), 'ok'),
      () => toast(t('status.calendarFailed'), 'bad'),
    );
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
      <LinkButton key="open" to={href(tree, 'user', { navType: opening.navType })}>
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
        <section className={`bar-t pt-5 m-mt-8 ${styles.price}`}>
          <h2>{t('price.title')}</h2>
          <PriceRows
            order={order}
            freight={toFen(order.otherFee)}
            total={bill ? say(ledgerLabel(bill), tree.locale) : t('price.total')}
            sum={payable(order)}
          />
          {order.reward && <Reward reward={order.reward} now={order.now} />}
        </section>
        <div className="no-print grid gap-2 mt-10 justify-items-start">
          {can.includes('refund') && <RefundButton orderState={orderState} />}
          {order.exchange && (
            <LinkButton
              look="ghost"
              block
              to={orderHref(tree, { ...order, tradeNo: order.exchange.tradeNo })}
            >
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
          <Link className="more" to={href(tree, 'musicale-ticketservice')}>
            {t('confirm.help')}
            <Icon name="arrow" />
          </Link>
        </div>
      </aside>
    </div>
  );
}

/** When a stream that is still to come begins; it is opened then. */
const opensLater = ({ realStatus, fulfilment, now }: Order): string | undefined =>
  realStatus === 'paid_success' && fulfilment?.opensAt && !fulfilment.done && fulfilment.opensAt > now
    ? fulfilment.opensAt
    : undefined;

function Lead({ order }: { order: Order }): string {
  const t = useCopy('order');
  const { locale } = useTree();
  const { occasion, channel, fulfilment, mismatch } = order;
  const w = useWords(order);
  if (order.replacedBy) return t('status.replacedLead');
  if (mismatch) {
    const { received, refundAt, refunded } = mismatch;
    return t(`status.mismatch${refunded ? 'Back' : refundAt ? 'Lead' : 'Soon'}`, {
      received: exactly(received),
      due: exactly(inUnits(payable(order))),
      time: refundAt ? longDateTime(refundAt, locale) : '',
      lost: w('notIssued'),
    });
  }
  if (order.realStatus !== 'paid_success')
    return say(hintOf(order.realStatus, order.family, ledgerRows(order)), locale);
  const opens = opensLater(order);
  if (opens)
    return t('status.opensLead', {
      date: longDateTime(opens, locale, true),
      clock: hallClock(opens, locale),
    });
  if (order.delivery === 'digital') return t(openingOf(order)[fulfilment?.done ? 'opened' : 'closed']);
  if (!occasion) {
    const time = fulfilment?.at ? longDateTime(fulfilment.at, locale) : '';
    if (channel === 'productAbholung') return t('status.counterLead', { time });
    return t(fulfilment?.done ? 'status.sentLead' : 'status.parcelLead', { time });
  }
  if (occasion.changed && !order.evenings) return t(`changed.${occasion.changed}Lead`);
  // All of it is with friends: nothing here is shown at the door.
  if (order.tickets.length === 0 && order.given.length > 0) return '';
  if (order.evenings) return t('status.packLead', { count: order.tickets.length });
  const { entrance } = occasion;
  const time = hallTime(doorsAt(occasion.startsAt, order.family)).time;
  if (channel && needsAddress(channel)) return t('status.courierLead', { entrance });
  if (channel === 'productAbholung' || channel === 'oneYardAbholung')
    return t('status.pickupLead', { time, entrance });
  return t('status.entranceLead', { count: order.tickets.length, time, entrance });
}

/** Whose the tickets are now that friends have. */
function Given({ order: { given, tickets } }: { order: Order }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const [one, more] = given;
  if (!one) return null;
  const names = listed([...new Set(given.map(g => g.to || t('given.friend')))], locale);
  const words =
    tickets.length > 0
      ? t('given.some', {
          count: given.length,
          names,
          places: listed(
            given.map(g => g.label),
            locale,
          ),
        })
      : t(more ? 'given.all' : 'given.one', { n: given.length, names });
  return (
    <>
      {tickets.length > 0 && locale === 'en-US' && ' '}
      <span>{words}</span>
    </>
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
    <p className="sm sec">
      {t(ahead ? 'price.rewardFrom' : 'price.reward', {
        points: points.toLocaleString('en-US'),
        date: longDay(creditAt, locale),
      })}
    </p>
  );
}

/** The evening as an .ics file with its places; the concert's own UID, so that nothing stands twice. */
async function addToCalendar(order: Order, name: string, locale: 'zh-CN' | 'en-US'): Promise<void> {
  await saveCalendar(
    byEvening(order).flatMap(({ occasion, title, ...evening }) =>
      occasion
        ? [
            {
              id: occasion.id,
              title,
              startsAt: occasion.startsAt,
              minutes: occasion.minutes,
              location: `${occasion.hall.name}, ${occasion.hall.address}`,
              description: `${placeWords(evening, locale)}\n${order.tradeNo}`,
              url: pageAddress(),
            },
          ]
        : [],
    ),
    `${name} ${order.title}`,
  );
}
