import { afterAll, expect, it } from 'vitest';
import { KEPT } from '#server/kept/list.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { MEMBER_TABLES, type MemberTable } from '#server/store/ports/member-tables.ts';
import { thisRelease } from '#server/store/release.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { emptyPglite } from './pglite.ts';

/** Tables without a row that is about one member, with what tells that. */
const NOBODYS: Readonly<Record<string, string>> = {
  schema_migration: 'what ran',
  schema_function: 'what ran',
  staff: 'colleagues',
  staff_session: 'sessions of colleagues',
  door_device: 'telephones of colleagues at the doors',
  drawer: 'what is in the drawers of colleagues',
  report_mail: 'which reports colleagues have sent',
  season_draft: 'a season that a colleague looks at, for two hours',
  invoice: 'what the books keep of orders, listed with them',
  door_scan: 'what became of tickets at the doors, by order and place',
  health_probe: 'an instant',
  live_listener: 'that a player sounds: a random word, for minutes',
  code: 'keyed hashes, for minutes',
  captcha: 'hashes, for minutes',
  throttle: 'hashed counts, for a day at most',
  catalogue_doc: 'the season',
  catalogue_version: 'a number',
  season_picture: 'pictures of the season, by their bytes',
  season_version: 'what was published, and which colleague did it',
  occasion_change: 'evenings that were cancelled or moved',
  waiting_room: 'how the turn of an evening goes',
  seat_claim: 'seats of orders',
  payment: 'money of orders',
  office_act: 'what the office did to orders',
  sandbox_payment: 'money of orders, at the invented bank',
  discount_count: 'numbers of offers',
};

const database = await emptyPglite();
afterAll(() => database.close());
await migrate(database, thisRelease);
const columns = await database.query<{ name: string; column: string }>(
  `select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`,
);
const tables = [...new Set(columns.map(c => c.name))].sort();

it.each(tables)('the table %s is in the list of what is kept of a member, or holds nothing of one', table => {
  const kept = Object.hasOwn(MEMBER_TABLES, table);
  expect({ table, listed: kept !== Object.hasOwn(NOBODYS, table) }).toEqual({ table, listed: true });
  const has = columns.filter(c => c.name === table).map(c => c.column);
  // What names a member is a fact about one.
  const naming = has.filter(c => /member_?id$|_member$/.test(c));
  if (kept) expect([...MEMBER_TABLES[table as MemberTable]]).toEqual(expect.arrayContaining(naming));
  else expect(naming).toEqual([]);
});

it('each table of the list is still there, in the memory store too, and can be copied and forgotten', async () => {
  const store = memoryStore();
  for (const [table, entry] of Object.entries(KEPT)) {
    expect(tables).toContain(table);
    expect(await entry.copy(store.direct, 'm-nobody')).toEqual([]);
    await store.direct.security.forget(table as MemberTable, 'm-nobody');
    if (entry.leaving === 'stays') expect(entry.why?.en.length).toBeGreaterThan(20);
  }
});

it('what goes is deleted by name of the table, on a database too', async () => {
  const store = sqlStore(database);
  for (const [table, entry] of Object.entries(KEPT)) {
    await entry.copy(store.direct, 'm-nobody');
    await store.direct.security.forget(table as MemberTable, 'm-nobody');
  }
});
