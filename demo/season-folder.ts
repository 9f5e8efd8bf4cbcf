import { fileURLToPath } from 'node:url';
import { compile } from '#server/season/compile.ts';
import { readSeasonFolder } from '#server/season/folder.ts';
import type { Season } from '#server/season/source.ts';

/** The demonstration's season, from its files. A build puts what they say in the place of this module (vite-season.ts). */
function read(): Season {
  const { season, faults } = compile(readSeasonFolder(fileURLToPath(new URL('./season', import.meta.url))));
  if (faults.length > 0)
    throw new Error(faults.map(f => `demo/season/${f.file}:${f.line} ${f.field}: ${f.words.en}`).join('\n'));
  return season;
}

export const seasonFolder: Season = read();
