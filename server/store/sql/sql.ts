import type { Pool, Store, Tx } from '../port.ts';
import { thisRelease } from '../release.ts';
import { sqlAccounts } from './accounts.ts';
import { backUp } from './backup.ts';
import { sqlCatalogue } from './catalogue.ts';
import { sqlDesk } from './desk.ts';
import { sqlDigital } from './digital.ts';
import { sqlDiscounts } from './discounts.ts';
import { sqlDoors } from './doors.ts';
import { sqlDrawers } from './drawers.ts';
import { sqlEnquiries } from './enquiries.ts';
import { sqlGifts } from './gifts.ts';
import { sqlInvoices } from './invoices.ts';
import { sqlLetters } from './letters.ts';
import { sqlMemberships } from './memberships.ts';
import { sqlPersons } from './persons.ts';
import { sqlReportMails } from './report-mails.ts';
import { sqlRooms } from './rooms.ts';
import { sqlSales } from './sales.ts';
import { sqlSeasons } from './seasons.ts';
import { sqlSecurity } from './security.ts';
import { sqlStaff } from './staff.ts';
import { sqlWaiting } from './waiting.ts';

/** One statement with $1, $2 … parameters; rows come back as plain objects, bigint as a number: instants and fen fit. */
export type Query = <Row = Record<string, unknown>>(
  text: string,
  params?: readonly unknown[],
) => Promise<Row[]>;

/** What PGlite and a PostgreSQL pool have in common. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly query: Query;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Several statements without parameters: migrations. */
  script(text: string): Promise<void>;
  /** Resolves when the database answers and takes what it is given; soon, also when all connections are lent. */
  ping(): Promise<void>;
  pool?(): Pool;
  close(): Promise<void>;
}

/** A migration beside us gave a column to what a prepared statement reads: under other names all are prepared anew. */
export const outdated = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === '0A000' && /cached plan/.test((error as Error).message);
const RETRIES = 5;
/** More than a process shows a catalogue for without asking whether it is still the last one; ms. */
const TAKEN_OVER = 4_000;
/** serialization_failure and deadlock_detected (PostgreSQL, chapter 13), or a table that was changed meanwhile. */
const again = (error: unknown): boolean =>
  outdated(error) || ['40001', '40P01'].includes((error as { code?: string })?.code ?? '');

const txOf = (query: Query): Tx => ({
  accounts: sqlAccounts(query),
  sales: sqlSales(query),
  catalogue: sqlCatalogue(query),
  desk: sqlDesk(query),
  digital: sqlDigital(query),
  discounts: sqlDiscounts(query),
  doors: sqlDoors(query),
  drawers: sqlDrawers(query),
  reportMails: sqlReportMails(query),
  enquiries: sqlEnquiries(query),
  gifts: sqlGifts(query),
  invoices: sqlInvoices(query),
  letters: sqlLetters(query),
  memberships: sqlMemberships(query),
  persons: sqlPersons(query),
  rooms: sqlRooms(query),
  security: sqlSecurity(query),
  seasons: sqlSeasons(query),
  staff: sqlStaff(query),
  waiting: sqlWaiting(query),
});

export function sqlStore(database: Database): Store {
  return {
    kind: database.kind,
    ...(database.kind === 'postgres' && { takenOverIn: TAKEN_OVER }),
    direct: txOf(database.query),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await database.transaction(query => work(txOf(query)));
        } catch (error) {
          if (attempt === RETRIES || !again(error)) throw error;
          await new Promise(resolve => setTimeout(resolve, attempt * 5));
        }
      }
    },
    ping: () => database.ping(),
    backUp: write => backUp(database, write),
    async missing() {
      const rows = await database.query<{ name: string }>('select name from schema_migration', []);
      const had = new Set(rows.map(r => r.name));
      return thisRelease.migrations.map(m => m.name).filter(name => !had.has(name));
    },
    ...(database.pool && { pool: database.pool }),
    close: () => database.close(),
  };
}
