import { useState } from 'react';
import type { MemberInfo } from '#domain/contract/account.ts';
import type { OrderRow } from '#domain/contract/order.ts';
import { saveCalendar, subscribe } from '#features/ics/save-calendar.ts';
import { orderHref } from '#features/order/order-link.ts';
import { Changed } from '#features/programme-card/changed.tsx';
import { calendarEntry, calendarFeed } from '#features/ticket/calendar-entry.ts';
import { placeWords } from '#features/ticket/place-words.ts';
import stub from '#features/ticket/stub.module.css';
import type { KeptOrder } from '#features/ticket/wallet.ts';
import { siteAddress } from '#hooks/site-address.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime, longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { Art } from '#ui/art.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { deferred } from '#ui/deferred.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { LevelString } from './level-string.tsx';
import type { SectionData } from './model.ts';
import { OrderList } from './order-list.tsx';
import styles from './user.module.css';

const MyWaits = deferred(
  part(() => import('#features/waiting/my-waits.tsx'), 'MyWaits', 'ways'),
  null,
);

/** Greeting, level, what waits, the next concert, and the last orders. */
export function Overview({ data }: { data: SectionData<'overview'> }) {
  const t = useCopy('user');
  const tree = useTree();
  const { locale } = tree;
  const name = useUser(s => s.memberInfo?.nickname || s.userInfo?.nickname || '');
  const [hour] = useState(() => Number(hallTime(Date.now()).time.slice(0, 2)));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <>
      <h1>{t(`greeting.${part}`, { name })}</h1>
      <Load from={data.standing} skeleton={<Skeleton kind="block" style={{ height: '15rem' }} />}>
        {standing =>
          standing ? (
            <>
              <LevelString info={standing[0]} next={standing[1]} levels={standing[2]} />
              <dl className={`flex flex-wrap items-end gap-y-4 gap-x-10 line-b ${styles.figures}`}>
                <div className="column">
                  <dd className="num">{standing[0].points.toLocaleString('en-US')}</dd>
                  <dt className="mt-2 t-sm sec">
                    <Link className="underlined" to={href(tree, 'user', { ind: 'points' })}>
                      {t('figure.points')}
                    </Link>
                  </dt>
                </div>
                {pointsLines(standing[0]).length > 0 && (
                  <div className="t-sm sec column">
                    {pointsLines(standing[0]).map(({ key, points, at }) => (
                      <dd key={key}>
                        {t(`figure.${key}`, {
                          points: points.toLocaleString('en-US'),
                          date: at === undefined ? '' : longDay(at, locale),
                        })}
                      </dd>
                    ))}
                  </div>
                )}
              </dl>
            </>
          ) : (
            <p className="sec">{t('level.unavailable')}</p>
          )
        }
      </Load>
      <MyWaits />
      <Load from={data.unpaid} skeleton={null} aside>
        {unpaid =>
          unpaid.length > 0 && (
            <section className={`mt-12 ${styles.block}`} aria-label={t('waiting.title')}>
              <h2>{t('waiting.title')}</h2>
              <ul className={styles.waiting}>
                {unpaid.map(order => (
                  <li className="row py-4 line-b gap-6" key={order.tradeNo}>
                    <span>
                      <b className="title-4">{order.title}</b>
                      <span className="sm sec">
                        {placeWords(order, locale)}
                        {order.expiresAt && (
                          <>
                            {locale === 'zh-CN' ? '　' : ', '}
                            {t('waiting.until', { time: longDateTime(order.expiresAt, locale) })}
                          </>
                        )}
                      </span>
                    </span>
                    <Price yuan={order.totalAmount} exact />
                    <PayLink order={order} />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Load>
      <section className={`mt-12 ${styles.block}`}>
        <h2>{t('next.title')}</h2>
        <Load from={data.wallet} skeleton={<Skeleton kind="row" />}>
          {({ upcoming, now }) => (upcoming[0] ? <Next order={upcoming[0]} now={now} /> : <Nothing />)}
        </Load>
      </section>
      <section className={`mt-12 ${styles.block}`}>
        <OrderList data={data} short />
      </section>
    </>
  );
}

/** What stands beside the points that can be spent. */
const pointsLines = ({ expiring, pending, reserved }: MemberInfo) => [
  ...(expiring ? [{ key: 'expiring' as const, ...expiring }] : []),
  ...(pending ? [{ key: 'pending' as const, ...pending }] : []),
  ...(reserved ? [{ key: 'reserved' as const, points: reserved, at: undefined }] : []),
];

function PayLink({ order }: { order: OrderRow }) {
  const t = useCopy('user');
  const tree = useTree();
  return (
    <LinkButton
      look="accent"
      size="sm"
      to={orderHref(tree, order)}
      aria-label={t('orders.of', { action: t('waiting.pay'), title: order.title })}
    >
      {t('waiting.pay')}
    </LinkButton>
  );
}

function Next({ order, now }: { order: KeptOrder; now: string }) {
  const t = useCopy('user');
  const tree = useTree();
  const at = hallTime(order.occasion.startsAt);
  const today = hallTime(now);
  const days = Math.round((Date.parse(at.date) - Date.parse(today.date)) / 86_400_000);
  const when =
    days <= 0 ? t('next.today') : days === 1 ? t('next.tomorrow') : t('next.days', { count: days });
  return (
    <>
      <p className="t-sm sec">{when}</p>
      <div className={cx('relative on-surface', stub.stub, 'grid mt-3', styles.next)}>
        <Art attrs={order.art} size="poster" className={styles.nextArt} />
        <div className={styles.nextText}>
          <h3 className="t-4">{order.title}</h3>
          <dl className="flex flex-wrap gap-y-3 gap-x-10 mt-4">
            <div>
              <dt className="t-xs ter">{t('next.time')}</dt>
              <dd className="lead">
                {longDateTime(order.occasion.startsAt, tree.locale)} <Changed of={[order.occasion]} />
              </dd>
            </div>
            <div>
              <dt className="t-xs ter">{t('next.seats')}</dt>
              <dd className="lead">{placeWords(order, tree.locale)}</dd>
            </div>
          </dl>
        </div>
        <div className={`no-print grid content-centre gap-2 ${styles.nextActions}`}>
          <LinkButton block to={href(tree, 'user', { ind: 'tickets' })}>
            {t('next.show')}
          </LinkButton>
          <CalendarButton order={order} />
        </div>
      </div>
    </>
  );
}

/** The performance in the calendar, under the concert's own UID: a phone follows it at the server, others get a file. */
export function CalendarButton({ order }: { order: KeptOrder }) {
  const t = useCopy('user');
  const tree = useTree();
  const save = async () => {
    if (await subscribe(calendarFeed(order.tradeNo, order.calendar), tree.locale)) return;
    await saveCalendar([calendarEntry(order, tree.locale, siteAddress(orderHref(tree, order)))], order.title);
  };
  return (
    <Button look="ghost" block onClick={() => void save()}>
      {t('next.calendar')}
    </Button>
  );
}

function Nothing() {
  const t = useCopy('user');
  const tree = useTree();
  return (
    <EmptyState
      title={t('next.none')}
      text={t('next.noneText')}
      action={<LinkButton to={href(tree, 'musicale')}>{t('nav.concerts')}</LinkButton>}
    />
  );
}
