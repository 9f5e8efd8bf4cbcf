import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaIndex, mediaManifest } from '#domain/contract/shapes/media.ts';
import { MAX_PICTURE, MAX_TEXT } from './limits.ts';
import { pictureFault } from './pictures.ts';
import type { Media, SourceFile } from './source.ts';
import { tableText } from './table-text.ts';

/** A folder with more is not a season. */
const MAX_FILES = 20_000;

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

/** What it is scaled to is part of its name: whoever has one under a name has it as it is made now. */
const MAKING = 'pictures.1|';

function pictureOf(file: string, bytes: Uint8Array<ArrayBuffer>): SourceFile['picture'] & object {
  const id = createHash('sha256').update(MAKING).update(bytes).digest('hex').slice(0, 32);
  return pictureFault(bytes) ?? { id, file, bytes };
}

function readOne(at: string, path: string, bytes: number): SourceFile {
  const picture = path.startsWith('pictures/');
  if (bytes > (picture ? MAX_PICTURE : MAX_TEXT)) return { path, text: null, bytes, refused: 'large' };
  if (picture) return { path, text: null, bytes, picture: pictureOf(path, new Uint8Array(readFileSync(at))) };
  if (path.endsWith('.csv')) {
    const read = tableText(readFileSync(at));
    return read ? { path, bytes, ...read } : { path, text: null, bytes, refused: 'encoding' };
  }
  try {
    return { path, bytes, text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(at)) };
  } catch {
    return { path, text: null, bytes, refused: 'encoding' };
  }
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
