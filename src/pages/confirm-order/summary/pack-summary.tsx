import type { Order } from '#domain/contract/order.ts';
import { byEvening } from '#domain/rules/evenings.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { guestLines } from '#features/ticket/place-words.ts';
import stub from '#features/ticket/stub.module.css';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { seatWords } from '#lib/seat-words.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { Price } from '#ui/price.tsx';
import styles from './pack-summary.module.css';

/** A package as one ticket: its evenings one below the other, each with its concert, hall and seats. */
export function PackSummary({ order }: { order: Order }) {
  const t = useCopy('order');
  const tree = useTree();
  const evenings = byEvening(order);
  return (
    <section
      className={cx('relative on-surface', stub.stub, 'grid mt-7 m-cols-1', styles.pack)}
      style={paletteStyle(order.art)}
    >
      <Art attrs={order.art} size="poster" className={`h-full ${styles.art}`} lazy={false} />
      <div className={styles.body}>
        <h2 className="t-5">{order.title}</h2>
        <p className="sm sec">{t('seat.evenings', { count: evenings.length })}</p>
        <ol className="mt-4">
          {evenings.map(evening => (
            <li className="m-cols-1 m-gap-1 grid items-baseline gap-4 py-3 line-t" key={evening.occasion?.id}>
              <span className="t-sm">
                {evening.occasion && longDateTime(evening.occasion.startsAt, tree.locale, true)}
                {evening.occasion && <OwnTime at={evening.occasion.startsAt} />}
              </span>
              <span className={styles.what}>
                <Link className="hover-line" to={href(tree, 'musicale-detail', { id: evening.subjectId })}>
                  {evening.title}
                </Link>
                {evening.occasion?.changed && (
                  <span className="tag">{say(CHANGED[evening.occasion.changed], tree.locale)}</span>
                )}
                <small className="as-block sec t-sm">
                  {evening.occasion?.hall.name}
                  {tree.locale === 'zh-CN' ? '　' : ' · '}
                  {seatWords(evening.seats, tree.locale)}
                </small>
                {guestLines(evening.seats, tree.locale).map(line => (
                  <small className="as-block sec t-sm" key={line}>
                    {line}
                  </small>
                ))}
              </span>
              <Price yuan={toYuan(evening.seats.reduce((sum, s) => sum + toFen(s.price), 0))} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
