import type { MediaFile, MediaFiles } from '../deps.ts';

/** What many listeners ask for at the same time: so much of it, of files that are no larger, for so long; bytes, ms. */
const MAX_KEPT = 32_000_000;
const MAX_FILE = 1_000_000;
const FRESH_FOR = 60_000;

interface MediaCopy {
  readonly file: MediaFile;
  readonly until: number;
}

/** Media whose small files stay in memory, the latest of them, and are looked for again after a minute. */
export function keptMedia(files: MediaFiles, now: () => number = Date.now, room = MAX_KEPT): MediaFiles {
  const kept = new Map<string, MediaCopy>();
  let size = 0;
  const take = (key: string): MediaCopy | undefined => {
    const one = kept.get(key);
    if (kept.delete(key)) size -= one?.file.size ?? 0;
    return one;
  };
  const put = (key: string, one: MediaCopy): MediaFile => {
    take(key);
    kept.set(key, one);
    size += one.file.size;
    for (const oldest of kept.keys()) {
      if (size <= room) break;
      take(oldest);
    }
    return one.file;
  };
  return {
    async open(path, options = {}) {
      const key = `${options.br ? 'br' : ''}:${path}`;
      const known = take(key);
      if (known && known.until > now()) return put(key, known);
      const file = await files.open(path, options);
      if (!file || file.size > MAX_FILE) return file;
      const bytes = await file.read(0, file.size);
      // Shorter than it was said to be: somebody is writing it at this moment.
      if (bytes.length < file.size) return file;
      const read = async (start: number, end: number) => bytes.subarray(start, end);
      return put(key, { file: { ...file, read }, until: now() + FRESH_FOR });
    },
  };
}
