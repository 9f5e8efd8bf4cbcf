import type { Tx } from '#server/store/port.ts';
import type { Database } from '#server/store/sql/sql.ts';

/** Rows of migrations themselves. */
const SEEDED = ['schema_migration', 'schema_function', 'catalogue_version', 'health_probe'];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Columns that are written, tables in the order in which they were made: none refers to a later one. */
const columnsOf = (database: Database): Promise<Column[]> =>
  database.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid
     where n.nspname = current_schema() and c.relkind = 'r' and c.relname <> all($1::text[])
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
     order by c.oid, a.attnum`,
    [SEEDED],
  );

/** What the checks of the database allow, by table and column. */
export async function allowed(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const checks = await database.query<{ column: string; rule: string }>(
    `select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as rule
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
     where n.nspname = current_schema() and k.contype = 'c'`,
    [],
  );
  return new Map(
    checks
      .filter(({ rule }) => rule.includes('ARRAY['))
      .map(({ column, rule }) => [column, [...rule.matchAll(/'([^']*)'::text/g)].map(m => m[1] ?? '')]),
  );
}

const text = { zh: '池座', en: 'Stalls' };
/** What a value of its type alone would not be good enough for. */
const GIVEN: Readonly<Record<string, unknown>> = {
  'ledger.reason': 'order',
  'favorite.type': 'recording',
  'favorite.title': text,
  'sign_in.kind': 'pass',
  'ticket_order.family': 'seat',
  'ticket_order.body': {
    programId: 'p1',
    seats: [{ seatId: 'a', zone: text, row: '1', number: '1', category: 'A', price: 38000 }],
    items: [],
    events: [],
  },
  'payment.body': { gateway: 'aliPay', amount: 38000, received: 0 },
  'sandbox_payment.body': { gateway: 'aliPay', state: 'paid' },
  'membership.body': { cardId: 'friend', void: false, person: {} },
  'occasion_change.told_at': null,
  'drawer.closed_at': null,
  'drawer.counted': null,
  'office_act.body': { asked: {}, lines: [] },
  'season_version.docs': [],
  'season_draft.docs': [],
};

/** The nth value of a column: what has one name in two tables is the same in both. */
const nth = (column: string, n: number): string => `${column}-${n}`;

function entryOf({ table, name, type }: Column, n: number, choice: readonly string[] | undefined): unknown {
  const given = GIVEN[`${table}.${name}`];
  if (given !== undefined) return type === 'jsonb' ? JSON.stringify(given) : given;
  if (choice) return choice[n % choice.length];
  switch (type) {
    case 'text':
      // Others refer to these two by a name of their own.
      return nth(name === 'id' && (table === 'member' || table === 'staff') ? `${table}_id` : name, n);
    case 'text[]':
      return `{${nth(name, n)}}`;
    case 'bigint':
    case 'integer':
      return String(n);
    case 'integer[]':
    case 'bigint[]':
      return `{${n}}`;
    case 'boolean':
      return String(n % 2 === 0);
    case 'jsonb':
      return '{}';
    case 'bytea':
      return `\\x${'00'.repeat(n)}`;
    default:
      throw new Error(`${table}.${name}: what is a ${type} like?`);
  }
}

/** Writes the nth row of every table that there is; their names. */
export async function fill(database: Database, n: number): Promise<string[]> {
  const choices = await allowed(database);
  const all = await columnsOf(database);
  const tables = [...new Set(all.map(c => c.table))];
  for (const table of tables) {
    const columns = all.filter(c => c.table === table);
    await database.query(
      `insert into ${table} (${columns.map(c => c.name)})
       values (${columns.map((c, i) => `$${i + 1}::text::${c.type}`)})`,
      columns.map(c => entryOf(c, n, choices.get(`${table}.${c.name}`))),
    );
  }
  return tables;
}

/** How the nth row of each table is read. */
const READ: Readonly<
  Record<string, (tx: Tx, of: (column: string) => string, n: number) => Promise<unknown>>
> = {
  member: ({ accounts }, of) => accounts.member(of('member_id')),
  session: ({ accounts }, of) => accounts.session(of('session_hash')),
  code: ({ accounts }, of) => accounts.code(of('key')),
  captcha: ({ accounts }, of) => accounts.takeCaptcha(of('id')),
  throttle: async ({ accounts }, of) => (await accounts.hits(of('key'), 0)) || null,
  ledger: ({ accounts }, of) => accounts.ledger(of('member_id')),
  favorite: ({ accounts }, of) => accounts.favorites(of('member_id')),
  address: ({ accounts }, of) => accounts.addresses(of('member_id')),
  enquiry: ({ enquiries }, of) => enquiries.enquiry(of('reference')),
  catalogue_doc: async ({ catalogue }, of) => (await catalogue.readAll()).filter(d => d.id === of('id')),
  ticket_order: ({ sales }, of) => sales.order(of('trade_no')),
  seat_claim: ({ sales }, of) => sales.taken(of('schedule_id'), 0),
  ticket: ({ sales }, of) => sales.tickets(of('trade_no')),
  payment: ({ sales }, of) => sales.payment(of('pay_no')),
  sandbox_payment: ({ sales }, of) => sales.sandbox(of('pay_no')),
  waiting: ({ waiting }, of) => waiting.waiting(of('schedule_id'), of('member_id')),
  membership: ({ memberships }, of) => memberships.membership(of('membership_id')),
  discount_holding: ({ discounts }, of) => discounts.holdings(of('member_id')),
  discount_claim: ({ discounts }, of) => discounts.claims(of('member_id'), 0),
  discount_count: async ({ discounts }, of) => (await discounts.taken(of('offer_id'))) || null,
  person: ({ persons }, of) => persons.person(of('member_id')),
  certification: ({ persons }, of) => persons.certifications(of('member_id')),
  upload: ({ persons }, of) => persons.upload(of('member_id'), of('id')),
  sign_in: ({ security }, of) => security.signIns(of('member_id'), 9),
  departure: ({ security }, of) => security.departure(of('member_id')),
  heard: ({ digital }, of) => digital.heard(of('member_id')),
  artist_question: ({ digital }, of) => digital.questionsOf(of('member_id')),
  live_listener: ({ digital }, of) => digital.listensLive(of('airing_id'), 'tried', 0, 0),
  air_reminder: ({ digital }, of) => digital.reminders(of('member_id')),
  recording_gift: ({ digital }, of) => digital.giftOf(of('trade_no')),
  staff: ({ staff }, of) => staff.person(of('staff_id')),
  staff_session: ({ staff }, of) => staff.session(of('session_hash')),
  season_draft: ({ staff }, of) => staff.draft(of('session_hash')),
  invoice: ({ invoices }, _, n) => invoices.invoice(n),
  door_device: ({ doors }, of) => doors.device(of('id')),
  door_scan: ({ doors }, of) => doors.scan(of('device_id'), of('nonce')),
  ticket_gift: ({ gifts }, of) => gifts.gift(of('id')),
  donation: ({ gifts }, of) => gifts.donationsOf(of('trade_no')),
  season_version: ({ seasons }, _, n) => seasons.docsOf(n).then(docs => docs && { docs }),
  season_picture: ({ seasons }, of) => seasons.picture(of('id')),
  occasion_change: async ({ seasons }, of) => (await seasons.untold(99)).filter(c => c.id === of('id')),
  drawer: ({ drawers }, of) => drawers.drawerOf(of('who')),
  report_mail: ({ reportMails }, of) => reportMails.reportMail(of('id')),
  office_act: async ({ desk }, of) => (await desk.acts(99)).filter(a => a.who === of('who')),
  letter: ({ letters }, of) => letters.letter(of('id')),
  waiting_room: ({ rooms }, of) => rooms.room(of('schedule_id')),
  room_place: ({ rooms }, of) => rooms.placesOf(of('member_id')),
};

/** The nth row of a table, read as a server does. */
export async function rowsOf(tx: Tx, table: string, n: number): Promise<readonly unknown[]> {
  const read = READ[table];
  if (!read) throw new Error(`How are the rows of ${table} read? Say so in READ.`);
  return [await read(tx, column => nth(column, n), n)].flat().filter(row => row !== null);
}
