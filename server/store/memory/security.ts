import type { SessionRow } from '../ports/accounts.ts';
import { MEMBER_TABLES, type MemberTable } from '../ports/member-tables.ts';
import type { OrderRow } from '../ports/sales.ts';
import type { DepartureRow, SecurityStore, SignInRow } from '../ports/security.ts';
import { by, type Journal, type Noun, Table, type Tables } from './table.ts';

type NumberedSignIn = SignInRow & { readonly seq: number };

/** The tables of the database by their names there. */
const NAMES = {
  member: 'members',
  session: 'sessions',
  sign_in: 'signIns',
  departure: 'departures',
  ledger: 'ledger',
  favorite: 'favorites',
  address: 'addresses',
  person: 'persons',
  certification: 'certifications',
  upload: 'uploads',
  enquiry: 'enquiries',
  ticket_order: 'orders',
  ticket: 'tickets',
  ticket_gift: 'gifts',
  donation: 'donations',
  heard: 'heard',
  artist_question: 'questions',
  air_reminder: 'reminders',
  recording_gift: 'recordingGifts',
  waiting: 'waiting',
  letter: 'letter',
  room_place: 'roomPlaces',
  membership: 'memberships',
  discount_holding: 'holdings',
  discount_claim: 'discountClaims',
} as const satisfies Record<MemberTable, string>;

const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** `others` are all other tables of the store. */
export function memorySecurity(journal: Journal, others: Tables): Noun<SecurityStore> {
  const signIns = new Table<NumberedSignIn>(journal, s => String(s.seq));
  const departures = new Table<DepartureRow>(journal, d => d.memberId);
  const tables: Tables = { signIns, departures };
  const all: Tables = { ...others, ...tables };
  const tableOf = (name: string): Tables[string] => {
    const table = all[name];
    if (!table) throw new Error(`The store has no table ${name}.`);
    return table;
  };
  const sessions = tableOf('sessions') as Table<SessionRow>;
  const orders = tableOf('orders') as Table<OrderRow>;

  const port: SecurityStore = {
    sessionsOf: async memberId => sessions.filter(s => s.memberId === memberId, by('-seenAt', 'sessionHash')),

    async addSignIn(row) {
      const seq = Math.max(0, ...signIns.all().map(s => s.seq)) + 1;
      signIns.put({ ...row, seq });
    },
    signIns: async (memberId, limit) =>
      signIns.filter(s => s.memberId === memberId, by('-at', '-seq'), limit).map(({ seq: _, ...row }) => row),
    async forgetSignIns(before) {
      signIns.drop(s => s.at < before);
    },

    departure: async memberId => departures.get(memberId),
    askDeparture: async row => departures.put(row),
    takeBackDeparture: async memberId => departures.delete(memberId),
    departuresDue: async (now, limit) =>
      departures.filter(d => d.dueAt <= now, by('dueAt', 'memberId'), limit).map(d => d.memberId),

    async forget(table, memberId) {
      const rows = tableOf(NAMES[table]);
      const columns = MEMBER_TABLES[table].map(camel);
      for (const [key, row] of rows.dump())
        if (columns.some(column => row[column] === memberId)) rows.delete(key);
    },
    async cutContacts(memberId) {
      for (const order of orders.filter(o => o.memberId === memberId && o.contact !== null))
        orders.put({ ...order, contact: null });
    },
  };
  return { port, tables };
}
