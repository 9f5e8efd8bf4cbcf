import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { checkBackup } from '#server/host/backup-file.ts';
import { askLocalDesk, deskPath } from '#server/host/local-desk.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/port.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { Buyer } from './box-office.ts';
import { addMember, makeDeps, signIn } from './harness.ts';
import { startedBefore } from './pglite.ts';
import { endAll, REAL_ENV, type Serving, scratch, serving } from './serving.ts';
import { hasPostgres } from './stores.ts';

afterEach(endAll);

/** A machine that does much else takes its time. */
const WAIT = { timeout: 120_000, interval: 50 };
const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

describe('a server in a process of its own', () => {
  test('tells of each request in a line without secrets, and of all in figures', async () => {
    const data = startedBefore(scratch('data'));
    const server = await serving({ DATA_DIR: data, TRUST_PROXIES: '1' });
    const planted = 'q7Jx9vT2mZ4bK8nR1sW5yP3dF6gH0cLaQeUiOtAxByC';
    const response = await fetch(
      `${server.url}${account.logonInfo.path}?mobile=13812345678&token=${planted}`,
      {
        method: 'POST',
        body: new URLSearchParams({ password: 'hunter22-in-a-body', mobile: '13812345678', x: planted }),
        headers: {
          'X-Request-Id': 'from-the-balancer',
          Cookie: `heming=${planted}`,
          sessionId: planted,
          sourcePage: `/zh-CN/pc/home?secret=hunter22`,
          Authorization: `Bearer ${planted}`,
          'User-Agent': 'lin@example.com',
        },
      },
    );
    expect(response.headers.get('x-request-id')).toBe('from-the-balancer');
    await fetch(`${server.url}/zh-CN/pc/concert-detail/13812345678?token=${planted}`);
    await fetch(`${server.url}/13812345678/${planted}.xhtml`, { method: 'DELETE' });
    const text = await (await fetch(server.metrics)).text();
    for (const line of [
      `http_requests_total{method="POST",route="${account.logonInfo.path}",status="200"} 1`,
      'heming_log_lines_total{level="info"}',
      'heming_seats_held 0',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(line);
    expect((await fetch(server.metrics.replace('metrics', 'other'))).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toMatch(/version=0.0.4/);
    // It writes its own back-up: the folder is nobody else's.
    const backup = join(data, 'evening.backup');
    const question = { backup };
    expect(await askLocalDesk(deskPath(data), question)).toMatchObject({ ok: true });
    expect((await checkBackup(backup)).lines).toBeGreaterThan(10);
    expect(await askLocalDesk(deskPath(data), question)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('is there already')],
    });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lines = server
      .said()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(l => l.request === 'from-the-balancer')).toMatchObject({
      level: 'info',
      msg: 'request',
      method: 'POST',
      route: account.logonInfo.path,
      status: 200,
      ms: expect.any(Number),
    });
    for (const secret of [planted, 'hunter22', '13812345678', 'lin@', ...Object.values(REAL_ENV).slice(1, 4)])
      expect(server.said() + text).not.toContain(secret);
    expect(text).not.toContain('DELETE');
  });
});

/** A database of its own on the run's PostgreSQL, with the way in for a server. */
async function database() {
  const admin = inject('postgresUrl');
  const name = `serve_${process.pid}_${Date.now().toString(36)}`;
  const root = await postgresDatabase(admin, { max: 1 });
  await root.script(`create database ${name}`);
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  return {
    url,
    async drop() {
      await root.script(`drop database ${name} with (force)`);
      await root.close();
    },
  };
}

describe('its gateways', () => {
  test('on trial are told of loudly at every start', async () => {
    const keys = { STRIPE_KEY: 'sk_test_1234567890', STRIPE_WEBHOOK_SECRET: 'whsec_1234567890' };
    const server = await serving({ DATA_DIR: startedBefore(scratch('data')), GATEWAYS: 'stripe', ...keys });
    const told = server
      .said()
      .split('\n')
      .find(line => line.includes('NO REAL MONEY'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ level: 'warn', trial: 'STRIPE_KEY is a test key' });
    expect(server.said()).not.toMatch(/1234567890/);
  });

  test('and what else is missing are one list', async () => {
    const said = (env: Record<string, string>) => serving({ DATA_DIR: scratch('data'), SECRET: '', ...env });
    await expect(said({ GATEWAYS: '' })).rejects.toThrow(/SECRET must have[\s\S]*GATEWAYS must name/);
    await expect(said({ GATEWAYS: 'stripe' })).rejects.toThrow(
      /SECRET must have[\s\S]*STRIPE_KEY is missing/,
    );
  });

  test('with another one’s keys end the start, in words', async () => {
    const wrong = { STRIPE_KEY: 'wx0123456789abcdef', STRIPE_WEBHOOK_SECRET: 'sk_live_1234567890' };
    await expect(serving({ DATA_DIR: scratch('data'), GATEWAYS: 'stripe', ...wrong })).rejects.toThrow(
      /STRIPE_KEY is not what it should be[\s\S]*STRIPE_WEBHOOK_SECRET is not what it should be/,
    );
  });
});

