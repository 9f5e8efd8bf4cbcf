import type { Offer } from '#domain/rules/discount-offer.ts';
import { parsePlan } from '#domain/rules/seating-plan.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/port.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { LastKnown } from './last-known.ts';
import type {
  AdDoc,
  ArtistDoc,
  Catalogue,
  ComposerDoc,
  ContentDoc,
  HallDoc,
  PlanIndex,
  ProgramDoc,
  ScheduleDoc,
} from './types.ts';

/** How long a process may show an older version of the catalogue, ms. */
const FRESH_FOR = 3000;

/** Documents of one process by kind; plans are parsed once, when they arrive. */
class CatalogueCache {
  version = 0;
  checkedAt = Number.NEGATIVE_INFINITY;
  readonly catalogue = new LastKnown<Catalogue>();
  readonly docs = new Map<string, Map<string, unknown>>();
  readonly plans = new Map<string, PlanIndex>();

  put(doc: CatalogueDoc): void {
    if (doc.body === null) {
      this.plans.delete(doc.kind === 'plan' ? doc.id : '');
      this.docs.get(doc.kind)?.delete(doc.id);
      return;
    }
    if (doc.kind === 'plan') {
      const parsed = parsePlan(doc.body);
      if (!parsed.ok) throw new Error(`seating plan ${doc.id}: ${parsed.faults.join('; ')}`);
      this.plans.set(doc.id, parsed.index);
      return;
    }
    const ofKind = this.docs.get(doc.kind) ?? new Map<string, unknown>();
    this.docs.set(doc.kind, ofKind.set(doc.id, doc.body));
  }
  all<T>(kind: string): ReadonlyMap<string, T> {
    return (this.docs.get(kind) ?? new Map()) as ReadonlyMap<string, T>;
  }
}

const caches = new WeakMap<object, CatalogueCache>();

/** Where the season is read from, and by which clock. */
export interface CatalogueSource {
  readonly store: Store;
  readonly clock: Clock;
}

/** The read model of this store, at most a few seconds old; older only while the database is away. */
export function getCatalogue(deps: CatalogueSource): Promise<Catalogue> {
  const cache = caches.get(deps.store.direct.catalogue) ?? new CatalogueCache();
  caches.set(deps.store.direct.catalogue, cache);
  const now = deps.clock.now();
  const age = now - cache.checkedAt;
  const { known } = cache.catalogue;
  if (known && age >= 0 && age < FRESH_FOR) return Promise.resolve(known);
  return cache.catalogue.read(now, () => refresh(deps, cache, now));
}

/** Forgets how fresh the read model is: the next `getCatalogue` asks the store. */
export function expireCatalogue(store: Store): void {
  const cache = caches.get(store.direct.catalogue);
  if (!cache) return;
  cache.checkedAt = Number.NEGATIVE_INFINITY;
  cache.catalogue.expire();
}

async function refresh(
  { store }: Pick<CatalogueSource, 'store'>,
  cache: CatalogueCache,
  now: number,
): Promise<Catalogue> {
  const version = await store.direct.catalogue.version();
  let catalogue = cache.catalogue.known;
  if (!catalogue || version !== cache.version) {
    // A document written between the two reads comes again with the next version: replacing it is harmless.
    for (const doc of await store.direct.catalogue.readAll(cache.version)) cache.put(doc);
    cache.version = version;
    catalogue = build(cache);
  }
  cache.checkedAt = now;
  return catalogue;
}

function build(cache: CatalogueCache): Catalogue {
  const schedules = cache.all<ScheduleDoc>('schedule');
  const calendar = [...schedules.values()]
    .filter(shown(schedules))
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
  const listed = new Map<string, ScheduleDoc[]>();
  for (const schedule of calendar) {
    const list = listed.get(schedule.programId);
    if (list) list.push(schedule);
    else listed.set(schedule.programId, [schedule]);
  }
  return {
    version: cache.version,
    composers: cache.all<ComposerDoc>('composer'),
    artists: cache.all<ArtistDoc>('artist'),
    programs: cache.all<ProgramDoc>('program'),
    halls: cache.all<HallDoc>('hall'),
    contents: cache.all<ContentDoc>('content'),
    offers: cache.all<Offer>('offer'),
    ads: [...cache.all<AdDoc>('ad').values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)),
    kind: name => cache.all(name),
    plans: cache.plans,
    schedules,
    listed,
    calendar,
  };
}

interface Dated {
  readonly edition: string;
  readonly startsAt: number;
}
/** A newer edition of the season replaces what an older one announced for the days from its first concert on. */
export function shown(schedules: ReadonlyMap<string, Dated>): (date: Dated) => boolean {
  const first = new Map<string, number>();
  for (const { edition, startsAt } of schedules.values())
    if (edition) first.set(edition, Math.min(first.get(edition) ?? Number.POSITIVE_INFINITY, startsAt));
  return ({ edition, startsAt }) =>
    edition === '' || ![...first].some(([other, from]) => other > edition && from <= startsAt);
}

const withheld = new WeakMap<ScheduleDoc, ReadonlySet<string>>();

/** The seats of a performance that the house keeps from sale; a seat without a price cannot be sold either. */
export function withheldOf(catalogue: Catalogue, schedule: ScheduleDoc): ReadonlySet<string> {
  const known = withheld.get(schedule);
  if (known) return known;
  const plan = catalogue.plans.get(schedule.planId);
  const unpriced = [...(plan?.seats.values() ?? [])].filter(s => schedule.prices[s.category] === undefined);
  const seats: ReadonlySet<string> = new Set([...(schedule.withheld ?? []), ...unpriced.map(s => s.guid)]);
  withheld.set(schedule, seats);
  return seats;
}
