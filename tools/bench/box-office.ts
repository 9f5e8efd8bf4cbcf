/**
 * Seat orders a second through the whole box office on PostgreSQL, against the bare SQL transaction run by pgbench on
 * the same tables at the same number of clients. The box office is asked over HTTP by visitors on its own two threads,
 * who are as thin as pgbench's; it has 16 connections to the database, pgbench one for each client, and several orders of
 * the box office may share a statement and a commit. The tables hold a million orders before (YEARS=0 for none). A visitor
 * who is refused comes again when the reply says so. Pairs of runs, interleaved, so that other work on the machine meets
 * both; the ratio is what counts. On a machine that others use the clock says little: what an order costs the processor
 * stands beside it, the database and both sides of the line counted.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { audit } from '#tests/server/audit.ts';
import { worldDocs } from '#tests/server/box-office.ts';
import { START } from '#tests/server/harness.ts';
import { fillYears } from '#tests/server/many-orders.ts';
import { postgresBinaries, startPostgres } from '#tests/server/postgres.ts';
import type { Share } from './box-office-worker.ts';
import { processor } from './processor.ts';

const THREADS = 2;
const CONNECTIONS = 16;
/** The least ratio that will do, for so many visitors at a time. */
const TARGETS: readonly (readonly [visitors: number, target: number])[] = [
  [16, 0.9],
  [64, 0.9],
  [256, 0.9],
];
const ORDERS = 12_000;
const WARM_UP = 6_000;
const BUYERS = 2_400;
const SECONDS = 4;
const PAIRS = Number(process.env.PAIRS ?? 5);
const SEATS = 40_000;
const YEARS = Number(process.env.YEARS ?? 1_000_000);

const server = process.env.DATABASE_URL ? null : await startPostgres({ durable: true });
const url = process.env.DATABASE_URL ?? server?.url ?? '';
if (!url) throw new Error('No PostgreSQL: set DATABASE_URL or install the postgres server.');
const pgbench = join(postgresBinaries() ?? '', 'pgbench');

async function withSchema<T>(schema: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await postgresDatabase(url, { schema, max: 2 });
  await database.script(`create schema ${schema}`);
  try {
    await migrate(database, thisRelease);
    return await work(database);
  } finally {
    await database.script(`drop schema ${schema} cascade`);
    await database.close();
  }
}

async function fill(database: Database): Promise<void> {
  await sqlStore(database).transaction(tx => tx.catalogue.upsert(worldDocs(START, SEATS)));
  if (YEARS === 0) return;
  await fillYears(database, {
    orders: YEARS,
    members: YEARS,
    evenings: 4_000,
    evening: 'plain',
    now: START,
    days: 5 * 365,
  });
}

/** Orders a second, and what one of them costs the processor, ms. */
interface Run {
  readonly pace: number;
  readonly cost: number;
}

/** The next run sells the same seats. */
async function giveBack(database: Database): Promise<void> {
  for (const table of ['seat_claim', 'ticket_order']) {
    await database.script(`delete from ${table} where schedule_id = 'big'`);
    await database.script(`vacuum analyze ${table}`);
  }
}

/** Orders through createApp: session, keys, admission, permission, rules, claim, envelope. */
async function throughTheApp(database: Database, schema: string, visitors: number): Promise<Run> {
  const used = await processor(database);
  const shares = Array.from(
    { length: THREADS },
    (_, i): Share => ({
      url,
      schema,
      connections: CONNECTIONS / THREADS,
      visitors: visitors / THREADS,
      buyers: BUYERS / THREADS,
      orders: ORDERS / THREADS,
      warmUp: WARM_UP / THREADS,
      first: (i * (ORDERS + WARM_UP)) / THREADS,
    }),
  );
  const workers = shares.map(
    workerData => new Worker(new URL('./box-office-worker.ts', import.meta.url), { workerData }),
  );
  try {
    await Promise.all(workers.map(w => once(w, 'message')));
    const started = performance.now();
    const before = used();
    const done = workers.map(w => once(w, 'message'));
    for (const w of workers) w.postMessage('go');
    const refused = (await Promise.all(done)).reduce((sum, [n]) => sum + n, 0);
    const seconds = (performance.now() - started) / 1000;
    const cost = (used() - before) / ORDERS;
    const books = await audit(database, START, 'big');
    if (Object.values(books).some(n => n > 0))
      throw new Error(`the books are wrong: ${JSON.stringify(books)}`);
    if (refused > 0) console.log(`${refused} of ${ORDERS} came again`);
    return { pace: ORDERS / seconds, cost };
  } finally {
    await Promise.all(workers.map(w => w.terminate()));
    await giveBack(database);
  }
}

