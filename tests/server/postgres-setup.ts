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
    /** The folder of a PGlite in which nothing is, as one file. */
    emptyPglite: string;
  }
}

async function packEmptyPglite(file: string): Promise<void> {
  const db = await PGlite.create();
  writeFileSync(file, await (await db.dumpDataDir('none')).bytes());
  await db.close();
}

/** One PostgreSQL for the whole run: DATABASE_URL, or a server of our own where a binary is found. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const own = given ? null : await startPostgres({ durable: false });
  const url = given ?? own?.url ?? '';
  project.provide('postgresUrl', url);
  const folder = mkdtempSync(join(tmpdir(), 'heming-pglite-'));
  const empty = join(folder, 'empty.tar');
  await packEmptyPglite(empty);
  project.provide('emptyPglite', empty);
  const source = given ? 'DATABASE_URL' : own ? 'a server of its own' : 'not found, left out';
  console.info(`stores under test: memory, PGlite, PostgreSQL (${source})`);
  return async () => {
    rmSync(folder, { recursive: true });
    await own?.stop();
  };
}
