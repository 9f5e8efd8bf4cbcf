import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { StoreAway } from '#server/store/away.ts';
import { type Limits, postgresDatabase } from '#server/store/sql/database.ts';
import type { Database } from '#server/store/sql/sql.ts';
import { hasPostgres } from './stores.ts';

/** Of what is to be seen, not of how soon a busy machine opens a connection. */
const SHORT: Limits = { connect: 20_000, lock: 200, statement: 1_000 };
const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

async function withDatabase(
  options: { max: number; limits?: Limits },
  work: (database: Database, other: Database) => Promise<void>,
): Promise<void> {
  const url = inject('postgresUrl');
  const [database, other] = await Promise.all([postgresDatabase(url, options), postgresDatabase(url)]);
  try {
    await work(database, other);
  } finally {
    await Promise.all([database.close(), other.close()]);
  }
}
const pid = async (query: Database['query']): Promise<number> =>
  (await query<{ pid: number }>('select pg_backend_pid() as pid', []))[0]?.pid ?? 0;
const terminate = async (other: Database, backend: number): Promise<void> => {
  await other.query('select pg_terminate_backend($1)', [backend]);
  await later(50);
};
/** Any error that nobody listens for ends the test run as it would end the server. */
const onPostgres = test.runIf(hasPostgres());

onPostgres('a connection that ends inside a transaction ends the call, not the process', async () => {
  await withDatabase({ max: 1 }, async (database, other) => {
    let first = 0;
    const cut = database.transaction(async query => {
      first = await pid(query);
      await terminate(other, first);
      await query('select 1', []);
    });
    await expect(cut).rejects.toThrow(StoreAway);
    // Between the last statement and the commit.
    await expect(database.transaction(async query => terminate(other, await pid(query)))).rejects.toThrow(
      StoreAway,
    );
    // The only place of the pool is free again, with another connection.
    expect(await pid(database.query)).not.toBe(first);
    await terminate(other, await pid(database.query));
    expect(await database.transaction(pid)).toBeGreaterThan(0);
  });
});

onPostgres('what is locked is given up in time, and its connection is kept', async () => {
  await withDatabase({ max: 1, limits: SHORT }, async (database, other) => {
    const before = await pid(database.query);
    await other.transaction(async query => {
      await query('select pg_advisory_xact_lock(777001)', []);
      const waiting = (q: Database['query']) => q('select pg_advisory_xact_lock(777001)', []);
      await expect(database.transaction(waiting)).rejects.toMatchObject({ name: 'StoreAway', code: '55P03' });
      await expect(waiting(database.query)).rejects.toThrow(StoreAway);
    });
    await expect(database.query('select pg_sleep(5)', [])).rejects.toMatchObject({ code: '57014' });
    expect(await pid(database.query)).toBe(before);
  });
});

onPostgres('nobody waits for long for a connection that others have, and health has its own', async () => {
  await withDatabase(
    { max: 1, limits: { connect: 2_000, lock: 200, statement: 20_000 } },
    async (database, other) => {
      await other.script('create table if not exists health_probe (at timestamptz)');
      const slow = database.query('select pg_sleep(4)', []);
      await expect(database.query('select 1', [])).rejects.toThrow(StoreAway);
      await database.ping();
      await slow;
    },
  );
});

onPostgres('a database that says nothing at all is given up, and found again when it speaks', async () => {
  const url = new URL(inject('postgresUrl'));
  const port = Number(url.port);
  const lines = new Set<Socket>();
  let silent = false;
  const proxy = createServer(visitor => {
    const line = connect(port, url.hostname);
    for (const socket of [visitor, line]) {
      lines.add(socket);
      socket.on('error', () => undefined);
    }
    visitor.on('data', data => silent || line.write(data)).on('close', () => line.destroy());
    line.on('data', data => silent || visitor.write(data)).on('close', () => visitor.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url.port = String((proxy.address() as AddressInfo).port);
  const database = await postgresDatabase(url.href, {
    max: 1,
    limits: SHORT,
  });
  try {
    const before = await pid(database.query);
    silent = true;
    const transaction = database.transaction(query => query('select 1', []));
    await expect(transaction).rejects.toThrow(StoreAway);
    await expect(database.ping()).rejects.toThrow(StoreAway);
    silent = false;
    expect(await pid(database.query)).not.toBe(before);
  } finally {
    await database.close();
    for (const socket of lines) socket.destroy();
    proxy.close();
  }
});

test('a database that is not there is away', async () => {
  const database = await postgresDatabase('postgres://nobody@127.0.0.1:1/none', { limits: SHORT });
  await expect(database.query('select 1', [])).rejects.toMatchObject({
    name: 'StoreAway',
    code: 'ECONNREFUSED',
  });
  await expect(database.ping()).rejects.toThrow(StoreAway);
  await database.close();
});
