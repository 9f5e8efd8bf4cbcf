import { useEffect, useRef } from 'react';
import { call } from '#api/client.ts';
import { type CallFailure, isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { Order } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { useWords } from '#features/order/words.ts';
import { useCopy } from '#i18n/copy.ts';
import { hallTime } from '#lib/dates.ts';
import { dismissToast, toast } from '#ui/toast.tsx';
import type { LoadedOrder } from './model.ts';
import { phaseOf } from './phase.ts';
import { useLiveOrder, type Verb } from './use-live-order.ts';
import { usePayment } from './use-payment.ts';

/** The order with its verbs. */
export function useOrder(loaded: LoadedOrder) {
  const t = useCopy('order');
  const live = useLiveOrder(loaded);
  const { order, setOrder, calls, run, read, refused } = live;
  const { code, closeCode, pay, resume } = usePayment(live);
  const { tradeNo } = order;
  const w = useWords(order);

  const replaceBy = (
    verb: Verb,
    work: () => Promise<Order>,
    done: (fresh: Order) => string,
    /** Takes a failure that is the asker's own matter. */
    own: (failure: CallFailure) => boolean = () => false,
  ) =>
    run(verb, async () => {
      try {
        const fresh = await work();
        setOrder(fresh);
        toast(done(fresh), 'ok');
      } catch (error) {
        if (isFailure(error) && own(error)) return;
        await refused(error);
        if (isFailure(error, ERR.amountChanged)) toast(t('refund.changed'));
      }
    });

  /** Gives the payment up that was begun; with `edit` the order is opened again. */
  const giveUp = (edit: boolean) =>
    run(edit ? 'edit' : 'close', async () => {
      try {
        setOrder(await call(calls.close, { tradeNo, ...(edit && { edit: 'Y' as const }) }));
        closeCode();
      } catch (error) {
        await refused(error);
      }
    });

  const phase = phaseOf(order, code?.payNo);
  // What was said of a payment goes with it.
  const notYet = useRef(0);
  useEffect(() => {
    if (phase !== 'started' && phase !== 'scan') dismissToast(notYet.current);
  }, [phase]);

  return {
    order,
    busy: live.busy,
    phase,
    scan: code?.url ?? null,
    closeScan: closeCode,
    refusedTotal: live.refusedTotal,
    asked: live.asked,
    pay,
    resume,
    read,
    giveUp,
    check: () =>
      run('check', async () => {
        const { payment } = await read(false);
        if (payment?.state === 'started') notYet.current = toast(t('status.notYet'));
      }),
    renew: async () => {
      const { renew } = calls;
      if (!renew) return;
      await replaceBy(
        'renew',
        () => call(renew, { tradeNo }),
        fresh => w('renewed', { time: hallTime(fresh.expiresAt ?? fresh.now).time }),
      );
    },
    cancel: () =>
      replaceBy(
        'cancel',
        () => call(calls.cancel, { tradeNo }),
        () => t('cancel.done'),
      ),
    changeEvening: (asked: { scheduleId: string; to: string; seats: string[] }) =>
      replaceBy(
        'refund',
        () => call(presale.changeEvening, { tradeNo, ...asked }),
        () => t('changed.taken'),
      ),
    refund: (
      asked: {
        fee: number;
        amount: number;
        pieces?: string[];
        donor?: string;
        password?: string;
        ownCode?: string;
      },
      own: (failure: CallFailure) => boolean,
    ) =>
      replaceBy(
        'refund',
        () => call(calls.refund, { tradeNo, ...asked }),
        () => (asked.donor === undefined ? w('refundDone') : t('refund.donateDone')),
        own,
      ),
  };
}
export type OrderState = ReturnType<typeof useOrder>;
