/**
 * An evening's doors: 50 scans a second over HTTP on two processes and one PostgreSQL, each ticket once. Says what an
 * answer takes and what a scan costs the processor of the two. p95 of 100 ms on a quiet machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { door, type Scanned } from '#domain/contract/door.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { boxOffice, worldDocs } from '#tests/server/box-office.ts';
import { colleague } from '#tests/server/colleague.ts';
import { giveAway } from '#tests/server/give-away.ts';
import { freePort, startPostgres } from '#tests/server/postgres.ts';
import { realClock } from './real-clock.ts';

const EACH = 50;
const PEOPLE = Number(process.env.PEOPLE ?? 800);
const WARM_UP = 300;
const TARGET = 100;
const scheduleId = 'big';

const postgres = await startPostgres({ durable: true });
if (!postgres) throw new Error('No PostgreSQL: install the postgres server.');
const schema = `bench_door_${process.pid}`;
const database = await postgresDatabase(postgres.url, { schema, max: 4 });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const processes: ChildProcess[] = [];

async function cpu(): Promise<number> {
  let ms = 0;
  for (const one of processes) {
    one.send('cpu');
    const [{ user, system }] = (await once(one, 'message')) as [NodeJS.CpuUsage];
    ms += (user + system) / 1000;
  }
  return ms;
}

try {
  await database.script(`create schema ${schema}`);
  await migrate(database, thisRelease);
  const store = sqlStore(database);
  const docs = worldDocs(Date.now(), PEOPLE).map(doc =>
    doc.kind === 'schedule' && doc.id === scheduleId
      ? { ...doc, body: { ...(doc.body as object), startsAt: Date.now() + 3_600_000 } }
      : doc,
  );
  await store.transaction(tx => tx.catalogue.upsert(docs));
  const office = await boxOffice(store, { seeded: true, demo: false, clock: realClock });
  const codes = await giveAway(office, scheduleId, PEOPLE);
  const who = await colleague(office.app, office.deps, 'door');
  const { deviceId } = await who.ok(door.enrol, { name: 'bench' });
  const ports = [await freePort(), await freePort()];
  for (const port of ports) {
    const one = fork(new URL('./evening-server.ts', import.meta.url), [postgres.url, schema, String(port)]);
    processes.push(one);
    await once(one, 'message');
  }
  const headers = {
    ...Object.fromEntries(who.headers()),
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const scan = (code: string, n: number): Promise<number> =>
    new Promise((done, fail) => {
      const at = Date.now();
      const scans = [{ nonce: `bench-${n}`, code, kind: 'enter', at }];
      const body = String(
        new URLSearchParams({
          deviceId,
          scheduleId,
          door: '',
          sentAt: String(at),
          scans: JSON.stringify(scans),
        }),
      );
      const began = performance.now();
      request({ port: ports[n % 2], path: door.scan.path, method: 'POST', headers, agent }, reply => {
        let text = '';
        reply.on('data', part => {
          text += part;
        });
        reply.on('end', () => {
          const { data } = JSON.parse(text) as { data?: { results: Scanned[] } };
          if (data?.results?.[0]?.result !== 'admitted') fail(new Error(text));
          done(performance.now() - began);
        });
      })
        .on('error', fail)
        .end(body);
    });
  const times: number[] = [];
  let before = 0;
  const under: Promise<unknown>[] = [];
  for (const [n, code] of codes.entries()) {
    if (n === WARM_UP) before = await cpu();
    under.push(scan(code, n).then(ms => n >= WARM_UP && times.push(ms)));
    await new Promise(later => setTimeout(later, 1000 / EACH));
  }
  await Promise.all(under);
  const each = ((await cpu()) - before) / times.length;
  const at = (share: number): number => times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  const late = at(0.95) > TARGET;
  console.log(
    `${late ? '✗' : '✓'} ${times.length} scans at ${EACH} a second on two processes: p50 ${at(0.5).toFixed(0)}, p95 ${at(0.95).toFixed(0)}, p99 ${at(0.99).toFixed(0)} ms (target ${TARGET}); ${each.toFixed(2)} ms of the processor each (load ${loadavg()[0]?.toFixed(1)})`,
  );
  if (late) process.exitCode = 1;
} finally {
  agent.destroy();
  for (const one of processes) one.disconnect();
  await database.script(`drop schema ${schema} cascade`);
  await database.close();
  await postgres.stop();
}
