import type { Hono } from 'hono';
import type { GatewayCode } from '#domain/contract/order.ts';
import type { Deps } from '../deps.ts';
import { readText } from '../http/body.ts';
import { replyHeaders } from '../http/headers.ts';
import { Refusal } from '../http/refusal.ts';
import { applyPaymentEvent } from '../orders/settle.ts';
import { WEBHOOK_ACCEPTED, WEBHOOK_REFUSED } from '../pay/gateway.ts';

const NOTICE_MAX = 20_000;

/**
 * Where gateways send their webhooks: signed, so without session and cross-site check, answered in plain text as
 * gateways read it. Gateways inside this process get the app to deliver to.
 */
export function mountWebhooks(app: Hono, deps: Deps): void {
  app.post('/thvendor/pay/notify/:gateway', async c => {
    const name = c.req.param('gateway');
    // Some gateways look at the status, some at the text.
    const answer = (text: string, status = text === WEBHOOK_ACCEPTED ? 200 : 400): Response =>
      new Response(text, {
        status,
        headers: { ...replyHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
      });
    const gateway = Object.hasOwn(deps.gateways, name) ? deps.gateways[name] : undefined;
    try {
      const body = await readText(c.req.raw, NOTICE_MAX);
      const event = await gateway?.verifyWebhook(body, c.req.raw.headers, deps.clock.now());
      if (!event) return answer(WEBHOOK_REFUSED);
      if (event === 'other') return answer(WEBHOOK_ACCEPTED);
      return answer(
        (await applyPaymentEvent(deps, name as GatewayCode, event)) ? WEBHOOK_ACCEPTED : WEBHOOK_REFUSED,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) deps.log('a webhook failed', { gateway: name, error });
      return answer(WEBHOOK_REFUSED);
    }
  });
  for (const gateway of new Set(Object.values(deps.gateways)))
    gateway.connect?.(async request => app.fetch(request));
}
