import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import { isAway, StoreAway } from '../away.ts';
import { type Database, outdated, type Query } from './sql.ts';

type Exec = Pick<PGlite | Transaction, 'exec'>;

const BYTEA = 17;
/**
 * What a PGlite is made with, beside what it starts with by itself. Its own way with bytes takes most of a second for a
 * file of four megabytes, in which nobody is served (with each query these options would cost as much as a small query
 * does). Of the buffers every byte is written at a start: 128 MB, as it has by itself, are memory of the machine then, and
 * files of the folder are in the system's own memory anyway. Nobody counts what tables hold here as they grow: a plan that
 * is kept from when they were empty might read all of them.
 */
export const madeWith = (start: readonly string[]) => ({
  startParams: [...start, '-c', 'shared_buffers=32MB', '-c', 'plan_cache_mode=force_custom_plan'],
  serializers: {
    [BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex')) },
});

type Told = Awaited<ReturnType<PGlite['execProtocolStream']>>;
interface Prepared {
  readonly name: string;
  /** Of its parameters, by number. */
  readonly types: readonly number[];
  /** What its rows are like. */
  readonly shape: Told;
}

/**
 * A statement with parameters is read once, under a name, and then asked for in one message: PGlite's own way reads it
 * each time, in six. Without parameters the text may hold several statements.
 */
async function pgliteQuery(db: PGlite) {
  const { parse, protocol } = await import('@electric-sql/pglite');
  const { serialize } = protocol;
  const known = new Map<string, Prepared>();
  let made = 0;
  const ask = (syncToFs: boolean, ...messages: Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs });
  async function prepare(text: string): Promise<Prepared> {
    const name = `s${made++}`;
    const told = await ask(false, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const types = parse.parseDescribeStatementResults(told);
    const prepared = { name, types, shape: told.filter(message => message.name === 'rowDescription') };
    known.set(text, prepared);
    return prepared;
  }
  const value = (param: unknown, type = 0): string | null =>
    param === null || param === undefined ? null : (db.serializers[type]?.(param) ?? String(param));
  const run = async (text: string, params: readonly unknown[], syncToFs: boolean): Promise<unknown[]> => {
    if (db.closed) throw new Error('The database is closed.');
    const { name, types, shape } = known.get(text) ?? (await prepare(text));
    const values = params.map((param, i) => value(param, types[i]));
    const told = await ask(syncToFs, serialize.bind({ statement: name, values }), serialize.execute({}));
    return parse.parseResults([...shape, ...told], db.parsers)[0]?.rows ?? [];
  };
  const asked = (text: string, params: readonly unknown[], syncToFs: boolean) =>
    db.runExclusive(() =>
      run(text, params, syncToFs).catch((error: unknown) => {
        if (!outdated(error)) throw error;
        known.clear();
        // Within a transaction all of it has failed.
        if (!syncToFs) throw error;
        return run(text, params, syncToFs);
      }),
    );
  const rows = async (on: Exec, text: string) => (await on.exec(text)).at(-1)?.rows ?? [];
  return {
    alone: ((text, params) =>
      params ? db._runExclusiveTransaction(() => asked(text, params, true)) : rows(db, text)) as Query,
    within: (tx: Transaction) =>
      ((text, params) => (params ? asked(text, params, false) : rows(tx, text))) as Query,
  };
}

/** PostgreSQL inside this process, in the folder `dir`. Take the folder's lock first. */
export async function pgliteDatabase(dir: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const options = madeWith(PGlite.defaultStartParams);
  return onPglite(await PGlite.create({ dataDir: dir, ...options }), () => roomIn(dir));
}

/** `healthy` rejects where the database answers and its disk would not. */
export async function onPglite(
  db: PGlite,
  healthy = async (): Promise<unknown> => undefined,
): Promise<Database> {
  const { alone, within } = await pgliteQuery(db);
  return {
    kind: 'pglite',
    query: alone,
    transaction: work => db.transaction(tx => work(within(tx))),
    script: async text => {
      await db.exec(text);
    },
    ping: async () => {
      await db.query('select 1');
      await healthy();
    },
    close: () => db.close(),
  };
}

/** Rejects when the disk takes no more: PostgreSQL writes into files that it has had for long, and sees it late. */
async function roomIn(dir: string): Promise<void> {
  const { rm, writeFile } = await import('node:fs/promises');
  const file = `${dir}.probe`;
  try {
    await writeFile(file, new Uint8Array(ROOM));
  } finally {
    await rm(file, { force: true });
  }
}
/** Bytes that the next orders need at least. */
const ROOM = 262_144;

const INT8 = 20;
/** Enough to keep two cores of a database busy; more only queue there instead of here. */
const POOL = 16;

/** Statements with parameters are prepared once a connection, under a name that their text gives. */
const names = new Map<string, string>();
/** How often a table was changed under what was prepared. */
let changes = 0;
function statement(text: string, params: readonly unknown[]): pg.QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = `s${changes}-${names.size}`;
    names.set(text, name);
  }
  return { name, text, values: params as unknown[] };
}

