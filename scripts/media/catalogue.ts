import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaManifest } from '#domain/contract/shapes/media.ts';
import { creditsPage } from './credits-page.ts';
import { writeJson } from './files.ts';

/** Writes `index.json` and the credits from what stands in the folder. */
export async function writeIndex(out: string): Promise<void> {
  const streams = [];
  const manifests = [];
  for (const name of (await readdir(out)).sort()) {
    const text = await readFile(join(out, name, 'manifest.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    const manifest = mediaManifest.parse(JSON.parse(text));
    const { id, kind, title, duration, movements } = manifest;
    manifests.push(manifest);
    streams.push({ id, kind, title, duration, movements: movements.map(m => m.id) });
  }
  const scores = (await readdir(join(out, 'scores')).catch(() => [])).sort();
  await writeJson(join(out, 'index.json'), { version: 1, streams, scores });
  await writeFile(join(out, 'CREDITS.md'), creditsPage(manifests));
}
