import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { answer } from '#api/answer.ts';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { Order } from '#domain/contract/order.ts';
import { callsOf } from '#features/order/calls.ts';
import { hearTabs, tellTabs } from '#features/order/order-news.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { toast } from '#ui/toast.tsx';
import type { LoadedOrder } from './model.ts';

export type Verb = 'pay' | 'renew' | 'cancel' | 'refund' | 'check' | 'close' | 'edit';

/** The order as it stands: read again, refused, followed in other tabs. One verb at a time (quality.md R20). */
export function useLiveOrder({ order: loaded }: LoadedOrder) {
  const t = useCopy('order');
  const [order, setOrder] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setOrder(loaded);
  }
  const { busy, submit } = useSubmit();
  const [verb, setVerb] = useState<Verb | null>(null);
  /** Total in yuan that was shown when the server refused it. */
  const [refusedTotal, setRefusedTotal] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ count: number; at: string }>({ count: 0, at: '' });
  const { tradeNo } = order;
  const calls = useMemo(() => callsOf(order.family), [order.family]);

  const run = (next: Verb, work: () => Promise<void>): Promise<void> =>
    submit(() => {
      setVerb(next);
      return work();
    });

  const read = useCallback(
    async (quiet: boolean): Promise<Order> => {
      const fresh = await call(calls.detail, { tradeNo }, { quiet });
      setOrder(fresh);
      setAsked(a => ({ count: a.count + 1, at: fresh.now }));
      return fresh;
    },
    [tradeNo, calls],
  );
  const readSoftly = () => read(true).catch(() => undefined);

  /** A refusal that the order itself explains: take its fresh state and let the page say it. */
  const refused = async (error: unknown, shown?: number): Promise<void> => {
    if (!isFailure(error)) throw error;
    const fresh = (await calls.detail.shapes()).reply.safeParse(error.data);
    if (fresh.success) setOrder(fresh.data);
    await answer<unknown>(error, {
      [ERR.amountChanged]: () => {
        if (shown !== undefined) setRefusedTotal(shown);
        return fresh.success ? undefined : readSoftly();
      },
      // The order is another than the page shows.
      [ERR.orderExpired]: readSoftly,
      [ERR.wrongStatus]: readSoftly,
      [ERR.seatsLost]: readSoftly,
      [ERR.renewedAlready]: readSoftly,
      [ERR.busy]: readSoftly,
      refused: () => undefined,
      other: () => {
        toast(t('pay.unknownReply'));
        return readSoftly();
      },
    });
  };

  useOtherTabs(order, () => void readSoftly());

  return {
    order,
    setOrder,
    calls,
    busy: busy ? verb : null,
    run,
    read,
    refused,
    refusedTotal,
    setRefusedTotal,
    asked,
  };
}
export type LiveOrder = ReturnType<typeof useLiveOrder>;

/** What one tab does to an order the others follow. */
function useOtherTabs({ tradeNo, realStatus, payment }: Order, read: () => void): void {
  const stands = `${realStatus} ${payment?.payNo} ${payment?.state}`;
  const told = useRef(stands);
  useEffect(() => {
    if (told.current === stands) return;
    told.current = stands;
    tellTabs(tradeNo);
  }, [stands, tradeNo]);
  const again = useEffectEvent(read);
  useEffect(() => hearTabs(changed => changed === tradeNo && again()), [tradeNo]);
}
