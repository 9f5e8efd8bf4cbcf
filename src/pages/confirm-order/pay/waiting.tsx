import type { ReactNode } from 'react';
import type { Order } from '#domain/contract/order.ts';
import { payable } from '#features/order/order-link.ts';
import { placeWords } from '#features/ticket/place-words.ts';
import stub from '#features/ticket/stub.module.css';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { inUnits } from '#lib/price.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { StringLine } from '#ui/string.tsx';
import styles from './waiting.module.css';

interface Props {
  /** In a word; `busy` where it is being asked for. */
  status: string | undefined;
  busy?: boolean;
  title: string;
  text: string;
  amountLabel: string;
  order: Order;
  children?: ReactNode;
  /** The safe choice first, the action last; fixed at the bottom of a phone. */
  actions: ReactNode;
}

/** A payment on its way: the string sounds, the amount and the seats stand still. */
export function Waiting({ status, busy = false, title, text, amountLabel, order, children, actions }: Props) {
  const { locale } = useTree();
  return (
    <div className={`mx-auto m-pt-4 ${styles.page}`}>
      <section className={`pb-6 ${styles.top}`}>
        <StringLine sounding />
        <span className={busy ? 'st busy' : 'st wait'} role={busy ? 'status' : undefined}>
          <Icon name="clock" />
          {status}
        </span>
        <h1 className="t-h2 mt-2">{title}</h1>
        <p className="mt-2 lh-75 sec">{text}</p>
      </section>
      <p className={`between py-4 ${styles.amount}`}>
        <span>{amountLabel}</span>
        <Price className="t-5 lh-1" yuan={inUnits(payable(order))} exact />
      </p>
      <section className={cx('relative on-surface', stub.stub, 'grid mt-5', styles.stub)}>
        <Art attrs={order.art} size="poster" />
        <div>
          <h2 className="t-1">{order.title}</h2>
          <p className="sm sec">
            {order.occasion && (
              <>
                {longDateTime(order.occasion.startsAt, locale)}
                <br />
              </>
            )}
            {placeWords(order, locale)}
          </p>
        </div>
      </section>
      {children}
      <div className={`grid cols-2 gap-3 m-line-t mt-8 ${styles.actions}`}>{actions}</div>
    </div>
  );
}
