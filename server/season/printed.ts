import { unprintable } from '#domain/rules/printable.ts';
import { t } from '../catalogue/text.ts';
import { type Entry, type Fault, fieldOf } from './source.ts';

/** Whose names and titles stand on tickets and in reports. */
const KINDS: ReadonlySet<string> = new Set([
  'season',
  'program',
  'show',
  'pack',
  'hall',
  'artist',
  'composer',
  'report',
]);
const NAMING = /^(?:name|title|address|signed)$/;

type Path = readonly PropertyKey[];

/** What a ticket could not be printed with, by file and field. */
export function unprinted(
  entries: readonly Entry[],
  lineOf: (file: string, path: Path) => number,
): readonly Fault[] {
  const faults: Fault[] = [];
  const look = (entry: Entry, value: unknown, path: Path, naming: boolean): void => {
    if (typeof value === 'string' && naming) {
      const odd = unprintable(value).join(' ');
      if (odd === '') return;
      faults.push({
        file: entry.file,
        line: lineOf(entry.file, path),
        field: fieldOf(path),
        words: t(
          `票面没有“${odd}”的字形，请换一种写法`,
          `no font of the tickets has “${odd}”; write it otherwise`,
        ),
      });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        const step = Array.isArray(value) ? Number(key) : key;
        look(entry, inner, [...path, step], naming || NAMING.test(key));
      }
  };
  for (const entry of entries) if (KINDS.has(entry.kind)) look(entry, entry.value, [], false);
  return faults;
}
