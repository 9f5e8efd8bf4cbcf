import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Below this a second form is not worth its file; bytes. */
const SMALLEST = 1024;

/** Most pages are filled for each visit and compressed then: theirs is sent in a rush alone. */
const QUALITY: Readonly<Record<string, number>> = { '.html': 6 };
const BEST = 11;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < SMALLEST) return;
  const quality = QUALITY[extname(file)] ?? BEST;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${file}.br`, await brotli(body, { params }));
  await writeFile(`${file}.gz`, await zip(body, { level: 9 }));
}

/** Leaves .br and .gz beside the text files of a built site, so that the server only has to choose. */
export async function compress(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && TEXT.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name));
  // Node has threads for it.
  await Promise.all(files.map(compressFile));
}
