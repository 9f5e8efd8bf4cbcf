import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import type { PayloadOf, ReplyOf } from '#domain/contract/call.ts';
import type { GatewayCode, PayScene, ticketOrder, WalletGrant } from '#domain/contract/order.ts';
import { payable } from '#features/order/order-link.ts';
import { paySceneOf } from '#features/order/pay-scene.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { toFen } from '#lib/money.ts';
import { inUnits } from '#lib/price.ts';
import { matchPage } from '#site/href.ts';
import { treeName } from '#site/tree.ts';
import { toast } from '#ui/toast.tsx';
import type { LiveOrder } from './use-live-order.ts';

export type Details = Omit<PayloadOf<typeof ticketOrder.confirm>, 'tradeNo' | 'totalAmount'>;

/** A payment to scan. */
interface Code {
  readonly url: string;
  readonly payNo: string;
}

/** Paying the order: ten clicks make one payment (quality.md R20). */
export function usePayment({ order, setOrder, calls, run, read, refused, setRefusedTotal }: LiveOrder) {
  const t = useCopy('order');
  const tree = useTree();
  const navigate = useNavigate();
  const [code, setCode] = useState<Code | null>(null);
  const { tradeNo } = order;

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
      setCode({ url, payNo });
      return;
    }
    const path = `/${treeName(tree)}/${url.replace(/^\/+/, '')}`;
    if (/^https:\/\//.test(url)) window.location.assign(url);
    else if (matchPage(path.split('?')[0] ?? '')) void navigate(path);
    else toast(t('pay.wrongUrl'));
  }

  return {
    code,
    closeCode: () => setCode(null),
    pay,
    /** The same payment again, which the server keeps while it is under way: nothing is charged twice. */
    resume: (scene?: PayScene, grant?: WalletGrant) =>
      pay(null, order.gatewayCode ?? 'aliPay', inUnits(payable(order)), undefined, scene, grant),
  };
}
