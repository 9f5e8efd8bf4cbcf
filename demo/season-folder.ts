import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { started } from '#server/host/started.ts';
import { compile } from '#server/season/compile.ts';
import { readSeasonFolder } from '#server/season/folder.ts';
import type { Season } from '#server/season/source.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What the files said when they were last read. */
const LAST_SAID = here('../.cache/season.json');

/** The demonstration's season, from its files. A build puts what they say in the place of this module (vite-season.ts). */
function read(): Season {
  const { season, faults } = compile(readSeasonFolder(here('./season')));
  if (faults.length > 0)
    throw new Error(faults.map(f => `demo/season/${f.file}:${f.line} ${f.field}: ${f.words.en}`).join('\n'));
  return season;
}

/** As it was last read where nothing has changed since: that is half of a start. */
function kept(sources: string): Season {
  try {
    const last = JSON.parse(readFileSync(LAST_SAID, 'utf8')) as { sources: string; season: Season };
    if (last.sources === sources) return last.season;
  } catch {
    // There is none, or no whole one.
  }
  const season = read();
  try {
    mkdirSync(here('../.cache'), { recursive: true });
    const half = `${LAST_SAID}.${process.pid}`;
    writeFileSync(half, JSON.stringify({ sources, season }));
    renameSync(half, LAST_SAID);
  } catch {
    // It is read again then.
  }
  return season;
}

export const seasonFolder: Season = started.season ? kept(started.season) : read();
