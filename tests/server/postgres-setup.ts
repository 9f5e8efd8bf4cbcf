import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server that tests may make schemas in, or '' where there is none. */
    postgresUrl: string;
    /** What the names of this run's schemas begin with. */
    schemas: string;
    /** The folder of a PGlite in which nothing is, as one file, */
    emptyPglite: string;
    /** and as it is. */
    emptyFolder: string;
  }
}

async function makeEmptyPglite(folder: string, file: string): Promise<void> {
  const db = await PGlite.create({ dataDir: folder });
  writeFileSync(file, await (await db.dumpDataDir('none')).bytes());
  await db.close();
}

async function dropSchemas(url: string, prefix: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(nspname) as name from pg_namespace where starts_with(nspname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  await client.end();
}

/** One PostgreSQL for the whole run: DATABASE_URL, or a server of our own where a binary is found. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const own = given ? null : await startPostgres({ durable: false });
  const url = given ?? own?.url ?? '';
  const schemas = `t${process.pid}_${Date.now().toString(36)}_`;
  project.provide('postgresUrl', url);
  project.provide('schemas', schemas);
  const folder = mkdtempSync(join(tmpdir(), 'heming-pglite-'));
  const empty = join(folder, 'empty.tar');
  const emptyFolder = join(folder, 'empty');
  await makeEmptyPglite(emptyFolder, empty);
  project.provide('emptyPglite', empty);
  project.provide('emptyFolder', emptyFolder);
  const source = given ? 'DATABASE_URL' : own ? 'a server of its own' : 'not found, left out';
  console.info(`stores under test: memory, PGlite, PostgreSQL (${source})`);
  return async () => {
    rmSync(folder, { recursive: true });
    if (given) await dropSchemas(given, schemas);
    await own?.stop();
  };
}
