/**
 * What each call of an evening costs, in CPU ms: of one process of the site, and of PostgreSQL, whose processes are read
 * from /proc. Wall clocks say nothing on a machine that others use.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { featureHash } from '#domain/contract/feature-hash.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { type RoomView, room } from '#domain/contract/room.ts';
import { seat } from '#domain/contract/seat.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { programKey, sessionKey } from '#server/http/keys.ts';
import { newSession } from '#server/http/session.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { worldDocs } from '#tests/server/box-office.ts';
import { addMember, makeDeps } from '#tests/server/harness.ts';
import { freePort, startPostgres } from '#tests/server/postgres.ts';
import { realClock } from './real-clock.ts';

export interface Cost {
  /** CPU ms of a process of the site, and of the database. */
  readonly site: number;
  readonly database: number;
}
export const STEPS = [
  'page',
  'file',
  'join',
  'look',
  'permission',
  'plan',
  'status',
  'best',
  'order',
] as const;
export type Costs = Readonly<Record<(typeof STEPS)[number], Cost>>;

const VISITORS = Number(process.env.VISITORS ?? 300);
const CONNECTIONS = 16;
const LOOKS = 5;
const SEATS = 1_800;
/** One evening with a room before it; one without, so that all of them may choose. */
const ROOM = 'big';
const OPEN = 'open';
/** Of a second; Linux. */
const TICKS = 100;

const statOf = (pid: string): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
const [PARENT, USER_OF_ENDED, SYSTEM_OF_ENDED] = [1, 13, 14];

/** CPU ms of the postmaster and all that it started: the kernel's ns of those that run, ticks of those that ended. */
function cpuOfDatabase(postmaster: number): number {
  let ms = 0;
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const fields = statOf(pid);
      const own = Number(pid) === postmaster;
      if (!own && fields[PARENT] !== postmaster) continue;
      ms += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
      if (own) ms += (((fields[USER_OF_ENDED] ?? 0) + (fields[SYSTEM_OF_ENDED] ?? 0)) * 1000) / TICKS;
    } catch {
      // Ended meanwhile.
    }
  }
  return ms;
}
const parentOf = (pid: number): number => statOf(String(pid))[PARENT] ?? 0;

