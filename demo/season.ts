import { parsePlan, priceFaults } from '#domain/rules/seating-plan.ts';
import { hallInstant } from '#lib/dates.ts';
import { composers } from '#server/archive/known-composers.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlanIndex, ScheduleDoc } from '#server/catalogue/types.ts';
import type { Store, Tx } from '#server/store/port.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { ads } from './content/ads.ts';
import { artists } from './content/artists.ts';
import { cardOffers, cards } from './content/cards.ts';
import { forms } from './content/forms.ts';
import { halls, plans } from './content/halls.ts';
import { houseDocs } from './content/house.ts';
import { newsDocs } from './content/news/docs.ts';
import { offers } from './content/offers.ts';
import { orchestraDocs } from './content/orchestra/all.ts';
import { editionPacks } from './content/packages.ts';
import { contents } from './content/pages.ts';
import { products } from './content/products/all.ts';
import { programs } from './content/programs/all.ts';
import { showDates, shows } from './content/shows/all.ts';
import { editionSchedules, hallDay } from './edition.ts';

/** A new edition of the season comes when the newest is older than this. */
const EDITION_DAYS = 30;
const DAY = 86_400_000;

interface EditionDoc {
  /** The hall's day that the edition was made on. */
  readonly date: string;
  /** Of the content that it was made from: other content is written over it at the next start. */
  readonly print: string;
}

/** Everything of the demonstration world but its dates, with the instant that news are dated from. */
function content(date: string): CatalogueDoc[] {
  const from = hallInstant(date, '09:00');
  return [
    ...composers.map(body => ({ kind: 'composer', id: body.id, body })),
    ...artists.map(body => ({ kind: 'artist', id: body.id, body })),
    ...programs.map(body => ({ kind: 'program', id: body.id, body })),
    ...halls.map(body => ({ kind: 'hall', id: body.id, body })),
    ...Object.entries(plans).map(([id, body]) => ({ kind: 'plan', id, body })),
    ...houseDocs(date),
    ...newsDocs(from),
    ...orchestraDocs(from),
    ...ads(from).map(body => ({ kind: 'ad', id: body.id, body })),
    ...contents(from).map(body => ({ kind: 'content', id: body.id, body })),
    ...[...offers(from), ...cardOffers].map(body => ({ kind: 'offer', id: body.id, body })),
    ...shows.map(body => ({ kind: 'show', id: body.id, body })),
    ...showDates(date).map(body => ({ kind: 'show-date', id: body.id, body })),
    ...products.map(body => ({ kind: 'product', id: body.id, body })),
    ...cards.map(body => ({ kind: 'card', id: body.id, body })),
    ...forms.map(body => ({ kind: 'form', id: body.id, body })),
  ];
}

/** FNV-1a of all documents: tells whether what a database holds is what this release would write. */
function fingerprint(docs: readonly CatalogueDoc[]): string {
  let hash = 2166136261;
  for (const doc of docs) {
    const text = `${doc.kind} ${doc.id} ${JSON.stringify(doc.body)}`;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return (hash >>> 0).toString(16);
}

/** Throws with the place of each fault: a hall that cannot be drawn, or a seat of it that has no price at some performance. */
export function checkHalls(
  files: Readonly<Record<string, unknown>>,
  season: readonly Pick<ScheduleDoc, 'id' | 'planId' | 'prices'>[],
): void {
  const faults: string[] = [];
  for (const [id, file] of Object.entries(files)) {
    const parsed = parsePlan(file);
    const found = parsed.ok ? unpriced(parsed.index, id, season) : parsed.faults;
    faults.push(...found.map(fault => `seating plan ${id}: ${fault}`));
  }
  if (faults.length) throw new Error(faults.join('\n'));
}

/** Seats without a price, each fault once with the first performance that has it. */
function unpriced(plan: PlanIndex, id: string, season: Parameters<typeof checkHalls>[1]): string[] {
  const found = new Map<string, string>();
  for (const schedule of season)
    if (schedule.planId === id)
      for (const fault of priceFaults(plan, schedule.prices))
        if (!found.has(fault)) found.set(fault, schedule.id);
  return [...found].map(([fault, first]) => `${fault} at the performance ${first}`);
}

async function newestEdition(tx: Tx): Promise<EditionDoc | null> {
  const editions = (await tx.catalogue.readAll()).filter(doc => doc.kind === 'edition');
  return editions.map(doc => doc.body as EditionDoc).sort((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;
}

/**
 * Brings the demonstration season into the store: the first time, when its newest edition is older than 30 days, and
 * when a release has other content. Old editions stay, so that orders keep their schedules. Safe to call from several
 * processes at once, and again.
 */
export async function seedWorld(store: Store, now: number): Promise<void> {
  await store.transaction(async tx => {
    await tx.catalogue.lock();
    const today = hallDay(now);
    const newest = await newestEdition(tx);
    const stale = !newest || (hallInstant(today) - hallInstant(newest.date)) / DAY > EDITION_DAYS;
    const date = stale ? today : newest.date;
    const season = editionSchedules(date);
    checkHalls(plans, season);
    const docs = [
      ...content(date),
      ...season.map(body => ({ kind: 'schedule', id: body.id, body })),
      ...editionPacks(date, season).map(body => ({ kind: 'pack', id: body.id, body })),
    ];
    const print = fingerprint(docs);
    if (!stale && newest.print === print) return;
    await tx.catalogue.upsert([
      ...docs,
      { kind: 'edition', id: date, body: { date, print } satisfies EditionDoc },
    ]);
  });
  expireCatalogue(store);
}
