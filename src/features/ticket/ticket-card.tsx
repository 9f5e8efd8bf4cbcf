import { brand } from '#brand';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDay } from '#lib/dates.ts';
import { kindWords, seatWords } from '#lib/seat-words.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { OwnTime } from '#ui/own-time.tsx';
import { Price } from '#ui/price.tsx';
import { doorsAt, readableCode } from './doors.ts';
import { guestLines } from './place-words.ts';
import { QrCode } from './qr-code.tsx';
import stub from './stub.module.css';
import styles from './ticket.module.css';
import { TicketShare } from './ticket-share.tsx';
import type { KeptOrder } from './wallet.ts';

interface Props {
  order: KeptOrder;
  ticket: KeptOrder['tickets'][number];
  /** From 1. */
  n: number;
}

/** One e-ticket: artwork, the seat in large figures, and the code on white. */
export function TicketCard({ order, ticket, n }: Props) {
  const t = useCopy('order');
  const { locale } = useTree();
  const seats = order.seats.filter(s => ticket.seatIds.includes(s.seatId));
  const cancelled = order.occasion.changed === 'cancelled';
  const guests = guestLines(seats, locale);
  const single = seats.length === 1 ? seats[0] : undefined;
  return (
    <section
      className={cx('ticket', stub.stub, styles.card)}
      aria-label={t('ticket.nth', { n, total: order.tickets.length })}
    >
      <Art attrs={order.art} size="wide" className={styles.art} />
      <div className={styles.head}>
        <h3>{order.title}</h3>
        <p>
          <span className={styles.day}>{longDay(order.occasion.startsAt, locale, true)}</span>{' '}
          {hallTime(order.occasion.startsAt).time}
          <OwnTime at={order.occasion.startsAt} />
          <br />
          {order.occasion.hall.name}
        </p>
      </div>
      {single ? (
        <dl className={styles.seat}>
          <div className={styles.zone}>
            <dt>{t('seat.zone')}</dt>
            <dd>
              {single.zone}
              {single.kind && <small>{kindWords(single.kind, locale)}</small>}
            </dd>
          </div>
          {single.row && (
            <div>
              <dt>{t('seat.row')}</dt>
              <dd>{single.row}</dd>
            </div>
          )}
          <div>
            <dt>{t('seat.seat')}</dt>
            <dd>{single.number}</dd>
          </div>
        </dl>
      ) : (
        <dl className={cx(styles.seat, styles.many)}>
          <div className={styles.zone}>
            <dt>{t(seats.length ? 'ticket.seats' : 'ticket.kind')}</dt>
            <dd>{seats.length ? seatWords(seats, locale) : ticket.label}</dd>
          </div>
        </dl>
      )}
      {guests.length > 0 && (
        <dl className={styles.guests}>
          <dt>{t('ticket.guest')}</dt>
          {guests.map(line => (
            <dd key={line}>{line}</dd>
          ))}
        </dl>
      )}
      <div className={stub.perf} />
      <div className={styles.code}>
        <QrCode text={ticket.code} label={t('ticket.qr')} fallback={t('ticket.loadFailed')} />
        <dl>
          <div>
            <dt>{t('seat.entrance')}</dt>
            <dd>{order.occasion.entrance}</dd>
          </div>
          <div>
            <dt>{t('ticket.entry')}</dt>
            <dd>
              {t('ticket.from', { time: hallTime(doorsAt(order.occasion.startsAt, order.family)).time })}
            </dd>
          </div>
          {ticket.price > 0 && (
            <div>
              <dt>{t('seat.price')}</dt>
              <dd>
                <Price yuan={ticket.price} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <p className={styles.foot}>
        <span>
          <span className={styles.codeName}>{t('ticket.code')}</span>
          <span className={styles.letters}>{readableCode(ticket.code)}</span>
        </span>
        {ticket.used || cancelled ? (
          <span className="tag">{ticket.used ? t('status.used') : say(CHANGED.cancelled, locale)}</span>
        ) : (
          <TicketShare order={order} ticket={ticket} />
        )}
      </p>
      <p className={styles.house}>
        {brand.name[locale]} · {brand.address[locale]} · {brand.phone}
      </p>
    </section>
  );
}

/** All tickets of an order on its own ground colour; one beside the other. */
export function TicketStack({ order }: { order: KeptOrder }) {
  return (
    <div className={styles.stack}>
      {order.tickets.map((ticket, i) => (
        <TicketCard key={ticket.code} order={order} ticket={ticket} n={i + 1} />
      ))}
    </div>
  );
}
