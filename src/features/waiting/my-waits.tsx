import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { type WaitingPlace, waiting } from '#domain/contract/waiting.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';
import styles from './waiting.module.css';

/** A member's places in the lines of sold-out performances; nothing without one. */
export function MyWaits() {
  const t = useCopy('ways');
  const tree = useTree();
  const [places, setPlaces] = useState<readonly WaitingPlace[]>([]);
  useEffect(() => askAside(options => call(waiting.list, {}, options), setPlaces), []);
  if (places.length === 0) return null;
  return (
    <section className={styles.mine} aria-labelledby="my-waits">
      <h2 id="my-waits">{t('line.mine')}</h2>
      <ul>
        {places.map(p => (
          <li className="m-cols-1 grid gap-y-1 gap-x-6 items-baseline py-4 line-t" key={p.scheduleId}>
            <span>
              <b>{p.title}</b>
              <span className="sm sec">{longDateTime(p.startsAt, tree.locale)}</span>
            </span>
            <span className="sm">
              {p.state === 'waiting'
                ? t('line.waits', { place: p.place })
                : p.state === 'offered'
                  ? t('line.offered', { until: p.until ? longDateTime(p.until, tree.locale) : '' })
                  : t('line.lapsed')}
            </span>
            <Link
              className="more"
              to={
                p.tradeNo
                  ? href(tree, 'confirmOrder', { tradeNo: p.tradeNo, supportSeat: 'Y' })
                  : href(tree, 'musicale-detail', { id: p.programId, scheduleId: p.scheduleId })
              }
            >
              {t(p.tradeNo ? 'line.pay' : 'line.toConcert')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
