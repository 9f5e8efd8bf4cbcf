import { type ReactNode, useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import {
  type DigitalLibrary,
  digital,
  type RecordingGift,
  type TitleCard,
} from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import styles from './library.module.css';
import { titleHref } from './title-href.ts';

/** What each order lets its owner hear: titles, or all of them. */
export type OrdersHeard = ReadonlyMap<string, readonly TitleCard[] | 'all'>;

export function ordersHeard({ bought, passes }: Pick<DigitalLibrary, 'bought' | 'passes'>): OrdersHeard {
  const found = new Map<string, TitleCard[] | 'all'>(passes.map(({ tradeNo }) => [tradeNo, 'all']));
  for (const { tradeNo, card } of bought) {
    const before = found.get(tradeNo);
    if (before !== 'all') found.set(tradeNo, [...(before ?? []), card]);
  }
  return found;
}

/** Asks once for a whole list of orders. */
export function AskOrders({ onFound }: { onFound: (heard: OrdersHeard) => void }): null {
  useEffect(
    () =>
      askAside(
        options => call(digital.library, {}, options),
        library => onFound(ordersHeard(library)),
      ),
    [onFound],
  );
  return null;
}

/** In the row of an order: to its programme. */
export function OrderListen({ heard }: { heard: readonly TitleCard[] | 'all' }) {
  const t = useCopy('listening');
  const tree = useTree();
  const [first] = heard === 'all' ? [] : heard;
  if (heard !== 'all' && !first) return null;
  return (
    <MoreLink
      to={first ? titleHref(tree, first) : href(tree, 'digitalhall')}
      aria-label={first ? t('order.listenTo', { title: first.title }) : t('order.everything')}
    >
      {t('order.listen')}
    </MoreLink>
  );
}

/** On the page of an order: what it lets one hear, or that it was given away. */
export function OrderListening({ tradeNo }: { tradeNo: string }) {
  const t = useCopy('listening');
  const tree = useTree();
  const [heard, setHeard] = useState<OrdersHeard>(new Map());
  const [gift, setGift] = useState<RecordingGift>();
  useEffect(() => {
    return askAside(
      options => Promise.all([call(digital.library, {}, options), call(digital.gifts, {}, options)]),
      ([library, gifts]) => {
        setHeard(ordersHeard(library));
        setGift(gifts.find(one => one.tradeNo === tradeNo && !one.void));
      },
    );
  }, [tradeNo]);
  const titles = heard.get(tradeNo);
  if (gift)
    return (
      <Part>
        {gift.takenAt ? (
          <p>{t('order.taken', { date: longDay(gift.takenAt, tree.locale, true) })}</p>
        ) : (
          <p>
            {t('order.given')} <code className="num break-anywhere">{gift.code}</code>
          </p>
        )}
      </Part>
    );
  if (!titles) return null;
  if (titles === 'all')
    return (
      <Part>
        <LinkButton className="wrap-text" to={href(tree, 'digitalhall')}>
          {t('order.everything')}
        </LinkButton>
      </Part>
    );
  return (
    <Part>
      <ul className={styles.rows}>
        {titles.map(card => (
          <li className="line-b" key={card.id}>
            <Link to={titleHref(tree, card)} aria-label={t('order.listenTo', { title: card.title })}>
              <Art attrs={card.art} ratio="r169" size="wide" />
              <span>
                <b className="serif">
                  <Named>{card.title}</Named>
                </b>
                <span className="sm sec keep-all">
                  <Cast>{card.people}</Cast>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  const t = useCopy('listening');
  return (
    <section className="no-print mt-10" aria-labelledby="order-listening">
      <h2 className="pb-3 mb-5 line-2-b t-h3" id="order-listening">
        {t('order.title')}
      </h2>
      {children}
    </section>
  );
}
