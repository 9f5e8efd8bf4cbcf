import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedOf, runCommand } from '#server/desk/run.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { boxOffice } from './box-office.ts';
import { START } from './harness.ts';
import { fillYears } from './many-orders.ts';
import { orderOf } from './order-rows.ts';
import { eachStore, storeKinds } from './stores.ts';

const databases = storeKinds().filter(kind => kind !== 'memory');

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}
/** Tables that a plan reads from end to end. */
const readWhole = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(readWhole),
];

/** What the statements of some work would read whole. */
async function wholes(database: Database, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const query = (async (text: string, params?: readonly unknown[]) => {
    if (params && /^\s*(select|with)/.test(text)) {
      // Small tables, or pages that nobody has tidied, would be read whole whatever indexes there are.
      const [row] = await database.transaction(async inside => {
        await inside('set local enable_seqscan = off');
        return inside<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) ${text}`, params);
      });
      if (row) found.push(...readWhole(row['QUERY PLAN'][0].Plan));
    }
    return database.query(text, params);
  }) as Database['query'];
  await work({ ...database, query });
  return found.filter(table => BIG.has(table));
}
const BIG = new Set(['ticket_order', 'payment', 'ticket', 'seat_claim', 'member']);

eachStore((_, __, openWithDatabase) => {
  test('what the office asks of years of orders is found by an index', async () => {
    const { database, store } = await openWithDatabase();
    if (!database) throw new Error('no database');
    await fillYears(database, {
      orders: 4_000,
      members: 4_000,
      evenings: 40,
      evening: 'plain',
      now: START,
      days: 365,
    });
    const office = await boxOffice(store);
    const read = new Map<string, string[]>();
    for (const words of [
      ['find', 'HM000000100'],
      ['find', '13000000100'],
      ['find', 'm100@heming.example'],
      ['find', 'm100'],
      ['door', 'plain'],
      ['report', 'evening', 'plain'],
      ['report', 'day', '2026-10-01'],
      ['cancel-evening', 'plain'],
    ]) {
      const [command = '', ...rest] = words;
      const asked = askedOf({ command, words: rest, options: {}, who: 'lin', why: 'ill' });
      const found = await wholes(database, async watched => {
        const { lines } = await runCommand({ ...office.deps, store: sqlStore(watched) }, asked);
        expect(lines.join('\n')).not.toMatch(/No order|DIFFER|: 0 tickets/);
      });
      read.set(words.join(' '), found);
    }
    expect([...read].filter(([, tables]) => tables.length > 0)).toEqual([]);
  });
}, databases);

const instant = fc.integer({ min: 0, max: 9 });
const world = fc.record({
  orders: fc.array(
    fc.record({
      realStatus: fc.constantFrom('paid_success', 'paid_return_succ', 'cancel_user', 'new_locked'),
      paid: fc.array(instant, { maxLength: 2 }),
      parts: fc.array(
        fc.record({
          at: instant,
          amount: fc.nat(900),
          to: fc.constantFrom({}, { donated: 'R1' }, { exchanged: { tradeNo: 'X', back: 7 } }),
        }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  payments: fc.array(
    fc.record({
      state: fc.constantFrom('paid', 'started', 'extra', 'wrong'),
      gateway: fc.constantFrom('aliPay', 'wxAppPay'),
      received: fc.nat(900),
      receivedAt: fc.option(instant),
      refund: fc.nat(300),
      refundAt: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 6 },
  ),
  from: instant,
  days: fc.integer({ min: 1, max: 4 }),
});
const NOTE = { zh: '', en: '' };

eachStore(open => {
  test('what a day moved is what its rows say, as the memory store counts them', async () => {
    const stores = [await open(), memoryStore()] as const;
    let made = 0;
    await fc.assert(
      fc.asyncProperty(world, async ({ orders, payments, from, days }) => {
        const rows = orders.map(({ realStatus, paid, parts }) =>
          orderOf([], {
            tradeNo: `S${++made}`,
            requestId: `s${made}`,
            realStatus,
            createdAt: 1,
            events: paid.map(at => ({ status: 'paid_success', at, note: NOTE })),
            ...(parts.length > 0 && {
              returned: parts.map(({ at, amount, to }) => {
                const nothing = { pieces: [], seats: [], items: [] };
                return { at, amount, price: amount, fee: 0, ...nothing, ...to };
              }),
            }),
          }),
        );
        const money = payments.map(p => ({
          ...p,
          ...(p.receivedAt === null && { received: 0, refund: 0 }),
          payNo: `P${++made}`,
          tradeNo: rows[0]?.tradeNo ?? '',
          amount: p.received,
          createdAt: 0,
          askedAt: 0,
          refundState: 'none' as const,
        }));
        const found = stores.map(async ({ direct }) => {
          for (const row of rows) await direct.sales.insertOrder(row);
          for (const row of money) await direct.sales.savePayment(row);
          const period = { from, to: from + days };
          return {
            moves: await direct.desk.moves(period, 20),
            orders: (await direct.desk.ordersMoved(period)).map(row => row.tradeNo),
          };
        });
        expect(await found[0]).toEqual(await found[1]);
      }),
      { numRuns: 60 },
    );
  });
}, databases);
