import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock-file.ts';

describe('the lock of a data folder', () => {
  let dir = '';
  const file = () => join(dir, 'heming.lock');
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'heming-lock-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const holder = (patch: object) =>
    JSON.stringify({
      pid: process.pid,
      host: hostname(),
      since: '2026-01-01T00:00:00.000Z',
      ticks: '',
      ...patch,
    });

  test('names the holder to whoever comes second, and is gone after release', () => {
    const release = lockFolder(dir, () => new Date(Date.UTC(2026, 10, 21)));
    expect(() => lockFolder(dir)).toThrow(FolderInUse);
    expect(() => lockFolder(dir)).toThrow(
      new RegExp(`process ${process.pid} on ${hostname()}, started 2026-11-21T00:00:00.000Z`),
    );
    release();
    expect(readdirSync(dir)).toEqual([]);
    lockFolder(dir)();
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 + 12345 }],
    ['a number that another process has by now', { ticks: '1' }],
    ['half a file', null],
  ])('takes over from %s', (_, patch) => {
    writeFileSync(file(), patch ? holder(patch) : '{"pid":');
    lockFolder(dir);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    expect(readdirSync(dir)).toEqual(['heming.lock']);
  });

  test('believes another machine’s lock: its process cannot be seen from here', () => {
    writeFileSync(file(), holder({ host: 'elsewhere', pid: 1 }));
    expect(() => lockFolder(dir)).toThrow(/process 1 on elsewhere/);
    // And says what to do about a copied folder.
    expect(() => lockFolder(dir)).toThrow(`delete ${file()} and start again`);
  });

  test('release leaves a lock alone that is another one’s by now', () => {
    const release = lockFolder(dir);
    writeFileSync(file(), holder({ pid: 1 }));
    release();
    expect(readdirSync(dir)).toEqual(['heming.lock']);
  });
});
