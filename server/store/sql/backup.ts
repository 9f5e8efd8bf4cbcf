import type { Release } from '../release.ts';
import { migrate, RAN } from './migrate.ts';
import type { Database, Query } from './sql.ts';

/** The first line of a back-up. */
export interface Head {
  readonly format: 'heming-backup';
  readonly version: 1;
  /** ISO instant at which the database was as the rows say. */
  readonly at: string;
  readonly from: Database['kind'];
  /** What the database had had, with checksums. */
  readonly migrations: Readonly<Record<string, string>>;
}
/** Begins the rows of a table, which follow as arrays of texts, in the order of the columns. */
export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}
export type Row = readonly (string | null)[];
export type Part = Head | TableHead | Row;

/** A back-up that cannot be restored here, in words for whoever brought it. */
export class NoRestore extends Error {}

export const isRow = (part: Part): part is Row => Array.isArray(part);
const ROWS_A_READ = 200;
/** Written by migrations, and by every server that starts: these rows are no sign of life. */
const SEEDED = new Set(['catalogue_version', 'health_probe']);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly identity: boolean;
}
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables in an order in which each stands behind those that it refers to. */
async function tablesOf(query: Query): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' and c.relname <> all($1::text[]) order by 1`,
    [RAN],
  );
  const links = await query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = current_schema()`,
    [],
  );
  const done = new Set<string>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    done.add(name);
    for (const { child, parent } of links) if (child === name) visit(parent);
    ordered.push(name);
  };
  const ordered: string[] = [];
  for (const { name } of tables) visit(name);
  return ordered;
}

/** Columns that are written, without those that the database makes itself. */
const columnsOf = (query: Query, table: string): Promise<Column[]> =>
  query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as identity
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`,
    [quoted(table)],
  );

const migrationsOf = async (query: Query): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await query<{ name: string; checksum: string }>(
        'select name, checksum from schema_migration order by name collate "C"',
        [],
      )
    ).map(r => [r.name, r.checksum]),
  );

/**
 * Every row of the database as it was at one instant, whatever is sold meanwhile, as texts that any PostgreSQL reads.
 * PostgreSQL goes on selling; the embedded database answers nothing else while it is read.
 */
export function backUp(database: Database, write: (part: Part) => Promise<void>): Promise<void> {
  return database.transaction(async query => {
    await query('set transaction isolation level repeatable read, read only');
    await query("set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'");
    const migrations = await migrationsOf(query);
    const at = new Date().toISOString();
    await write({ format: 'heming-backup', version: 1, at, from: database.kind, migrations });
    for (const table of await tablesOf(query)) {
      const columns = (await columnsOf(query, table)).map(c => c.name);
      await write({ table, columns });
      const texts = columns.map(name => `${quoted(name)}::text`).join(', ');
      await query(
        `declare rows no scroll cursor for select array_to_json(array[${texts}])::text as row from ${quoted(table)}`,
      );
      for (;;) {
        const rows = await query<{ row: string }>(`fetch ${ROWS_A_READ} from rows`);
        for (const { row } of rows) await write(JSON.parse(row) as Row);
        if (rows.length < ROWS_A_READ) break;
      }
      await query('close rows');
    }
  });
}

export interface Restored {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Loads a back-up into a database that is empty, or is emptied where that is told, all of it or nothing; then brings it
 * to this release. The parts must have been checked: what is wrong in them is found late here.
 */
export async function restore(
  database: Database,
  parts: AsyncIterable<Part>,
  { release, replace }: { readonly release: Release; readonly replace: boolean },
): Promise<Restored> {
  const reading = parts[Symbol.asyncIterator]();
  const first = await reading.next();
  const head = first.value as Head;
  if (first.done || isRow(head) || head.format !== 'heming-backup' || head.version !== 1)
    throw new NoRestore('This is no back-up of a box office.');
  const theirs = release.migrations.filter(m => head.migrations[m.name] === m.checksum);
  const strange = Object.keys(head.migrations).filter(name => !theirs.some(m => m.name === name));
  if (strange.length > 0)
    throw new NoRestore(
      `The back-up is of another release, which had ${strange.join(', ')}: restore it with that one or a later one.`,
    );
  await requireLevel(database, head);
  await migrate(database, { ...release, migrations: theirs, functions: [] });
  const count = await database.transaction(async query => {
    const tables = await tablesOf(query);
    await query(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`);
    if (!replace) await requireEmpty(query, tables);
    for (const table of [...tables].reverse()) await query(`delete from ${quoted(table)}`);
    return load(query, reading, new Set(tables));
  });
  await migrate(database, release);
  return count;
}

/** Of a database that has had more than the back-up nobody can say what its older rows should have become. */
async function requireLevel(database: Database, head: Head): Promise<void> {
  const [has] = await database.query<{ is: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = current_schema() and c.relname = 'schema_migration') as is`,
    [],
  );
  if (!has?.is) return;
  const more = Object.keys(await migrationsOf(database.query)).filter(name => !(name in head.migrations));
  if (more.length > 0)
    throw new NoRestore(
      `This database is of a later release than the back-up (${more.join(', ')}): restore into a new, empty one; it is brought to this release there.`,
    );
}

async function requireEmpty(query: Query, tables: readonly string[]): Promise<void> {
  const filled: string[] = [];
  for (const table of tables) {
    if (SEEDED.has(table)) continue;
    const [row] = await query<{ is: boolean }>(`select exists (select from ${quoted(table)}) as is`, []);
    if (row?.is) filled.push(table);
  }
  if (filled.length > 0)
    throw new NoRestore(
      `This database is not empty (${filled.join(', ')}): restore into another one, or lose all of it with --replace.`,
    );
}

async function load(
  query: Query,
  reading: AsyncIterator<Part>,
  tables: ReadonlySet<string>,
): Promise<Restored> {
  const count = { tables: 0, rows: 0 };
  let into: ((rows: readonly Row[]) => Promise<void>) | null = null;
  let rows: Row[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await into?.(rows);
    count.rows += rows.length;
    rows = [];
    size = 0;
  };
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    const part = next.value;
    if (isRow(part)) {
      rows.push(part);
      size += part.reduce((sum, text) => sum + (text?.length ?? 0), 0);
      if (rows.length >= ROWS_A_READ || size > MUCH) await flush();
    } else if ('table' in part) {
      await flush();
      if (!tables.has(part.table)) throw new NoRestore(`This release knows no table ${part.table}.`);
      into = await inserter(query, part);
      count.tables++;
    }
  }
  await flush();
  for (const table of tables) await continueCounting(query, table);
  return count;
}
/** Characters of a statement's rows. */
const MUCH = 1_000_000;

async function inserter(query: Query, { table, columns }: TableHead) {
  const types = new Map((await columnsOf(query, table)).map(c => [c.name, c.type]));
  const strange = columns.filter(name => !types.has(name));
  if (strange.length > 0) throw new NoRestore(`The table ${table} has no ${strange.join(', ')} here.`);
  const text = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${columns.map((name, i) => `(r ->> ${i})::${types.get(name)}`).join(', ')}
    from json_array_elements($1::json) r`;
  return async (rows: readonly Row[]): Promise<void> => {
    await query(text, [JSON.stringify(rows)]);
  };
}

/** What counts by itself goes on behind the last row. */
async function continueCounting(query: Query, table: string): Promise<void> {
  for (const { name, identity } of await columnsOf(query, table))
    if (identity)
      await query(
        `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(name)}), 0) + 1, false) from ${quoted(table)}`,
        [quoted(table), name],
      );
}
