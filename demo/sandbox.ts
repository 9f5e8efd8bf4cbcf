import type { GatewayCode, OUTCOMES } from '#domain/contract/order.ts';
import { type Clock, MINUTE } from '#server/clock.ts';
import type { Host } from '#server/deps.ts';
import { sameText } from '#server/http/same-text.ts';
import type { Gateway, PaymentEvent } from '#server/pay/gateway.ts';
import type { Random } from '#server/random.ts';
import type { Store } from '#server/store/port.ts';
import type { SandboxRow } from '#server/store/ports/sales.ts';

export const SANDBOX_MERCHANT = 'heming-sandbox';
export const SIGNATURE_HEADER = 'x-sandbox-signature';
/** A webhook older or newer than this is not taken. Milliseconds. */
const WINDOW = 5 * MINUTE;
/** After this long a payment of unknown outcome turns out to be paid. Milliseconds. */
const PROCESSING = 60_000;
const ORIGIN = 'http://sandbox.invalid';

export type Outcome = (typeof OUTCOMES)[number];

/** What the sandbox can do beyond a gateway: its own payment page talks to these. */
export interface Sandbox extends Gateway {
  payment(payNo: string): Promise<SandboxRow | null>;
  /** The payer's decision on the sandbox's page; a second one changes nothing. Returns the state after it. */
  settle(payNo: string, outcome: Exclude<Outcome, 'late'>): Promise<SandboxRow | null>;
}

export interface SandboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly host: Pick<Host, 'hmac'>;
  readonly secret: string;
}

export const isSandbox = (gateway: Gateway | undefined): gateway is Sandbox =>
  gateway !== undefined && 'settle' in gateway;

/** Stands for every gateway of the demonstration: a page to pay on, signed webhooks, its own books, refunds. */
export function sandboxGateway({ store, clock, random, host, secret }: SandboxParts): Sandbox {
  let deliver: ((webhook: Request) => Promise<Response>) | null = null;
  const update = (payNo: string, change: (row: SandboxRow) => SandboxRow): Promise<SandboxRow | null> =>
    store.transaction(async ({ sales }) => {
      const row = await sales.sandbox(payNo);
      if (!row) return null;
      const next = change(row);
      if (next !== row) await sales.saveSandbox(next);
      return next;
    });

  async function notify(row: SandboxRow, result: PaymentEvent['result']): Promise<void> {
    if (!deliver) return;
    const webhook = await signWebhook(
      { ...eventOf(row, result), now: clock.now(), nonce: random.token(16) },
      host,
      secret,
    );
    await deliver(
      new Request(`${ORIGIN}/thvendor/pay/notify/${row.gateway}`, {
        method: 'POST',
        headers: webhook.headers,
        body: webhook.body,
      }),
    );
  }

  return {
    connect(to) {
      deliver = to;
    },
    async start({ payNo, tradeNo, gateway, amount, title, scene }) {
      await store.transaction(async ({ sales }) => {
        if (await sales.sandbox(payNo)) return;
        await sales.saveSandbox({
          payNo,
          tradeNo,
          gateway,
          amount,
          title,
          state: 'waiting',
          charged: 0,
          settledAt: null,
          refunded: 0,
        });
      });
      // A phone cannot scan itself: there the wallet's own page opens.
      const scanned = gateway === 'wxAppPay' && scene === 'screen';
      return { kind: scanned ? 'qrcode' : 'page', url: `payment?payNo=${payNo}` };
    },
    payment: payNo => store.direct.sales.sandbox(payNo),
    async settle(payNo, outcome) {
      let decided = false;
      const row = await update(payNo, before => {
        decided = before.state === 'waiting';
        return decided ? afterOutcome(before, outcome, clock.now()) : before;
      });
      if (row && decided) await notify(row, resultOf(row));
      return row;
    },
    async verifyWebhook(body, headers, now) {
      const signature = headers.get(SIGNATURE_HEADER) ?? '';
      if (!sameText(signature, await host.hmac(secret, body))) return null;
      return parseEvent(body, now);
    },
    async query({ payNo }) {
      const row = await update(payNo, before => {
        const due = before.state === 'processing' && clock.now() - (before.settledAt ?? 0) >= PROCESSING;
        return due ? { ...before, state: 'paid', charged: before.amount } : before;
      });
      return row && row.state !== 'waiting' && row.state !== 'closed' ? eventOf(row, resultOf(row)) : null;
    },
    async close({ payNo }) {
      const row = await update(payNo, before =>
        before.state === 'waiting' ? { ...before, state: 'closed' } : before,
      );
      return row && row.state !== 'closed' ? eventOf(row, resultOf(row)) : null;
    },
    async refund({ payNo }, { no, amount }) {
      await update(payNo, before => {
        const { steps = [] } = before;
        if (steps.includes(no)) return before;
        const refunded = Math.min(before.refunded + amount, before.charged);
        return { ...before, refunded, steps: [...steps, no] };
      });
    },
  };
}

function afterOutcome(row: SandboxRow, outcome: Exclude<Outcome, 'late'>, now: number): SandboxRow {
  const settled = { ...row, settledAt: now };
  switch (outcome) {
    case 'paid':
      return { ...settled, state: 'paid', charged: row.amount };
    case 'wrong-amount':
      return { ...settled, state: 'paid', charged: row.amount - 1 };
    case 'declined':
      return { ...settled, state: 'declined' };
    case 'unknown':
      return { ...settled, state: 'processing' };
  }
}

const resultOf = (row: SandboxRow): PaymentEvent['result'] =>
  row.state === 'paid' ? 'paid' : row.state === 'processing' ? 'processing' : 'declined';

const eventOf = (row: SandboxRow, result: PaymentEvent['result']): PaymentEvent => ({
  payNo: row.payNo,
  tradeNo: row.tradeNo,
  amount: row.charged,
  result,
});

/** A webhook as the sandbox sends it: the signature covers every byte of the body. */
export async function signWebhook(
  event: PaymentEvent & { readonly now: number; readonly nonce: string; readonly merchant?: string },
  host: Pick<Host, 'hmac'>,
  secret: string,
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify({
    merchant: event.merchant ?? SANDBOX_MERCHANT,
    payNo: event.payNo,
    tradeNo: event.tradeNo,
    amount: event.amount,
    result: event.result,
    nonce: event.nonce,
    timestamp: event.now,
  });
  return {
    body,
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: await host.hmac(secret, body) },
  };
}

function parseEvent(body: string, now: number): PaymentEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { merchant, payNo, tradeNo, amount, result, nonce, timestamp } = value as Record<string, unknown>;
  if (merchant !== SANDBOX_MERCHANT || typeof nonce !== 'string' || nonce.length < 16) return null;
  if (typeof timestamp !== 'number' || !(Math.abs(now - timestamp) <= WINDOW)) return null;
  if (typeof payNo !== 'string' || typeof tradeNo !== 'string') return null;
  if (!Number.isSafeInteger(amount) || (amount as number) < 0) return null;
  if (result !== 'paid' && result !== 'declined' && result !== 'processing') return null;
  return { payNo, tradeNo, amount: amount as number, result };
}

/** The ways to pay of the demonstration, all kept by one sandbox. */
export function sandboxGateways(parts: SandboxParts): Partial<Record<GatewayCode, Gateway>> {
  const sandbox = sandboxGateway(parts);
  return { aliPay: sandbox, wxAppPay: sandbox, unionPay: sandbox, card: sandbox };
}
