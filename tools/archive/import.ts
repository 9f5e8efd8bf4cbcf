import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { composers } from '#server/season/known-composers.ts';
import type { Store } from '#server/store/port.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { convert } from './convert.ts';
import { faultsOf, nyphilProgram } from './nyphil.ts';
import { readRecords } from './records.ts';

export interface Fault {
  /** Line of the file at which the record begins, from 1. */
  readonly line: number;
  /** Which of the file's records it is, from 1: a file of one line has no other place. */
  readonly place: number;
  readonly reason: string;
}
export interface ImportReport {
  readonly programs: number;
  readonly concerts: number;
  readonly faults: readonly Fault[];
}

/** Documents of a file of programmes, and what of it could not be read. Throws when it is no such file at all. */
export function readArchive(text: string): { docs: CatalogueDoc[]; report: ImportReport } {
  const docs = new Map<string, CatalogueDoc>();
  const seen = new Map<string, string>();
  const faults: Fault[] = [];
  let concerts = 0;
  // The season's own composers are written by the season.
  const own = new Set<string>(composers.map(c => c.id));
  for (const raw of readRecords(text)) {
    if ('error' in raw) {
      faults.push({ line: raw.line, place: raw.place, reason: raw.error });
      continue;
    }
    const parsed = nyphilProgram.safeParse(raw.value);
    if (!parsed.success) {
      faults.push({ line: raw.line, place: raw.place, reason: faultsOf(parsed.error) });
      continue;
    }
    const { program, docs: made } = convert(parsed.data);
    const before = seen.get(program.id);
    if (before !== undefined) {
      faults.push({ line: raw.line, place: raw.place, reason: `id: ${before} has the same` });
      continue;
    }
    seen.set(program.id, `record ${raw.place} (line ${raw.line})`);
    concerts += parsed.data.concerts.length;
    for (const doc of made)
      if (doc.kind !== 'composer' || !own.has(doc.id)) docs.set(`${doc.kind} ${doc.id}`, doc);
  }
  return { docs: [...docs.values()], report: { programs: seen.size, concerts, faults } };
}

/** Loads a file of programmes into the catalogue in one transaction; loading it again changes nothing. */
export async function importArchive(store: Store, text: string): Promise<ImportReport> {
  const { docs, report } = readArchive(text);
  await store.transaction(async tx => {
    await tx.catalogue.lock();
    await tx.catalogue.upsert(docs);
  });
  expireCatalogue(store);
  return report;
}
