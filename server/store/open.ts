import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './lock-file.ts';
import type { Store } from './port.ts';
import { thisRelease } from './release.ts';
import { LIMITS, pgliteDatabase, postgresDatabase } from './sql/database.ts';
import { migrate } from './sql/migrate.ts';
import { type Database, sqlStore } from './sql/sql.ts';

interface Where {
  readonly url?: string | undefined;
  readonly dir: string;
  /** The folder of an empty database of this release: it becomes that of an empty `dir`, and is gone then. */
  readonly empty?: string | undefined;
}

/** Whether a box office has been in the folder. */
export const hasFolder = (dir: string): boolean => existsSync(join(dir, 'pglite'));

/** The database as it is: for those who do not sell. Throws as `openStore` does. */
export async function openDatabase({ url, dir, empty }: Where): Promise<Database> {
  if (url) return postgresDatabase(url, { max: 1 });
  const release = lockFolder(dir);
  try {
    if (empty && !hasFolder(dir)) beginWith(empty, join(dir, 'pglite'));
    const database = await pgliteDatabase(join(dir, 'pglite'));
    return {
      ...database,
      close: async () => {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw isFull(error) ? new Error(fullDisk(dir), { cause: error }) : error;
  }
}

/** Whole or not at all: half a database is none that can be opened. Where another start has taken it, nothing is done. */
function beginWith(empty: string, folder: string): void {
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  try {
    renameSync(empty, folder);
  } catch (error) {
    if (!existsSync(empty)) return;
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(empty, half, { recursive: true });
    renameSync(half, folder);
  }
}

/**
 * The store of a Node process, migrated: PostgreSQL at `url`, else PGlite in the folder `dir`.
 * Throws FolderInUse when another process has the folder, StoreAway when there is no PostgreSQL yet.
 */
export async function openStore({ url, dir, empty }: Where): Promise<Store> {
  if (url) {
    // A migration takes as long as it takes, and waits for that of another process.
    const patient = await postgresDatabase(url, { max: 1 });
    try {
      await migrate(patient, thisRelease);
    } finally {
      await patient.close();
    }
    return sqlStore(await postgresDatabase(url, { limits: LIMITS }));
  }
  const database = await openDatabase({ dir, empty });
  try {
    await migrate(database, thisRelease);
    return sqlStore(database);
  } catch (error) {
    await database.close();
    throw isFull(error) ? new Error(fullDisk(dir), { cause: error }) : error;
  }
}

/** ENOSPC as Node, PostgreSQL and the file system inside PGlite write it. */
const isFull = (error: unknown): boolean => {
  const { code, errno, message = '' } = error as { code?: string; errno?: number; message?: string };
  return code === 'ENOSPC' || code === '53100' || errno === 51 || /no space left/i.test(message);
};
const fullDisk = (dir: string): string =>
  `The disk of the data folder ${dir} is full. Make room, or set DATA_DIR to a folder on another disk, and start again.`;
