import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCountdown } from '#features/hold-timer/use-countdown.ts';
import { orderHref } from '#features/order/order-link.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { formatMinutes } from '#lib/duration.ts';
import { href, matchPage } from '#site/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import type { Frame } from '../shell/frame.ts';
import styles from './held.module.css';
import { type HeldOrder, useHeld } from './use-held.ts';

/**
 * What a member holds and has not paid: a word with the time left in the header of the desktop, a line below the bar of
 * a phone, and a line with the date on the page of the concert that it is for.
 */
export default function Held({ place }: { place: 'header' | Frame['held'] }) {
  const tree = useTree();
  const held = useHeld(tree.locale);
  const { pathname, search } = useLocation();
  const first = held?.orders[0];
  if (!held || !first) return null;
  const { orders, now, over } = held;
  const shown = { first, count: orders.length, now, over };
  if (place === 'header') return <HeaderLink {...shown} />;
  const id = new URLSearchParams(search).get('id');
  const own = matchPage(pathname)?.name === 'musicale-detail' && orders.find(o => o.subjectId === id);
  if (own) return <Own order={own} />;
  if (place === 'page') return null;
  return (
    <Strip>
      <HeaderLink {...shown} />
      <Icon name="arrow" />
    </Strip>
  );
}

interface Shown {
  first: HeldOrder;
  count: number;
  now: string;
  over: () => void;
}

function HeaderLink({ first, count, now, over }: Shown) {
  const t = useCopy('held');
  const tree = useTree();
  const left = useCountdown(first.expiresAt, now, over);
  return (
    <Link
      className={`inline-flex items-baseline nowrap ${styles.link}`}
      to={count > 1 ? href(tree, 'user', { ind: 'orders' }) : orderHref(tree, first)}
      data-near={left <= LAST || undefined}
    >
      <Icon name="clock" />
      <span className={styles.word}>{count > 1 ? t('more', { count }) : t('pay')}</span>
      <b className="num" data-far={left >= HOUR || undefined}>
        {left < HOUR ? formatMinutes(left) : t('until', { time: longDateTime(first.expiresAt, tree.locale) })}
      </b>
    </Link>
  );
}
/** Below an hour the time is counted down; seconds. */
const HOUR = 3600;
const LAST = 120;

function Own({ order }: { order: HeldOrder }) {
  const t = useCopy('held');
  const tree = useTree();
  return (
    <Strip>
      <Icon name="clock" />
      <span>{t('here', { time: longDateTime(order.expiresAt, tree.locale) })}</span>
      <MoreLink to={orderHref(tree, order)}>{t('goOn')}</MoreLink>
    </Strip>
  );
}

function Strip({ children }: { children: ReactNode }) {
  const t = useCopy('held');
  return (
    <aside
      className={`no-print row flex-wrap gap-y-1 gap-x-3 on-surface line-b t-sm ${styles.strip}`}
      aria-label={t('label')}
    >
      {children}
    </aside>
  );
}
