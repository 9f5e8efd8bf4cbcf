import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayCode } from '#domain/contract/order.ts';
import type { Gateway, StatementLine } from '#server/pay/gateway.ts';

/** The day that all of a double's business is of. */
export const DAY = '2026-12-02';

/** What a double keeps of a payment. Money is integer fen. */
export interface Trade {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly asked: number;
  paid: number;
  state: 'waiting' | 'processing' | 'paid' | 'closed' | 'refunded';
  readonly refunds: Map<string, number>;
  /** Where the payer is sent back to. */
  readonly back?: string;
  /** What stands where the sum should: in webhooks, in answers, or in both. */
  amiss?: { readonly where: 'webhook' | 'both'; readonly said: unknown };
}

/** What a gateway says in place of a sum. */
export const sumOf = ({ amiss }: Trade, place: 'webhook' | 'answer', right: unknown): unknown =>
  amiss && (amiss.where === 'both' || amiss.where === place) ? amiss.said : right;

/** A gateway's HTTP interface that signs for real, with a payer and a few bad days. */
export interface Double {
  readonly code: GatewayCode;
  readonly gateway: Gateway;
  readonly trades: Map<string, Trade>;
  /** What its interface does amiss for the next so many requests: refuse, or do it and lose the answer. */
  bad: { kind: 'refuse' | 'lose'; times: number };
  /** The webhook of a payment as it stands; `forge` spoils its signature, `strange` is of another merchant. */
  webhook(
    payNo: string,
    at: number,
    patch?: { forge?: boolean; strange?: boolean },
  ): Promise<{ body: string; headers: Record<string, string> }>;
  stop(): Promise<void>;
}

/** What the gateway would write down of its payments. */
export const statementOf = (trades: Iterable<Trade>): StatementLine[] =>
  [...trades].flatMap(({ payNo, paid, state, refunds }) =>
    state !== 'paid'
      ? []
      : [
          { kind: 'payment', payNo, no: '', amount: paid, state: 'done', reference: `T${payNo}` } as const,
          ...[...refunds].map(
            ([no, amount]) =>
              ({ kind: 'refund', payNo, no, amount, state: 'done', reference: `T${no}` }) as const,
          ),
        ],
  );

export const refundedOf = (trade: Trade): number => [...trade.refunds.values()].reduce((a, b) => a + b, 0);

export interface Answer {
  readonly status: number;
  readonly body: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

/** A server on this machine; what `serve` throws is a 500. */
export async function listen(
  double: Pick<Double, 'bad'>,
  serve: (request: IncomingMessage, body: string) => Answer | Promise<Answer>,
): Promise<{ api: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { bad } = double;
    const amiss = bad.times > 0 ? bad.kind : undefined;
    if (amiss) bad.times--;
    try {
      if (amiss === 'refuse') throw new Error('not today');
      const { status, body, headers } = await serve(request, Buffer.concat(chunks).toString());
      if (amiss === 'lose') throw new Error('lost on the way');
      response.writeHead(status, headers).end(body);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
