/** Puts the demonstration's season into a static site as the archive that its desk takes (build.ts demo). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const SEASON = fileURLToPath(new URL('../demo/season', import.meta.url));

export function makeSeason(site: string): void {
  const files = readdirSync(SEASON, { recursive: true, withFileTypes: true }).filter(file => file.isFile());
  const named = files.map(({ parentPath, name }): [string, Uint8Array] => {
    const at = join(parentPath, name);
    return [relative(SEASON, at).split(sep).join('/'), new Uint8Array(readFileSync(at))];
  });
  writeFileSync(join(site, 'shstatic/season.zip'), zipSync(Object.fromEntries(named)));
}
