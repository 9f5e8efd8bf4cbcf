import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaIndex, mediaManifest } from '#domain/contract/shapes/media.ts';
import { fileType } from '../host/file-kind.ts';
import { MAX_PICTURE, MAX_TEXT } from './limits.ts';
import type { Media, Picture, SourceFile } from './source.ts';

/** A folder with more is not a season. */
const MOST = 20_000;

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
      if (files.length >= MOST) return;
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

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What its bytes are, whatever its name says. */
function pictureOf(data: Uint8Array<ArrayBuffer>): { picture?: Picture } {
  const type = fileType(data) ?? '';
  const ending = ENDINGS[type];
  if (!ending) return {};
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { picture: { id: `${hash}.${ending}`, type, bytes: data } };
}

function readOne(at: string, path: string, bytes: number): SourceFile {
  const picture = path.startsWith('pictures/');
  if (bytes > (picture ? MAX_PICTURE : MAX_TEXT)) return { path, text: null, bytes, refused: 'large' };
  if (picture) return { path, text: null, bytes, ...pictureOf(new Uint8Array(readFileSync(at))) };
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
