import type { Release } from '../release.ts';
import type { Database, Query } from './sql.ts';

/** Any number that no other program on the database uses. */
const LOCK = 4_817_623;

/** What ran here: no rows of a box office. */
export const RAN = ['schema_migration', 'schema_function'];

/**
 * Runs each migration once, in the order of their names and each in a transaction of its own, so that orders wait for
 * no lock longer than one file needs it; then the functions that were changed. The names of all that ran. Processes that
 * start together wait for one another; what fails leaves the database as the file before it made it. Throws when a
 * migration that has run was changed since; what only a newer release knows is left alone, so that releases can roll.
 */
export async function migrate(database: Database, release: Release): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const step = await database.transaction(async query => {
      if (database.kind === 'postgres') await query('select pg_advisory_xact_lock($1)', [LOCK]);
      const next = await runNext(query, release);
      return next === null
        ? { ran: await runFunctions(query, release), last: true }
        : { ran: [next], last: false };
    });
    ran.push(...step.ran);
    if (step.last) return ran;
  }
}

/** Its name; null when all have run. */
async function runNext(query: Query, { migrations }: Release): Promise<string | null> {
  await query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, at timestamptz not null default now())',
  );
  const rows = await query<{ name: string; checksum?: string }>('select * from schema_migration', []);
  const done = new Map(rows.map(r => [r.name, r.checksum]));
  const [first] = migrations;
  if (first && done.size > 0 && !done.has(first.name)) throw new Error(TOO_OLD);
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
const TOO_OLD =
  'This database was made before release 1.0.0, whose tables are made anew. Nothing in it was changed. Begin with an empty one: remove the data folder (DATA_DIR, else ./data), or create another database. What must be kept stays with the version that made it.';

/** The names of those that ran. A release before the one that wrote a function leaves it: the later text serves both. */
async function runFunctions(query: Query, { version, functions }: Release): Promise<string[]> {
  await query(
    'create table if not exists schema_function (name text primary key, checksum text not null, release text not null, at timestamptz not null default now())',
  );
  const rows = await query<{ name: string; checksum: string; release: string }>(
    'select name, checksum, release from schema_function',
    [],
  );
  const there = new Map(rows.map(r => [r.name, r]));
  const changed = functions.filter(({ name, checksum }) => {
    const one = there.get(name);
    return !one || (one.checksum !== checksum && !isLater(one.release, version));
  });
  for (const { name, checksum, sql } of changed) {
    await query(sql);
    await query(
      `insert into schema_function (name, checksum, release) values ($1, $2, $3)
       on conflict (name) do update set checksum = excluded.checksum, release = excluded.release, at = now()`,
      [name, checksum, version],
    );
  }
  return changed.map(f => f.name);
}

const isLater = (a: string, b: string): boolean => a.localeCompare(b, 'en', { numeric: true }) > 0;
