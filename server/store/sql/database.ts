import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Database, Query } from './sql.ts';

type Exec = Pick<PGlite | Transaction, 'query' | 'exec'>;

/** Without parameters the text may hold several statements, as in PostgreSQL's simple protocol. */
const pgliteQuery = (on: Exec): Query =>
  (async (text: string, params?: readonly unknown[]) => {
    if (params) return (await on.query(text, params as unknown[])).rows;
    return (await on.exec(text)).at(-1)?.rows ?? [];
  }) as Query;

/** PostgreSQL inside this process, in the folder `dir`, or in memory without one. Take the folder's lock first. */
export async function pgliteDatabase(dir?: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const db = await PGlite.create(dir === undefined ? {} : { dataDir: dir });
  return {
    kind: 'pglite',
    query: pgliteQuery(db),
    transaction: work => db.transaction(tx => work(pgliteQuery(tx))),
    script: async text => {
      await db.exec(text);
    },
    close: () => db.close(),
  };
}

const INT8 = 20;
/** Enough to keep two cores of a database busy; more only queue there instead of here. */
const POOL = 16;

/** Statements with parameters are prepared once a connection, under a name that their text gives. */
const names = new Map<string, string>();
function statement(text: string, params: readonly unknown[]): pg.QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return { name, text, values: params as unknown[] };
}

interface PostgresOptions {
  readonly max?: number;
  /** The schema to work in, for tests. */
  readonly schema?: string;
}

/** A pool on a PostgreSQL server. bigint comes back as a number: instants and fen fit. */
export async function postgresDatabase(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { default: driver } = await import('pg');
  const pool = new driver.Pool({
    connectionString: url,
    max: options.max ?? POOL,
    ...(options.schema ? { options: `-c search_path=${options.schema}` } : {}),
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === INT8 ? Number : driver.types.getTypeParser(id, format)) as typeof driver.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const queryOn = (on: pg.Pool | pg.PoolClient): Query =>
    (async (text: string, params?: readonly unknown[]) => {
      const result: unknown = await on.query(params ? statement(text, params) : text);
      const last = (Array.isArray(result) ? result.at(-1) : result) as pg.QueryResult;
      return last.rows;
    }) as Query;
  return {
    kind: 'postgres',
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(queryOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((e: unknown) => {
          broken = e as Error;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    script: async text => {
      await pool.query(text);
    },
    close: () => pool.end(),
  };
}
