import { type Order, REAL_STATUSES } from '#domain/contract/order.ts';
import { byEvening } from '#domain/rules/evenings.ts';
import { isCancelled } from '#domain/rules/order-status.ts';
import { useWords } from '#features/order/words.ts';
import { doorsAt } from '#features/ticket/doors.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { formatDate, hallTime, shortDay } from '#lib/dates.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import styles from './status.module.css';

interface Stop {
  readonly title: string;
  /** Instant, ISO or ms. */
  readonly at: string | number;
  readonly text: string;
  readonly kind: 'done' | 'now' | 'todo';
  readonly over?: boolean;
}

const NAMED = [
  ...REAL_STATUSES,
  'part_returned',
  'part_exchanged',
  'donated',
  'seat_moved',
  'evening_changed',
  'gift_offered',
  'gift_accepted',
  'gift_declined',
  'gift_withdrawn',
  'gift_expired',
  'gift_handed_back',
  'refund_sent',
  'opened',
  'sent',
] as const;
type Named = (typeof NAMED)[number];
const isNamed = (status: string): status is Named => (NAMED as readonly string[]).includes(status);

/** More stops than this stand below one another. */
const MAX_STOPS_IN_A_ROW = 7;

/** What happened, what is now, and what is to come: filled, coloured, dashed. */
export function Timeline({ order }: { order: Order }) {
  const t = useCopy('order');
  const { locale } = useTree();
  const stops = useStops(order);
  return (
    <ol className={cx('grid pt-6', styles.timeline, stops.length > MAX_STOPS_IN_A_ROW && styles.tall)}>
      {stops.map((stop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of events is their identity
        <li key={i} className={styles[stop.kind]} aria-current={stop.kind === 'now' ? 'step' : undefined}>
          <i className="relative grid place-centre mb-3 round on-ink">
            {stop.kind !== 'todo' && <Icon name={stop.over ? 'close' : 'check'} />}
          </i>
          <div>
            <b>{stop.title}</b>
            <time className="num as-block mt-1 t-sm ter wrap-text" dateTime={new Date(stop.at).toISOString()}>
              {`${shortDay(stop.at, locale, true)}${locale === 'zh-CN' ? ' ' : ', '}${formatDate(stop.at, stop.kind === 'todo' ? 'hh:mm' : 'hh:mm:ss')}`}
            </time>
            {stop.kind === 'now' && <OwnTime at={new Date(stop.at).toISOString()} />}
            {stop.text && <p className="mt-1 t-sm lh-75 sec">{stop.text}</p>}
            {stop.kind === 'todo' && <span className="vh">{t('status.toCome')}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function useStops(order: Order): Stop[] {
  const t = useCopy('order');
  const w = useWords(order);
  const name = (status: Named): string =>
    status === 'paid_success'
      ? w('paid')
      : status === 'paid_return_succ'
        ? w('returned')
        : t(`event.${status}`);
  const past: Stop[] = order.events.map((event, i) => ({
    title:
      event.status === 'new_locked' && i > 0
        ? t('event.reopened')
        : isNamed(event.status)
          ? name(event.status)
          : event.note,
    at: event.at,
    text: isNamed(event.status) ? event.note : '',
    kind: i === order.events.length - 1 ? 'now' : 'done',
    over: isCancelled(event.status) || event.status === 'paid_failure',
  }));
  if (order.realStatus !== 'paid_success') return past;
  const ends = order.refund?.allowed ? order.refund.ladder.at(-1)?.until : undefined;
  const ahead: Stop[] = [];
  if (ends) ahead.push({ title: w('refundEnds'), at: ends, text: w('refundEndsText'), kind: 'todo' });
  for (const { occasion, title } of byEvening(order)) {
    if (!occasion || occasion.startsAt <= order.now || occasion.changed === 'cancelled') continue;
    const time = hallTime(doorsAt(occasion.startsAt, order.family)).time;
    ahead.push({
      title: order.evenings ? title : w('starts'),
      at: occasion.startsAt,
      text: t('status.startsText', { time }),
      kind: 'todo',
    });
  }
  return [...past, ...ahead];
}
