import { afterEach, describe, expect, inject, test } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { HOLD } from '#domain/rules/hold.ts';
import type { Store } from '#server/store/port.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { type Database, type Query, sqlStore } from '#server/store/sql/sql.ts';
import { waitFor } from '#tests/wait.ts';
import { audit, SOUND } from './audit.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { discountOffice, earn, grant, seatDesk } from './discounting.ts';
import { MINUTE, NOW, orderOf } from './order-rows.ts';
import { eachStore, hasPostgres, openPostgres, storeKinds } from './stores.ts';
import { unlocked } from './unlocked.ts';

// A busy machine may take long over a race; who wins it does not depend on that.

/** A crowd with sessions and admissions, made in batches: not part of the race. */
async function crowd(office: BoxOffice, size: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < size)
    buyers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, size - buyers.length) }, () => office.buyer()),
      )),
    );
  await Promise.all(buyers.map(b => b.admit('big')));
  return buyers;
}
const seatsOf = (row: number): string[] => [1, 2, 3, 4].map(n => `L-${row}-${n}`);

/** One race of all buyers for the same four seats, in another order each round. Returns the number of winners. */
async function race(buyers: readonly Buyer[], round: number, lostAll = true): Promise<number> {
  const seats = seatsOf(round);
  const start = (round * 17) % buyers.length;
  const order = [...buyers.slice(start), ...buyers.slice(0, start)];
  const answers = await Promise.all(order.map(b => b.create(seats, 'big')));
  for (const a of answers) {
    expect(a.status).toBe(200);
    if (!a.success)
      expect(a).toMatchObject({ errcode: ERR.seatsLost, ...(lostAll && { data: { lostSeats: seats } }) });
  }
  return answers.filter(a => a.success).length;
}
const rounds = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** The database, and how many of its statements were victims of a deadlock: transactions are tried again after one. */
function countDeadlocks(database: Database): { counted: Database; deadlocks: () => number } {
  let count = 0;
  const noted = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: { code?: string }) => {
      if (error.code === '40P01') count++;
      throw error;
    });
  const counting = (query: Query): Query => ((text, params) => noted(query(text, params))) as Query;
  return {
    counted: {
      ...database,
      query: counting(database.query),
      transaction: work => database.transaction(query => work(counting(query))),
    },
    deadlocks: () => count,
  };
}

describe('races in one process', () => {
  eachStore(
    (_, __, openWithDatabase) => {
      test('30 buyers, the same 4 seats, 5 rounds: one winner each', async () => {
        const { store, database } = await openWithDatabase();
        const office = await boxOffice(store);
        const buyers = await crowd(office, 30);
        for (const round of rounds(5)) expect(await race(buyers, round)).toBe(1);
        if (database) expect(await audit(database, office.clock.now())).toEqual(SOUND);
        expect(await store.direct.sales.taken('big', office.clock.now())).toHaveLength(20);
        expect(office.deps.lines).toEqual([]);
      });
    },
    storeKinds().filter(kind => kind !== 'postgres'),
  );
});

