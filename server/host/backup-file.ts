import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { NoRestore, type Part } from '../store/sql/backup.ts';

/** The last line: what all others are. */
interface Tail {
  readonly lines: number;
  readonly sha256: string;
}

/**
 * Writes what `make` gives as a compressed file of lines with a checksum at its end, readable by its owner alone. It has
 * another name until it is whole and on the disk.
 */
export async function writeBackup(
  file: string,
  make: (write: (part: Part) => Promise<void>) => Promise<void>,
): Promise<{ lines: number; bytes: number }> {
  if (existsSync(file)) throw new Error(`${file} is there already: a back-up takes no other’s place.`);
  const draft = `${file}.part`;
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new Error(`${draft} is there: another back-up is under way, or one broke off; then remove it.`)
      : error;
  });
  try {
    const zip = createGzip();
    const out = handle.createWriteStream({ flush: true });
    const written = new Promise<void>((resolve, reject) => {
      out.once('finish', resolve).once('error', reject);
      zip.once('error', reject);
    });
    written.catch(() => undefined);
    zip.pipe(out);
    const sum = createHash('sha256');
    let lines = 0;
    const put = async (line: string): Promise<void> => {
      if (!zip.write(line)) await Promise.race([new Promise(resolve => zip.once('drain', resolve)), written]);
    };
    await make(async part => {
      const line = `${JSON.stringify(part)}\n`;
      sum.update(line);
      lines++;
      await put(line);
    });
    const tail: Tail = { lines, sha256: sum.digest('hex') };
    await put(`${JSON.stringify(tail)}\n`);
    zip.end();
    await written;
    await rename(draft, file);
    return { lines, bytes: out.bytesWritten };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  const compressed = createReadStream(file);
  const zip = createGunzip();
  // A pipe hands on what is read, and not that it broke.
  compressed.once('error', error => zip.destroy(error));
  for await (const chunk of compressed.pipe(zip)) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new NoRestore('it ends within a line');
}

/** Reads all of the file and throws where a part is missing or was changed; resolves with its first line. */
export async function checkBackup(file: string): Promise<{ head: Part; lines: number }> {
  const sum = createHash('sha256');
  let head: Part | undefined;
  let before: string | undefined;
  let lines = 0;
  try {
    for await (const line of linesOf(file)) {
      if (before !== undefined) {
        sum.update(`${before}\n`);
        head ??= JSON.parse(before) as Part;
        lines++;
      }
      before = line;
    }
    const tail = JSON.parse(before ?? '{}') as Partial<Tail>;
    if (!head || tail.lines !== lines || tail.sha256 !== sum.digest('hex'))
      throw new NoRestore('its checksum is another');
    return { head, lines };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'ENOENT') throw new NoRestore(`There is no file ${file}.`);
    throw new NoRestore(`${file} is broken, cut off or no back-up: ${message}. Nothing was restored.`);
  }
}

/** What a checked file holds. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  let before: string | undefined;
  for await (const line of linesOf(file)) {
    if (before !== undefined) yield JSON.parse(before) as Part;
    before = line;
  }
}
