import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { type Release, sqlIn, thisRelease } from '#server/store/release.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import type { Database } from '#server/store/sql/sql.ts';
import { emptyPglite } from './pglite.ts';
import { emptyPostgres, hasPostgres } from './stores.ts';

const folders: string[] = [];
const databases: Database[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  for (const database of databases.splice(0)) await database.close();
});
async function empty(kind: 'pglite' | 'postgres' = 'pglite'): Promise<Database> {
  const database = kind === 'pglite' ? await emptyPglite() : await emptyPostgres();
  databases.push(database);
  return database;
}

type Files = Readonly<Record<string, string>>;
/** A release with the files of this one, and more by name. */
function release({
  version = '1.0.0',
  migrations = {},
  functions = {},
}: {
  readonly version?: string;
  readonly migrations?: Files;
  readonly functions?: Files;
}): Release {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  folders.push(folder);
  const written = (name: 'migrations' | 'functions', more: Files) => {
    mkdirSync(join(folder, name));
    for (const file of thisRelease[name]) writeFileSync(join(folder, name, file.name), file.sql);
    for (const [file, sql] of Object.entries(more)) writeFileSync(join(folder, name, file), sql);
    return sqlIn(pathToFileURL(`${join(folder, name)}/`));
  };
  return {
    version,
    migrations: written('migrations', migrations),
    functions: written('functions', functions),
  };
}
const EXPAND = { '9001-gift.sql': "alter table ticket_order add column gift text not null default '';" };
const FILES = [...thisRelease.migrations, ...thisRelease.functions].map(f => f.name);

/** A release whose function `said` returns `word`. */
const saying = (word: string, version?: string): Release =>
  release({
    ...(version && { version }),
    functions: {
      'said.sql': `create or replace function said() returns text language sql as $$ select '${word}' $$;`,
    },
  });
const said = async (database: Database): Promise<string | undefined> =>
  (await database.query<{ word: string }>('select said() as word', []))[0]?.word;

test('each file runs once, in order', async () => {
  const database = await empty();
  const one = release({ migrations: EXPAND });
  expect(await migrate(database, one)).toEqual([...one.migrations, ...one.functions].map(f => f.name));
  expect(await migrate(database, one)).toEqual([]);
});

test('a file that was changed after it ran ends the start', async () => {
  const database = await empty();
  await migrate(database, release({ migrations: EXPAND }));
  const changed = release({
    migrations: { '9001-gift.sql': 'alter table ticket_order add column gift text;' },
  });
  await expect(migrate(database, changed)).rejects.toThrow(
    '9001-gift.sql has been changed since it ran here',
  );
});

test('a failed migration leaves the database as the one before it made it', async () => {
  const database = await empty();
  await migrate(database, thisRelease);
  const first = { '9001-a.sql': 'create table a (b int);' };
  const broken = release({
    migrations: { ...first, '9002-b.sql': 'create table b (c int); create nonsense;' },
  });
  await expect(migrate(database, broken)).rejects.toThrow();
  const whole = release({ migrations: { ...first, '9002-b.sql': 'create table b (c int);' } });
  expect(await migrate(database, whole)).toEqual(['9002-b.sql']);
});

describe('a database from before the first release is refused in words, and nothing in it is changed', () => {
  test.each([
    ['with checksums', 'checksum text not null, at timestamptz', "'0001-baseline.sql', 'x', now()"],
    ['without', 'at timestamptz', "'0001-baseline.sql', now()"],
  ])('%s', async (_, columns, row) => {
    const database = await empty();
    await database.script(
      `create table schema_migration (name text primary key, ${columns}); insert into schema_migration values (${row})`,
    );
    await expect(migrate(database, thisRelease)).rejects.toThrow(
      'made before release 1.0.0, whose tables are made anew. Nothing in it was changed. Begin with an empty one',
    );
    expect(await database.query('select tablename from pg_tables where schemaname = $1', ['public'])).toEqual(
      [{ tablename: 'schema_migration' }],
    );
  });
});

describe('a function of the database', () => {
  test('runs again when its file has changed, and only then', async () => {
    const database = await empty();
    expect(await migrate(database, saying('one'))).toEqual([...FILES, 'said.sql']);
    expect(await migrate(database, saying('one'))).toEqual([]);
    expect(await migrate(database, saying('two'))).toEqual(['said.sql']);
    expect(await said(database)).toBe('two');
  });

  test('is not put back by a release before the one that wrote it', async () => {
    const database = await empty();
    await migrate(database, saying('old', '1.9.0'));
    await migrate(database, saying('new', '1.10.0'));
    expect(await migrate(database, saying('old', '1.9.0'))).toEqual([]);
    expect(await said(database)).toBe('new');
    expect(await migrate(database, saying('newest', '2.0.0'))).toEqual(['said.sql']);
  });

  test('that fails leaves the one before', async () => {
    const database = await empty();
    await migrate(database, saying('one'));
    const broken = release({ functions: { ...{ 'a.sql': 'create nonsense' } } });
    await expect(migrate(database, broken)).rejects.toThrow();
    expect(await said(database)).toBe('one');
    expect(await migrate(database, saying('two'))).toEqual(['said.sql']);
  });

  test.runIf(hasPostgres())('runs once where processes start together', async () => {
    const database = await empty('postgres');
    await migrate(database, saying('one'));
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(database, saying('two'))));
    expect(ran.flat()).toEqual(['said.sql']);
    expect(await said(database)).toBe('two');
  });

  test.each(thisRelease.functions)('$name is one that can run again', ({ sql }) => {
    expect(sql).toMatch(/^create or replace function \w+/m);
    expect(sql).not.toMatch(/^create (?!or replace)/m);
  });
});
