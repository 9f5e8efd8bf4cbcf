import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { MediaFile, MediaFiles } from '../deps.ts';

const decompress = promisify(brotliDecompress);
/** Each part begins with a letter or a digit: nothing hidden, and no way upwards. */
const SAFE = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;

/** A folder of the file system. Files are read in parts, as they are asked for. */
export function mediaFolder(dir: string): MediaFiles {
  async function plain(path: string): Promise<MediaFile | null> {
    const file = join(dir, path);
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    return {
      size: info.size,
      etag: `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`,
      async read(start, end) {
        const handle = await open(file);
        try {
          const buffer = new Uint8Array(end - start);
          const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
          return buffer.subarray(0, bytesRead);
        } finally {
          await handle.close();
        }
      },
    };
  }
  return {
    async open(path, { br = false } = {}) {
      if (!SAFE.test(path)) return null;
      const file = await plain(path);
      if (file) return file;
      const packed = await plain(`${path}.br`);
      if (!packed || br) return packed && { ...packed, encoding: 'br' };
      const bytes = new Uint8Array(await decompress(await packed.read(0, packed.size)));
      return {
        size: bytes.length,
        etag: packed.etag.replace(/"$/, '-u"'),
        read: async (start, end) => bytes.slice(start, end),
      };
    },
  };
}
