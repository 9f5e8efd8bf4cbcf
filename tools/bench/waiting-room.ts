/**
 * An evening of many: 5,000 members for 400 seats, on two processes with PostgreSQL, by HTTP on 127.0.0.1. Nine of ten
 * come before the opening, the others in the ten seconds after it; whoever is called chooses for one to three seconds
 * and orders one to four seats; one member asks a hundred times a second all the while. Ends when no seat is left and
 * everybody has been told. The visitors are on the same machine and as slow as it is, so both is measured: what the
 * two processes took for an answer, and what the visitors waited. Fails on a seat that was sold twice, a turn out of order, anybody who hears nothing, and a
 * p95 of more than 300 ms of the first, for those who were let in.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { featureHash } from '#domain/contract/feature-hash.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { type RoomView, room } from '#domain/contract/room.ts';
import { seat } from '#domain/contract/seat.ts';
import { drawLots } from '#domain/rules/room.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { programKey, sessionKey } from '#server/http/keys.ts';
import { newSession } from '#server/http/session.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { audit, SOUND } from '#tests/server/audit.ts';
import { worldDocs } from '#tests/server/box-office.ts';
import { addMember, makeDeps } from '#tests/server/harness.ts';
import { startPostgres } from '#tests/server/postgres.ts';
import { realClock } from './real-clock.ts';

const VISITORS = Number(process.env.VISITORS ?? 5_000);
const SEATS = Number(process.env.SEATS ?? 400);
const PORTS = [7511, 7512];
const TARGET = 300;
/** From the first visitor to the opening, ms; and how long the stragglers take. */
const EARLY = 30_000;
const LATE = 10_000;
/** By then it must be over, ms. */
const OVER = 300_000;
const scheduleId = 'big';

const durations = { inside: [] as number[], looks: [] as number[], joins: [] as number[] };
const refusals = new Map<string, number>();
const tell = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);

const percentile = (all: number[], share: number): number =>
  all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
const line = (name: string, all: number[]): string =>
  `${name}: ${all.length} answers, p50 ${percentile(all, 0.5).toFixed(0)}, p95 ${percentile(all, 0.95).toFixed(0)}, p99 ${percentile(all, 0.99).toFixed(0)} ms`;

interface Answer<T> {
  readonly success: boolean;
  readonly errcode: string;
  readonly data: T;
}
const agents = PORTS.map(() => new Agent({ keepAlive: true, maxSockets: 256 }));

class Visitor {
  readonly #own: Record<string, string>;
  #orderKey = '';
  readonly #at: number;
  bought = 0;
  called = false;
  /** Heard that no seat is free, or was inside and found none. */
  full = false;

