import { createHmac, randomUUID } from 'node:crypto';
import { stripeGateway } from '#server/gateways/stripe.ts';
import { type Answer, DAY, type Double, listen, statementOf, sumOf, type Trade } from './double.ts';

const KEY = 'sk_test_tests';
const SECRET = 'whsec_of_the_tests';
/** What a server is told to use the double. */
export const STRIPE_ENV = { STRIPE_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET };
const json = (body: object, status = 200): Answer => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** The double, and where its interface is for a server that is a process of its own. */
export async function stripeDouble(now: () => number): Promise<Double & { readonly api: string }> {
  const trades = new Map<string, Trade>();
  const ids = new Map<string, string>();
  /** What the charges of payments were told. */
  const charged = new Map<string, { payNo: string }>();
  const sessionOf = (trade: Trade, place: 'webhook' | 'answer' = 'answer') => ({
    id: ids.get(trade.payNo),
    object: 'checkout.session',
    client_reference_id: trade.tradeNo,
    metadata: { payNo: trade.payNo },
    amount_total: sumOf(trade, place, trade.paid || trade.asked),
    status: {
      waiting: 'open',
      processing: 'complete',
      paid: 'complete',
      refunded: 'complete',
      closed: 'expired',
    }[trade.state],
    payment_status: trade.state === 'paid' ? 'paid' : 'unpaid',
    payment_intent: trade.state === 'paid' ? `pi_${trade.payNo}` : null,
    url: `https://checkout.stripe.test/${trade.payNo}`,
  });
  const refused = (message: string): Answer =>
    json({ error: { type: 'invalid_request_error', message } }, 400);
  const byId = (id: string) => trades.get([...ids].find(([, value]) => value === id)?.[0] ?? '');

  const bad: Double['bad'] = { kind: 'refuse', times: 0 };
  const { api, stop } = await listen({ bad }, ({ method, url = '', headers }, body) => {
    const fields = new URLSearchParams(body);
    const { pathname, searchParams } = new URL(url, 'http://double');
    const [, , what, kind, id, act] = pathname.split('/').map(decodeURIComponent);
    if (headers.authorization !== `Bearer ${KEY}`) return refused('no key');
    if (what === 'checkout' && kind === 'sessions') {
      if (method === 'POST' && !id) {
        const payNo = fields.get('metadata[payNo]') ?? '';
        if (headers['idempotency-key'] !== payNo) return refused('no idempotency');
        if (Number(fields.get('expires_at')) * 1000 < now() + 30 * 60_000) return refused('expires too soon');
        if (!trades.has(payNo)) {
          const told = fields.get('payment_intent_data[metadata][payNo]');
          if (told) charged.set(payNo, { payNo: told });
          ids.set(payNo, `cs_${randomUUID()}`);
          trades.set(payNo, {
            payNo,
            tradeNo: fields.get('client_reference_id') ?? '',
            asked: Number(fields.get('line_items[0][price_data][unit_amount]')),
            paid: 0,
            state: 'waiting',
            back: fields.get('success_url') ?? '',
            refunds: new Map(),
          });
        }
        return json(sessionOf(trades.get(payNo) as Trade));
      }
      const trade = byId(id ?? '');
      if (!trade) return json({ error: { type: 'invalid_request_error', message: 'none' } }, 404);
      if (act === 'expire') {
        if (trade.state !== 'waiting') return refused('cannot be expired');
        trade.state = 'closed';
      }
      return json(sessionOf(trade));
    }
    if (what === 'balance_transactions') {
      const from = Number(searchParams.get('created[gte]')) * 1000;
      const lines = new Date(from + 8 * 3_600_000).toISOString().startsWith(DAY)
        ? statementOf(trades.values())
        : [];
      const data = lines.map(({ kind, payNo, no, amount, reference }) => ({
        id: `txn_${reference}`,
        object: 'balance_transaction',
        reporting_category: kind === 'payment' ? 'charge' : 'refund',
        // Of an account that is kept in dollars.
        amount: Math.round(amount / 7),
        source:
          kind === 'payment'
            ? { id: reference, object: 'charge', amount, metadata: charged.get(payNo) ?? {} }
            : { id: reference, object: 'refund', amount, status: 'succeeded', metadata: { no } },
      }));
      return json({ object: 'list', data, has_more: false, url: '/v1/balance_transactions' });
    }
    if (what === 'refunds') {
      const intent = fields.get('payment_intent') ?? searchParams.get('payment_intent') ?? '';
      const trade = trades.get(intent.slice(3));
      if (!trade) return refused('no such intent');
      if (method === 'GET') {
        const data = [...trade.refunds].map(([no, amount]) => ({
          id: `re_${no}`,
          object: 'refund',
          amount,
          status: 'succeeded',
          metadata: { no },
        }));
        return json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
      }
      const no = fields.get('metadata[no]') ?? '';
      trade.refunds.set(no, Number(fields.get('amount')));
      return json({ id: `re_${no}`, object: 'refund', status: 'succeeded' });
    }
    return refused(`unknown ${pathname}`);
  });

  return {
    code: 'card',
    api,
    trades,
    bad,
    stop,
    gateway: stripeGateway(
      { key: KEY, webhookSecret: SECRET },
      { origin: 'https://www.orchestra.test', currency: 'CNY', api, now },
    ),
    async webhook(payNo, at, { forge = false, strange = false } = {}) {
      const trade = trades.get(payNo) as Trade;
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: sessionOf(trade, 'webhook') },
      });
      const t = Math.floor(at / 1000);
      const secret = strange ? 'whsec_of_somebody_else' : SECRET;
      const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      return {
        body: forge ? body.replace(payNo, `${payNo}x`) : body,
        headers: { 'stripe-signature': `t=${t},v1=${v1}` },
      };
    },
  };
}
