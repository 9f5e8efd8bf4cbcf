import type { ReactNode } from 'react';
import { POINTS_WAYS, type PointsLedger, type PointsLine } from '#domain/contract/account.ts';
import { orderHref } from '#features/order/order-link.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { shortDay } from '#lib/dates.ts';
import { inUnits, priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChipLink, Chips } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Pager } from '#ui/pager.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { LevelString } from './level-string.tsx';
import type { SectionData } from './model.ts';
import styles from './points.module.css';

const figure = (points: number): string => points.toLocaleString('en-US');
/** −800 with a real minus sign; +760. */
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${figure(Math.abs(points))}`;

/** The ledger of points: what can be spent and how it comes about, what comes and lapses when, and every entry. */
type Data = SectionData<'points'>;

export function Points({ data }: { data: Data }) {
  const t = useCopy('points');
  return (
    <>
      <p className="sec measure-44">{t('lead', { worth: priced(inUnits(100)) })}</p>
      <Load from={data.points} skeleton={<Skeleton kind="row" count={6} />}>
        {ledger => (
          <>
            <Sums ledger={ledger} />
            <Days ledger={ledger} />
            <Level standing={data.standing} />
            <Entries ledger={ledger} way={data.way} />
          </>
        )}
      </Load>
    </>
  );
}

function Sums({ ledger }: { ledger: PointsLedger }) {
  const t = useCopy('points');
  const reserved = ledger.reserved.reduce((sum, r) => sum + r.points, 0);
  const rows = [
    ['gained', ledger.gained],
    // Of nothing −0 would be left.
    ['given', 0 - ledger.given],
    ...(ledger.lapsed > 0 ? ([['lapsed', -ledger.lapsed]] as const) : []),
    ['balance', ledger.balance],
    ...(reserved > 0
      ? ([
          ['reserved', -reserved],
          ['points', ledger.points],
        ] as const)
      : []),
  ] as const;
  return (
    <div className={`flex flex-wrap justify-between items-end gap-y-6 gap-x-16 py-6 ink-b ${styles.sums}`}>
      <p className="grid gap-2">
        <b className="num t-7 lh-1 regular">{figure(ledger.points)}</b>
        <span className="t-sm sec">{t('now')}</span>
      </p>
      <dl className="grid gap-1" aria-label={t('sum.label')}>
        {rows.map(([key, points]) => (
          <div
            className="between gap-6"
            key={key}
            data-total={key === 'balance' || key === 'points' || undefined}
          >
            <dt className="sec">{t(`sum.${key}`)}</dt>
            <dd className="num">{points < 0 ? signed(points) : figure(points)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What comes and what lapses, by day, and what unpaid orders keep. */
function Days({ ledger }: { ledger: PointsLedger }) {
  const t = useCopy('points');
  const tree = useTree();
  const { pending, expiring, lasting, reserved } = ledger;
  const day = (at: string) => shortDay(at, tree.locale);
  const many = (points: number) => t('count', { points: figure(points) });
  return (
    <div className={`grid gap-y-8 gap-x-14 mt-8 ${styles.days}`}>
      {pending.length > 0 && (
        <Part title={t('coming.title')} text={t('coming.text')}>
          {pending.map(({ at, points }) => (
            <Row key={at} name={t('coming.at', { date: day(at) })} value={many(points)} />
          ))}
        </Part>
      )}
      {reserved.length > 0 && (
        <Part title={t('reserved.title')} text={t('reserved.text')}>
          {reserved.map(({ points, order }) => (
            <Row
              key={order?.tradeNo ?? ''}
              name={
                order ? (
                  <Link className="underlined m-py-2" to={orderHref(tree, order)}>
                    {order.title}
                  </Link>
                ) : (
                  t('reserved.order')
                )
              }
              value={many(points)}
            />
          ))}
        </Part>
      )}
      {ledger.balance > 0 && (
        <Part title={t('expiring.title')} text={expiring.length === 0 ? t('expiring.none') : undefined}>
          {expiring.map(({ at, points }) => (
            <Row key={at} name={t('expiring.at', { date: day(at) })} value={many(points)} />
          ))}
          {lasting > 0 && <Row name={t('expiring.lasting')} value={many(lasting)} />}
        </Part>
      )}
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <section>
      <h2 className="t-h4">{title}</h2>
      {text && <p className="sm ter">{text}</p>}
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

function Row({ name, value }: { name: ReactNode; value: string }) {
  return (
    <li className="between gap-6 py-2 line-b">
      <span>{name}</span>
      <b className="num fixed-size">{value}</b>
    </li>
  );
}

function Level({ standing }: Pick<Data, 'standing'>) {
  return (
    <Load from={standing} skeleton={<Skeleton kind="block" style={{ height: '15rem' }} />}>
      {standing =>
        standing && (
          <div className="mt-10">
            <LevelString info={standing[0]} next={standing[1]} levels={standing[2]} />
          </div>
        )
      }
    </Load>
  );
}

function Entries({ ledger, way }: { ledger: PointsLedger; way: Data['way'] }) {
  const t = useCopy('points');
  const tree = useTree();
  const user = useCopy('user');
  const to = (query: { tab?: string | undefined; pageNo?: number }) =>
    href(tree, 'user', { ind: 'points', ...query });
  return (
    <section className="mt-12" aria-labelledby="points-ledger">
      <div className="flex flex-wrap justify-between items-centre gap-y-3 gap-x-8 pb-3 ink-b">
        <h2 className="t-h3" id="points-ledger">
          {t('ledger')}
        </h2>
        <Chips label={t('filter')}>
          {[undefined, ...POINTS_WAYS].map(kind => (
            <ChipLink key={kind ?? 'all'} on={kind === way} to={to({ tab: kind })}>
              {t(`ways.${kind ?? 'all'}`)}
            </ChipLink>
          ))}
        </Chips>
      </div>
      {ledger.list.length === 0 ? (
        <EmptyState
          title={t(way ? 'emptyWay' : 'empty')}
          text={way ? undefined : t('emptyText')}
          action={
            way ? undefined : <LinkButton to={href(tree, 'musicale')}>{user('nav.concerts')}</LinkButton>
          }
        />
      ) : (
        <>
          <ol>
            {ledger.list.map(line => (
              <Entry key={line.id} line={line} />
            ))}
          </ol>
          <div className="flex flex-wrap justify-between items-centre gap-4 mt-5">
            <span className="sm ter">{t('total', { count: ledger.total })}</span>
            <Pager of={ledger} href={pageNo => to({ tab: way, pageNo })} />
          </div>
        </>
      )}
    </section>
  );
}

function Entry({ line }: { line: PointsLine }) {
  const t = useCopy('points');
  const tree = useTree();
  const { order, at, points } = line;
  const state = useStateWords(line);
  return (
    <li className={`grid gap-y-1 gap-x-6 items-baseline py-4 line-b ${styles.entry}`}>
      <span className={`num sec t-sm ${styles.date}`}>{shortDay(at, tree.locale)}</span>
      <span className={`grid justify-items-start ${styles.cause}`}>
        <b>{t(`reason.${line.reason}`)}</b>
        {order && (
          <Link className="sm sec m-py-2 underlined" to={orderHref(tree, order)}>
            {order.title || order.tradeNo}
          </Link>
        )}
      </span>
      <span className={`sm sec ${styles.state}`}>{state}</span>
      <span className={`num text-right t-h4 ${styles.points}`} data-state={line.state}>
        {signed(points)}
      </span>
    </li>
  );
}

function useStateWords({ state, left, points, creditAt, expiresAt }: PointsLine): string {
  const t = useCopy('points');
  const { locale } = useTree();
  // “29 Mar” is one thing to a reader.
  const day = (at: string) => shortDay(at, locale).replace(' ', '\u00a0');
  switch (state) {
    case 'pending':
      return creditAt ? t('state.pending', { date: day(creditAt) }) : '';
    case 'open': {
      const part = left < points;
      const words = { left: figure(left), date: expiresAt ? day(expiresAt) : '' };
      if (expiresAt) return t(part ? 'state.openPart' : 'state.open', words);
      return t(part ? 'state.lastingPart' : 'state.lasting', words);
    }
    case 'spent':
      return t('state.spent');
    case 'lapsed':
      return expiresAt ? t('state.lapsed', { date: day(expiresAt) }) : '';
    case 'done':
      return '';
  }
}
