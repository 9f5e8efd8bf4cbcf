import type { GatewayMoves, Moves, Period } from '../ports/desk.ts';
import type { Query } from './sql.ts';

/** Of all payments: sums of an index alone, however many there are. */
const MONEY = `select coalesce(sum(received), 0)::bigint as received, coalesce(sum(refund), 0)::bigint as refund,
    coalesce(sum(received) filter (where received_at >= $1), 0)::bigint as after
  from payment`;
/** Of the returned parts of all orders, likewise. */
const BACK = `select coalesce(sum(fen), 0)::bigint as fen, coalesce(sum(fen) filter (where at >= $1), 0)::bigint as after
  from ticket_order, unnest(back_at, back_fen) b(at, fen) where back_at <> '{}'`;

const PAID = `select gateway, count(*)::int as paid, sum(received)::bigint as received from payment
  where received_at >= $1 and received_at < $2 group by gateway`;

/** Money that made no order goes back whole; what waits for a hand has no day yet. */
const UNNEEDED = `select gateway, least(refund_at, $1)::bigint as at, refund from payment
  where state <> 'paid' and refund > 0 and received_at is not null`;

/** What moved in a period, and what all movements come to. */
export async function moves(query: Query, { from, to }: Period, now: number): Promise<Moves> {
  const [money = { received: 0, refund: 0, after: 0 }] = await query<
    Record<'received' | 'refund' | 'after', number>
  >(MONEY, [to]);
  const [back = { fen: 0, after: 0 }] = await query<Record<'fen' | 'after', number>>(BACK, [to]);
  const paid = await query<{ gateway: GatewayMoves['gateway']; paid: number; received: number }>(PAID, [
    from,
    to,
  ]);
  const unneeded = await query<{ gateway: GatewayMoves['gateway']; at: number; refund: number }>(UNNEEDED, [
    now,
  ]);
  const byGateway = new Map<string, GatewayMoves>();
  const of = (gateway: GatewayMoves['gateway']): GatewayMoves =>
    byGateway.get(gateway) ?? { gateway, paid: 0, received: 0, unneeded: 0, sentBack: 0 };
  for (const row of paid) byGateway.set(row.gateway, { ...of(row.gateway), ...row });
  let [sentBack, sentAfter] = [0, 0];
  for (const { gateway, at, refund } of unneeded) {
    sentBack += refund;
    if (at >= to) sentAfter += refund;
    if (at < from || at >= to) continue;
    const before = of(gateway);
    byGateway.set(gateway, {
      ...before,
      unneeded: before.unneeded + 1,
      sentBack: before.sentBack + refund,
    });
  }
  const after = money.after - sentAfter - back.after;
  return {
    byGateway: [...byGateway.values()].sort((a, b) => (a.gateway < b.gateway ? -1 : 1)),
    until: money.received - sentBack - back.fen - after,
    after,
    left: money.received - money.refund,
  };
}
