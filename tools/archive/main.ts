/**
 * Loads programmes in the JSON form of the New York Philharmonic's performance history into the archive:
 * npm run world:import -- <file>. The store is DATABASE_URL's, else the folder DATA_DIR (default ./data).
 * With a folder behind the file it writes them there instead, as the files of a season.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { archiveFiles } from '#server/season/write.ts';
import { FolderInUse } from '#server/store/lock-file.ts';
import { openStore } from '#server/store/open.ts';
import { importArchive, readArchive } from './import.ts';

const SHOWN = 50;

/** The same programmes as the files of a season. */
function writeFolder(text: string, folder: string): number {
  const { docs, report } = readArchive(text);
  const files = archiveFiles({ zh: '历史档案', en: 'The archive' }, docs);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.info(
    `${report.programs} programmes with ${report.concerts} concerts in ${folder}, ${files.size} files.`,
  );
  return report.programs > 0 ? 0 : 1;
}

async function main(file: string | undefined, folder: string | undefined): Promise<number> {
  if (!file) {
    console.error('Usage: npm run world:import -- <file.json> [<folder>]');
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(`${file} cannot be read.`);
    return 2;
  }
  if (folder) return writeFolder(text, folder);
  const started = Date.now();
  const store = await openStore({
    url: process.env.DATABASE_URL || undefined,
    dir: process.env.DATA_DIR || 'data',
  });
  try {
    const { programs, concerts, faults } = await importArchive(store, text);
    for (const fault of faults.slice(0, SHOWN))
      console.warn(`${basename(file)}:${fault.line}: record ${fault.place}: ${fault.reason}`);
    if (faults.length > SHOWN) console.warn(`… and ${faults.length - SHOWN} more.`);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.info(
      `${programs} programmes with ${concerts} concerts loaded, ${faults.length} records left out, ${seconds} s.`,
    );
    return programs > 0 || faults.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof FolderInUse || error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
