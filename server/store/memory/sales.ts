import type { RealStatus } from '#domain/contract/order.ts';
import { statusAt } from '#domain/rules/hold.ts';
import { canMove, isOwned, isUnpaid } from '#domain/rules/order-status.ts';
import { isUnderWay } from '#domain/rules/payment.ts';
import { decidePlacement } from '#domain/rules/placement.ts';
import type { DiscountsStore } from '../ports/discounts.ts';
import {
  claimsOf,
  HOUSE,
  type OrderRow,
  type PaymentRow,
  type SalesStore,
  type SandboxRow,
  sharesOf,
  type TicketRow,
} from '../ports/sales.ts';
import { seatsReplaced } from '../ports/sales-notes.ts';
import { isBare } from '../ports/sealed.ts';
import type { WaitingStore } from '../ports/waiting.ts';
import { by, type Journal, type Noun, pair, Table } from './table.ts';

export interface Claim {
  readonly scheduleId: string;
  readonly seatId: string;
  readonly tradeNo: string;
  readonly expiresAt: number;
}
const newest = by<OrderRow>('-createdAt', '-tradeNo');
const inTurn = by<PaymentRow>('createdAt', 'payNo');

export function memorySales(
  journal: Journal,
  discounts: Pick<DiscountsStore, 'release'>,
  waiting: Pick<WaitingStore, 'line'>,
): Noun<SalesStore> {
  const orders = new Table<OrderRow>(journal, o => o.tradeNo);
  const claims = new Table<Claim>(journal, c => pair(c.scheduleId, c.seatId));
  const tickets = new Table<TicketRow>(journal, t => pair(t.tradeNo, t.place));
  const payments = new Table<PaymentRow>(journal, p => p.payNo);
  const sandbox = new Table<SandboxRow>(journal, p => p.payNo);
  const places = placesIn(claims);

  const port: SalesStore = {
    async placeOrder({ order, replace, now, afterLines = [], ...limits }) {
      let waitedFor = false;
      for (const id of afterLines) waitedFor ||= (await waiting.line(id, 1)).length > 0;
      const mine = orders
        .filter(o => o.memberId === order.memberId)
        .map(o => ({ ...o, shares: sharesOf(o) }));
      const decision = decidePlacement(
        { ...limits, ...order, shares: sharesOf(order), replace, waitedFor, now },
        mine,
      );
      if (decision.kind !== 'place') return decision;
      const old = decision.gives === null ? null : orders.get(decision.gives);
      const claimed = claimsOf(order);
      const gone = claimed.flatMap(([id, seats]) =>
        places.lost(id, [...seats].sort(), [old?.tradeNo ?? null], now),
      );
      if (gone.length) return { kind: 'lost', seats: gone };
      if (old) {
        if (!canMove(old.realStatus, 'cancel_user')) throw new Error(`${old.tradeNo} cannot give way`);
        for (const [id] of claimsOf(old)) places.release(id, old.tradeNo);
        for (const p of payments.filter(p => p.tradeNo === old.tradeNo && p.state === 'started'))
          payments.put({ ...p, state: 'closed' });
        await discounts.release(old.tradeNo);
        orders.put({
          ...old,
          realStatus: 'cancel_user',
          events: [...old.events, seatsReplaced(now, order.tradeNo)],
        });
      }
      for (const [id, seats] of claimed) places.put(id, seats, order.tradeNo, order.expiresAt);
      orders.put(order);
      return { kind: 'placed', tradeNo: order.tradeNo };
    },

    ...ordersIn(orders, payments),
    sold: now => {
      const things = new Map<string, { family: OrderRow['family']; id: string }>();
      for (const { family, scheduleId: id } of orders.filter(
        o => isUnpaid(o.realStatus) || isOwned(o.realStatus),
      ))
        things.set(`${family} ${id}`, { family, id });
      const places = new Map<string, string[]>();
      for (const { scheduleId, seatId } of claims.filter(c => c.expiresAt > now && c.tradeNo !== HOUSE))
        places.set(scheduleId, [...(places.get(scheduleId) ?? []), seatId].sort());
      return Promise.resolve({ things: [...things.values()], places });
    },
    ...places.port,
    ...ticketsIn(tickets),
    ...paymentsIn(payments),
    sandbox: async payNo => sandbox.get(payNo),
    saveSandbox: async row => sandbox.put(row),
  };
  return { port, tables: { orders, claims, tickets, payments, sandbox } };
}

/** Who has which seats. */
function placesIn(claims: Table<Claim>) {
  /** Seats that a live claim of another order holds. */
  const lost = (
    scheduleId: string,
    seatIds: readonly string[],
    own: readonly (string | null)[],
    now: number,
  ): string[] =>
    seatIds.filter(s => {
      const claim = claims.get(pair(scheduleId, s));
      return claim !== null && claim.expiresAt > now && !own.includes(claim.tradeNo);
    });
  const put = (scheduleId: string, seatIds: readonly string[], tradeNo: string, expiresAt: number): void => {
    for (const seatId of seatIds) claims.put({ scheduleId, seatId, tradeNo, expiresAt });
  };
  const release = (scheduleId: string, tradeNo: string, places?: readonly string[]): void => {
    claims.drop(
      c => c.scheduleId === scheduleId && c.tradeNo === tradeNo && (places?.includes(c.seatId) ?? true),
    );
  };
  const port = {
    taken: async (scheduleId, now) =>
      claims
        .filter(c => c.scheduleId === scheduleId && c.expiresAt > now)
        .map(c => ({ seatId: c.seatId, tradeNo: c.tradeNo })),
    async takenCounts(scheduleIds, now) {
      const wanted = new Set(scheduleIds);
      const counts = new Map<string, number>();
      for (const c of claims.filter(c => wanted.has(c.scheduleId) && c.expiresAt > now))
        counts.set(c.scheduleId, (counts.get(c.scheduleId) ?? 0) + 1);
      return counts;
    },
    async claim(scheduleId, seatIds, tradeNo, until, now, giver = tradeNo) {
      const gone = lost(scheduleId, seatIds, [tradeNo, giver], now);
      put(
        scheduleId,
        seatIds.filter(s => !gone.includes(s)),
        tradeNo,
        until,
      );
      return gone;
    },
    release: async (scheduleId, tradeNo, places) => release(scheduleId, tradeNo, places),
  } satisfies Partial<SalesStore>;
  return { port, lost, put, release };
}

