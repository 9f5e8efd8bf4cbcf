import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { BYTES, onPglite } from '#server/store/sql/database.ts';
import type { Database } from '#server/store/sql/sql.ts';

/** A database in this process's memory in which nothing is: unpacked, as setting one up takes four times as long. */
export async function emptyPglite(): Promise<Database> {
  const loadDataDir = new Blob([await readFile(inject('emptyPglite'))]);
  return onPglite(await PGlite.create({ loadDataDir, ...BYTES }));
}