/** How long the database may take, ms: all of it together stays below the 15 seconds that a page waits. */
export interface Limits {
  /** Until a connection is there, be it a new one or one that another call gives back. */
  readonly connect: number;
  readonly lock: number;
  readonly statement: number;
}
export const LIMITS: Limits = { connect: 2_000, lock: 5_000, statement: 8_000 };
/** The server ends a statement itself; if it cannot even do that, the line is given up this much later. */
const SILENT = 1_000;
/** A monitor wants to know soon. */
const PROBE: Limits = { connect: 1_000, lock: 500, statement: 1_000 };

interface PostgresOptions {
  readonly max?: number;
  /** The schema to work in, for tests. */
  readonly schema?: string;
  /** Without them everything is waited for: migrations, tests on a busy machine. */
  readonly limits?: Limits;
}

/** A pool on a PostgreSQL server. */
export async function postgresDatabase(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { default: driver } = await import('pg');
  const types = {
    getTypeParser: ((id: number, format?: 'text') =>
      id === INT8 ? Number : driver.types.getTypeParser(id, format)) as typeof driver.types.getTypeParser,
  };
  const broken = new WeakSet<pg.PoolClient>();
  function open(max: number, limits?: Limits): pg.Pool {
    const pool = new driver.Pool({
      connectionString: url,
      max,
      types,
      ...(options.schema && { options: `-c search_path=${options.schema}` }),
      ...(limits && {
        connectionTimeoutMillis: limits.connect,
        lock_timeout: limits.lock,
        statement_timeout: limits.statement,
        query_timeout: limits.statement + SILENT,
      }),
    });
    // A connection may break at any moment, between two statements of a transaction as well as while it is idle;
    // without listeners each of these would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', client => client.on('error', () => broken.add(client)));
    return pool;
  }
  const pool = open(options.max ?? POOL, options.limits);
  // Of its own, so that it tells of the database and not of the queue for it.
  const probe = open(1, PROBE);

  /** What broke or hangs is closed, and never lent again. */
  async function lent<T>(from: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    try {
      client = await from.connect();
      return await work(client);
    } catch (error) {
      if (!isAway(error)) throw error;
      if (client && !ENDED_BY_SERVER.has((error as { code?: string }).code ?? '')) broken.add(client);
      throw new StoreAway(error);
    } finally {
      client?.release(broken.has(client));
    }
  }
  const queryOn = (client: pg.PoolClient): Query =>
    (async (text: string, params?: readonly unknown[]) => {
      const result: unknown = await client
        .query(params ? statement(text, params) : text)
        .catch((error: unknown) => {
          if (outdated(error)) {
            names.clear();
            changes++;
          }
          throw error;
        });
      const last = (Array.isArray(result) ? result.at(-1) : result) as pg.QueryResult;
      return last.rows;
    }) as Query;

  return {
    kind: 'postgres',
    query: ((text: string, params?: readonly unknown[]) =>
      lent(pool, async client => {
        const query = queryOn(client);
        return query(text, params).catch((error: unknown) => {
          if (!outdated(error)) throw error;
          return query(text, params);
        });
      })) as Query,
    transaction: work =>
      lent(pool, async client => {
        try {
          await client.query('begin');
          const result = await work(queryOn(client));
          await client.query('commit');
          return result;
        } catch (error) {
          if (!broken.has(client) && !hangs(error))
            await client.query('rollback').catch(() => broken.add(client));
          throw error;
        }
      }),
    script: async text => {
      await lent(pool, client => client.query(text));
    },
    pool: () => ({
      lent: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: () =>
      lent(probe, async client => {
        await client.query(WRITE);
      }),
    close: async () => {
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

/** The server has ended the statement and waits for the next one: statement and lock time-outs. */
const ENDED_BY_SERVER: ReadonlySet<string> = new Set(['57014', '55P03', '53100', '53200']);
/** Nothing more can be asked on this connection. */
const hangs = (error: unknown): boolean =>
  isAway(error) && !ENDED_BY_SERVER.has((error as { code?: string }).code ?? '');
/** A database that only reads, or that has no room, sells nothing. */
const WRITE = 'update health_probe set at = now()';
