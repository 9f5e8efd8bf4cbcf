import { expect } from 'vitest';
import { type Order, type OrderRow, ticketOrder } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { sideOf } from '#domain/rules/ledger.ts';
import { callsOf } from '#features/order/calls.ts';
import { exactly } from '#lib/price.ts';
import { saleContext } from '#server/catalogue/family.ts';
import { keptOfOrders } from '#server/kept/orders.ts';
import { factsOfOrder } from '#server/letters/compose.ts';
import { refunded } from '#server/letters/order-words.ts';
import { START, signIn } from './harness.ts';
import type { Town } from './lives.ts';

type Rows = Order['ledger'];
const total = (rows: Rows, side: string): number =>
  Math.round(rows.reduce((sum, r) => sum + (sideOf(r.kind) === side ? r.amount : 0), 0) * 100);
const figures = (rows: Rows): string[] =>
  rows.map(r => `${sideOf(r.kind) === 'out' ? '−' : ''}${exactly(r.amount)}`);

/** What page, list, letter and copy say of the money of every order: one thing, and its rows add up. */
export async function auditWords({ office, members }: Town, at: string): Promise<string[]> {
  const { deps } = office;
  const { direct } = deps.store;
  const season = await saleContext(deps);
  const seen = new Set<string>();
  for (const who of members) {
    await signIn(deps, who, who.memberId);
    const listed: OrderRow[] = [];
    for (let pageNo = 1, all = 1; listed.length < all; pageNo++) {
      const page = await who.ok(ticketOrder.list, { pageNo, pageSize: 50 });
      listed.push(...page.list);
      all = page.total;
    }
    const copies = await keptOfOrders.ticket_order.copy(direct, who.memberId);
    for (const row of await direct.sales.ordersOf(who.memberId)) {
      const name = `${at}: ${row.tradeNo} ${row.family} ${row.realStatus}`;
      const inList = listed.find(o => o.tradeNo === row.tradeNo)?.ledger ?? [];
      expect(total(inList, 'in'), name).toBe(total(inList, 'out') + total(inList, 'kept'));
      expect(total(inList, 'of'), name).toBeLessThanOrEqual(total(inList, 'kept'));
      for (const { kind } of inList) seen.add(kind);
      // No money has come, or none has stayed; else the bank has what the rows say.
      const payments = await direct.sales.paymentsOf(row.tradeNo);
      const received = payments.reduce((sum, p) => sum + p.received, 0);
      const brought = inList.find(r => r.kind === 'brought')?.amount ?? 0;
      expect(total(inList, 'in'), name).toBe(received + Math.round(brought * 100));
      const tickets = await direct.sales.tickets(row.tradeNo);
      const letter = refunded(factsOfOrder(season, row, { tickets, payments }), 0);
      const sums = (letter.rows ?? []).map(([, value]) => value.zh).filter(v => /^−?¥/.test(v));
      const moved = inList.some(r => sideOf(r.kind) === 'out' || ['again', 'received'].includes(r.kind));
      expect(sums, name).toEqual(figures(moved ? inList : inList.filter(r => r.kind !== 'kept')));
      const copy = copies.find(c => c.tradeNo === row.tradeNo)?.money as { zh: string };
      expect(
        copy.zh.split('; ').flatMap(part => part.split(' ').at(-1) || []),
        name,
      ).toEqual(figures(inList));
      const { detail } = callsOf(FAMILY[row.family].module);
      const page: Pick<Order, 'ledger' | 'tickets' | 'given'> = await who.ok(detail, {
        tradeNo: row.tradeNo,
      });
      expect(page.ledger, name).toEqual(inList);
      // A ticket is its buyer's or a friend's, whose name stands there.
      expect(page.tickets.length + page.given.length, name).toBe(tickets.length);
      expect(
        page.given.every(g => g.to && g.label),
        name,
      ).toBe(true);
    }
  }
  expect(office.clock.now(), at).toBeGreaterThanOrEqual(START);
  return [...seen];
}
