import type { AccountsStore } from './ports/accounts.ts';
import type { CatalogueStore } from './ports/catalogue.ts';
import type { DeskStore } from './ports/desk.ts';
import type { DigitalStore } from './ports/digital.ts';
import type { DiscountsStore } from './ports/discounts.ts';
import type { DoorsStore } from './ports/doors.ts';
import type { DrawersStore } from './ports/drawers.ts';
import type { EnquiriesStore } from './ports/enquiries.ts';
import type { GiftsStore } from './ports/gifts.ts';
import type { InvoicesStore } from './ports/invoices.ts';
import type { LettersStore } from './ports/letters.ts';
import type { MembershipsStore } from './ports/memberships.ts';
import type { PersonsStore } from './ports/persons.ts';
import type { ReportMailsStore } from './ports/report-mails.ts';
import type { RoomsStore } from './ports/rooms.ts';
import type { SalesStore } from './ports/sales.ts';
import type { SeasonsStore } from './ports/seasons.ts';
import type { SecurityStore } from './ports/security.ts';
import type { StaffStore } from './ports/staff.ts';
import type { WaitingStore } from './ports/waiting.ts';

import type { Part } from './sql/backup.ts';

/** The rows that one unit of work sees, by noun. */
export interface Tx {
  readonly accounts: AccountsStore;
  readonly sales: SalesStore;
  readonly catalogue: CatalogueStore;
  readonly desk: DeskStore;
  readonly digital: DigitalStore;
  readonly discounts: DiscountsStore;
  readonly doors: DoorsStore;
  readonly drawers: DrawersStore;
  readonly reportMails: ReportMailsStore;
  readonly enquiries: EnquiriesStore;
  readonly gifts: GiftsStore;
  readonly invoices: InvoicesStore;
  readonly letters: LettersStore;
  readonly memberships: MembershipsStore;
  readonly persons: PersonsStore;
  readonly rooms: RoomsStore;
  readonly security: SecurityStore;
  readonly seasons: SeasonsStore;
  readonly staff: StaffStore;
  readonly waiting: WaitingStore;
}

export interface Pool {
  readonly lent: number;
  readonly idle: number;
  /** Calls that wait for one. */
  readonly waiting: number;
}

/** Where the box office keeps what it knows. One contract suite runs on every kind. */
export interface Store {
  readonly kind: 'memory' | 'pglite' | 'postgres';
  /**
   * All of `work` or nothing of it. Retried when the database asks for it, so `work` touches only `tx`.
   *
   * Who locks several rows takes them in one order, so that no two wait for each other: orders, the newest first; the
   * member; cards; places, by schedule and seat, whether they are claimed or released; last what discounts count, and
   * payments. The claims on discounts, the payments and the tickets of an order are changed under its lock alone.
   * `placeOrder` waits for the other purchases of its member before all of this. Sweeps skip what is locked.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Single reads and single atomic statements, without a transaction around them. */
  readonly direct: Tx;
  /** Other processes see the last season for so long, ms; absent where there are none. */
  readonly takenOverIn?: number;
  /** Resolves when orders can be kept. */
  ping(): Promise<void>;
  /** Migrations of this release that the database has not had. */
  missing(): Promise<readonly string[]>;
  /** Connections by what they do; absent where there is one at most. */
  pool?(): Pool;
  /** Every row as it is at one instant; absent where nothing is kept. */
  backUp?(write: (part: Part) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
