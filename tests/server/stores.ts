import { afterEach, describe, inject } from 'vitest';
import { memoryStore } from '#server/store/memory/memory.ts';
import type { Store } from '#server/store/port.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { emptyPglite } from './pglite.ts';

export type StoreKind = Store['kind'];
export interface Opened {
  readonly store: Store;
  /** The database below it, for audits in SQL; null for the memory store. */
  readonly database: Database | null;
}

let schemas = 0;
/** Each run has names of its own: what it leaves in a database that was given, its end takes away. */
const newSchema = (): string => `${inject('schemas')}${process.pid}_${schemas++}`;

/** One PGlite a worker. It has one connection, whose path names one schema: it serves one store at a time. */
let pglite: Promise<Database> | null = null;
async function migratedPglite(): Promise<Database> {
  const database = await emptyPglite();
  await migrate(database, thisRelease);
  await database.script(emptied(database.kind));
  return database;
}
async function openPglite(): Promise<Opened> {
  const used = pglite !== null;
  pglite ??= migratedPglite();
  const database = await pglite;
  if (used) await database.script(EMPTY);
  return { database, store: sqlStore(database) };
}
/** A store that remembers nothing; no other process need be waited for. */
const storeOn = (database: Database, close: Store['close']): Store => ({
  ...sqlStore(database),
  ...(database.kind === 'postgres' && { takenOverIn: 20 }),
  close,
});
/** Its end takes the schema away. */
function inSchema(database: Database, schema: string, end: () => Promise<void>): Store {
  const close = async (): Promise<void> => {
    await database.script(`drop schema ${schema} cascade`);
    await end();
  };
  return storeOn(database, close);
}

/** A schema of its own on the run's PostgreSQL. */
export async function openPostgres(max = 16): Promise<Opened> {
  const url = inject('postgresUrl');
  const schema = newSchema();
  const database = await postgresDatabase(url, { schema, max });
  await database.script(`create schema ${schema}`);
  await migrate(database, thisRelease);
  await database.script(emptied(database.kind));
  return { database, store: inSchema(database, schema, database.close) };
}

/** A schema of its own in which nothing is. */
export async function emptyPostgres(): Promise<Database> {
  const schema = newSchema();
  const database = await postgresDatabase(inject('postgresUrl'), { schema, max: 4 });
  await database.script(`create schema ${schema}`);
  return {
    ...database,
    close: async () => {
      await database.script(`drop schema ${schema} cascade`);
      await database.close();
    },
  };
}

export const hasPostgres = (): boolean => inject('postgresUrl') !== '';

/** The kinds of store that this machine can test. */
export const storeKinds = (): StoreKind[] => [
  'memory',
  'pglite',
  ...(hasPostgres() ? (['postgres'] as const) : []),
];

const openers: Record<StoreKind, () => Promise<Opened>> = {
  memory: async () => ({ store: memoryStore(), database: null }),
  pglite: openPglite,
  postgres: sparePostgres,
};

/**
 * Takes every row out of the schema but those that migrations wrote: many times as quick as making it anew. What has
 * grown is cut off, as rows that are only deleted stay in the files of a table. A function of the database, as its plans
 * are kept, and what refers to others goes first. On PostgreSQL some may still be at work, who begin with what is referred
 * to: so does this, and nothing is looked up.
 */
const emptied = (kind: Database['kind']): string => `do $do$ begin
  execute (select format('create function emptied() returns void language plpgsql ${
    kind === 'postgres' ? 'set session_replication_role = replica' : ''
  } as %L', 'declare n int; begin '
    || string_agg(format('delete from %1$s; get diagnostics n = row_count;
        if n > 0 and pg_relation_size(%1$L::regclass) > 262144 then truncate %1$s cascade; end if;', oid::regclass), ' '
        order by oid ${kind === 'postgres' ? 'asc' : 'desc'})
    || ' update catalogue_version set version = 0; end')
  from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    and relname not in ('schema_migration', 'schema_function', 'catalogue_version', 'health_probe'));
end $do$`;
const EMPTY = 'select emptied()';

/** A database as new, and a store on it that remembers nothing. */
export async function anew({ database, store }: Opened): Promise<Store> {
  if (!database) return memoryStore();
  await database.script(EMPTY);
  return storeOn(database, store.close);
}

/** Schemas of PostgreSQL that are in nobody's use: a worker keeps them for its next tests and files. */
const spare: Opened[] = [];
async function sparePostgres(): Promise<Opened> {
  const one = spare.pop();
  if (!one?.database) return openPostgres();
  await one.database.script(EMPTY);
  // What a process remembers, it remembers of a store.
  return { database: one.database, store: storeOn(one.database, one.store.close) };
}

/** Runs a suite once on each kind of store. `open` gives a migrated, empty store until the end of the test. */
export function eachStore(
  suite: (open: () => Promise<Store>, kind: StoreKind, openWithDatabase: () => Promise<Opened>) => void,
  kinds: readonly StoreKind[] = storeKinds(),
): void {
  for (const kind of kinds) {
    describe(`on ${kind}`, () => {
      const inUse: Opened[] = [];
      const open = async (): Promise<Opened> => {
        const one = await openers[kind]();
        inUse.push(one);
        return one;
      };
      afterEach(() => {
        if (kind === 'postgres') spare.push(...inUse);
        inUse.length = 0;
      });
      suite(async () => (await open()).store, kind, open);
    });
  }
}
