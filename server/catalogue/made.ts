import type { Catalogue, ScheduleDoc } from './types.ts';

/** Makes something of a version of the catalogue once. */
export function ofCatalogue<Made extends object>(
  make: (catalogue: Catalogue) => Made,
): (catalogue: Catalogue) => Made {
  const kept = new WeakMap<Catalogue, Made>();
  return catalogue => {
    const known = kept.get(catalogue);
    if (known) return known;
    const made = make(catalogue);
    kept.set(catalogue, made);
    return made;
  };
}

/**
 * Makes something, of a few kinds, that depends on what is to come: once until the next performance begins, however many
 * ask for it meanwhile.
 */
export function untilNext<Made, Kind = void>(
  make: (catalogue: Catalogue, now: number, kind: Kind) => Made,
): (at: { readonly catalogue: Catalogue; readonly now: number }, kind: Kind) => Made {
  const keptOf = ofCatalogue(() => ({ from: 0, until: 0, made: new Map<Kind, Made>() }));
  return ({ catalogue, now }, kind) => {
    const kept = keptOf(catalogue);
    if (now < kept.from || now >= kept.until) {
      kept.made.clear();
      kept.from = now;
      kept.until = catalogue.calendar[firstAfter(catalogue, now)]?.startsAt ?? Number.POSITIVE_INFINITY;
    }
    if (!kept.made.has(kind)) kept.made.set(kind, make(catalogue, now, kind));
    return kept.made.get(kind) as Made;
  };
}

/** Where in the calendar the first performance stands that begins after an instant. */
function firstAfter({ calendar }: Catalogue, at: number): number {
  let [low, high] = [0, calendar.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((calendar[middle] as ScheduleDoc).startsAt > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Performances that begin after an instant, and before another one. */
export const startingIn = (
  catalogue: Catalogue,
  after: number,
  before = Number.POSITIVE_INFINITY,
): readonly ScheduleDoc[] =>
  catalogue.calendar.slice(firstAfter(catalogue, after), firstAfter(catalogue, before - 1));
