import type { Store, Tx } from '../port.ts';
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
  /** Everything but the catalogue, as plain data: the static demonstration site keeps it across reloads. */
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

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
  const tables = tablesOf(nouns);
  const tx: Tx = { ...portsOf(nouns), catalogue: memoryCatalogue(journal).port };
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
    snapshot: () => Object.fromEntries(Object.entries(tables).map(([name, t]) => [name, t.dump()])),
    restore(snapshot) {
      for (const [name, t] of Object.entries(tables)) t.load(snapshot[name] ?? []);
    },
    ping: () => Promise.resolve(),
    missing: async () => [],
    close: () => Promise.resolve(),
  };
}
