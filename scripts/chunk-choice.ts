/** How the code is divided: as it was (chunk-division.txt), with what is new beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { groupsOf, standIns } from './chunk-groups.ts';
import { importedLater, kindOf, type Modules, momentsOf, sizeOf, source } from './chunk-moments.ts';

/** What one file less is worth, in bytes that a page would load for nothing. */
const REQUEST = 7000;
const DIVISION = source('scripts/chunk-division.txt');
const ROOT = source('.');
/** `npm run build -- anew`: divided from nothing, and written down. */
const ANEW = process.argv[2] === 'anew';

export function chooseGroups(entries: readonly string[], modules: Modules): readonly (readonly string[])[] {
  const moments = momentsOf(entries, modules);
  const later = importedLater(entries, modules);
  const lines = ANEW ? [] : readFileSync(DIVISION, 'utf8').split('\n').filter(Boolean);
  const groups = groupsOf({
    moments,
    sizeOf: id => sizeOf(id, modules),
    importsOf: id => modules.getModuleInfo(id)?.importedIds ?? [],
    isImportedLater: id => later.has(id),
    kindOf,
    request: REQUEST,
    before: lines.map(line => line.split(' ').map(source)),
  });
  if (ANEW) {
    const written = standIns(groups, moments).map(ids => ids.map(id => id.slice(ROOT.length + 1)).join(' '));
    writeFileSync(DIVISION, `${written.sort().join('\n')}\n`);
  }
  return groups;
}
