import { accountsMigration } from './accounts.ts';
import { addressesMigration } from './addresses.ts';
import { catalogueMigration } from './catalogue.ts';
import { discountsMigration } from './discounts.ts';
import { enquiriesMigration } from './enquiries.ts';
import { familiesMigration } from './families.ts';
import { ledgerMigration } from './ledger.ts';
import { memberOrdersMigration } from './member-orders.ts';
import { membershipsMigration } from './memberships.ts';
import { packSeatsMigration } from './pack-seats.ts';
import { packagesMigration } from './packages.ts';
import { placeOrdersMigration } from './place-orders.ts';
import { placesMigration } from './places.ts';
import { salesMigration } from './sales.ts';
import { waitingMigration } from './waiting.ts';

/** Run once each, in the order of their names. An applied migration never changes: add another one. */
export interface Migration {
  readonly name: string;
  /** Statements without parameters. */
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  accountsMigration,
  salesMigration,
  catalogueMigration,
  familiesMigration,
  placesMigration,
  discountsMigration,
  enquiriesMigration,
  membershipsMigration,
  packagesMigration,
  packSeatsMigration,
  placeOrdersMigration,
  memberOrdersMigration,
  ledgerMigration,
  waitingMigration,
  addressesMigration,
];
