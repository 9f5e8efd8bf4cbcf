import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { education, type Performance, packs, performances, type ShowDate, shows } from './dated.ts';
import { knownComposers, MAKE } from './documents.ts';
import { checkTargets } from './link-targets.ts';
import { checkLinks } from './links.ts';
import { checkRecordings, recordings } from './recordings.ts';
import { type Context, openSeason, type Work } from './resolve.ts';
import { checkSense } from './sense.ts';
import type { Fault, Season } from './source.ts';

export interface Built {
  /** Everything but what is dated and sold. */
  readonly docs: readonly CatalogueDoc[];
  readonly performances: readonly Performance[];
  readonly showDates: readonly ShowDate[];
  readonly packs: readonly CatalogueDoc[];
  readonly faults: readonly Fault[];
}

/**
 * A season as documents of the catalogue: the same each time for the same day. What is not asked for is not made; with
 * `lineOf` everything is, and checked.
 */
export function buildSeason(season: Season, context: Context): Built {
  const { work, faults } = openSeason(season, context);
  const dated = once(() => performances(work));
  const sold = once(() => shows(work));
  const docs = once(() => [
    ...knownComposers(work),
    ...plainDocs(work),
    ...sold().docs,
    ...education(work),
    ...recordings(work),
  ]);
  const packages = once(() => packs(work, dated()));
  if (context.lineOf) {
    docs();
    packages();
    checkLinks(work, dated(), sold().dates);
    checkSense(work, dated(), sold().dates);
    checkTargets(work, season.entries);
    checkRecordings(work, context.media);
  }
  return {
    get docs() {
      return docs();
    },
    get performances() {
      return dated();
    },
    get showDates() {
      return sold().dates;
    },
    get packs() {
      return packages();
    },
    faults,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const plainDocs = (work: Work): CatalogueDoc[] =>
  Object.entries(MAKE).flatMap(([kind, make]) => work.of(kind).flatMap(entry => make(work, entry)));

/** All documents of a season, as it is published. */
export const docsOf = (built: Built): CatalogueDoc[] => [
  ...built.docs,
  ...built.performances.map(({ body }) => ({ kind: 'schedule', id: body.id, body })),
  ...built.showDates.map(({ body }) => ({ kind: 'show-date', id: body.id, body })),
  ...built.packs,
];
