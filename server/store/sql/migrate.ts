import type { Migration } from '../migrations.ts';
import type { Database, Query } from './sql.ts';

/** Any number that no other program on the database uses. */
const LOCK = 4_817_623;

/**
 * Runs each migration once, in the order of their names, all in one transaction. Processes that start together wait
 * for one another; a failed migration leaves the database as it was. Throws when a file that has run was changed since;
 * migrations that only a newer release knows are left alone, so that releases can roll.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.transaction(async query => {
    if (database.kind === 'postgres') await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    );
    const done = await applied(query);
    const ran: string[] = [];
    for (const { name, sql, checksum } of migrations) {
      const before = done.get(name);
      if (before !== undefined && before !== checksum)
        throw new Error(
          `${name} has been changed since it ran here. Put it back, and write another migration.`,
        );
      if (before !== undefined) continue;
      await query(sql);
      await query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
      ran.push(name);
    }
    return ran;
  });
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
