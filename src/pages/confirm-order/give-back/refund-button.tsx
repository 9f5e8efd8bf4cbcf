import { useState } from 'react';
import { useWords } from '#features/order/words.ts';
import { Button } from '#ui/button.tsx';
import type { OrderState } from '../use-order.ts';
import { useRefundDialog } from './use-refund-dialog.ts';

/** Returning tickets: the ladder and the exact fee first, then the confirmation. */
export function RefundButton({ orderState }: { orderState: OrderState }) {
  const { order } = orderState;
  const w = useWords(order);
  const [open, setOpen] = useState(false);
  const [RefundDialog, bring] = useRefundDialog();
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
      <Button
        look="ghost"
        block
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          bring();
        }}
      >
        {w('refundOpen')}
      </Button>
      {open && RefundDialog && (
        <RefundDialog orderState={orderState} quote={quote} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
