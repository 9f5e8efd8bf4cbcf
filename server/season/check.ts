import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { buildSeason, docsOf } from './build.ts';
import { compile } from './compile.ts';
import { onceEach } from './once.ts';
import type { Fault, Media, Picture, SourceFile } from './source.ts';

export interface Checked {
  /** What would be published; of a season with faults nothing. */
  readonly docs: readonly CatalogueDoc[];
  readonly faults: readonly Fault[];
  /** What was decided of its tables: no fault, and to be looked at. */
  readonly notes: readonly Fault[];
  /** What these name. */
  readonly pictures: readonly Picture[];
}

/** Reads a season and finds every fault of it at once. Nothing is loaded. */
export function checkSeason(
  files: readonly SourceFile[],
  where: { readonly today: string; readonly relative: boolean; readonly media?: Media | undefined },
): Checked {
  const { season, faults, notes, pictures, broken, lineOf } = compile(files);
  const built = buildSeason(season, { ...where, lineOf, broken });
  const all = onceEach([...faults, ...built.faults]);
  all.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  return { docs: all.length > 0 ? [] : docsOf(built), faults: all, notes, pictures };
}