export async function measureCosts(): Promise<Costs> {
  if (!existsSync('dist/index.html')) throw new Error('There is no built site: run `npm run build` first.');
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Error('No PostgreSQL: install the postgres server.');
  const schema = `bench_evening_${process.pid}`;
  const database = await postgresDatabase(postgres.url, { schema, max: 8 });
  await database.script(`create schema ${schema}`);
  const port = await freePort();
  try {
    await migrate(database, thisRelease);
    const store = sqlStore(database);
    const deps = makeDeps({ store, clock: realClock, config: { demo: false } });
    const opened = Date.now() - 60_000;
    const docs = worldDocs(Date.now(), SEATS).flatMap(doc => {
      if (doc.kind !== 'schedule' || doc.id !== ROOM) return [doc];
      const body = { ...(doc.body as ScheduleDoc), saleFrom: opened, limit: 4 };
      return [
        { ...doc, body: { ...body, waitingRoom: true } },
        { ...doc, id: OPEN, body: { ...body, id: OPEN } },
      ];
    });
    await store.transaction(tx => tx.catalogue.upsert(docs));
    const keys = { programKey: await programKey(deps, 'p1'), sessionKey: await sessionKey(deps, OPEN) };
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, async (_, n) => {
        const session = await newSession(
          deps,
          await addMember(deps, `137${String(n).padStart(8, '0')}`),
          Date.now(),
        );
        await store.direct.accounts.addSession(session.row);
        const headers: Record<string, string> = {
          sourcePage: '/zh-CN/pc/seat',
          appKey: 'heming-pc-demo',
          sessionId: session.token,
          Cookie: session.cookie?.split(';')[0] ?? '',
          'Content-Type': 'application/x-www-form-urlencoded',
          'Accept-Encoding': 'br',
          ...keys,
        };
        return { headers, token: '' };
      }),
    );
    const [own] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = parentOf(Number(own?.pid));
    const site = fork(new URL('./evening-server.ts', import.meta.url), [postgres.url, schema, String(port)]);
    await once(site, 'message');
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const send = (
      path: string,
      { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
    ) =>
      new Promise<{ status: number; text: string; orderKey: string }>((done, fail) => {
        const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, reply => {
          const parts: Buffer[] = [];
          reply.on('data', part => parts.push(part));
          reply.on('end', () => {
            const text = reply.headers['content-encoding'] ? '' : Buffer.concat(parts).toString();
            done({ status: reply.statusCode ?? 0, text, orderKey: String(reply.headers.orderkey ?? '') });
          });
        });
        asked.on('error', fail).end(body);
      });
    const cpu = async (): Promise<Cost> => {
      site.send('cpu');
      const [{ user, system }] = (await once(site, 'message')) as [NodeJS.CpuUsage];
      return { site: (user + system) / 1000, database: cpuOfDatabase(postmaster) };
    };
    type Visitor = (typeof visitors)[number];
    const get =
      (path: string) =>
      async ({ headers }: Visitor) => {
        const { status } = await send(path, {
          method: 'GET',
          headers: { 'Accept-Encoding': headers['Accept-Encoding'] ?? '' },
        });
        if (status !== 200) throw new Error(`${path}: ${status}`);
      };
    const call = async <T>(
      visitor: Visitor,
      path: string,
      fields: Record<string, string>,
    ): Promise<T | null> => {
      const body = String(new URLSearchParams({ scheduleId: OPEN, ...fields }));
      const { 'Accept-Encoding': _, ...headers } = visitor.headers;
      const { text, orderKey } = await send(path, { method: 'POST', headers, body });
      if (orderKey)
        Object.assign(visitor.headers, {
          orderKey,
          featureHash: featureHash('heming', orderKey, 'heming-pc-demo'),
        });
      const { success, data, msg, errcode } = JSON.parse(text) as {
        success: boolean;
        data: T;
        msg: string;
        errcode: string;
      };
      const why = `${path.split('/').at(-1)} ${errcode} ${msg}`;
      if (!success) refused.set(why, (refused.get(why) ?? 0) + 1);
      return success ? data : null;
    };
    const refused = new Map<string, number>();
    /** All visitors, some at a time; what one of them costs. */
    async function step(work: (visitor: Visitor) => Promise<unknown>, times = 1): Promise<Cost> {
      const before = await cpu();
      let next = 0;
      const one = async () => {
        for (let i = next++; i < VISITORS * times; i = next++) await work(visitors[i % VISITORS] as Visitor);
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, one));
      const after = await cpu();
      const each = VISITORS * times;
      return { site: (after.site - before.site) / each, database: (after.database - before.database) / each };
    }
    const file =
      /\/shstatic\/index-[\w-]+\.js/.exec(readFileSync('dist/zh-CN/pc/home/index.html', 'utf8'))?.[0] ?? '';
    const page = get(`/zh-CN/pc/seat?scheduleId=${OPEN}&programId=p1`);
    await step(page);
    const best = (visitor: Visitor) =>
      call<{ seats: string[] }[]>(visitor, seat.best.path, { quantity: '2' });
    const costs: Costs = {
      page: await step(page, LOOKS),
      file: await step(get(file), LOOKS),
      join: await step(async visitor => {
        const view = await call<RoomView>(visitor, room.join.path, { scheduleId: ROOM });
        visitor.token = view?.token ?? '';
      }),
      look: await step(
        visitor => call(visitor, room.look.path, { scheduleId: ROOM, token: visitor.token }),
        LOOKS,
      ),
      permission: await step(visitor => call(visitor, ticketOrder.checkPermission.path, {})),
      plan: await step(visitor => call(visitor, seat.plan.path, {})),
      status: await step(visitor => call(visitor, seat.status.path, {})),
      best: await step(best),
      order: await step(async visitor => {
        for (let attempt = 0; attempt < 5; attempt++) {
          const [place] = (await best(visitor)) ?? [];
          const seats = place?.seats.join() ?? '';
          const made = await call(visitor, ticketOrder.create.path, {
            seats,
            requestId: `evening-${Math.random()}`,
          });
          if (made !== null) return;
        }
      }),
    };
    for (const [what, times] of refused) console.log(`  ${times} × ${what}`);
    agent.destroy();
    site.disconnect();
    return costs;
  } finally {
    await database.script(`drop schema ${schema} cascade`);
    await database.close();
    await postgres.stop();
  }
}
