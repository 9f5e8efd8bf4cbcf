import {
  type OrderRow,
  type PaymentRow,
  placesOf,
  type SalesStore,
  type SandboxRow,
  sizeOf,
  type TicketRow,
} from '../ports/sales.ts';
import { seatsReplaced } from '../ports/sales-notes.ts';
import { type Journal, Table } from './table.ts';

interface Claim {
  readonly scheduleId: string;
  readonly seatId: string;
  readonly tradeNo: string;
  readonly expiresAt: number;
}
const MINUTE = 60_000;
const unpaid = (o: OrderRow): boolean => o.realStatus.startsWith('new');
const OWNED: readonly string[] = ['paid_uncheck', 'paid_certain', 'paid_success'];
const newest = (a: OrderRow, b: OrderRow): number =>
  b.createdAt - a.createdAt || (a.tradeNo < b.tradeNo ? 1 : -1);

// biome-ignore lint/suspicious/noExplicitAny: tables of several rows
export function memorySales(journal: Journal): { port: SalesStore; tables: Record<string, Table<any>> } {
  const orders = new Table<OrderRow>(journal);
  const claims = new Table<Claim>(journal);
  const tickets = new Table<TicketRow>(journal);
  const payments = new Table<PaymentRow>(journal);
  const sandbox = new Table<SandboxRow>(journal);
  const key = (scheduleId: string, seatId: string): string => `${scheduleId} ${seatId}`;

  /** Seats that a live claim of another order holds. */
  const lost = (
    scheduleId: string,
    seatIds: readonly string[],
    own: readonly (string | null)[],
    now: number,
  ): string[] =>
    seatIds.filter(s => {
      const claim = claims.get(key(scheduleId, s));
      return claim !== null && claim.expiresAt > now && !own.includes(claim.tradeNo);
    });
  const put = (scheduleId: string, seatIds: readonly string[], tradeNo: string, expiresAt: number): void => {
    for (const seatId of seatIds)
      claims.put(key(scheduleId, seatId), { scheduleId, seatId, tradeNo, expiresAt });
  };
  const release = (scheduleId: string, tradeNo: string, places?: readonly string[]): void => {
    for (const c of claims.filter(c => c.scheduleId === scheduleId && c.tradeNo === tradeNo))
      if (!places || places.includes(c.seatId)) claims.delete(key(scheduleId, c.seatId));
  };

  const port: SalesStore = {
    async placeOrder({ order, replace, now, maxLive, maxSeats, maxPerMinute }) {
      const before = orders.find(o => o.memberId === order.memberId && o.requestId === order.requestId);
      if (before)
        return before.bodyHash === order.bodyHash
          ? { kind: 'repeated', tradeNo: before.tradeNo }
          : { kind: 'conflict' };
      let old = replace === null ? null : orders.get(replace);
      if (replace !== null && (old?.memberId !== order.memberId || old.scheduleId !== order.scheduleId))
        return { kind: 'foreign' };
      if (old && !(unpaid(old) && old.expiresAt > now)) old = null;
      const ofMember = orders.filter(o => o.memberId === order.memberId);
      if (ofMember.filter(o => o.createdAt > now - MINUTE).length >= (maxPerMinute ?? Infinity))
        return { kind: 'too-fast' };
      const others = ofMember.filter(o => o.tradeNo !== old?.tradeNo);
      const live = others.filter(o => unpaid(o) && o.expiresAt > now);
      if (live.length >= maxLive) return { kind: 'too-many-orders' };
      const owned = others
        .filter(o => o.scheduleId === order.scheduleId && (OWNED.includes(o.realStatus) || live.includes(o)))
        .reduce((n, o) => n + sizeOf(o), 0);
      const packs = new Set(
        others.filter(o => o.packTradeNo !== null && o.scheduleId !== order.scheduleId).map(o => o.tradeNo),
      );
      const inPacks = claims.filter(
        c => c.scheduleId === order.scheduleId && packs.has(c.tradeNo) && c.expiresAt > now,
      ).length;
      if (owned + inPacks + sizeOf(order) > maxSeats) return { kind: 'too-many-seats' };
      const seatIds = placesOf(order);
      const gone = lost(order.scheduleId, seatIds, [old?.tradeNo ?? null], now);
      if (gone.length) return { kind: 'lost', seats: gone };
      if (old) {
        release(old.scheduleId, old.tradeNo);
        orders.put(old.tradeNo, {
          ...old,
          realStatus: 'cancel_user',
          events: [...old.events, seatsReplaced(now, order.tradeNo)],
        });
      }
      put(order.scheduleId, seatIds, order.tradeNo, order.expiresAt);
      orders.put(order.tradeNo, order);
      return { kind: 'placed', tradeNo: order.tradeNo };
    },

    // Transactions of the memory store run one after the other.
    lockBuyer: async () => undefined,
    order: async tradeNo => orders.get(tradeNo),
    // Transactions of the memory store run one after the other.
    lockOrder: async tradeNo => orders.get(tradeNo),
    saveOrder: async row => orders.put(row.tradeNo, row),
    insertOrder: async row => orders.insert(row.tradeNo, row),
    ordersOf: async memberId =>
      orders
        .filter(o => o.memberId === memberId)
        .sort(newest)
        .slice(0, 500),
    packOrdersOf: async memberId =>
      orders.filter(o => o.memberId === memberId && o.packTradeNo !== null).sort(newest),
    liveOrder: async (memberId, scheduleId, now) =>
      orders
        .filter(o => o.memberId === memberId && o.scheduleId === scheduleId && o.packTradeNo === null)
        .filter(o => unpaid(o) && o.expiresAt > now)
        .sort(newest)[0] ?? null,
    expired: async (now, limit) =>
      orders
        .filter(o => unpaid(o) && o.expiresAt <= now)
        .sort((a, b) => a.expiresAt - b.expiresAt)
        .slice(0, limit)
        .map(o => o.tradeNo),

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
    async claim(scheduleId, seatIds, tradeNo, until, now) {
      const gone = lost(scheduleId, seatIds, [tradeNo], now);
      put(
        scheduleId,
        seatIds.filter(s => !gone.includes(s)),
        tradeNo,
        until,
      );
      return gone;
    },
    release: async (scheduleId, tradeNo, places) => release(scheduleId, tradeNo, places),

    tickets: async tradeNo => tickets.filter(t => t.tradeNo === tradeNo).sort((a, b) => a.place - b.place),
    async ticketCounts(tradeNos) {
      const wanted = new Set(tradeNos);
      const counts = new Map<string, number>();
      for (const t of tickets.filter(t => wanted.has(t.tradeNo)))
        counts.set(t.tradeNo, (counts.get(t.tradeNo) ?? 0) + 1);
      return counts;
    },
    async addTickets(rows) {
      for (const row of rows)
        if (!tickets.insert(`${row.tradeNo} ${row.place}`, row))
          throw new Error(`ticket ${row.place} of ${row.tradeNo} exists`);
    },
    async removeTickets(tradeNo) {
      for (const t of tickets.filter(t => t.tradeNo === tradeNo)) tickets.delete(`${tradeNo} ${t.place}`);
    },

    payment: async payNo => payments.get(payNo),
    paymentsOf: async tradeNo =>
      payments
        .filter(p => p.tradeNo === tradeNo)
        .sort((a, b) => a.createdAt - b.createdAt || (a.payNo < b.payNo ? -1 : 1)),
    savePayment: async row => payments.put(row.payNo, row),
    openPayments: async (now, askedBefore, limit) => [
      ...payments
        .filter(p => (p.state === 'started' || p.state === 'unknown') && p.askedAt <= askedBefore)
        .slice(0, limit),
      ...payments.filter(p => p.refundState === 'due' && p.refundAt <= now).slice(0, limit),
    ],

    sandbox: async payNo => sandbox.get(payNo),
    saveSandbox: async row => sandbox.put(row.payNo, row),
  };
  return { port, tables: { orders, claims, tickets, payments, sandbox } };
}
