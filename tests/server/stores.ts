import { afterAll, afterEach, describe, inject } from 'vitest';
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
const newSchema = (): string => `t${process.pid}_${Date.now().toString(36)}_${schemas++}`;

/** One PGlite a worker of the run. */
let pglite: Promise<Database> | null = null;

async function openPglite(): Promise<Opened> {
  pglite ??= emptyPglite();
  const database = await pglite;
  const schema = newSchema();
  await database.script(`create schema ${schema}; set search_path to ${schema}`);
  await migrate(database, thisRelease);
  return { database, store: inSchema(database, schema, async () => undefined) };
}
/** Its end takes the schema away. */
function inSchema(database: Database, schema: string, end: () => Promise<void>): Store {
  const close = async (): Promise<void> => {
    await database.script(`drop schema ${schema} cascade`);
    await end();
  };
  return { ...sqlStore(database), close };
}

/** A schema of its own on the run's PostgreSQL. */
export async function openPostgres(max = 16): Promise<Opened> {
  const url = inject('postgresUrl');
  const schema = newSchema();
  const database = await postgresDatabase(url, { schema, max });
  await database.script(`create schema ${schema}`);
  await migrate(database, thisRelease);
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
  postgres: () => openPostgres(),
};

/** Takes every row out of the schema but those that migrations wrote: many times as quick as making it anew. */
const EMPTY = `do $$ declare one record; begin
  set local session_replication_role = replica;
  for one in select tablename from pg_tables
    where schemaname = current_schema()
      and tablename not in ('schema_migration', 'schema_function', 'catalogue_version', 'health_probe')
  loop execute 'delete from ' || quote_ident(one.tablename); end loop;
  update catalogue_version set version = 0;
end $$`;

/** A database as new, and a store on it that remembers nothing. */
export async function anew({ database, store }: Opened): Promise<Store> {
  if (!database) return memoryStore();
  await database.script(EMPTY);
  return { ...sqlStore(database), close: store.close };
}

/**
 * Runs a suite once on each kind of store. `open` gives a migrated, empty store; after the test it is emptied and
 * serves the next one of the file.
 */
export function eachStore(
  suite: (open: () => Promise<Store>, kind: StoreKind, openWithDatabase: () => Promise<Opened>) => void,
  kinds: readonly StoreKind[] = storeKinds(),
): void {
  for (const kind of kinds) {
    describe(`on ${kind}`, () => {
      const inUse: Opened[] = [];
      // A PGlite has one connection, whose path names one schema: it serves one store at a time.
      const spare: Opened[] = [];
      const again = ({ database, store }: Opened): Opened => ({
        database,
        // What a process remembers, it remembers of a store.
        store: database ? { ...sqlStore(database), close: store.close } : store,
      });
      const open = async (): Promise<Opened> => {
        const left = spare.pop();
        const one = left ? again(left) : await openers[kind]();
        inUse.push(one);
        return one;
      };
      afterEach(async () => {
        for (const one of inUse.splice(0)) {
          if (!one.database) continue;
          await one.database.script(EMPTY);
          spare.push(one);
        }
      });
      afterAll(async () => {
        for (const one of spare.splice(0)) await one.store.close();
      });
      suite(async () => (await open()).store, kind, open);
    });
  }
}
