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
      className={cx('ticket', 'relative on-surface', stub.stub, 'ink', styles.card)}
      aria-label={t('ticket.nth', { n, total: order.tickets.length })}
    >
      <Art attrs={order.art} size="wide" className={styles.art} />
      <div className={`flex justify-between items-start gap-4 ${styles.head}`}>
        <h3 className="t-3">{order.title}</h3>
        <p className="fixed-size t-sm sec text-right lh-5">
          <span className="nowrap">
            {longDay(order.occasion.startsAt, locale, true)}
            {locale !== 'zh-CN' && ','}
          </span>{' '}
          {hallTime(order.occasion.startsAt).time}
          <OwnTime at={order.occasion.startsAt} />
          <br />
          {order.occasion.hall.name}
        </p>
      </div>
      {single ? (
        <dl className={`grid ${styles.seat}`}>
          <div className={styles.zone}>
            <dt className="t-xs ter">{t('seat.zone')}</dt>
            <dd>
              {single.zone}
              {single.kind && <small>{kindWords(single.kind, locale)}</small>}
            </dd>
          </div>
          {single.row && (
            <div>
              <dt className="t-xs ter">{t('seat.row')}</dt>
              <dd>{single.row}</dd>
            </div>
          )}
          <div>
            <dt className="t-xs ter">{t('seat.seat')}</dt>
            <dd>{single.number}</dd>
          </div>
        </dl>
      ) : (
        <dl className={cx('grid', styles.seat, styles.many)}>
          <div className={styles.zone}>
            <dt className="t-xs ter">{t(seats.length ? 'ticket.seats' : 'ticket.kind')}</dt>
            <dd>{seats.length ? seatWords(seats, locale) : ticket.label}</dd>
          </div>
        </dl>
      )}
      {guests.length > 0 && (
        <dl className={styles.guests}>
          <dt className="t-xs ter">{t('ticket.guest')}</dt>
          {guests.map(line => (
            <dd className="break-anywhere" key={line}>
              {line}
            </dd>
          ))}
        </dl>
      )}
      <div className={stub.perf} />
      <div className={`grid gap-4 items-centre ${styles.code}`}>
        <QrCode text={ticket.code} label={t('ticket.qr')} fallback={t('ticket.loadFailed')} />
        <dl className="grid gap-2">
          <div>
            <dt className="t-xs ter">{t('seat.entrance')}</dt>
            <dd className="lead">{order.occasion.entrance}</dd>
          </div>
          <div>
            <dt className="t-xs ter">{t('ticket.entry')}</dt>
            <dd className="lead">
              {t('ticket.from', { time: hallTime(doorsAt(order.occasion.startsAt, order.family)).time })}
            </dd>
          </div>
          {ticket.price > 0 && (
            <div>
              <dt className="t-xs ter">{t('seat.price')}</dt>
              <dd className="lead">
                <Price yuan={ticket.price} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <p className="flex justify-between items-centre gap-4 line-h py-1 px-5 line-t sec">
        <span>
          <span className="as-block t-xs ter">{t('ticket.code')}</span>
          <span className={`ink break-anywhere ${styles.letters}`}>{readableCode(ticket.code)}</span>
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
    <div className={`gap-6 items-start grid ${styles.stack}`}>
      {order.tickets.map((ticket, i) => (
        <TicketCard key={ticket.code} order={order} ticket={ticket} n={i + 1} />
      ))}
    </div>
  );
}
