/**
 * Orders come faster than they can be placed: what is let in is answered within a second, who is refused hears it at
 * once, asks again as the page does, and gets the order in the end, once. Over HTTP, one process, PostgreSQL; the load
 * shares its processors.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { audit } from '#tests/server/audit.ts';
import { worldDocs } from '#tests/server/box-office.ts';
import { START } from '#tests/server/harness.ts';
import { startPostgres } from '#tests/server/postgres.ts';
import type { Asked, Took } from './rush-server.ts';

const RATES = (process.env.RATES ?? '500,1500').split(',').map(Number);
const SECONDS = Number(process.env.SECONDS ?? 8);
const SEATS = 40_000;
const SLOWEST_ANSWER = 1000;
/** As many as a proxy in front keeps open. */
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 400);

const postgres = await startPostgres({ durable: true });
if (!postgres) throw new Error('No PostgreSQL: install the postgres server.');
const schema = `bench_rush_${process.pid}`;
const database = await postgresDatabase(postgres.url, { schema, max: 2 });
const total = RATES.reduce((sum, rate) => sum + rate * SECONDS, 0);

interface Reply {
  readonly status: number;
  readonly again: number;
  readonly ms: number;
}
try {
  await database.script(`create schema ${schema}`);
  await migrate(database, thisRelease);
  await sqlStore(database).transaction(tx => tx.catalogue.upsert(worldDocs(START, SEATS)));
  const server = fork(new URL('./rush-server.ts', import.meta.url), [postgres.url, schema, String(total)]);
  const [{ port, asked }] = (await once(server, 'message')) as [{ port: number; asked: Asked[] }];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send = ({ path, headers, body }: Asked): Promise<Reply> =>
    new Promise((done, fail) => {
      let began = performance.now();
      request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, reply => {
        let text = '';
        reply.on('data', part => {
          text += part;
        });
        reply.on('end', () => {
          const { statusCode: status = 0, headers } = reply;
          if (status === 200 && !text.startsWith('{"success":true')) fail(new Error(text));
          done({ status, again: Number(headers['retry-after'] ?? 0), ms: performance.now() - began });
        });
      })
        // What waits for a connection of the load's own was not sent yet.
        .once('socket', () => {
          began = performance.now();
        })
        .on('error', fail)
        .end(body);
    });
  const p = (values: readonly number[], share: number): string =>
    ([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(0);

  for (const rate of RATES) {
    const [answered, refused]: [number[], number[]] = [[], []];
    async function buy(one: Asked): Promise<void> {
      for (;;) {
        const { status, again, ms } = await send(one);
        if (status === 200) return void answered.push(ms);
        refused.push(ms);
        await new Promise(later => setTimeout(later, again * 1000 * (1 + Math.random() / 2)));
      }
    }
    const began = performance.now();
    const all: Promise<void>[] = [];
    for (let n = 0; n < rate * SECONDS; ) {
      const due = Math.min(rate * SECONDS, Math.floor(((performance.now() - began) * rate) / 1000));
      for (; n < due; n++) all.push(buy(asked.shift() as Asked));
      await new Promise(later => setTimeout(later, 5));
    }
    await Promise.all(all);
    const took = (performance.now() - began) / 1000;
    server.send('took');
    const [own] = (await once(server, 'message')) as [Took];
    const late =
      Number(p(own.answered, 0.95)) > SLOWEST_ANSWER || Number(p(own.refused, 0.95)) > SLOWEST_ANSWER;
    const line = (name: string, there: readonly number[], here: readonly number[]): string =>
      `${name} ${there.length}, p95 ${p(there, 0.95)}, longest ${p(there, 0.9999)} ms as served, p95 ${p(here, 0.95)} as asked`;
    console.log(
      `${late ? '✗' : '✓'} ${rate} orders a second for ${SECONDS} s, all placed in ${took.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)}): ${line('let in', own.answered, answered)}; ${line('refused', own.refused, refused)}`,
    );
    if (late) process.exitCode = 1;
  }
  const [row] = await database.query<{ n: string }>('select count(*) as n from ticket_order');
  const books = await audit(database, START);
  if (Number(row?.n) !== total || Object.values(books).some(n => n > 0))
    throw new Error(`${row?.n} orders of ${total}, books ${JSON.stringify(books)}`);
  console.log(`✓ all ${total} orders are there, once each, and the books are right`);
  agent.destroy();
  server.disconnect();
} finally {
  await database.script(`drop schema ${schema} cascade`);
  await database.close();
  await postgres.stop();
}
