import { join } from 'node:path';
import { lockFolder } from './lock-file.ts';
import { migrations } from './migrations/index.ts';
import type { Store } from './port.ts';
import { pgliteDatabase, postgresDatabase } from './sql/database.ts';
import { migrate } from './sql/migrate.ts';
import { sqlStore } from './sql/sql.ts';

/**
 * The store of a Node process, migrated: PostgreSQL at `url`, else PGlite in the folder `dir`.
 * Throws FolderInUse when another process has the folder.
 */
export async function openStore({ url, dir }: { url?: string | undefined; dir: string }): Promise<Store> {
  if (url) {
    const database = await postgresDatabase(url);
    await migrate(database, migrations);
    return sqlStore(database);
  }
  const release = lockFolder(dir);
  try {
    const database = await pgliteDatabase(join(dir, 'pglite'));
    await migrate(database, migrations);
    const store = sqlStore(database);
    return {
      ...store,
      close: async () => {
        await store.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
