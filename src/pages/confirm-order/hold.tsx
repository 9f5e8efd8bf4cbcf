import { HoldTimer } from '#features/hold-timer/hold-timer.tsx';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, longDateTime } from '#lib/dates.ts';
import styles from './panel.module.css';
import type { DeskState } from './use-desk.ts';

/** How long the seats are still held; 15 minutes more can be had once. */
export function Hold({ desk: { order, busy, renew, read } }: { desk: DeskState }) {
  const t = useCopy('order');
  const w = useWords(order);
  const { locale } = useTree();
  if (!order.expiresAt) return null;
  const until = hallTime(order.expiresAt);
  const today = until.date === hallTime(order.now).date;
  return (
    <div className={styles.hold}>
      <HoldTimer
        expiresAt={order.expiresAt}
        now={order.now}
        onOver={() => void read(true).catch(() => undefined)}
        label={w('left')}
      >
        <span>{t('hold.until', { time: today ? until.time : longDateTime(order.expiresAt, locale) })}</span>
        {order.renewable && (
          <button
            type="button"
            className="more"
            aria-disabled={busy === 'renew' || undefined}
            onClick={() => void renew()}
          >
            {t(busy === 'renew' ? 'hold.renewing' : 'hold.renew')}
          </button>
        )}
      </HoldTimer>
    </div>
  );
}
