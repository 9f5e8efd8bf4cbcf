import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { madeWith, onPglite } from '#server/store/sql/database.ts';
import type { Database } from '#server/store/sql/sql.ts';

/** Those that were closed: a worker keeps them, as starting one takes longer than most tests. */
const spare: PGlite[] = [];

/** A database in this process's memory in which nothing is: unpacked, as setting one up takes four times as long. */
export async function emptyPglite(): Promise<Database> {
  const pglite = spare.pop() ?? (await unpacked());
  const database = await onPglite(pglite);
  const close = async (): Promise<void> => {
    await pglite.exec('drop schema public cascade; create schema public');
    await pglite.exec('discard all');
    spare.push(pglite);
  };
  return { ...database, close };
}
async function unpacked(): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(inject('emptyPglite'))]);
  return PGlite.create({ loadDataDir, ...madeWith(PGlite.defaultStartParams) });
}

/** The data folder of a house that was started before and has nothing yet: a first start takes six times as long. */
export function startedBefore(dir: string): string {
  cpSync(inject('emptyFolder'), join(dir, 'pglite'), { recursive: true });
  return dir;
}