  constructor(n: number, session: { token: string; cookie: string | null }, keys: Record<string, string>) {
    this.#at = n % PORTS.length;
    this.#own = {
      sourcePage: '/zh-CN/pc/seat',
      appKey: 'heming-pc-demo',
      sessionId: session.token,
      Cookie: session.cookie?.split(';')[0] ?? '',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...keys,
    };
  }

  /** Asks until there is an answer; what the house refuses in a rush is asked again as a page would. */
  async call<T>(path: string, fields: Record<string, string>, times: number[]): Promise<Answer<T>> {
    for (let miss = 0; ; miss++) {
      const began = performance.now();
      const { status, text, orderKey } = await this.#send(path, new URLSearchParams(fields).toString());
      if (status === 200) {
        times.push(performance.now() - began);
        if (orderKey) this.#orderKey = orderKey;
        return JSON.parse(text) as Answer<T>;
      }
      tell(`HTTP ${status} at ${path.split('/').at(-1)}`);
      await pause(Math.min(20_000, 1_000 * 2 ** miss) * (1 + Math.random()));
    }
  }

  #send(path: string, body: string): Promise<{ status: number; text: string; orderKey: string }> {
    const headers = {
      ...this.#own,
      'Content-Length': String(body.length),
      ...(this.#orderKey && {
        orderKey: this.#orderKey,
        featureHash: featureHash('heming', this.#orderKey, 'heming-pc-demo'),
      }),
    };
    return new Promise(resolve => {
      const failed = () => resolve({ status: 0, text: '', orderKey: '' });
      const options = { host: '127.0.0.1', port: PORTS[this.#at], path, method: 'POST', headers };
      const asked = request({ ...options, agent: agents[this.#at] }, reply => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => {
          text += chunk;
        });
        reply.on('error', failed);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, text, orderKey: String(reply.headers.orderkey ?? '') }),
        );
      });
      asked.on('error', failed);
      asked.end(body);
    });
  }

  async visit(over: () => boolean): Promise<void> {
    let { data: view } = await this.call<RoomView>(room.join.path, { scheduleId }, durations.joins);
    while (view.state !== 'called') {
      this.full = view.full === true;
      if (this.full && over()) return;
      await pause(view.ask * (1 + 0.3 * Math.random()));
      const { token } = view;
      const seen = await this.call<RoomView>(room.look.path, { scheduleId, token }, durations.looks);
      if (!seen.success) throw new Error(`a place was lost: ${JSON.stringify(seen)}`);
      view = seen.data;
      if (view.state === 'lapsed' || view.state === 'over') throw new Error('a turn went by');
    }
    this.called = true;
    await this.#choose();
  }

  async #choose(): Promise<void> {
    const times = durations.inside;
    const letIn = await this.call(ticketOrder.checkPermission.path, { scheduleId }, times);
    if (!letIn.success) throw new Error(`called and not let in: ${JSON.stringify(letIn)}`);
    await Promise.all([seat.plan, seat.status].map(({ path }) => this.call(path, { scheduleId }, times)));
    const quantity = String(1 + Math.floor(Math.random() * 4));
    for (let attempt = 0; attempt < 5; attempt++) {
      await pause(1_000 + Math.random() * 2_000);
      const asked = { scheduleId, quantity: attempt < 3 ? quantity : '1' };
      const best = await this.call<{ seats: string[] }[]>(seat.best.path, asked, times);
      const seats = best.data[0]?.seats ?? [];
      if (seats.length === 0) continue;
      const requestId = `bench-${Math.random()}`;
      const fields = { scheduleId, seats: seats.join(), requestId };
      const made = await this.call(ticketOrder.create.path, fields, times);
      if (made.success) {
        this.bought = seats.length;
        return;
      }
      tell(`order refused with ${made.errcode}`);
    }
    this.full = true;
  }
}

