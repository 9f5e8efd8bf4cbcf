import type { Hono } from 'hono';
import { isSandbox, type Sandbox } from '#demo/sandbox.ts';
import { scenarioOf } from '#demo/scenario.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type GatewayCode, sandbox } from '#domain/contract/order.ts';
import { isLive } from '#domain/rules/hold.ts';
import { toYuan } from '#lib/money.ts';
import type { Deps } from '../deps.ts';
import { readText } from '../http/body.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { replyHeaders } from '../http/headers.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { claimPlaces } from '../orders/places.ts';
import { takeNotice } from '../orders/settle.ts';
import { NOTICE_REFUSED, NOTICE_TAKEN } from '../pay/gateway.ts';

const noPayment = (): Refusal => notFound(['该付款', 'payment']);
const NOTICE_MAX = 20_000;

/** The sandbox that keeps the payment; only in demonstration mode there is one. */
function sandboxOf({ deps }: Ctx): Sandbox {
  const gateway = Object.values(deps.gateways).find(isSandbox);
  if (!deps.config.demo || !gateway)
    throw new Refusal(ERR.unknownCall, ['没有沙箱支付。', 'There is no sandbox here.']);
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
export const endpoints: readonly Endpoint[] = [
  open(sandbox.payment, async (ctx, p) => {
    const row = await sandboxOf(ctx).payment(p.payNo);
    if (!row) throw noPayment();
    const order = await ctx.deps.store.direct.sales.order(row.tradeNo);
    return {
      family: order?.family ?? 'seat',
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

/**
 * Where gateways send their notices: signed, so without session and cross-site check, answered in plain text as
 * gateways read it. Gateways inside this process get the app to deliver to.
 */
export function mountNotices(app: Hono, deps: Deps): void {
  app.post('/thvendor/pay/notify/:gateway', async c => {
    const name = c.req.param('gateway');
    const answer = (text: string): Response =>
      new Response(text, { headers: { ...replyHeaders, 'Content-Type': 'text/plain; charset=utf-8' } });
    const gateway = Object.hasOwn(deps.gateways, name) ? deps.gateways[name] : undefined;
    try {
      const body = await readText(c.req.raw, NOTICE_MAX);
      const notice = await gateway?.verifyNotice(body, c.req.raw.headers, deps.clock.now());
      if (!notice) return answer(NOTICE_REFUSED);
      return answer((await takeNotice(deps, name as GatewayCode, notice)) ? NOTICE_TAKEN : NOTICE_REFUSED);
    } catch (error) {
      if (!(error instanceof Refusal))
        deps.log(
          `notice of ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      return answer(NOTICE_REFUSED);
    }
  });
  for (const gateway of new Set(Object.values(deps.gateways)))
    gateway.connect?.(async request => app.fetch(request));
}
