/**
 * An empty database of this release, made with `npm ci` (package.json: prepare): PostgreSQL takes seconds to set one up,
 * and a copy a tenth of that. Whoever has none, as a container, sets one up at the first start.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { thisRelease } from '#server/store/release.ts';
import { pgliteDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { emptyDatabase } from './built.ts';

/** Makes it where there is none of these sources; that of others goes. */
export async function makeEmptyDatabase(): Promise<void> {
  const whole = emptyDatabase();
  if (existsSync(whole)) return;
  const folder = dirname(whole);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = join(folder, 'begun');
  const database = await pgliteDatabase(begun);
  await migrate(database, thisRelease);
  await database.close();
  renameSync(begun, whole);
}
