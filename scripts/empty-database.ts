/**
 * Makes an empty database of this release, with `npm ci` (package.json: prepare) and after a start that has used one:
 * PostgreSQL takes seconds to set one up. Whoever has none, as a container, does so at the first start.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { thisRelease } from '#server/store/release.ts';
import { pgliteDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { emptyDatabase } from './built.ts';

const whole = emptyDatabase();
if (!existsSync(whole)) {
  // That of other sources goes.
  const folder = dirname(whole);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = join(folder, 'begun');
  const database = await pgliteDatabase(begun);
  await migrate(database, thisRelease);
  await database.close();
  renameSync(begun, whole);
}
