import { ofCatalogue, startingIn, untilNext } from './made.ts';
import type { Catalogue, ProgramDoc, ScheduleDoc } from './types.ts';

/** Programmes in the order of their next performance. */
export const coming = untilNext((catalogue, now): readonly ProgramDoc[] => {
  const ids = new Set(startingIn(catalogue, now).map(s => s.programId));
  return [...ids].flatMap(id => catalogue.programs.get(id) ?? []);
});

/** Evenings of a programme that are to come and take place, the next first. */
export const eveningsToCome = (
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: number },
  programId: string,
): readonly ScheduleDoc[] =>
  (catalogue.listed.get(programId) ?? []).filter(s => s.startsAt > now && !s.cancelled);

const RELATED = 4;

/** Programmes to come that share most with this one: composer, series, type; soonest first among equals. */
export const related = untilNext((catalogue, now, program: ProgramDoc): readonly ProgramDoc[] => {
  const composers = new Set(program.works.map(w => w.composerId));
  const score = (p: ProgramDoc): number =>
    (p.composerId !== '' && p.composerId === program.composerId ? 4 : 0) +
    (p.works.some(w => composers.has(w.composerId)) ? 2 : 0) +
    (p.series.zh === program.series.zh ? 1 : 0) +
    (p.type === program.type ? 1 : 0);
  return coming({ catalogue, now })
    .filter(p => p.id !== program.id)
    .flatMap(p => {
      const next = eveningsToCome({ catalogue, now }, p.id)[0]?.startsAt;
      return next === undefined ? [] : [{ p, next, score: score(p) }];
    })
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score || a.next - b.next)
    .slice(0, RELATED)
    .map(one => one.p);
});

/** Programmes by who plays in them, in the order of the catalogue. */
const byArtist = ofCatalogue(catalogue => {
  const found = new Map<string, Set<ProgramDoc>>();
  for (const program of catalogue.programs.values())
    for (const { artistId } of program.artists)
      found.set(artistId, (found.get(artistId) ?? new Set()).add(program));
  return found;
});

/** Programmes in which one of these artists plays. */
export const playedBy = (catalogue: Catalogue, artistIds: readonly string[]): ReadonlySet<ProgramDoc> =>
  new Set(artistIds.flatMap(id => [...(byArtist(catalogue).get(id) ?? [])]));
