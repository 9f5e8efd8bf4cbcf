import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { checkBackup, partsOf, writeBackup } from '#server/host/backup-file.ts';
import { thisRelease } from '#server/store/release.ts';
import { backUp, isRow, type Part, restore } from '#server/store/sql/backup.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { fakeClock, START } from './harness.ts';
import { emptyPglite } from './pglite.ts';
import { endAll, scratch } from './serving.ts';
import { eachStore, emptyPostgres, hasPostgres, storeKinds } from './stores.ts';

const closing: Database[] = [];
afterEach(async () => {
  for (const database of closing.splice(0)) await database.close();
});
afterEach(endAll);

/** A database that nothing was ever done to. */
async function empty(kind: 'pglite' | 'postgres'): Promise<Database> {
  const database = kind === 'pglite' ? await emptyPglite() : await emptyPostgres();
  closing.push(database);
  return database;
}

/** Everything but when and where it was read, in an order of its own. */
async function contents(database: Database): Promise<string[]> {
  const found: string[] = [];
  let table = '';
  await backUp(database, async part => {
    if (isRow(part)) found.push(`${table} ${JSON.stringify(part)}`);
    else if ('table' in part) {
      table = part.table;
      found.push(JSON.stringify(part));
    } else found.push(JSON.stringify(part.migrations));
  });
  return found.sort();
}

async function sell(office: BoxOffice, row: number, count: number): Promise<void> {
  for (let n = 1; n < 2 * count; n += 2) {
    const buyer = await office.buyer();
    const seats = [`L-${row}-${n}`, `L-${row}-${n + 1}`];
    if (n % 4 === 1) {
      const { tradeNo, payNo } = await buyer.upToPayment(seats, 'big');
      await buyer.ok(sandbox.settle, { payNo, outcome: 'paid' });
      if (n % 8 === 1) {
        const { fee } = await buyer.ok(ticketOrder.refundQuote, { tradeNo, pieces: [seats[0] as string] });
        await buyer.ok(ticketOrder.refund, { tradeNo, pieces: [seats[0] as string], fee, donor: '' });
      }
    } else await buyer.order(seats, 'big');
  }
}

eachStore(
  (_open, kind, openWithDatabase) => {
    test('what was sold, backed up while more is sold, is the same in a store of the other kind', async () => {
      const { store, database } = await openWithDatabase();
      if (!database) throw new Error('no database');
      const office = await boxOffice(store);
      await sell(office, 1, 8);
      const { memberId } = await office.buyer();
      const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
      await store.direct.persons.addUpload({
        id: 'u1',
        memberId,
        name: '证件.jpg',
        size: 256,
        kept: true,
        type: 'image/jpeg',
        bytes,
        createdAt: START,
      });
      const file = join(scratch('backup'), 'evening.backup');
      let [written, over] = [false, false];
      const sellOn = async (...rows: number[]): Promise<void> => {
        for (const row of rows) if (!written) await sell(office, row, 12);
      };
      const selling = Promise.all([sellOn(2, 5, 8), sellOn(3, 6, 10), sellOn(4, 7, 11)]).finally(() => {
        over = true;
      });
      const { lines } = await writeBackup(file, write => store.backUp!(write));
      written = true;
      expect(over).toBe(false);
      await selling;
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await checkBackup(file)).lines).toBe(lines);

      const target = await empty(kind === 'pglite' && hasPostgres() ? 'postgres' : 'pglite');
      await restore(target, partsOf(file), { release: thisRelease, replace: false });
      const kept = await contents(target);
      const held: string[] = [];
      let table = '';
      for await (const part of partsOf(file)) {
        if (isRow(part)) held.push(`${table} ${JSON.stringify(part)}`);
        else if ('table' in part) {
          table = part.table;
          held.push(JSON.stringify(part));
        } else held.push(JSON.stringify(part.migrations));
      }
      expect(kept).toEqual(held.sort());

      // One instant: no order is half, and what was sold at first is there.
      const halves = await target.query(
        `select o.trade_no from ticket_order o where o.standing <> 'ended' and
         (select count(*) from seat_claim c where c.trade_no = o.trade_no) <> jsonb_array_length(o.body -> 'seats')`,
        [],
      );
      expect(halves).toEqual([]);
      const [count] = await target.query<{ n: number }>('select count(*)::int as n from ticket_order', []);
      expect(count?.n).toBeGreaterThanOrEqual(8);

      // The restored box office goes on selling, and never the same seat.
      const again = await boxOffice(sqlStore(target), { clock: fakeClock(), seeded: true });
      const buyer = await again.buyer();
      expect((await buyer.create(['L-1-3'], 'big')).success).toBe(false);
      await sell(again, 9, 2);
      // And a full database takes no other’s rows, but where that is told.
      await expect(restore(target, partsOf(file), { release: thisRelease, replace: false })).rejects.toThrow(
        /is not empty \(.*ticket_order.*--replace/,
      );
      await restore(target, partsOf(file), { release: thisRelease, replace: true });
      expect(await contents(target)).toEqual(kept);
    });
  },
  storeKinds().filter(kind => kind !== 'memory'),
);

