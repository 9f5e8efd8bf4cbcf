import type { Store, Tx } from '../port.ts';
import type { CatalogueDoc } from '../ports/catalogue.ts';
import { memoryAccounts } from './accounts.ts';
import { memoryCatalogue } from './catalogue.ts';
import { memoryDesk } from './desk.ts';
import { memoryDigital } from './digital.ts';
import { memoryDiscounts } from './discounts.ts';
import { memoryDoors } from './doors.ts';
import { memoryDrawers } from './drawers.ts';
import { memoryEnquiries } from './enquiries.ts';
import { memoryGifts } from './gifts.ts';
import { memoryInvoices } from './invoices.ts';
import { memoryLetters } from './letters.ts';
import { memoryMemberships } from './memberships.ts';
import { memoryPersons } from './persons.ts';
import { memoryReportMails } from './report-mails.ts';
import { memoryRooms } from './rooms.ts';
import { memorySales } from './sales.ts';
import { memorySeasons } from './seasons.ts';
import { memorySecurity } from './security.ts';
import { memoryStaff } from './staff.ts';
import { Journal, type Tables } from './table.ts';
import { memoryWaiting } from './waiting.ts';

export type Snapshot = Record<string, [string, unknown][]>;

export interface MemoryStore extends Store {
  readonly kind: 'memory';
  /** Everything but the catalogue and what is published, as plain data: the static demonstration site keeps it across reloads. */
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** The other part, which is large and seldom changes: versions, pictures, drafts, the catalogue's documents since `after`. */
  published(after: number): Snapshot;
  /** What that was when it was taken, over what the catalogue holds. */
  publishAgain(snapshot: Snapshot): Promise<void>;
  /** Another number whenever that part was written. */
  writesOfPublished(): number;
}
const PUBLISHED: ReadonlySet<string> = new Set(['seasonVersions', 'seasonPictures', 'seasonDrafts']);
const dumped = (tables: Tables): Snapshot =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.dump()]));

/** What of every noun is said under its name. */
const each = <From extends object, Said>(nouns: From, say: (noun: keyof From) => Said) =>
  Object.fromEntries(Object.keys(nouns).map(noun => [noun, say(noun as keyof From)]));
const tablesOf = (nouns: Readonly<Record<string, { readonly tables: object }>>): Tables =>
  Object.assign({}, ...Object.values(nouns).map(noun => noun.tables));
const portsOf = <Nouns extends { readonly [noun: string]: { readonly port: unknown } }>(nouns: Nouns) =>
  each(nouns, noun => nouns[noun]?.port) as { [Noun in keyof Nouns]: Nouns[Noun]['port'] };

/** The store of the mocks and the tests: transactions run one after the other and roll back by journal. */
export function memoryStore(options: { onCommit?: () => void } = {}): MemoryStore {
  const journal = new Journal();
  const discounts = memoryDiscounts(journal);
  const waiting = memoryWaiting(journal);
  const kept = {
    accounts: memoryAccounts(journal),
    sales: memorySales(journal, discounts.port, waiting.port),
    digital: memoryDigital(journal),
    discounts,
    doors: memoryDoors(journal),
    drawers: memoryDrawers(journal),
    reportMails: memoryReportMails(journal),
    enquiries: memoryEnquiries(journal),
    gifts: memoryGifts(journal),
    invoices: memoryInvoices(journal),
    letters: memoryLetters(journal),
    memberships: memoryMemberships(journal),
    persons: memoryPersons(journal),
    rooms: memoryRooms(journal),
    seasons: memorySeasons(journal),
    staff: memoryStaff(journal),
    waiting,
  };
  const others = tablesOf(kept);
  const nouns = { ...kept, desk: memoryDesk(journal, others), security: memorySecurity(journal, others) };
  const all = Object.entries(tablesOf(nouns));
  const tables: Tables = Object.fromEntries(all.filter(([name]) => !PUBLISHED.has(name)));
  const published: Tables = Object.fromEntries(all.filter(([name]) => PUBLISHED.has(name)));
  const catalogue = memoryCatalogue(journal);
  const tx: Tx = { ...portsOf(nouns), catalogue: catalogue.port };
  let tail: Promise<unknown> = Promise.resolve();
  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const run = async () => {
      journal.begin();
      try {
        const result = await work(tx);
        if (journal.commit()) options.onCommit?.();
        return result;
      } catch (error) {
        journal.rollback();
        throw error;
      }
    };
    const result = tail.then(run);
    tail = result.catch(() => undefined);
    return result;
  };
  // A single statement waits for the running transaction too: it must neither see nor join what may be rolled back.
  const alone = (noun: keyof Tx): object =>
    new Proxy(tx[noun], {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          transaction(async inner =>
            (inner[noun] as unknown as Record<PropertyKey, (...a: unknown[]) => unknown>)[name]?.(...args),
          ),
    });
  const direct = each(tx, alone) as unknown as Tx;

  return {
    kind: 'memory',
    direct,
    transaction,
    snapshot: () => dumped(tables),
    restore(snapshot) {
      for (const [name, t] of Object.entries(tables)) t.load(snapshot[name] ?? []);
    },
    published(after) {
      const { catalogueDocs = [] } = dumped(catalogue.tables);
      const since = catalogueDocs.filter(([, row]) => (row as { version: number }).version > after);
      return { ...dumped(published), catalogueDocs: since };
    },
    async publishAgain({ catalogueDocs = [], ...rest }) {
      for (const [name, t] of Object.entries(published)) t.load(rest[name] ?? []);
      await transaction(tx => tx.catalogue.upsert(catalogueDocs.map(([, row]) => row as CatalogueDoc)));
    },
    writesOfPublished: () =>
      Object.values({ ...published, ...catalogue.tables }).reduce((sum, table) => sum + table.writes, 0),
    ping: () => Promise.resolve(),
    missing: async () => [],
    close: () => Promise.resolve(),
  };
}
