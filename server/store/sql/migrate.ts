import type { Migration } from '../migrations.ts';
import type { Database, Query } from './sql.ts';

/** Any number that no other program on the database uses. */
const LOCK = 4_817_623;

/**
 * Runs each migration once, in the order of their names and each in a transaction of its own, so that orders wait for
 * no lock longer than one file needs it. Processes that start together wait for one another; a migration that fails
 * leaves the database as the one before it made it. Throws when a file that has run was changed since; migrations that
 * only a newer release knows are left alone, so that releases can roll.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const name = await database.transaction(async query => {
      if (database.kind === 'postgres') await query('select pg_advisory_xact_lock($1)', [LOCK]);
      return runNext(query, migrations);
    });
    if (name === null) return ran;
    ran.push(name);
  }
}

/** Its name; null when all have run. */
async function runNext(query: Query, migrations: readonly Migration[]): Promise<string | null> {
  await query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null default now())',
  );
  const done = await applied(query);
  const changed = migrations.find(m => (done.get(m.name) ?? m.checksum) !== m.checksum);
  if (changed)
    throw new Error(
      `${changed.name} has been changed since it ran here. Put it back, and write another migration.`,
    );
  const next = migrations.find(m => !done.has(m.name));
  if (!next) return null;
  await query(next.sql);
  await query('insert into schema_migration (name, checksum) values ($1, $2)', [next.name, next.checksum]);
  return next.name;
}

async function applied(query: Query): Promise<ReadonlyMap<string, string>> {
  const [known] = await query<{ ours: boolean }>(
    `select exists (select from information_schema.columns
       where table_schema = current_schema() and table_name = 'schema_migration' and column_name = 'checksum') as ours`,
    [],
  );
  if (!known?.ours)
    throw new Error(
      'This database was made by a version from before the first release. Begin with an empty one: remove the data folder, or create another database.',
    );
  const rows = await query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
    [],
  );
  return new Map(rows.map(r => [r.name, r.checksum]));
}