/** What selling two seats costs the database at the least: claim both, write the order, commit. */
const bareTransaction = (schema: string): string => `
\\set n random(1, 2000000000)
begin;
insert into ${schema}.seat_claim as c (schedule_id, seat_id, trade_no, expires_at)
  values ('big', 'L-' || :n || '-1', 'T' || :n, ${START + 900_000}), ('big', 'L-' || :n || '-2', 'T' || :n, ${START + 900_000})
  on conflict (schedule_id, seat_id) do update set trade_no = excluded.trade_no where c.expires_at <= ${START};
insert into ${schema}.ticket_order (trade_no, member_id, family, schedule_id, real_status, created_at, expires_at, request_id, body_hash, share_of, share_size, body)
  values ('T' || :n, 'm' || (:n % ${BUYERS}), 'seat', 'big', 'new_locked', ${START}, ${START + 900_000}, 'r' || :n, 'h', '{big}', '{2}',
    jsonb_build_object('tradeNo', 'T' || :n, 'text', repeat('x', 700)))
  on conflict do nothing;
commit;
`;

async function bareSql(database: Database, schema: string, clients: number): Promise<Run> {
  const dir = mkdtempSync(join(tmpdir(), 'heming-bench-'));
  const script = join(dir, 'sell.sql');
  writeFileSync(script, bareTransaction(schema));
  const asked = `-n -M prepared -f ${script} -c ${clients} -j ${THREADS} -T ${SECONDS}`.split(' ');
  const used = await processor(database);
  const before = used();
  const run = spawnSync(pgbench, [...asked, url], { encoding: 'utf8' });
  const spent = used() - before;
  rmSync(dir, { recursive: true, force: true });
  await giveBack(database);
  const found = (what: RegExp): number => Number(what.exec(run.stdout)?.[1]);
  const pace = found(/tps = ([\d.]+)/);
  if (!(pace > 0)) throw new Error(`pgbench failed: ${run.stderr}`);
  return { pace, cost: spent / found(/actually processed: (\d+)/) };
}

const schema = `bench_app_${process.pid}`;
await withSchema(schema, async filled => {
  await fill(filled);
  const ratios = new Map(TARGETS.map(([visitors]) => [visitors, [] as number[]]));
  for (let round = 1; round <= PAIRS; round++) {
    for (const [visitors, found] of ratios) {
      const bare = await bareSql(filled, schema, visitors);
      const app = await throughTheApp(filled, schema, visitors);
      const ratio = app.pace / bare.pace;
      found.push(ratio);
      const told = ({ pace, cost }: Run): string =>
        `${pace.toFixed(0)} a second, ${cost.toFixed(2)} ms of the processor each`;
      console.log(
        `pair ${round}, ${visitors} visitors: box office ${told(app)}; bare SQL ${told(bare)}; ratio ${ratio.toFixed(2)}, by the processor ${(bare.cost / app.cost).toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`,
      );
    }
  }
  for (const [visitors, target] of TARGETS) {
    const median = (ratios.get(visitors) ?? []).sort((a, b) => a - b)[Math.floor(PAIRS / 2)] ?? 0;
    console.log(
      `box office, ${visitors} visitors: median ratio ${median.toFixed(2)} (target ${target} or more)`,
    );
    if (median < target) process.exitCode = 1;
  }
}).finally(() => server?.stop());
