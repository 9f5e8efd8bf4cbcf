import { hallInstant } from '#lib/dates.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { DAY } from '#server/clock.ts';
import { putDocs } from '#server/season/acts.ts';
import type { Store, Tx } from '#server/store/port.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { editionOf, editionPacks, editionSchedules, hallDay, ofDay, showDates } from './edition.ts';

/** A new edition of the season comes when the newest is older than this. */
const EDITION_DAYS = 30;

interface EditionDoc {
  /** The hall's day that the edition was made on. */
  readonly date: string;
  /** Of the content that it was made from: other content is written over it at the next start. */
  readonly print: string;
}

/** The demonstration's season when it begins on a day of the hall. */
const editionDocs = ofDay((date): readonly CatalogueDoc[] => [
  ...editionOf(date).docs,
  ...showDates(date).map(body => ({ kind: 'show-date', id: body.id, body })),
  ...editionSchedules(date).map(body => ({ kind: 'schedule', id: body.id, body })),
  ...editionPacks(date).map(body => ({ kind: 'pack', id: body.id, body })),
]);
const printOf = ofDay(date => fingerprint(editionDocs(date)));

/** FNV-1a of all documents: tells whether what a database holds is what this release would write. */
function fingerprint(docs: readonly CatalogueDoc[]): string {
  let hash = 2166136261;
  for (const doc of docs) {
    const text = `${doc.kind} ${doc.id} ${JSON.stringify(doc.body)}`;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  return (hash >>> 0).toString(16);
}

async function newestEdition(tx: Tx): Promise<EditionDoc | null> {
  const editions = (await tx.catalogue.readAll()).filter(doc => doc.kind === 'edition' && doc.body !== null);
  return editions.map(doc => doc.body as EditionDoc).sort((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;
}

/**
 * Brings the demonstration season into the store: the first time, when its newest edition is older than 30 days, and
 * when a release has other content. Old editions stay, so that orders keep their schedules. Safe to call from several
 * processes at once, and again. False where a season was published: that one is shown.
 */
export async function seedWorld(store: Store, now: number): Promise<boolean> {
  const own = await store.transaction(async tx => {
    await tx.catalogue.lock();
    if ((await tx.seasons.versions()).length > 0) return false;
    const today = hallDay(now);
    const newest = await newestEdition(tx);
    const stale = !newest || (hallInstant(today) - hallInstant(newest.date)) / DAY > EDITION_DAYS;
    const date = stale ? today : newest.date;
    const docs = editionDocs(date);
    // A store in memory has no other release's content.
    const print = store.kind === 'memory' ? '' : printOf(date);
    if (!stale && newest.print === print) return true;
    const edition = { kind: 'edition', id: date, body: { date, print } satisfies EditionDoc };
    await putDocs(tx, [...docs, edition]);
    return true;
  });
  expireCatalogue(store);
  return own;
}
