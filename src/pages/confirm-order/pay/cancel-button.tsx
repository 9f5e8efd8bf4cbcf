import { useState } from 'react';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/dialog.tsx';
import type { OrderState } from '../use-order.ts';

type Props = { orderState: Pick<OrderState, 'busy' | 'cancel' | 'order'> };

export function CancelButton({ orderState: { busy, cancel, order } }: Props) {
  const t = useCopy('order');
  const w = useWords(order);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Confirm
        open={open}
        title={t('cancel.title')}
        onClose={() => setOpen(false)}
        keep={t('cancel.keep')}
        yes={t(busy === 'cancel' ? 'cancel.busy' : 'cancel.yes')}
        busy={busy === 'cancel'}
        onYes={async () => {
          await cancel();
          setOpen(false);
        }}
      >
        <p>{w('cancelText')}</p>
      </Confirm>
    </>
  );
}
