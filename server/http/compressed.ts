import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Bytes = Uint8Array<ArrayBuffer>;
/** The smaller forms of a file, by the encoding’s name. */
export type Forms = Readonly<Record<keyof typeof SUFFIX, Bytes>>;

/** What the file of each form ends with, the best first. */
export const SUFFIX = { br: '.br', gzip: '.gz' } as const;

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Below this a second form is not worth its file; bytes. */
const SMALLEST = 1024;

/** Most pages are filled for each visit and compressed then: theirs is sent in a rush alone. */
const QUALITY: Readonly<Record<string, number>> = { '.html': 6 };
const BEST = 11;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether a file is to have smaller forms beside it. */
export const isCompressible = (name: string, size: number): boolean =>
  size >= SMALLEST && TEXT.has(extname(name));

/** Node has threads for it. */
export async function compressed(name: string, body: Bytes): Promise<Forms> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[extname(name)] ?? BEST,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
