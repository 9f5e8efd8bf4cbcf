import { useState } from 'react';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { exactYuan } from '#lib/price.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Price } from '#ui/price.tsx';
import { Ladder } from './ladder.tsx';
import styles from './status.module.css';
import type { DeskState } from './use-desk.ts';

/** Returning tickets: the ladder and the exact fee first, then the confirmation (product.md, “Beyond” 8). */
export function RefundButton({ desk: { order, busy, refund } }: { desk: DeskState }) {
  const t = useCopy('order');
  const w = useWords(order);
  const [open, setOpen] = useState(false);
  const quote = order.refund;
  if (!quote) return null;
  if (!quote.allowed) {
    return (
      <p className="sm sec">
        {w('refundClosed')}
        <br />
        {quote.reason}
      </p>
    );
  }
  return (
    <>
      <Button look="ghost" block onClick={() => setOpen(true)}>
        {w('refundOpen')}
      </Button>
      <Dialog
        open={open}
        title={w('refundTitle')}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button look="ghost" onClick={() => setOpen(false)}>
              {w('refundKeep')}
            </Button>
            <Button
              busy={busy === 'refund'}
              onClick={async () => {
                await refund(quote.fee);
                setOpen(false);
              }}
            >
              {busy === 'refund'
                ? w('refundBusy')
                : w('refundYes', { amount: `¥${exactYuan(quote.amount)}` })}
            </Button>
          </>
        }
      >
        <p className="sec">{w('refundLead')}</p>
        <Ladder steps={quote.ladder} now={order.now} />
        <dl className={styles.quote}>
          <div>
            <dt>{t('refund.fee')}</dt>
            <dd>
              <Price yuan={quote.fee} exact />
            </dd>
          </div>
          <div>
            <dt>{t('refund.amount')}</dt>
            <dd className={styles.back}>
              <Price yuan={quote.amount} exact />
            </dd>
          </div>
        </dl>
      </Dialog>
    </>
  );
}
