import { sandbox } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { isLive } from '#domain/rules/hold.ts';
import { toYuan } from '#lib/money.ts';
import type { Deps } from '#server/deps.ts';
import { type Ctx, type Endpoint, open } from '#server/http/endpoint.ts';
import { claimPlaces } from '#server/orders/places.ts';
import { noPayment, noSandbox } from './refusals.ts';
import { isSandbox, type Sandbox } from './sandbox.ts';
import { scenarioOf } from './scenario.ts';

/** The sandbox that keeps the payment; only in demonstration mode there is one. */
function sandboxOf({ deps }: Ctx): Sandbox {
  const gateway = Object.values(deps.gateways).find(isSandbox);
  if (!gateway) throw noSandbox();
  return gateway;
}

/** “Late”: the sandbox does not make anyone wait a quarter of an hour, the hold ends now and then the money comes. */
async function endHold({ store }: Deps, tradeNo: string, now: number): Promise<void> {
  await store.transaction(async tx => {
    const order = await tx.sales.lockOrder(tradeNo);
    if (!order || !isLive(order, now)) return;
    await claimPlaces(tx, order, now, now);
    await tx.sales.saveOrder({ ...order, expiresAt: now });
  });
}

/** The payment number is the permission: the page that the gateway shows to whoever was sent there. */
export const sandboxEndpoints: readonly Endpoint[] = [
  open(sandbox.payment, async (ctx, p) => {
    const row = await sandboxOf(ctx).payment(p.payNo);
    if (!row) throw noPayment();
    const order = await ctx.deps.store.direct.sales.order(row.tradeNo);
    return {
      family: order ? FAMILY[order.family].module : 'seat',
      payNo: row.payNo,
      tradeNo: row.tradeNo,
      amount: toYuan(row.amount),
      gateway: row.gateway,
      state: row.state,
      title: row.title,
    };
  }),

  open(sandbox.settle, async (ctx, p) => {
    const gateway = sandboxOf(ctx);
    const row = await gateway.payment(p.payNo);
    if (!row) throw noPayment();
    const outcome = scenarioOf(ctx.request)?.name === 'payment-unknown' ? 'unknown' : p.outcome;
    if (outcome === 'late' && row.state === 'waiting') await endHold(ctx.deps, row.tradeNo, ctx.now);
    const settled = await gateway.settle(p.payNo, outcome === 'late' ? 'paid' : outcome);
    return { state: settled?.state ?? row.state };
  }),
];
