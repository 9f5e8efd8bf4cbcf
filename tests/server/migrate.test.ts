import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type Migration, migrations, migrationsIn } from '#server/store/migrations.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import SUMS from './migration-sums.json' with { type: 'json' };
import { orderOf } from './order-rows.ts';
import { emptyPglite } from './pglite.ts';

const folders: string[] = [];
const databases: Database[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  for (const database of databases.splice(0)) await database.close();
});
async function empty(): Promise<Database> {
  const database = await emptyPglite();
  databases.push(database);
  return database;
}
/** The files of a release: those of this one, and `more` by name. */
function release(more: Readonly<Record<string, string>>): readonly Migration[] {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  folders.push(folder);
  for (const { name, sql } of migrations) writeFileSync(join(folder, name), sql);
  for (const [name, sql] of Object.entries(more)) writeFileSync(join(folder, name), sql);
  return migrationsIn(pathToFileURL(`${folder}/`));
}
const EXPAND = { '9001-gift.sql': "alter table ticket_order add column gift text not null default '';" };

test('no file is changed once it is here', () => {
  const found = Object.fromEntries(migrations.map(m => [m.name, m.checksum]));
  expect(
    found,
    'A migration may have run somewhere: put a file that was changed back, and write another one. What is new gets its line in migration-sums.json.',
  ).toEqual(SUMS);
});

test('each file runs once, in order', async () => {
  const database = await empty();
  expect(await migrate(database, release(EXPAND))).toEqual([...migrations.map(m => m.name), '9001-gift.sql']);
  expect(await migrate(database, release(EXPAND))).toEqual([]);
});

test('a file that was changed after it ran ends the start', async () => {
  const database = await empty();
  await migrate(database, release(EXPAND));
  const changed = release({ '9001-gift.sql': 'alter table ticket_order add column gift text;' });
  await expect(migrate(database, changed)).rejects.toThrow(
    '9001-gift.sql has been changed since it ran here',
  );
});

test('a failed migration leaves the database as the one before it made it', async () => {
  const database = await empty();
  await migrate(database, migrations);
  const first = { '9001-a.sql': 'create table a (b int);' };
  const broken = release({ ...first, '9002-b.sql': 'create table b (c int); create nonsense;' });
  await expect(migrate(database, broken)).rejects.toThrow();
  const whole = release({ ...first, '9002-b.sql': 'create table b (c int);' });
  expect(await migrate(database, whole)).toEqual(['9002-b.sql']);
});

test('a database from before the first release is refused in words', async () => {
  const database = await empty();
  await database.script('create table schema_migration (name text primary key, at timestamptz)');
  await expect(migrate(database, migrations)).rejects.toThrow('Begin with an empty one');
});

test('texts that were pairs are kept as {zh, en}', async () => {
  const database = await empty();
  await migrate(
    database,
    migrations.filter(m => m.name < '0002'),
  );
  const order = orderOf(['a']);
  const line = { itemId: 'x', name: ['票', 'Ticket'], note: ['', ''], price: 1, quantity: 1 };
  const pairs = {
    ...order,
    items: [line],
    units: ['u1', 'u2'],
    seats: [{ ...order.seats[0], zone: ['池座', 'Stalls'] }],
    replaces: {
      tradeNo: 'HM0',
      dropped: [
        ['甲', 'A'],
        ['乙', 'B'],
      ],
    },
  };
  const store = sqlStore(database);
  await store.direct.sales.insertOrder(pairs as unknown as OrderRow);
  await migrate(database, migrations);
  expect(await store.direct.sales.order(order.tradeNo)).toEqual({
    ...order,
    items: [{ ...line, name: { zh: '票', en: 'Ticket' }, note: { zh: '', en: '' } }],
    units: ['u1', 'u2'],
    seats: [{ ...order.seats[0], zone: { zh: '池座', en: 'Stalls' } }],
    replaces: {
      tradeNo: 'HM0',
      dropped: [
        { zh: '甲', en: 'A' },
        { zh: '乙', en: 'B' },
      ],
    },
  });
});
