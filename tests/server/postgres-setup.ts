import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server that tests may make schemas in, or '' where there is none. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run: DATABASE_URL, or a server of our own where a binary is found. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const own = given ? null : await startPostgres({ durable: false });
  const url = given ?? own?.url ?? '';
  project.provide('postgresUrl', url);
  const source = given ? 'DATABASE_URL' : own ? 'a server of its own' : 'not found, left out';
  console.info(`stores under test: memory, PGlite, PostgreSQL (${source})`);
  return async () => {
    await own?.stop();
  };
}
