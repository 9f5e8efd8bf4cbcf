import { useEffect } from 'react';
import { Link } from 'react-router';
import { brand } from '#brand';
import type { Order } from '#domain/contract/order.ts';
import { REAL_STATUS } from '#domain/rules/order-status.ts';
import { saveCalendar } from '#features/ics/save-calendar.ts';
import { PriceRows } from '#features/order/price-rows.tsx';
import { doorsAt } from '#features/ticket/doors.ts';
import { seatWords } from '#features/ticket/seat-words.ts';
import { TicketStack } from '#features/ticket/ticket-card.tsx';
import { keep, writeWallet } from '#features/ticket/wallet.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { toFen } from '#lib/money.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useOrderStatus } from '#ui/order-status.tsx';
import { RefundButton } from './refund-button.tsx';
import { Section } from './section.tsx';
import styles from './status.module.css';
import { StubSummary } from './stub-summary.tsx';
import { Timeline } from './timeline.tsx';
import type { DeskState } from './use-desk.ts';

/** What became of the order: its status in one word, what follows, the tickets, and how it came about. */
export function StatusScreen({ desk }: { desk: DeskState }) {
  const t = useCopy('order');
  const tree = useTree();
  const { order } = desk;
  const { kind, icon, word } = useOrderStatus(order.realStatus);
  const memberId = useUser(s => s.userInfo?.memberId);
  const paid = order.realStatus === 'paid_success';
  useEffect(() => {
    if (memberId) writeWallet(memberId, tree.locale, [order], order.now);
  }, [order, memberId, tree.locale]);
  return (
    <div className={styles.layout} data-kind={kind}>
      <div>
        <header className={styles.head}>
          <h1>
            <i>
              <Icon name={icon} />
            </i>
            {word}
          </h1>
          <p>
            {t('confirm.number')} <span className="num">{order.tradeNo}</span>
            {order.channel && (
              <>
                <br />
                {t(`delivery.${order.channel}`)}
              </>
            )}
          </p>
        </header>
        <p className={styles.lead}>
          <Lead order={order} />
        </p>
        <StubSummary order={order} />
        {paid && (
          <div className={`no-print ${styles.actions}`}>
            <Button onClick={() => document.getElementById('tickets')?.scrollIntoView()}>
              {t('status.show')}
            </Button>
            <Button look="ghost" onClick={() => void addToCalendar(order, t('status.starts'), tree.locale)}>
              {t('status.calendar')}
            </Button>
            <Button look="ghost" onClick={() => window.print()}>
              {t('status.print')}
            </Button>
          </div>
        )}
        {order.tickets.length > 0 && (
          <div id="tickets">
            <Section title={t('ticket.title')}>
              <div className={styles.tickets}>
                <TicketStack order={keep(order)} />
              </div>
            </Section>
          </div>
        )}
        <Section title={t('status.timeline')}>
          <Timeline order={order} />
        </Section>
      </div>
      <aside>
        <section className={styles.price}>
          <h2>{t('price.title')}</h2>
          <PriceRows
            order={order}
            freight={toFen(order.otherFee)}
            total={t(paid ? 'price.paid' : 'price.total')}
          />
        </section>
        <div className={`no-print ${styles.ways}`}>
          {paid && <RefundButton desk={desk} />}
          {order.realStatus.startsWith('cancel') && (
            <LinkButton
              block
              to={href(tree, 'seat', { scheduleId: order.scheduleId, programId: order.programId })}
            >
              {t('status.rebuy')}
            </LinkButton>
          )}
          <LinkButton look="ghost" block to={href(tree, 'musicale-detail', { id: order.programId })}>
            {t('status.again')}
          </LinkButton>
          <LinkButton look="ghost" block to={href(tree, 'user', { ind: 'orders' })}>
            {t('status.orders')}
          </LinkButton>
          {kind === 'bad' && (
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

function Lead({ order }: { order: Order }): string {
  const t = useCopy('order');
  const zh = useTree().locale === 'zh-CN';
  const time = hallTime(doorsAt(order.startsAt)).time;
  if (order.realStatus !== 'paid_success') return REAL_STATUS[order.realStatus].hint[zh ? 'zh' : 'en'];
  if (order.channel === 'productEMS' || order.channel === 'productCollect')
    return t('status.courierLead', { entrance: order.entrance });
  if (order.channel === 'productAbholung' || order.channel === 'oneYardAbholung') {
    return t('status.pickupLead', { entrance: order.entrance });
  }
  return t('status.entranceLead', { count: order.tickets.length, time, entrance: order.entrance });
}

/** The order's performance as an .ics file with its seats; the concert's own UID, so that nothing stands twice. */
async function addToCalendar(order: Order, name: string, locale: 'zh-CN' | 'en-US'): Promise<void> {
  await saveCalendar(
    [
      {
        id: order.scheduleId,
        title: order.title,
        startsAt: order.startsAt,
        minutes: order.minutes ?? 0,
        location: `${order.hall.name}, ${order.hall.address}`,
        description: `${seatWords(order.seats, locale)}\n${order.tradeNo}`,
        url: window.location.href,
      },
    ],
    `${name} ${order.title}`,
  );
}