describe.runIf(hasPostgres())('a stop', () => {
  const at = (server: Serving): Hono =>
    ({
      fetch: (request: Request) =>
        fetch(request.url.replace('http://localhost', server.url), {
          method: request.method,
          headers: request.headers,
          ...(request.method === 'POST' && { body: request.body, duplex: 'half' }),
        } as RequestInit),
    }) as unknown as Hono;

  async function buyerAt(server: Serving, store: Store, mobile: string): Promise<Buyer> {
    const deps = { ...makeDeps({ store, config: { demo: false, secret: REAL_ENV.SECRET } }) };
    const real = { ...deps, clock: { ...deps.clock, now: Date.now } };
    const memberId = await addMember(real, mobile);
    const buyer = new Buyer(at(server), real, memberId);
    await signIn(real, buyer, memberId);
    return buyer;
  }

  test('ends what is under way and takes nothing new: no order is lost and none is half', async () => {
    const { url, drop } = await database();
    const server = await serving({ DATABASE_URL: url, DRAIN_SECONDS: '1' });
    const store = await openStore({ url, dir: '' });
    const admin = await postgresDatabase(url, { max: 2 });
    let release = (): void => undefined;
    let held = false;
    try {
      const buyers = await Promise.all(
        Array.from({ length: 6 }, (_, i) => buyerAt(server, store, `1380000000${i}`)),
      );
      const promised: string[] = [];
      let refused = 0;
      let over = false;
      const sell = async (buyer: Buyer, row: number): Promise<void> => {
        // Round after round, so that somebody asks when the doors are shut, however fast the machine is.
        for (let n = 0; !over; n = (n + 2) % 50) {
          const seats = [`L-${row}-${n + 1}`, `L-${row}-${n + 2}`];
          const answer = await buyer.create(seats, 'big').catch(() => null);
          if (!answer) refused++;
          else if (answer.success) promised.push(answer.data.tradeNo);
          await later(20);
        }
      };
      const [slow, ...others] = buyers;
      if (!slow) throw new Error('no buyer');
      await slow.admit('big');
      const selling = others.map((buyer, i) => sell(buyer, i + 1));
      await vi.waitFor(() => expect(promised.length).toBeGreaterThan(5), WAIT);
      // One order waits in the database until the drain is over.
      const locked = admin.transaction(async query => {
        await query('select pg_advisory_xact_lock(21, hashtext($1))', [slow.memberId]);
        await new Promise<void>(resolve => {
          release = resolve;
          held = true;
        });
      });
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory' and datname = current_database()`;
      await vi.waitFor(() => expect(held).toBe(true), WAIT);
      const inFlight = slow.create(['L-20-1', 'L-20-2'], 'big');
      await vi.waitFor(async () => expect(await admin.query(waiting, [])).not.toEqual([]), WAIT);
      expect(await (await fetch(server.metrics)).text()).toMatch(
        /heming_db_connections\{state="lent"\} [1-9]/,
      );
      server.child.kill('SIGTERM');
      await vi.waitFor(async () => {
        const red = await fetch(`${server.url}/readyz`);
        expect([red.status, await red.text()]).toEqual([503, 'not ready\n']);
      }, WAIT);
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
      await vi.waitFor(() => expect(fetch(`${server.url}/livez`)).rejects.toThrow(), WAIT);
      expect(server.child.exitCode).toBeNull();
      release();
      await locked;
      const answer = await inFlight;
      expect(answer.success, answer.msg).toBe(true);
      promised.push(answer.data.tradeNo);
      expect(await server.ended).toBe(0);
      over = true;
      await Promise.all(selling);
      expect(refused).toBeGreaterThan(0);
      // Who ordered stands in the log as a hash that is the same each time.
      const members = new Set(server.said().match(/"member":"[^"]*"/g));
      expect(members.size).toBe(buyers.length);
      expect(server.said()).not.toContain('1380000000');
      const claims = await admin.query<{ trade_no: string; n: number }>(
        `select o.trade_no, (select count(*)::int from seat_claim c where c.trade_no = o.trade_no) as n
         from ticket_order o where o.standing = 'unpaid'`,
        [],
      );
      expect(new Set(claims.map(c => c.n))).toEqual(new Set([2]));
      const kept = new Set(claims.map(c => c.trade_no));
      expect(promised.filter(tradeNo => !kept.has(tradeNo))).toEqual([]);
      const orphans = await admin.query(
        'select 1 from seat_claim where trade_no not in (select trade_no from ticket_order)',
        [],
      );
      expect(orphans).toEqual([]);
    } finally {
      release();
      await store.close();
      await admin.close();
      await drop();
    }
  });
});