const server = process.env.DATABASE_URL ? null : await startPostgres({ durable: true });
const url = process.env.DATABASE_URL ?? server?.url ?? '';
if (!url) throw new Error('No PostgreSQL: set DATABASE_URL or install the postgres server.');
const schema = `bench_room_${process.pid}`;
const database = await postgresDatabase(url, { schema, max: 8 });
await database.script(`create schema ${schema}`);
const processes: ChildProcess[] = [];
try {
  await migrate(database, thisRelease);
  const store = sqlStore(database);
  const deps = makeDeps({ store, clock: realClock, config: { demo: false } });
  const sessions: { token: string; cookie: string | null }[] = [];
  for (let n = 0; n < VISITORS + 1; n += 50)
    sessions.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          const memberId = await addMember(deps, `137${String(n + i).padStart(8, '0')}`);
          const session = await newSession(deps, memberId, Date.now());
          await store.direct.accounts.addSession(session.row);
          return session;
        }),
      )),
    );
  const keys = { programKey: await programKey(deps, 'p1'), sessionKey: await sessionKey(deps, scheduleId) };
  const visitors = sessions.slice(0, VISITORS).map((s, n) => new Visitor(n, s, keys));
  const flood = new Visitor(0, sessions[VISITORS] as (typeof sessions)[number], keys);

  const opensAt = Date.now() + EARLY + 5_000;
  const docs = worldDocs(Date.now(), SEATS).map(doc =>
    doc.kind === 'schedule' && doc.id === scheduleId
      ? { ...doc, body: { ...(doc.body as ScheduleDoc), waitingRoom: true, saleFrom: opensAt, limit: 4 } }
      : doc,
  );
  await store.transaction(tx => tx.catalogue.upsert(docs));
  for (const port of PORTS) {
    const one = fork(new URL('./waiting-room-server.ts', import.meta.url), [url, schema, String(port)]);
    processes.push(one);
    await once(one, 'message');
  }
  console.log(`${VISITORS} members, ${SEATS} seats, two processes; load ${loadavg()[0]?.toFixed(1)}`);

  let over = false;
  const began = Date.now();
  const taken = async () =>
    (await store.direct.sales.takenCounts([scheduleId], Date.now())).get(scheduleId) ?? 0;
  const stop = new AbortController();
  const flooding = (async () => {
    const { data } = await flood.call<RoomView>(room.join.path, { scheduleId }, []);
    while (!stop.signal.aborted) {
      void flood.call(room.look.path, { scheduleId, token: data.token }, []).then(a => {
        if (!a.success) tell('flood refused');
      });
      await pause(10);
    }
  })();
  const rows: string[] = [];
  const watching = (async () => {
    let soldOut = 0;
    while (!stop.signal.aborted) {
      const row = await store.direct.rooms.room(scheduleId);
      const sold = await taken();
      rows.push(
        `${((Date.now() - opensAt) / 1000).toFixed(0)} s: called ${row?.called}, may be inside ${row?.flow.limit}, sold ${sold}`,
      );
      if (sold >= SEATS && soldOut === 0) {
        soldOut = Date.now();
        console.log(`sold out ${((soldOut - opensAt) / 1000).toFixed(1)} s after the opening`);
      }
      over = soldOut > 0 && Date.now() > opensAt + LATE;
      if (Date.now() - began > OVER) throw new Error(`not over after five minutes:\n${rows.join('\n')}`);
      await pause(1_000);
    }
  })();
  await Promise.race([
    watching,
    Promise.all(
      visitors.map(async (visitor, n) => {
        const late = n % 10 === 0;
        await pause(late ? opensAt - began + Math.random() * LATE : Math.random() * EARLY);
        await visitor.visit(() => over);
      }),
    ),
  ]);
  stop.abort();
  await Promise.all([flooding, watching]);
  for (const row of rows.filter((_, i) => i % 5 === 0)) console.log(`  ${row}`);

  const books = await audit(database, Date.now());
  const places = await store.direct.rooms.placesSince(scheduleId, 0);
  const row = await store.direct.rooms.room(scheduleId);
  const lots = await drawLots(row?.seed ?? '', row?.drawn ?? 0, text => deps.host.sha256(text));
  const rank = new Map(lots.map((lot, i) => [lot, i + 1]));
  const order = places
    .filter(p => p.calledAt !== null)
    .map(p => ({ place: rank.get(p.lot) ?? p.lot, at: p.calledAt ?? 0 }))
    .sort((a, b) => a.place - b.place);
  const outOfTurn = order.filter(
    ({ place, at }, i) => place !== i + 1 || at < (order[i - 1]?.at ?? 0),
  ).length;
  const unheard = visitors.filter(v => !v.called && !v.full).length;
  const served: number[] = [];
  for (const one of processes) {
    const told = once(one, 'message');
    one.send('report');
    served.push(...((await told)[0] as number[]));
  }
  console.log(line('inside, as served', served));
  console.log(line('inside, as the visitor has it', durations.inside));
  console.log(line('looks', durations.looks));
  console.log(line('joins', durations.joins));
  console.log(
    `called ${order.length}, ordered ${visitors.filter(v => v.bought > 0).length} with ${await taken()} seats`,
  );
  console.log(
    `out of turn ${outOfTurn}, unheard ${unheard}, sold twice ${books.doubleSold}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [what, count] of refusals) console.log(`  ${what}: ${count}`);
  const p95 = percentile(served, 0.95);
  const sound = JSON.stringify(books) === JSON.stringify(SOUND);
  if (!sound || outOfTurn > 0 || unheard > 0 || p95 > TARGET) process.exitCode = 1;
  console.log(`waiting room: p95 of those inside ${p95.toFixed(0)} ms (target ${TARGET} or less)`);
} finally {
  for (const one of processes) one.disconnect();
  await pause(500);
  await database.script(`drop schema ${schema} cascade`);
  await database.close();
  await server?.stop();
}