describe('a back-up that is not what it should be', () => {
  const small = async (file: string, more: readonly Part[] = []): Promise<void> => {
    const had = Object.fromEntries(thisRelease.migrations.map(m => [m.name, m.checksum]));
    await writeBackup(file, async write => {
      await write({
        format: 'heming-backup',
        version: 1,
        at: new Date(0).toISOString(),
        from: 'pglite',
        migrations: had,
      });
      await write({ table: 'sandbox_payment', columns: ['pay_no', 'body'] });
      for (let i = 0; i < 500; i++) await write([`P${i}\u2028\n"`, '{"a":"✓"}']);
      for (const part of more) await write(part);
    });
  };

  test('is refused in words wherever it is cut off or changed', async () => {
    const file = join(scratch('backup'), 'a.backup');
    await small(file);
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    expect((await checkBackup(file)).lines).toBe(502);
    const broken = [
      Buffer.from(''),
      Buffer.from('hello'),
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, 100),
      gzipSync(text.replace('P7', 'P8')),
      gzipSync(text.split('\n').slice(0, -2).join('\n')),
      gzipSync(`${text.split('\n').slice(0, -2).join('\n')}\n`),
      gzipSync('{"lines":0}\n'),
      gzipSync(''),
    ];
    for (const [i, bytes] of broken.entries()) {
      const bad = `${file}.${i}`;
      writeFileSync(bad, bytes);
      await expect(checkBackup(bad), String(i)).rejects.toThrow(
        /is broken, cut off or no back-up: .*Nothing was restored/,
      );
    }
    await expect(checkBackup(`${file}.none`)).rejects.toThrow(/There is no file/);
  });

  test('leaves the database as it was where a row does not fit, and says what is strange', async () => {
    const target = await empty('pglite');
    const dir = scratch('backup');
    await small(join(dir, 'fits'));
    await restore(target, partsOf(join(dir, 'fits')), { release: thisRelease, replace: false });
    const before = await contents(target);
    await small(join(dir, 'no-json'), [['P1x', '{']]);
    await small(join(dir, 'table'), [{ table: 'invented', columns: [] }]);
    await small(join(dir, 'column'), [{ table: 'ticket', columns: ['invented'] }]);
    for (const [name, words] of [
      ['no-json', /json/],
      ['table', /knows no table invented/],
      ['column', /ticket has no invented/],
    ] as const)
      await expect(
        restore(target, partsOf(join(dir, name)), { release: thisRelease, replace: true }),
      ).rejects.toThrow(words);
    expect(await contents(target)).toEqual(before);
    const added = { name: '9999-new.sql', sql: 'create table fresh (a int)', checksum: 'x' };
    const newer = { ...thisRelease, migrations: [...thisRelease.migrations, added] };
    const older = { ...thisRelease, migrations: thisRelease.migrations.slice(0, -1) };
    await expect(
      restore(target, partsOf(join(dir, 'fits')), { release: older, replace: true }),
    ).rejects.toThrow(/of another release, which had 0/);
    // An older back-up goes into an empty database and is brought to this release there.
    const fresh = await empty('pglite');
    await restore(fresh, partsOf(join(dir, 'fits')), { release: newer, replace: false });
    expect(await fresh.query('select a from fresh', [])).toEqual([]);
    await expect(
      restore(fresh, partsOf(join(dir, 'fits')), { release: newer, replace: true }),
    ).rejects.toThrow(/later release than the back-up \(9999-new.sql\)/);
  });

  test('takes no other’s place, and one that breaks off leaves nothing', async () => {
    const dir = scratch('backup');
    const file = join(dir, 'a.backup');
    await small(file);
    await expect(small(file)).rejects.toThrow(/is there already/);
    truncateSync(file, 10);
    await expect(
      writeBackup(join(dir, 'b'), async write => {
        await write({ table: 'x', columns: [] });
        throw new Error('gone');
      }),
    ).rejects.toThrow('gone');
    expect(() => statSync(join(dir, 'b'))).toThrow();
    expect(() => statSync(join(dir, 'b.part'))).toThrow();
    await expect(small(join(dir, 'nowhere', 'b'))).rejects.toThrow(/ENOENT/);
  });
});
