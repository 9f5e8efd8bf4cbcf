import type { Migration } from '../migrations/index.ts';
import type { Database } from './sql.ts';

/** Any number that no other program on the database uses. */
const LOCK = 4_817_623;

/**
 * Runs each migration once, in the order of their names, all in one transaction. Processes that start together wait
 * for one another; a failed migration leaves the database as it was.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  return database.transaction(async query => {
    if (database.kind === 'postgres') await query('select pg_advisory_xact_lock($1)', [LOCK]);
    await query(
      'create table if not exists schema_migration (name text primary key, at timestamptz not null default now())',
    );
    const rows = await query<{ name: string }>('select name from schema_migration', []);
    const done = new Set(rows.map(r => r.name));
    const ran: string[] = [];
    for (const { name, sql } of ordered) {
      if (done.has(name)) continue;
      await query(sql);
      await query('insert into schema_migration (name) values ($1)', [name]);
      ran.push(name);
    }
    return ran;
  });
}
