import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openStore } from '#server/store/open.ts';

let dir: string;
let empty: string;
const open = () => openStore({ dir, empty });
beforeEach(() => {
  const place = mkdtempSync(join(tmpdir(), 'heming-first-'));
  dir = join(place, 'data');
  empty = join(place, 'empty');
  cpSync(inject('emptyFolder'), empty, { recursive: true });
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

test('an empty database becomes that of an empty data folder', async () => {
  writeFileSync(join(empty, 'this one'), '');
  const store = await open();
  expect(await store.missing()).toEqual([]);
  await store.close();
  expect(existsSync(join(dir, 'pglite', 'this one'))).toBe(true);
  expect(existsSync(empty)).toBe(false);
});

test('where another start has taken it, one is set up', async () => {
  rmSync(empty, { recursive: true });
  const store = await open();
  expect(await store.missing()).toEqual([]);
  await store.close();
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
