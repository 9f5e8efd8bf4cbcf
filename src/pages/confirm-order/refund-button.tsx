import { useState } from 'react';
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
  const [open, setOpen] = useState(false);
  const quote = order.refund;
  if (!quote) return null;
  if (!quote.allowed) {
    return (
      <p className="sm sec">
        {t('refund.closed')}
        <br />
        {quote.reason}
      </p>
    );
  }
  return (
    <>
      <Button look="ghost" block onClick={() => setOpen(true)}>
        {t('refund.open')}
      </Button>
      <Dialog
        open={open}
        title={t('refund.title')}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button look="ghost" onClick={() => setOpen(false)}>
              {t('refund.keep')}
            </Button>
            <Button
              busy={busy === 'refund'}
              onClick={async () => {
                await refund(quote.fee);
                setOpen(false);
              }}
            >
              {busy === 'refund'
                ? t('refund.busy')
                : t('refund.yes', { amount: `¥${exactYuan(quote.amount)}` })}
            </Button>
          </>
        }
      >
        <p className="sec">{t('refund.lead')}</p>
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
