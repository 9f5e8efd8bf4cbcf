import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaIndex, mediaManifest } from '#domain/contract/shapes/media.ts';
import { MAX_FILES } from './limits.ts';
import { ID_LENGTH, MAKING, mostOf, oneFile } from './one-file.ts';
import type { Media, SourceFile } from './source.ts';

/**
 * The files of a season. Links are not followed and nothing outside the folder is read; what is too large is named and
 * left on the disk.
 */
export function readSeasonFolder(folder: string): SourceFile[] {
  const root = realpathSync(folder);
  const files: SourceFile[] = [];
  const walk = (dir: string): void => {
    for (const { name } of readdirSync(dir, { withFileTypes: true })) {
      if (name.startsWith('.') || name === 'node_modules') continue;
      if (files.length >= MAX_FILES) return;
      const at = join(dir, name);
      const stat = lstatSync(at);
      const path = relative(root, at).split(sep).join('/');
      if (stat.isSymbolicLink()) files.push({ path, text: null, bytes: 0, refused: 'link' });
      else if (stat.isDirectory()) walk(at);
      else if (stat.isFile()) files.push(readOne(at, path, stat.size));
    }
  };
  walk(root);
  return files;
}

function readOne(at: string, path: string, bytes: number): SourceFile {
  if (bytes > mostOf(path)) return { path, text: null, bytes, refused: 'large' };
  const read = new Uint8Array(readFileSync(at));
  return oneFile(path, read, () =>
    createHash('sha256').update(MAKING).update(read).digest('hex').slice(0, ID_LENGTH),
  );
}

const STREAM = /^[a-z0-9][\w.-]*$/i;

/** JSON in a file; null where there is none. */
function readJson(at: string): unknown {
  try {
    return JSON.parse(readFileSync(at, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

/** What a folder of media has to play; undefined where it is none. */
export function readMediaFolder(folder: string): Media | undefined {
  const index = mediaIndex.safeParse(readJson(join(folder, 'index.json')));
  if (!index.success) return undefined;
  return new Map(
    index.data.streams
      .filter(({ id }) => STREAM.test(id))
      .map(({ id }) => {
        const manifest = mediaManifest.safeParse(readJson(join(folder, id, 'manifest.json')));
        return [id, manifest.success ? manifest.data : null];
      }),
  );
}