const ordersIn = (orders: Table<OrderRow>, payments: Table<PaymentRow>) =>
  ({
    order: async tradeNo => orders.get(tradeNo),
    orders: async tradeNos => [...new Set(tradeNos)].flatMap(no => orders.get(no) ?? []),
    // Transactions of the memory store run one after the other.
    lockOrder: async tradeNo => orders.get(tradeNo),
    lockOrders: async () => undefined,
    bareOrders: async limit =>
      orders
        .filter(o => (o.contact?.certificates ?? []).some(c => isBare(c.number)))
        .slice(0, limit)
        .map(o => o.tradeNo),
    saveOrder: async row => orders.put(row),
    insertOrder: async row => orders.insert(row),
    ordersOf: async (memberId, { families, statuses, now = 0, from = 0, most = 500 } = {}) =>
      orders
        .filter(
          o =>
            o.memberId === memberId &&
            (families?.includes(o.family) ?? true) &&
            (statuses?.includes(statusAt(o, now)) ?? true),
          newest,
        )
        .slice(from, from + most),
    async orderCounts(memberId, now) {
      const counts = new Map<string, { family: OrderRow['family']; status: RealStatus; count: number }>();
      for (const order of orders.filter(o => o.memberId === memberId)) {
        const { family } = order;
        const status = statusAt(order, now);
        const count = 1 + (counts.get(`${family} ${status}`)?.count ?? 0);
        counts.set(`${family} ${status}`, { family, status, count });
      }
      return [...counts.values()];
    },
    requested: async (memberId, requestId) =>
      orders.find(o => o.memberId === memberId && o.requestId === requestId),
    standingOrders: async memberId =>
      orders.filter(
        o => o.memberId === memberId && (isUnpaid(o.realStatus) || isOwned(o.realStatus)),
        newest,
      ),
    async refundsDue(memberId) {
      const due = new Set(payments.filter(p => p.refundState === 'due').map(p => p.tradeNo));
      return orders.filter(
        o => o.memberId === memberId && (o.realStatus === 'paid_return_cert' || due.has(o.tradeNo)),
        newest,
      );
    },
    liveOrder: async (memberId, scheduleId, now) =>
      orders.filter(
        o =>
          o.memberId === memberId &&
          o.scheduleId === scheduleId &&
          isUnpaid(o.realStatus) &&
          o.expiresAt > now,
        newest,
      )[0] ?? null,
    expired: async (now, limit) =>
      orders
        .filter(o => isUnpaid(o.realStatus) && o.expiresAt <= now, by('expiresAt'), limit)
        .map(o => o.tradeNo),
  }) satisfies Partial<SalesStore>;

const ticketsIn = (tickets: Table<TicketRow>) =>
  ({
    tickets: async tradeNo => tickets.filter(t => t.tradeNo === tradeNo, by('place')),
    async ticketsIn(tradeNos) {
      const wanted = new Set(tradeNos);
      return tickets.filter(t => wanted.has(t.tradeNo), by('place'));
    },
    async addTickets(rows) {
      for (const row of rows)
        if (!tickets.insert(row)) throw new Error(`ticket ${row.place} of ${row.tradeNo} exists`);
    },
    ticketOf: async code => tickets.find(t => (code.length === 16 ? t.code.slice(0, 16) : t.code) === code),
    async markTicket({ tradeNo, place, ...used }) {
      const ticket = tickets.get(pair(tradeNo, place));
      if (!ticket) return;
      const { door: _, usedBy: __, outAt: ___, ...rest } = ticket;
      tickets.put({ ...rest, ...used });
    },
    async removeTickets(tradeNo) {
      tickets.drop(t => t.tradeNo === tradeNo);
    },
  }) satisfies Partial<SalesStore>;

const paymentsIn = (payments: Table<PaymentRow>) =>
  ({
    payment: async payNo => payments.get(payNo),
    paymentsOf: async tradeNo => payments.filter(p => p.tradeNo === tradeNo, inTurn),
    async paymentsIn(tradeNos) {
      const wanted = new Set(tradeNos);
      return payments.filter(p => wanted.has(p.tradeNo), inTurn);
    },
    savePayment: async row => payments.put(row),
    openPayments: async (now, askedBefore, limit) => [
      ...payments.filter(p => isUnderWay(p) && p.askedAt <= askedBefore).slice(0, limit),
      ...payments.filter(p => p.refundState === 'due' && p.refundAt <= now).slice(0, limit),
    ],
  }) satisfies Partial<SalesStore>;
