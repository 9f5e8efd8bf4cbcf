import { afterAll, afterEach, describe, inject } from 'vitest';
import { memoryStore } from '../../server/store/memory/memory.ts';
import { migrations } from '../../server/store/migrations.ts';
import type { Store } from '../../server/store/port.ts';
import { pgliteDatabase, postgresDatabase } from '../../server/store/sql/database.ts';
import { migrate } from '../../server/store/sql/migrate.ts';
import { type Database, sqlStore } from '../../server/store/sql/sql.ts';

export type StoreKind = Store['kind'];
export interface Opened {
  readonly store: Store;
  /** The database below it, for audits in SQL; null for the memory store. */
  readonly database: Database | null;
}

let schemas = 0;
const newSchema = (): string => `t${process.pid}_${Date.now().toString(36)}_${schemas++}`;

/** One PGlite a test file: it takes seconds to start. Each test works in a schema of its own. */
let pglite: Promise<Database> | null = null;

async function openPglite(): Promise<Opened> {
  pglite ??= pgliteDatabase();
  const database = await pglite;
  const schema = newSchema();
  await database.script(`create schema ${schema}; set search_path to ${schema}`);
  await migrate(database, migrations);
  const store = sqlStore(database);
  return { database, store: { ...store, close: () => database.script(`drop schema ${schema} cascade`) } };
}

/** A schema of its own on the run's PostgreSQL. */
export async function openPostgres(max = 16): Promise<Opened> {
  const url = inject('postgresUrl');
  const schema = newSchema();
  const database = await postgresDatabase(url, { schema, max });
  await database.script(`create schema ${schema}`);
  await migrate(database, migrations);
  const store = sqlStore(database);
  const close = async (): Promise<void> => {
    await database.script(`drop schema ${schema} cascade`);
    await store.close();
  };
  return { database, store: { ...store, close } };
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

/**
 * Runs a suite once on each kind of store. `open` gives a fresh, migrated, empty store; it is closed after the test.
 */
export function eachStore(
  suite: (open: () => Promise<Store>, kind: StoreKind, openWithDatabase: () => Promise<Opened>) => void,
  kinds: readonly StoreKind[] = storeKinds(),
): void {
  for (const kind of kinds) {
    describe(`on ${kind}`, () => {
      const opened: Opened[] = [];
      const open = async (): Promise<Opened> => {
        const one = await openers[kind]();
        opened.push(one);
        return one;
      };
      afterEach(async () => {
        for (const one of opened.splice(0)) await one.store.close();
      });
      afterAll(async () => {
        if (kind !== 'pglite' || !pglite) return;
        const database = await pglite;
        pglite = null;
        await database.close();
      });
      suite(async () => (await open()).store, kind, open);
    });
  }
}
