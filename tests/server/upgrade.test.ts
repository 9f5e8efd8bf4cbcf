import { afterEach, describe, expect, test } from 'vitest';
import { POINTS_REASONS } from '#domain/contract/account.ts';
import { QUESTION_STATES } from '#domain/contract/digital.ts';
import { FAVORITE_TYPES } from '#domain/contract/favorites.ts';
import { GIFT_STATES } from '#domain/contract/gift.ts';
import { ACCOUNT_EVENTS } from '#domain/contract/security.ts';
import { migrations } from '#server/store/migrations.ts';
import { LETTER_STATES } from '#server/store/ports/letters.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { allowed, fill, rowsOf } from './filled.ts';
import { MINUTE, NOW, orderOf } from './order-rows.ts';
import { emptyPglite } from './pglite.ts';
import { type Card, LAST_KNOWN, releaseBefore, type Sandbox } from './release-before.ts';
import { emptyPostgres, hasPostgres } from './stores.ts';

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});
async function empty(kind: 'pglite' | 'postgres'): Promise<Database> {
  const database = kind === 'pglite' ? await emptyPglite() : await emptyPostgres();
  open.push(database);
  return database;
}

/** Paths to what no row has in it: a column that was not read, a number that is none. */
function faults(value: unknown, path: string): string[] {
  if (value === undefined || Number.isNaN(value)) return [path];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => faults(part, `${path}.${key}`));
}

