import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openStore } from '#server/store/open.ts';

let dir: string;
const open = () => openStore({ dir, empty: inject('emptyFolder') });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heming-first-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('an empty data folder begins with a copy of the empty database', async () => {
  const before = readdirSync(inject('emptyFolder'));
  const store = await open();
  expect(await store.missing()).toEqual([]);
  await store.close();
  expect(readdirSync(inject('emptyFolder'))).toEqual(before);
});

test('half a copy that an ended start has left is none', async () => {
  mkdirSync(join(dir, 'pglite.half/base'), { recursive: true });
  writeFileSync(join(dir, 'pglite.half/PG_VERSION'), '');
  const store = await open();
  await store.ping();
  await store.close();
  expect(existsSync(join(dir, 'pglite.half'))).toBe(false);
});

test('what has been sold is never replaced', async () => {
  const first = await open();
  await first.close();
  writeFileSync(join(dir, 'pglite', 'kept'), '');
  const second = await open();
  await second.close();
  expect(existsSync(join(dir, 'pglite', 'kept'))).toBe(true);
});
