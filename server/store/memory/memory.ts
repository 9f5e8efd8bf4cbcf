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
import { Journal, type Table } from './table.ts';
import { memoryWaiting } from './waiting.ts';

/** Named tables of one noun, for snapshots. */
// biome-ignore lint/suspicious/noExplicitAny: a snapshot holds rows of every kind
export type Tables = Record<string, Table<any>>;
export type Snapshot = Record<string, [string, unknown][]>;

export interface MemoryStore extends Store {
  readonly kind: 'memory';
  /** Everything but the catalogue, as plain data: the static demonstration site keeps it across reloads. */
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
}

/** The store of the mocks and the tests: transactions run one after the other and roll back by journal. */
export function memoryStore(options: { onCommit?: () => void } = {}): MemoryStore {
  const journal = new Journal();
  const accounts = memoryAccounts(journal);
  const catalogue = memoryCatalogue(journal);
  const digital = memoryDigital(journal);
  const discounts = memoryDiscounts(journal);
  const doors = memoryDoors(journal);
  const drawers = memoryDrawers(journal);
  const reportMails = memoryReportMails(journal);
  const waiting = memoryWaiting(journal);
  const seasons = memorySeasons(journal);
  const sales = memorySales(journal, discounts.port, waiting.port);
  const enquiries = memoryEnquiries(journal);
  const gifts = memoryGifts(journal);
  const invoices = memoryInvoices(journal);
  const letters = memoryLetters(journal);
  const memberships = memoryMemberships(journal);
  const persons = memoryPersons(journal);
  const rooms = memoryRooms(journal);
  const staff = memoryStaff(journal);
  const others: Tables = {
    ...accounts.tables,
    ...sales.tables,
    ...digital.tables,
    ...discounts.tables,
    ...doors.tables,
    ...drawers.tables,
    ...reportMails.tables,
    ...enquiries.tables,
    ...gifts.tables,
    ...invoices.tables,
    ...letters.tables,
    ...memberships.tables,
    ...persons.tables,
    ...rooms.tables,
    ...seasons.tables,
    ...staff.tables,
    ...waiting.tables,
  };
  const desk = memoryDesk(journal, others);
  const security = memorySecurity(journal, others);
  const tables: Tables = { ...others, ...desk.tables, ...security.tables };
  const tx: Tx = {
    accounts: accounts.port,
    sales: sales.port,
    catalogue: catalogue.port,
    desk: desk.port,
    digital: digital.port,
    discounts: discounts.port,
    doors: doors.port,
    drawers: drawers.port,
    reportMails: reportMails.port,
    enquiries: enquiries.port,
    gifts: gifts.port,
    invoices: invoices.port,
    letters: letters.port,
    memberships: memberships.port,
    persons: persons.port,
    rooms: rooms.port,
    security: security.port,
    seasons: seasons.port,
    staff: staff.port,
    waiting: waiting.port,
  };
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
  const alone = <P extends object>(noun: keyof Tx): P =>
    new Proxy(tx[noun] as unknown as P, {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          transaction(async inner =>
            (inner[noun] as unknown as Record<PropertyKey, (...a: unknown[]) => unknown>)[name]?.(...args),
          ),
    });
  const direct: Tx = {
    accounts: alone('accounts'),
    sales: alone('sales'),
    catalogue: alone('catalogue'),
    desk: alone('desk'),
    digital: alone('digital'),
    discounts: alone('discounts'),
    doors: alone('doors'),
    drawers: alone('drawers'),
    reportMails: alone('reportMails'),
    enquiries: alone('enquiries'),
    gifts: alone('gifts'),
    invoices: alone('invoices'),
    letters: alone('letters'),
    memberships: alone('memberships'),
    persons: alone('persons'),
    rooms: alone('rooms'),
    security: alone('security'),
    seasons: alone('seasons'),
    staff: alone('staff'),
    waiting: alone('waiting'),
  };

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
