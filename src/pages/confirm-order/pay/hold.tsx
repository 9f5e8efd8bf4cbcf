import { useState } from 'react';
import type { Order } from '#domain/contract/order.ts';
import { HoldFigure, HoldTimer, LAST } from '#features/hold-timer/hold-timer.tsx';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from '../panel.module.css';
import type { OrderState } from '../use-order.ts';

/** How long the seats are still held; it can be renewed once, at the end. */
export function Hold({ orderState }: { orderState: OrderState }) {
  const t = useCopy('order');
  const { order, busy, renew, read } = orderState;
  const w = useWords(order);
  const { locale } = useTree();
  if (!order.expiresAt) return null;
  const until = hallTime(order.expiresAt);
  const today = until.date === hallTime(order.now).date;
  return (
    <div className={`mt-4 ${styles.hold}`}>
      <HoldTimer
        expiresAt={order.expiresAt}
        now={order.now}
        onOver={() => void read(true).catch(() => undefined)}
        label={w('left')}
        renew={
          order.renewable
            ? {
                label: t(busy === 'renew' ? 'hold.renewing' : 'hold.renew'),
                busy: busy === 'renew',
                onRenew: () => void renew(),
              }
            : undefined
        }
      >
        {left => (
          <>
            <span>
              {t('hold.until', { time: today ? until.time : longDateTime(order.expiresAt ?? '', locale) })}
            </span>
            <Warning key={order.expiresAt} orderState={orderState} left={left} />
          </>
        )}
      </HoldTimer>
    </div>
  );
}

/** The last two minutes are said once, wherever one has scrolled, with the renewal where there is one. */
function Warning({ orderState: { order, busy, renew }, left }: { orderState: OrderState; left: number }) {
  const t = useCopy('order');
  const w = useWords(order);
  const [seen, setSeen] = useState(false);
  const close = () => setSeen(true);
  return (
    <Dialog
      open={!seen && left > 0 && left <= LAST}
      title={w('lastTitle')}
      onClose={close}
      footer={
        order.renewable ? (
          <>
            <Button look="ghost" onClick={close}>
              {t('hold.goOn')}
            </Button>
            <Button busy={busy === 'renew'} onClick={() => void renew()}>
              {t(busy === 'renew' ? 'hold.renewing' : 'hold.renew')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('hold.goOn')}</Button>
        )
      }
    >
      <p>{w(order.renewable ? 'lastText' : 'lastTextOnce')}</p>
    </Dialog>
  );
}

/** The time left beside the button that pays. */
export function HoldBesidePay({ order, short = false }: { order: Order; short?: boolean }) {
  const w = useWords(order);
  if (!order.expiresAt) return null;
  return <HoldFigure expiresAt={order.expiresAt} now={order.now} {...(short ? {} : { label: w('left') })} />;
}
