/** `npm run backup -- <file>`: all rows of the box office as one file, while it sells (docs/operations.md). */
import { resolve } from 'node:path';
import { writeBackup } from '#server/host/backup-file.ts';
import { askLocalDesk, deskPath } from '#server/host/local-desk.ts';
import { hasFolder, openDatabase } from '#server/store/open.ts';
import { backUp } from '#server/store/sql/backup.ts';

const [name] = process.argv.slice(2);

async function main(): Promise<string> {
  if (!name) throw new Error('Where to? npm run backup -- <file>');
  const file = resolve(name);
  const [url, dir] = [process.env.DATABASE_URL || undefined, process.env.DATA_DIR || './data'];
  if (!url) {
    // The folder is the server's while it runs: it writes the file itself.
    const answer = await askLocalDesk<{ ok: boolean; lines: string[] }>(deskPath(dir), { backup: file });
    if (answer && !answer.ok) throw new Error(answer.lines.join('\n'));
    if (answer) return answer.lines.join('\n');
    if (!hasFolder(dir))
      throw new Error(`There is no box office in ${resolve(dir)}: set DATA_DIR or DATABASE_URL.`);
  }
  const database = await openDatabase({ url, dir });
  try {
    const { lines, bytes } = await writeBackup(file, write => backUp(database, write));
    return `${file}: ${lines} lines, ${bytes} bytes.`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
