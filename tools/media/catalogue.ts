import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaManifest } from '#domain/contract/shapes/media.ts';
import { creditsPage } from './credits-page.ts';
import { there, writeJson } from './files.ts';

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
  const scores = [];
  // A folder without it was left when engraving broke off.
  for (const name of (await readdir(join(out, 'scores')).catch(() => [])).sort())
    if (await there(join(out, 'scores', name, 'score.json'))) scores.push(name);
  await writeJson(join(out, 'index.json'), { version: 1, streams, scores });
  await writeFile(join(out, 'CREDITS.md'), creditsPage(manifests));
}
