import type { Order } from '#domain/contract/order.ts';
import { guestLines } from '#features/ticket/place-words.ts';
import stub from '#features/ticket/stub.module.css';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthName, weekday, weekdayShort } from '#lib/dates.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { exactly } from '#lib/price.ts';
import { kindWords } from '#lib/seat-words.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { OwnTime } from '#ui/own-time.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { Price } from '#ui/price.tsx';
import { PackSummary } from './pack-summary.tsx';
import styles from './stub-summary.module.css';

/** What was ordered as a ticket with its stub: the evening and its places, or goods and their price. */
export function StubSummary({ order }: { order: Order }) {
  const t = useCopy('order');
  const { locale } = useTree();
  if (order.evenings) return <PackSummary order={order} />;
  return (
    <section
      className={cx('relative on-surface', stub.stub, 'grid mt-air-1', styles.stub)}
      style={paletteStyle(order.art)}
    >
      <Art attrs={order.art} size="poster" className={styles.art} lazy={false} />
      <div className={`m-py-4 m-px-4 ${styles.body}`}>
        <h2 className="m-t-2 t-5">{order.title}</h2>
        {order.occasion ? (
          <When occasion={order.occasion} />
        ) : (
          <p className="sec">{order.items.map(item => item.note).find(note => note !== '')}</p>
        )}
      </div>
      <div className={cx(stub.perf, styles.perf)} />
      <ul className={cx('grid', `m-span-all ${styles.seats}`, order.seats.length === 0 && styles.items)}>
        {order.seats.map(seat => (
          <li className="flex justify-between gap-4" key={seat.seatId}>
            <span className={styles.place}>
              <SeatFigures row={seat.row} number={seat.number} />
              <small className="as-block t-sm sec">
                {[seat.zone, kindWords(seat.kind, locale)].filter(Boolean).join(' · ')}
              </small>
              {guestLines([seat], locale).map(line => (
                <small className="as-block t-sm sec" key={line}>
                  {line}
                </small>
              ))}
            </span>
            <Price yuan={seat.price} />
          </li>
        ))}
        {order.items.map(item => (
          <li className="flex justify-between gap-4" key={item.itemId}>
            <span className={styles.place}>
              <span className="lead">{item.name}</span>
              {item.quantity > 1 && (
                <small className="as-block t-sm sec">{t('price.each', { price: exactly(item.price) })}</small>
              )}
            </span>
            <span className="flex items-baseline gap-4 nowrap">
              {item.quantity > 1 && <span className="num">{`× ${item.quantity}`}</span>}
              <Price yuan={toYuan(toFen(item.price) * item.quantity)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function When({ occasion }: { occasion: NonNullable<Order['occasion']> }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const at = hallTime(occasion.startsAt);
  const zh = locale === 'zh-CN';
  return (
    <dl>
      <div>
        <dt className="t-xs ter">{t('seat.date')}</dt>
        <dd>
          <span className="num">{zh ? `${at.year}.${at.month}.${at.day}` : at.day}</span>
          {!zh && (
            <>
              {` ${monthName(at.month, locale)} `}
              <span className="num">{at.year}</span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="t-xs ter">{t('seat.time')}</dt>
        <dd>
          {zh ? weekday(at.weekday, locale) : weekdayShort(at.weekday, locale)}{' '}
          <span className="num">{at.time}</span>
          <OwnTime at={occasion.startsAt} />
        </dd>
      </div>
      <div>
        <dt className="t-xs ter">{t('seat.venue')}</dt>
        <dd>{occasion.hall.name}</dd>
      </div>
    </dl>
  );
}

/** Row 3 Seat 8 · 3 排 8 座, the figures large. */
export function SeatFigures({ row, number }: { row: string; number: string }) {
  const t = useCopy('order');
  const zh = useTree().locale === 'zh-CN';
  const part = (figure: string, word: string) => (
    <span className={`inline-flex items-baseline t-sm sec nowrap ${styles.figure}`}>
      {!zh && <span>{word}</span>}
      <b className="m-t-2 ink">{figure}</b>
      {zh && <span>{word}</span>}
    </span>
  );
  return (
    <>
      {row && part(row, t('seat.row'))} {part(number, t('seat.seat'))}
    </>
  );
}
