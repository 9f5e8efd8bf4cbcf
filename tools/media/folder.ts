/** The scores of a folder: each by a name of its own. */
import { readdir } from 'node:fs/promises';
import { InputFault } from './faults.ts';

const SCORE_FILE = /\.(mxl|musicxml|xml|mscx|mscz)$/i;

/** The name of a file of a score as a slug: it names streams, folders and addresses. */
export const idOf = (name: string): string =>
  withoutEnding(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const withoutEnding = (name: string): string => name.replace(SCORE_FILE, '');

export interface Found {
  /** Names of files by the name of their stream. */
  readonly files: ReadonlyMap<string, string>;
  readonly faults: readonly InputFault[];
}

/** Names of streams that files cannot have: the folder has something else there. */
const TAKEN: ReadonlySet<string> = new Set(['scores']);

/** Rejects where there is nothing to read. */
export async function scoresIn(folder: string): Promise<Found> {
  const names = await readdir(folder).catch(() => {
    throw new InputFault(folder, 'no folder that can be read');
  });
  const files = new Map<string, string>();
  const faults: InputFault[] = [];
  for (const name of names.filter(n => SCORE_FILE.test(n) && !n.startsWith('.')).sort()) {
    const id = idOf(name);
    const other = files.get(id);
    if (id === '' || TAKEN.has(id))
      faults.push(
        new InputFault(
          name,
          'its name becomes an address: it needs letters a to z or digits, and not “scores”',
        ),
      );
    else if (other)
      faults.push(new InputFault(name, `would have the same address as ${other}, ${id}: rename one of them`));
    else files.set(id, name);
  }
  if (files.size === 0 && faults.length === 0)
    throw new InputFault(folder, 'no score in it: names end in .mxl, .musicxml, .xml, .mscx or .mscz');
  return { files, faults };
}
