import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pgliteDatabase } from '#server/store/sql/database.ts';
import { eachStore } from './stores.ts';

eachStore((open, kind, openWithDatabase) => {
  test('a store that takes what it is given is healthy', async () => {
    await (await open()).ping();
  });
  test.runIf(kind === 'postgres')('a database that only reads is not', async () => {
    const { database, store } = await openWithDatabase();
    await database?.script('drop table health_probe');
    await expect(store.ping()).rejects.toThrow();
  });
});

test('a folder that takes no more is not healthy, and nothing is left of the question', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'heming-health-'));
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
