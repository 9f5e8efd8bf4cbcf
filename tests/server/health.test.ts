import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thisRelease } from '#server/store/release.ts';
import { pgliteDatabase } from '#server/store/sql/database.ts';
import { boxOffice } from './box-office.ts';
import { startedBefore } from './pglite.ts';
import { eachStore } from './stores.ts';

eachStore((open, kind, openWithDatabase) => {
  test('a store that takes what it is given is healthy', async () => {
    await (await open()).ping();
  });
  test('what monitors watch is counted', async () => {
    const office = await boxOffice(await open());
    const figures = () => office.deps.store.direct.desk.figures(office.clock.now());
    expect(await figures()).toEqual({ orders: {}, held: 0, paymentsOpen: 0, refundsDue: 0 });
    const a = await office.buyer();
    const { tradeNo } = await a.upToPayment(['A-1-1', 'A-1-2']);
    await (await office.buyer()).order(['A-1-3']);
    expect(await figures()).toEqual({
      orders: { new_confirm: 1, new_locked: 1 },
      held: 3,
      paymentsOpen: 1,
      refundsDue: 0,
    });
    const [payment] = await office.payments(tradeNo);
    await office.deps.store.transaction(tx =>
      tx.sales.savePayment({ ...payment!, state: 'paid', refundState: 'due', refund: 1 }),
    );
    office.clock.advance(86_400_000);
    expect(await figures()).toMatchObject({ held: 0, paymentsOpen: 0, refundsDue: 1 });
  });
  test('a database that lacks a migration of this release is not ready', async () => {
    const { database, store } = await openWithDatabase();
    expect(await store.missing()).toEqual([]);
    if (!database) return;
    const [last] = thisRelease.migrations.slice(-1);
    await database.query('delete from schema_migration where name = $1', [last?.name]);
    expect(await store.missing()).toEqual([last?.name]);
    await database.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      last?.name,
      last?.checksum,
    ]);
  });
  test.runIf(kind === 'postgres')('a database that only reads is not', async () => {
    const { database, store } = await openWithDatabase();
    await database?.script('drop table health_probe');
    await expect(store.ping()).rejects.toThrow();
  });
});

test('a folder that takes no more is not healthy, and nothing is left of the question', async () => {
  const dir = startedBefore(mkdtempSync(join(tmpdir(), 'heming-health-')));
  const database = await pgliteDatabase(join(dir, 'pglite'));
  try {
    await database.ping();
    expect(readdirSync(dir)).toEqual(['pglite']);
    mkdirSync(join(dir, 'pglite.probe'));
    await expect(database.ping()).rejects.toThrow();
  } finally {
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
