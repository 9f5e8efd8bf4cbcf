import type { ReactNode } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import type { OrderState } from '../use-order.ts';
import { CancelButton } from './cancel-button.tsx';
import styles from './waiting.module.css';

/** The ways out of a payment that was begun: pay otherwise, change the discounts, or let the order go. */
export function OtherWays({ orderState, children }: { orderState: OrderState; children?: ReactNode }) {
  const t = useCopy('order');
  const { busy, giveUp } = orderState;
  return (
    <section className={`mt-7 pt-5 line-t ${styles.other}`}>
      <h2>{t('status.otherTitle')}</h2>
      <p className="sm sec">{t('status.otherText')}</p>
      <div className="flex flex-wrap gap-y-2 gap-x-3 mt-4">
        <Button look="ghost" busy={busy === 'close'} onClick={() => void giveUp(false)}>
          {t('status.otherWay')}
        </Button>
        <Button look="quiet" busy={busy === 'edit'} onClick={() => void giveUp(true)}>
          {t('status.editDiscounts')}
        </Button>
        {children}
        <CancelButton orderState={orderState} />
      </div>
    </section>
  );
}
