import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import type { PayloadOf, ReplyOf } from '#domain/contract/call.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { GatewayCode, Order, PayScene, ticketOrder, WalletGrant } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { callsOf } from '#features/order/calls.ts';
import { payable } from '#features/order/order-link.ts';
import { hearTabs, tellTabs } from '#features/order/order-news.ts';
import { paySceneOf } from '#features/order/pay-scene.ts';
import { useWords } from '#features/order/words.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { hallTime } from '#lib/dates.ts';
import { toFen } from '#lib/money.ts';
import { inUnits } from '#lib/price.ts';
import { matchPage } from '#site/href.ts';
import { treeName } from '#site/tree.ts';
import { dismissToast, toast } from '#ui/toast.tsx';
import type { LoadedOrder } from './model.ts';

export type Details = Omit<PayloadOf<typeof ticketOrder.confirm>, 'tradeNo' | 'totalAmount'>;
export type Verb = 'pay' | 'renew' | 'cancel' | 'refund' | 'check' | 'close' | 'edit';
/** What the page shows: the form, a payment whose end is not known, one that is under way, a code to scan, or a status. */
export type Phase = 'form' | 'unknown' | 'started' | 'scan' | 'status';

/** The order with its verbs. One verb at a time: ten clicks make one payment (quality.md R20). */
export function useOrder({ order: loaded }: LoadedOrder) {
  const t = useCopy('order');
  const tree = useTree();
  const navigate = useNavigate();
  const [order, setOrder] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setOrder(loaded);
  }
  const { busy, submit } = useSubmit();
  const [verb, setVerb] = useState<Verb | null>(null);
  const [scan, setScan] = useState<Code | null>(null);
  /** Total in yuan that was shown when the server refused it. */
  const [refusedTotal, setRefusedTotal] = useState<number | null>(null);
  const [asked, setAsked] = useState<{ count: number; at: string }>({ count: 0, at: '' });
  const { tradeNo } = order;
  const w = useWords(order);
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

  /** A refusal that the order itself explains: take its fresh state and let the page say it. */
  const refused = async (error: unknown, shown?: number): Promise<void> => {
    if (!isFailure(error)) throw error;
    const fresh = (await calls.detail.shapes()).reply.safeParse(error.data);
    if (fresh.success) setOrder(fresh.data);
    if (error.errcode === ERR.amountChanged) {
      if (shown !== undefined) setRefusedTotal(shown);
      if (fresh.success) return;
    }
    const broken = error.kind !== 'refused';
    if (broken) toast(t('pay.unknownReply'));
    if (broken || STALE.has(error.errcode)) await read(true).catch(() => undefined);
  };

  /** `settle` ends the editing of the discounts; it comes before the confirmation (specification §7). */
  const pay = (
    details: Details | null,
    gatewayCode: GatewayCode,
    totalAmount: number,
    settle?: () => Promise<void>,
    scene: PayScene = paySceneOf(tree, gatewayCode),
    grant?: WalletGrant,
  ) =>
    run('pay', async () => {
      setRefusedTotal(null);
      try {
        await settle?.();
        if (calls.due && !(await isDue(await call(calls.due, { tradeNo }), totalAmount))) return;
        if (details && calls.confirm)
          setOrder(await call(calls.confirm, { ...details, tradeNo, totalAmount }));
        await open(await call(calls.pay, { tradeNo, gatewayCode, totalAmount, scene, grant }));
      } catch (error) {
        await refused(error, totalAmount);
      }
    });

  /** What the cards' module says there is to pay; when it is another by now, the order is read again and nothing paid. */
  const isDue = async (
    due: { payable: boolean; totalAmount?: number | undefined },
    shown: number,
  ): Promise<boolean> => {
    const same = due.totalAmount === undefined || toFen(due.totalAmount) === toFen(shown);
    if (due.payable && same) return true;
    if (!same) setRefusedTotal(shown);
    await read(true);
    return false;
  };

  /** The same payment again, which the server keeps while it is under way: nothing is charged twice. */
  const resume = (scene?: PayScene, grant?: WalletGrant) =>
    pay(null, order.gatewayCode ?? 'aliPay', inUnits(payable(order)), undefined, scene, grant);

  async function open({ kind, url, payNo, bridge }: ReplyOf<typeof ticketOrder.pay>): Promise<void> {
    if (bridge) {
      const { payOverBridge } = await loadChunk(() => import('#features/order/wechat-bridge.ts'));
      const end = await payOverBridge(bridge);
      await read(true);
      if (end !== 'ok') toast(t(`pay.bridge.${end}`));
      return;
    }
    if (kind === 'qrcode') {
      // The order as it stands now: a payment that failed before says nothing about this one.
      const fresh = await call(calls.detail, { tradeNo }, { quiet: true }).catch(() => null);
      setOrder(now => fresh ?? { ...now, payment: { payNo, state: 'started' } });
      setScan({ url, payNo });
      return;
    }
    const path = `/${treeName(tree)}/${url.replace(/^\/+/, '')}`;
    if (/^https:\/\//.test(url)) window.location.assign(url);
    else if (matchPage(path.split('?')[0] ?? '')) void navigate(path);
    else toast(t('pay.wrongUrl'));
  }

  const replaceBy = (verb: Verb, work: () => Promise<Order>, done: (fresh: Order) => string) =>
    run(verb, async () => {
      try {
        const fresh = await work();
        setOrder(fresh);
        toast(done(fresh), 'ok');
      } catch (error) {
        await refused(error);
        if (isFailure(error, ERR.amountChanged)) toast(t('refund.changed'));
      }
    });

  /** Gives the payment up that was begun; with `edit` the order is opened again. */
  const giveUp = (edit: boolean) =>
    run(edit ? 'edit' : 'close', async () => {
      try {
        setOrder(await call(calls.close, { tradeNo, ...(edit && { edit: 'Y' as const }) }));
        setScan(null);
      } catch (error) {
        await refused(error);
      }
    });

  const phase = phaseOf(order, scan);
  // What was said of a payment goes with it.
  const notYet = useRef(0);
  useEffect(() => {
    if (phase !== 'started' && phase !== 'scan') dismissToast(notYet.current);
  }, [phase]);

  useOtherTabs(order, () => void read(true).catch(() => undefined));

  return {
    order,
    busy: busy ? verb : null,
    phase,
    scan: scan?.url ?? null,
    closeScan: () => setScan(null),
    refusedTotal,
    asked,
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
    refund: (asked: { fee: number; amount: number; pieces?: string[]; donor?: string }) =>
      replaceBy(
        'refund',
        () => call(calls.refund, { tradeNo, ...asked }),
        () => (asked.donor === undefined ? w('refundDone') : t('refund.donateDone')),
      ),
  };
}
export type OrderState = ReturnType<typeof useOrder>;

/** A payment to scan. */
interface Code {
  readonly url: string;
  readonly payNo: string;
}

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

/** Refusals after which the order is another than the page shows. */
const STALE: ReadonlySet<string> = new Set([
  ERR.orderExpired,
  ERR.wrongStatus,
  ERR.seatsLost,
  ERR.renewedAlready,
  ERR.amountChanged,
  ERR.busy,
]);

function phaseOf(order: Order, scan: Code | null): Phase {
  if (!isUnpaid(order.realStatus)) return 'status';
  if (order.payment?.state === 'unknown') return 'unknown';
  if (order.payment?.state !== 'started') return 'form';
  return order.payment.payNo === scan?.payNo ? 'scan' : 'started';
}
