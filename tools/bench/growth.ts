/**
 * What years of orders cost: a million orders and members on PostgreSQL, then what the commands of the office cost of
 * the processor, here and in the database; the memory that a day's report takes beyond what the process has; and what the indexes cost a
 * placement. Ends with a fault where a goal is missed. GROWTH=100000 tries it with fewer orders.
 */
import { askedOf, runCommand } from '#server/desk/run.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { boxOffice } from '#tests/server/box-office.ts';
import { START } from '#tests/server/harness.ts';
import { fillYears } from '#tests/server/many-orders.ts';
import { orderOf } from '#tests/server/order-rows.ts';
import { startPostgres } from '#tests/server/postgres.ts';
import { catalogueGrowth } from './growth-catalogue.ts';
import { processor } from './processor.ts';

const ORDERS = Number(process.env.GROWTH || 1_000_000);
/** Orders of the evening that commands are about. */
const EVENING = 1_000;
const PASSES = 10;
const MB = 1_048_576;
/** Command, its words, ms at most. */
const COMMANDS: readonly (readonly [string, readonly string[], number])[] = [
  ['find', [`HM${String(ORDERS / 2).padStart(9, '0')}`], 50],
  ['find', [String(13_000_000_000 + ORDERS / 2)], 50],
  ['find', [`m${ORDERS / 2}@heming.example`], 50],
  ['door', ['plain'], 50],
  ['report', ['evening', 'plain'], 50],
  ['cancel-evening', ['plain'], 50],
  ['report', ['day', '2026-10-01'], 1_000],
  ['report', ['day', '2024-10-01'], 1_000],
];
const MEMORY = 200;

let missed = false;
function judge(name: string, found: number, goal: number, unit = 'ms'): void {
  const good = found <= goal;
  missed ||= !good;
  console.log(
    `${name.padEnd(44)} ${found.toFixed(1).padStart(9)} ${unit}   goal ${goal}${good ? '' : '   MISSED'}`,
  );
}

/** Of the processor, in this process and in the database, ms. */
async function cost(used: () => number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const from = used();
  for (let pass = 0; pass < PASSES; pass++) await work();
  return (used() - from) / PASSES;
}

/** The most that work holds beyond what the process had, MB. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  await work();
  clearInterval(watch);
  return (Math.max(most, process.memoryUsage().rss) - before) / MB;
}

const server = process.env.DATABASE_URL ? null : await startPostgres({ durable: false });
const url = process.env.DATABASE_URL ?? server?.url ?? '';
if (!url) throw new Error('No PostgreSQL: set DATABASE_URL or install the postgres server.');
const schema = `bench_growth_${process.pid}`;
const database = await postgresDatabase(url, { schema, max: 4 });
try {
  await database.script(`create schema ${schema}`);
  await migrate(database, thisRelease);
  const from = performance.now();
  await fillYears(database, {
    orders: ORDERS,
    members: ORDERS,
    evenings: 4_000,
    evening: 'plain',
    // A full evening, however few the years are.
    each: Math.max(2, Math.round(ORDERS / EVENING)),
    now: START,
    days: 5 * 365,
  });
  const [size] = await database.query<{ mb: number }>(
    'select (sum(pg_total_relation_size(c.oid)) / 1048576)::int as mb from pg_class c where relkind = $1 and relnamespace = $2::regnamespace',
    ['r', schema],
  );
  console.log(
    `${ORDERS} orders and members, filled in ${((performance.now() - from) / 1000).toFixed(0)} s, ${size?.mb} MB`,
  );
  const office = await boxOffice(sqlStore(database));
  const used = await processor(database);
  const run = async (command: string, words: readonly string[]): Promise<readonly string[]> => {
    const { ok, lines } = await runCommand(
      office.deps,
      askedOf({ command, words, options: {}, who: 'bench', why: 'growth' }),
    );
    if (!ok || /DIFFER|No order/.test(lines.join()))
      throw new Error(`${command}: ${lines.slice(0, 3).join(' / ')}`);
    return lines;
  };
  for (const [command, words, goal] of COMMANDS) {
    if (words[0] === 'day')
      judge(`report day ${words[1]}, memory`, await memoryOf(() => run(command, words)), MEMORY, 'MB');
    judge([command, ...words].join(' '), await cost(used, () => run(command, words)), goal);
  }
  judge('figures for the monitor', await cost(used, () => office.deps.store.direct.desk.figures(START)), 200);

  let n = 0;
  const place = () => {
    n++;
    const order = orderOf([`new-${n}`], {
      tradeNo: `NEW${n}`,
      memberId: `m${n}`,
      requestId: `new-${n}`,
      scheduleId: 'e1',
    });
    return office.deps.store.direct.sales.placeOrder({ order, replace: null, now: START, limits: { e1: 9 } });
  };
  for (let i = 0; i < 200; i++) await place();
  const placing = async (): Promise<number> => {
    const from = used();
    for (let i = 0; i < 1_000; i++) await place();
    return (used() - from) / 1_000;
  };
  const withIndexes = await placing();
  await database.script(
    'drop index ticket_order_schedule, ticket_order_status, ticket_order_shares, ticket_order_mobile, ticket_order_email, ticket_order_paid, ticket_order_back',
  );
  const without = await placing();
  console.log(`a placement: ${withIndexes.toFixed(2)} ms, ${without.toFixed(2)} ms without the indexes`);
  judge('a placement, to one without these indexes', withIndexes / without, 1.15, '×');
} finally {
  await database.script(`drop schema ${schema} cascade`);
  await database.close();
  await server?.stop();
}
missed = (await catalogueGrowth()) || missed;
process.exitCode = missed ? 1 : 0;
