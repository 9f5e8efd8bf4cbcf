import Stripe from 'stripe';
import { MINUTE } from '../clock.ts';
import type { Gateway, PaymentEvent, PaymentRef, StatementLine } from '../pay/gateway.ts';
import { certain } from './amount.ts';
import { type Place, TIMEOUT } from './place.ts';
import { stripeUnits, type Units } from './stripe-units.ts';

export interface StripeKeys {
  readonly key: string;
  /** Several parted by commas, while one takes the place of another. */
  readonly webhookSecret: string;
}

/** A session lives at least half an hour, by Stripe's rule. Milliseconds. */
const SHORTEST = 31 * MINUTE;
const PAYMENT_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]);

/** International cards by Stripe Checkout, the page on Stripe's own address. `api` is another address of the service. */
export function stripeGateway(keys: StripeKeys, place: Place): Gateway {
  const { protocol, hostname, port } = new URL(place.api ?? 'https://api.stripe.com');
  const stripe = new Stripe(keys.key, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const units = stripeUnits(place.currency);
  if (!units) throw new Error(`Stripe is not known to take ${place.currency}`);
  const secrets = keys.webhookSecret.split(',').map(secret => secret.trim());
  const read = async ({ payNo, tradeNo, reference }: Omit<PaymentRef, 'amount'>) => {
    if (!reference) return null;
    const session = await stripe.checkout.sessions.retrieve(reference);
    return session.metadata?.payNo === payNo && session.client_reference_id === tradeNo ? session : null;
  };
  const query = async (payment: Omit<PaymentRef, 'amount'>): Promise<PaymentEvent | null> => {
    const session = await read(payment);
    const told = session && eventOf(session, units);
    return told && certain(told);
  };

  return {
    async start({ payNo, tradeNo, amount, title, returnTo, expiresAt }) {
      const back = `${place.origin}/${returnTo}`;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // What is paid at once: a debit that takes days would outlive the hold of its seats.
          allowed_payment_method_types: ['card'],
          client_reference_id: tradeNo,
          metadata: { payNo },
          // Stands in the statement, beside the charge.
          payment_intent_data: { metadata: { payNo } },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: place.currency.toLowerCase(),
                unit_amount: units.theirs(amount),
                product_data: { name: title },
              },
            },
          ],
          success_url: back,
          cancel_url: back,
          expires_at: Math.ceil(Math.max(expiresAt, place.now() + SHORTEST) / 1000),
        },
        { idempotencyKey: payNo },
      );
      if (!session.url) throw new Error('Stripe gave no page to pay on');
      return { kind: 'page', url: session.url, reference: session.id };
    },
    async verifyWebhook(body, headers, now) {
      const signature = headers.get('stripe-signature') ?? '';
      let event: Stripe.Event | null = null;
      for (const secret of secrets)
        event ??= await stripe.webhooks
          .constructEventAsync(body, signature, secret, undefined, undefined, now)
          .catch(() => null);
      if (!event) return null;
      if (!PAYMENT_EVENTS.has(event.type)) return 'other';
      const session = event.data.object as Stripe.Checkout.Session;
      const told = event.type.endsWith('failed') ? own(session, 'declined', units) : eventOf(session, units);
      return told ? certain(told, () => query({ ...told, reference: session.id })) : 'other';
    },
    query,
    async close(payment) {
      if (!payment.reference) return null;
      try {
        await stripe.checkout.sessions.expire(payment.reference);
        return null;
      } catch (error) {
        // Paid or run out meanwhile: it cannot be ended, and says how far it came.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return query(payment);
      }
    },
    async refund(payment, { no, amount }) {
      const intent = (await read(payment))?.payment_intent;
      if (!intent) throw new Error('Stripe does not know this payment');
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      // Stripe forgets its own keys after a day: what has gone back is looked up.
      for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
        if (refund.metadata?.no === no && refund.status !== 'failed' && refund.status !== 'canceled') return;
      const refund = await stripe.refunds.create(
        { payment_intent, amount: units.theirs(amount), metadata: { no } },
        { idempotencyKey: no },
      );
      if (refund.status === 'failed') throw new Error(`Stripe refused the refund ${no}`);
    },
    async statement({ from, to }) {
      const found: StatementLine[] = [];
      const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) };
      for await (const { reporting_category, source } of stripe.balanceTransactions.list({
        created,
        limit: 100,
        expand: ['data.source'],
      })) {
        // Of the account's own currency are the transactions; of the buyer's is what they are about.
        if (!source || typeof source === 'string') continue;
        if (source.object === 'charge' && reporting_category === 'charge')
          found.push(lineOf(units, 'payment', source, source.metadata?.payNo ?? ''));
        else if (source.object === 'refund')
          found.push({
            ...lineOf(units, 'refund', source),
            no: source.metadata?.no ?? '',
            state: reporting_category === 'refund_failure' ? 'failed' : 'done',
          });
        else if (source.object === 'dispute' && reporting_category === 'dispute')
          found.push(lineOf(units, 'refund', source));
      }
      return found;
    },
  };
}

function lineOf(
  units: Units,
  kind: StatementLine['kind'],
  { id, amount }: { readonly id: string; readonly amount: unknown },
  payNo = '',
): StatementLine {
  const fen = units.ours(amount);
  if (fen === null) throw new Error(`Stripe wrote down no amount of ${id}`);
  return { kind, payNo, no: '', amount: fen, state: 'done', reference: id };
}

/** Null: the payer has not paid yet. */
function eventOf(session: Stripe.Checkout.Session, units: Units) {
  if (session.payment_status === 'paid') return own(session, 'paid', units);
  return session.status === 'complete' ? own(session, 'processing', units) : null;
}

const own = (session: Stripe.Checkout.Session, result: PaymentEvent['result'], units: Units) => ({
  payNo: session.metadata?.payNo ?? '',
  tradeNo: session.client_reference_id ?? '',
  amount: units.ours(session.amount_total),
  result,
});
