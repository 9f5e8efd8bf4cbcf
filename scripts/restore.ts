/**
 * `npm run restore -- <file> [--replace]`: a back-up into the database of DATABASE_URL or the folder DATA_DIR, which may
 * be of the other kind. `--check` reads the file only (docs/operations.md).
 */
import { resolve } from 'node:path';
import { checkBackup, partsOf } from '#server/host/backup-file.ts';
import { openDatabase } from '#server/store/open.ts';
import { thisRelease } from '#server/store/release.ts';
import { type Head, restore } from '#server/store/sql/backup.ts';
import { typed } from './arguments.ts';

const { values, positionals } = typed({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});

async function main(): Promise<void> {
  const [name] = positionals;
  if (!name) throw new Error('Which one? npm run restore -- <file> [--replace | --check]');
  const file = resolve(name);
  const { head, lines } = await checkBackup(file);
  const { at, from, migrations: had } = head as Head;
  console.log(
    `${file}: whole, ${lines} lines, of ${at}, ${from}, last migration ${Object.keys(had).at(-1)}.`,
  );
  if (values.check) return;
  const database = await openDatabase({
    url: process.env.DATABASE_URL || undefined,
    dir: process.env.DATA_DIR || './data',
  });
  try {
    const { tables, rows } = await restore(database, partsOf(file), {
      release: thisRelease,
      replace: values.replace,
    });
    console.log(`Restored: ${rows} rows in ${tables} tables.`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
