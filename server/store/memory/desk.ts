import { isLive } from '#domain/rules/hold.ts';
import { nameWords } from '#domain/rules/name-words.ts';
import { isUnderWay } from '#domain/rules/payment.ts';
import type { MemberRow } from '../ports/accounts.ts';
import type { ActRow, DeskStore, GatewayMoves, OrderSearch } from '../ports/desk.ts';
import type { GiftRow } from '../ports/gifts.ts';
import { backOf, soldAt } from '../ports/order-times.ts';
import { type OrderRow, type PaymentRow, sharesOf } from '../ports/sales.ts';
import type { Claim } from './sales.ts';
import { by, type Journal, type Noun, pair, Table } from './table.ts';

const FOUND = 50;
const PAGE = 500;

/** Reads the tables of members and sales; its own are the acts. */
export function memoryDesk(journal: Journal, others: Readonly<Record<string, object>>): Noun<DeskStore> {
  const acts: Table<ActRow> = new Table(journal, () => String(acts.count()).padStart(12, '0'));
  const of = <Row extends object>(name: string) => others[name] as unknown as Table<Row>;
  const [members, orders, payments, claims, gifts] = [
    of<MemberRow>('members'),
    of<OrderRow>('orders'),
    of<PaymentRow>('payments'),
    of<Claim>('claims'),
    of<GiftRow>('gifts'),
  ];
  const byTime = by<OrderRow>('createdAt', 'tradeNo');
  return {
    tables: { acts },
    port: {
      addAct: async row => acts.put(row),
      actsOf: async word => acts.filter(a => ((a.asked.words ?? []) as unknown[]).includes(word)),
      acts: async limit => acts.all().reverse().slice(0, limit),
      async findOrders({ tradeNo, mobile, email, names = [] }: OrderSearch) {
        const called = (...given: readonly string[]): boolean => {
          const words = given.flatMap(nameWords);
          return names.some(name => name.every(word => words.includes(word)));
        };
        const own = new Set(
          members
            .filter(
              m =>
                (mobile !== undefined && m.mobile === mobile) ||
                (email !== undefined && m.email === email) ||
                called(m.nickname),
            )
            .map(m => m.id),
        );
        const given = new Set(
          gifts.filter(g => g.state === 'accepted' && own.has(g.receiver ?? '')).map(g => g.tradeNo),
        );
        return orders
          .filter(
            o =>
              o.tradeNo === tradeNo ||
              own.has(o.memberId) ||
              (mobile !== undefined && o.contact?.mobile === mobile) ||
              (email !== undefined && o.contact?.email === email) ||
              given.has(o.tradeNo) ||
              (o.contact !== null && called(o.contact.linkman, ...o.contact.certificates.map(c => c.name))),
          )
          .sort((a, b) => byTime(b, a))
          .slice(0, FOUND);
      },
      async ordersOfSeats(seats, now) {
        const numbers = seats.flatMap(s => {
          const claim = claims.get(pair(s.scheduleId, s.seatId));
          return claim && claim.expiresAt > now ? [claim.tradeNo] : [];
        });
        return [...new Set(numbers)].flatMap(no => orders.get(no) ?? []).slice(0, FOUND);
      },
      ordersAt: async scheduleId =>
        orders.filter(o => o.scheduleId === scheduleId || sharesOf(o).some(s => s.of === scheduleId), byTime),
      leftAt: async scheduleIds =>
        orders
          .filter(
            o =>
              o.realStatus === 'paid_success' &&
              [o.scheduleId, ...sharesOf(o).map(s => s.of)].some(id => scheduleIds.includes(id)) &&
              members.get(o.memberId) === null,
          )
          .map(o => o.tradeNo),
      async moves({ from, to }, now) {
        const inside = (at: number): boolean => at >= from && at < to;
        const sums = new Map<string, GatewayMoves>();
        let [until, after, left] = [0, 0, 0];
        const count = (at: number, fen: number): void => {
          if (at < to) until += fen;
          else after += fen;
        };
        for (const { gateway, state, received, receivedAt, refund, refundAt } of payments.all()) {
          left += received - refund;
          const { paid, unneeded, ...before } = sums.get(gateway) ?? {
            paid: 0,
            received: 0,
            unneeded: 0,
            sentBack: 0,
          };
          const here = receivedAt !== null && inside(receivedAt);
          const backAt =
            receivedAt !== null && state !== 'paid' && refund > 0 ? Math.min(refundAt, now) : null;
          const gone = backAt !== null && inside(backAt);
          if (receivedAt !== null) count(receivedAt, received);
          if (backAt !== null) count(backAt, -refund);
          sums.set(gateway, {
            gateway,
            paid: paid + (here ? 1 : 0),
            received: before.received + (here ? received : 0),
            unneeded: unneeded + (gone ? 1 : 0),
            sentBack: before.sentBack + (gone ? refund : 0),
          });
        }
        for (const row of orders.all()) for (const { at, fen } of backOf(row)) count(at, -fen);
        const moved = [...sums.values()].filter(g => g.paid > 0 || g.unneeded > 0);
        return { byGateway: moved.sort(by('gateway')), until, after, left };
      },
      ordersMoved: async ({ from, to }) =>
        orders.filter(
          row =>
            [soldAt(row), ...backOf(row).map(b => b.at)].some(at => at !== null && at >= from && at < to),
          by('tradeNo'),
        ),
      orderPage: async after => orders.filter(o => o.tradeNo > after, by('tradeNo'), PAGE),
      paymentPage: async after => payments.filter(p => p.payNo > after, by('payNo'), PAGE),
      async figures(now) {
        const byState = new Map<string, number>();
        for (const { realStatus } of orders.all())
          byState.set(realStatus, (byState.get(realStatus) ?? 0) + 1);
        return {
          orders: Object.fromEntries(byState),
          held: orders.filter(o => isLive(o, now)).reduce((sum, o) => sum + (o.units ?? o.seats).length, 0),
          paymentsOpen: payments.filter(isUnderWay).length,
          refundsDue: payments.filter(p => p.refundState === 'due').length,
        };
      },
    },
  };
}
