import { createHash } from 'node:crypto';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes and SHA-256 of every file under a folder but `own`, the manifest that will name them. */
export async function hashesOf(folder: string, own: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found.filter(f => f.isFile()).map(f => join(f.parentPath, f.name).slice(folder.length + 1));
  const files: Record<string, { bytes: number; sha256: string }> = {};
  for (const name of names.filter(n => n !== own).sort()) {
    const body = await readFile(join(folder, name));
    files[name] = { bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
  }
  return files;
}

export const writeJson = (file: string, value: unknown): Promise<void> =>
  writeFile(file, `${JSON.stringify(value)}\n`);

export const there = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