describe.runIf(hasPostgres())('races on PostgreSQL', () => {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  async function office(
    change: (store: Store, database: Database) => Promise<Store> = async store => store,
  ): Promise<{ office: BoxOffice; database: Database }> {
    const { store, database } = await openPostgres(32);
    opened.push(store);
    if (!database) throw new Error('PostgreSQL without a database');
    return { office: await boxOffice(await change(store, database)), database };
  }

  test('R1: 200 buyers, the same 4 seats, 20 rounds: one winner and 199 clean refusals each', async () => {
    const { office: o, database } = await office();
    const buyers = await crowd(o, 200);
    for (const round of rounds(20)) expect(await race(buyers, round)).toBe(1);
    expect(await audit(database, o.clock.now())).toEqual(SOUND);
    expect(await o.deps.store.direct.sales.taken('big', o.clock.now())).toHaveLength(80);
    expect(o.deps.lines).toEqual([]);
  });

  test('R3: with the lock off the same race sells seats twice, and the audit finds it', async () => {
    const { office: o, database } = await office(unlocked);
    const buyers = await crowd(o, 50);
    const winners: number[] = [];
    for (const round of rounds(5)) winners.push(await race(buyers, round, false));
    expect(Math.max(...winners)).toBeGreaterThan(1);
    expect((await audit(database, o.clock.now())).doubleSold).toBeGreaterThan(0);
  });

  test('R2: overlapping sets in any order, replacing and cancelling: all or nothing, no deadlock', async () => {
    const { office: o, database } = await office();
    const buyers = await crowd(o, 40);
    const held = new Map<Buyer, string>();
    // A small generator: the same disorder in every run.
    let seed = 7;
    const next = (max: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % max;
    };
    for (let round = 0; round < 12; round++) {
      const plans = buyers.map(b => ({
        b,
        seats: [...new Set([next(12), next(12), next(12)])].map(n => `L-20-${n + 1}`),
        replace: held.get(b),
      }));
      const answers = await Promise.all(
        plans.map(({ b, seats, replace }) => b.create(seats, 'big', replace ? { replace } : {})),
      );
      for (const [i, { b }] of plans.entries()) {
        const a = answers[i];
        expect([ERR.ok, ERR.seatsLost]).toContain(a?.errcode);
        if (a?.success) held.set(b, a.data.tradeNo);
      }
      expect(await audit(database, o.clock.now())).toEqual(SOUND);
      if (round % 4 === 3) {
        o.clock.advance(HOLD);
        held.clear();
        await Promise.all(buyers.map(b => b.admit('big')));
      }
    }
    expect(o.deps.lines).toEqual([]);
  });

  test('who is a moment too late loses her seats alone: the rest of the statement is placed', async () => {
    const { store, database } = await openPostgres(8);
    opened.push(store);
    if (!database) throw new Error('PostgreSQL without a database');
    const asked: string[] = [];
    const query: Query = ((text, params) => {
      asked.push(text);
      return database.query(text, params);
    }) as Query;
    const { sales } = sqlStore({ ...database, query }).direct;
    let commit = (): void => undefined;
    const committed = new Promise<void>(resolve => {
      commit = resolve;
    });
    let other: Promise<void> = committed;
    const pid = await new Promise<number>((claimed, failed) => {
      other = database.transaction(async inside => {
        const [row] = await inside<{ pid: number }>('select pg_backend_pid() as pid', []);
        await inside(`insert into seat_claim values ('s1', 'b', 'other', $1)`, [NOW + MINUTE]);
        claimed(row?.pid ?? 0);
        await committed;
      });
      other.catch(failed);
    });
    const late = orderOf(['a', 'b'], { memberId: 'late' });
    const answers = [late, orderOf(['c'], { memberId: 'quick' })].map(order =>
      sales.placeOrder({ order, replace: null, limits: { s1: 6 }, now: NOW }),
    );
    // The statement has found both seats free, and waits at the second for who has it.
    await waitFor(async () =>
      expect(
        await database.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid]),
      ).toHaveLength(1),
    );
    commit();
    await other;
    expect(await Promise.all(answers)).toMatchObject([{ kind: 'lost', seats: ['b'] }, { kind: 'placed' }]);
    expect(asked.filter(text => text.includes('place_orders'))).toHaveLength(1);
    expect(await sales.order(late.tradeNo)).toBeNull();
    expect((await sales.taken('s1', NOW)).map(t => t.seatId).toSorted()).toEqual(['b', 'c']);
  });

  /** A member's confirmed order of seats, with a coupon and points. */
  async function confirmed(who: Buyer, coupon: string, seats: readonly string[]): Promise<string> {
    const tradeNo = await who.order(seats, 'big');
    await seatDesk(who).use(tradeNo, coupon);
    await seatDesk(who).points(tradeNo, 500);
    expect((await who.confirm(tradeNo)).msg).toBe('');
    return tradeNo;
  }

  test('locks have one order: whatever meets on the seats, coupons and points of a member, no deadlock', async () => {
    const { store, database } = await openPostgres(32);
    opened.push(store);
    if (!database) throw new Error('PostgreSQL without a database');
    const { counted, deadlocks } = countDeadlocks(database);
    const o = await discountOffice(sqlStore(counted));
    const buyers = await crowd(o, 6);
    const coupons = new Map<Buyer, string>();
    for (const b of buyers) {
      await earn(o, b.memberId, 100_000);
      coupons.set(b, await grant(o, b.memberId, 'fifty', { total: 500 }));
    }
    const later = async (): Promise<void> => {
      o.clock.advance(HOLD);
      await Promise.all(buyers.map(b => b.admit('big')));
    };
    for (const round of rounds(6)) {
      const seat = (i: number, n: number): string => `L-${i + 1}-${(round - 1) * 6 + n}`;
      const each = <T>(work: (b: Buyer, i: number, coupon: string) => Promise<T>): Promise<T[]> =>
        Promise.all(buyers.map((b, i) => work(b, i, coupons.get(b) ?? '')));
      // An order whose money comes late; then one that runs out on a seat of it, and one that waits on another.
      const late = await each(async (b, i, coupon) => {
        const tradeNo = await confirmed(b, coupon, [seat(i, 3), seat(i, 1), seat(i, 2)]);
        return (await b.pay(tradeNo)).data.payNo;
      });
      await later();
      await each((b, i, coupon) => confirmed(b, coupon, [seat(i, 2)]));
      await later();
      const waits = await each(async (b, i, coupon) => {
        const tradeNo = await confirmed(b, coupon, [seat(i, 1)]);
        return { tradeNo, payNo: (await b.pay(tradeNo)).data.payNo };
      });
      const paid = await each(async (b, i, coupon) => {
        const tradeNo = await confirmed(b, coupon, [seat(i, 4)]);
        await o.sandbox.settle((await b.pay(tradeNo)).data.payNo, 'paid');
        const { refund } = await b.detail(tradeNo);
        return { tradeNo, fee: refund?.fee ?? 0, amount: refund?.amount ?? 0 };
      });
      const changed = await each((b, i, coupon) => confirmed(b, coupon, [seat(i, 5)]));
      await Promise.all([
        o.sweep(),
        ...(
          await each(async (b, i) => {
            const { tradeNo, payNo } = waits[i] ?? { tradeNo: '', payNo: '' };
            const { tradeNo: bought = '', fee = 0, amount = 0 } = paid[i] ?? {};
            const shared = `L-20-${((i + round) % 3) + 1}`;
            return [
              o.sandbox.settle(late[i] ?? '', 'paid'),
              (i + round) % 2 ? b.call(ticketOrder.cancel, { tradeNo }) : o.sandbox.settle(payNo, 'paid'),
              b.create([seat(i, 5), shared, seat(i, 3)], 'big', { replace: changed[i] ?? '' }),
              b.call(ticketOrder.refund, { tradeNo: bought, fee, amount }),
              b.create([shared, seat(i, 4), seat(i, 1)], 'big'),
            ];
          })
        ).flat(),
      ]);
      expect(await audit(database, o.clock.now())).toEqual(SOUND);
      await later();
    }
    for (const b of buyers) expect(await o.points(b.memberId)).toBeGreaterThanOrEqual(0);
    expect(deadlocks()).toBe(0);
    expect(o.deps.lines).toEqual([]);
  });

  test('processes that start together on an empty schema run each file once', async () => {
    const schema = `t${process.pid}_together`;
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => postgresDatabase(inject('postgresUrl'), { schema, max: 2 })),
    );
    await all[0]?.script(`create schema ${schema}`);
    try {
      const ran = await Promise.all(all.map(d => migrate(d, thisRelease)));
      const { migrations, functions } = thisRelease;
      // Whoever has the lock runs the next one.
      expect(ran.flat().sort()).toEqual([...migrations, ...functions].map(f => f.name).sort());
      expect(await migrate(all[1] as Database, thisRelease)).toEqual([]);
    } finally {
      await all[0]?.script(`drop schema ${schema} cascade`);
      await Promise.all(all.map(d => d.close()));
    }
  });
});