describe.each(hasPostgres() ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('on %s', kind => {
  test('a database that is filled before each migration is read back by the newest release', async () => {
    const database = await empty(kind);
    const filled: [string, number][] = [];
    for (let n = 1; n <= migrations.length; n++) {
      expect(await migrate(database, migrations.slice(0, n))).toEqual([migrations[n - 1]?.name]);
      for (const table of await fill(database, n)) filled.push([table, n]);
    }
    const { direct } = sqlStore(database);
    for (const [table, n] of filled) {
      const where = `${table}, written after ${migrations[n - 1]?.name}`;
      const rows = await rowsOf(direct, table, n);
      expect(rows, where).toHaveLength(1);
      expect(faults(rows[0], where)).toEqual([]);
    }
    for (let n = 1; n <= migrations.length; n++) {
      const [memberId, tradeNo] = [`member_id-${n}`, `trade_no-${n}`];
      expect(await direct.sales.order(tradeNo)).toMatchObject({
        tradeNo,
        memberId,
        seats: [{ seatId: 'a' }],
      });
      expect(await direct.sales.payment(`pay_no-${n}`)).toMatchObject({ tradeNo, gateway: 'aliPay' });
      // Columns say it, whatever a body repeats.
      const card = { membershipId: `membership_id-${n}`, memberId, tradeNo, place: n, issuedAt: n };
      expect(await direct.memberships.membershipsOf(memberId)).toMatchObject([{ ...card, cardId: 'friend' }]);
      expect(await direct.sales.sandbox(`pay_no-${n}`)).toMatchObject({
        payNo: `pay_no-${n}`,
        state: 'paid',
      });
    }
  });

  test('a process of the release before and one of this one sell side by side', async () => {
    const database = await empty(kind);
    const known = migrations.filter(m => m.name <= LAST_KNOWN);
    await migrate(database, known);
    const old = releaseBefore(database.query);
    const card: Card = {
      membershipId: 'HC1',
      memberId: 'm1',
      cardId: 'friend',
      tradeNo: 'HM-1',
      place: 1,
      code: 'AAAA',
      void: false,
      issuedAt: NOW,
      activateBy: NOW + 1,
      activatedAt: null,
      expiresAt: null,
      person: {},
    };
    const sandbox: Sandbox = {
      payNo: 'P1',
      tradeNo: 'HM-1',
      gateway: 'aliPay',
      amount: 38000,
      title: '交响',
      state: 'waiting',
      charged: 0,
      settledAt: null,
      refunded: 0,
    };
    await old.join('m1');
    expect(await old.place('HM-1', 'a')).toMatchObject({ kind: 'placed', trade: 'HM-1' });
    await old.pay('HM-1', 'a');
    await old.giveOn('HM-1');
    await old.addCard(card);
    await old.saveSandbox(sandbox);

    const later = migrations.slice(known.length).map(m => m.name);
    expect(later).not.toEqual([]);
    expect(await migrate(database, migrations)).toEqual(later);
    // The old release can also be started again.
    expect(await migrate(database, known)).toEqual([]);
    const { sales, memberships } = sqlStore(database).direct;
    const place = (order: OrderRow, replace: string | null = null) =>
      sales.placeOrder({ order, replace, now: NOW, limits: { s1: 9 }, afterLines: [order.scheduleId] });

    // Neither sells what the other has sold, and each knows the other's orders.
    expect(await old.place('HM-2', 'a')).toMatchObject({ kind: 'lost', seats: ['a'] });
    expect(await old.place('HM-2', 'b')).toMatchObject({ kind: 'placed' });
    expect(await place(orderOf(['b']))).toEqual({ kind: 'lost', seats: ['b'] });
    const ours = orderOf(['c']);
    expect(await place(ours)).toMatchObject({ kind: 'placed' });
    expect(await old.place('HM-3', 'c')).toMatchObject({ kind: 'lost', seats: ['c'] });
    expect((await old.order(ours.tradeNo))?.body.seats).toEqual(ours.seats);
    await old.pay('HM-2', 'b');
    expect(await sales.order('HM-2')).toMatchObject({ realStatus: 'paid_success', seats: [{ seatId: 'b' }] });
    expect((await sales.paymentsOf('HM-2')).map(p => [p.state, p.received])).toEqual([['paid', 38000]]);
    expect((await sales.tickets('HM-2')).map(t => t.seatIds)).toEqual([['b']]);

    // Each gives up the other's.
    expect(await old.place('HM-4', 'd', ours.tradeNo)).toMatchObject({ kind: 'placed' });
    expect((await sales.order(ours.tradeNo))?.realStatus).toBe('cancel_user');
    const next = orderOf(['c']);
    expect(await place(next, 'HM-4')).toMatchObject({ kind: 'placed' });
    expect((await old.order('HM-4'))?.real_status).toBe('cancel_user');
    expect((await sales.taken('s1', NOW + MINUTE)).map(t => t.seatId).sort()).toEqual(['a', 'b', 'c']);

    // Cards and sandbox payments, written by either.
    expect(await memberships.membership('HC1')).toEqual(card);
    await memberships.saveMembership({ ...card, memberId: 'm2', activatedAt: NOW });
    expect(await old.card('HC1')).toEqual({ ...card, memberId: 'm2', activatedAt: NOW });
    const second = { ...card, membershipId: 'HC2', place: 2, code: 'BBBB' };
    expect(await memberships.addMembership(second)).toBe(true);
    expect(await old.card('HC2')).toEqual(second);
    await old.saveCard({ ...second, memberId: 'm3', void: true });
    expect(await memberships.membershipsOf('m3')).toEqual([{ ...second, memberId: 'm3', void: true }]);
    await old.addCard({ ...card, membershipId: 'HC3', tradeNo: 'HM-2', code: 'CCCC' });
    expect((await memberships.membershipsOfOrder('HM-2')).map(m => m.membershipId)).toEqual(['HC3']);
    expect(await sales.sandbox('P1')).toEqual(sandbox);
    await sales.saveSandbox({ ...sandbox, gateway: 'aliPay', payNo: 'P2', state: 'paid' });
    expect(await old.sandbox('P2')).toEqual({ ...sandbox, payNo: 'P2', state: 'paid' });
    await old.saveSandbox({ ...sandbox, payNo: 'P2', state: 'closed' });
    expect((await sales.sandbox('P2'))?.state).toBe('closed');

    // What later migrations hold to a rule, the old release has kept.
    await old.join('m2');
    await old.giveOn('HM-2');
  });
});

test('a database allows what the code knows', async () => {
  const database = await empty('pglite');
  await migrate(database, migrations);
  const rules = await allowed(database);
  const known: Record<string, readonly string[]> = {
    'favorite.type': FAVORITE_TYPES,
    'ledger.reason': POINTS_REASONS.filter(reason => reason !== 'lapse'),
    'sign_in.kind': ACCOUNT_EVENTS,
    'artist_question.state': QUESTION_STATES,
    'letter.state': LETTER_STATES,
    'ticket_gift.state': GIFT_STATES,
  };
  for (const [column, values] of Object.entries(known))
    expect({ column, values: [...(rules.get(column) ?? [])].sort() }).toEqual({
      column,
      values: [...values].sort(),
    });
});
