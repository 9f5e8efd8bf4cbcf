import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { askLocalDesk, deskPath, openLocalDesk } from './local-desk.ts';

const dir = mkdtempSync(join(tmpdir(), 'desk-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a running server answers its own user alone, and faults do not end it', async () => {
  const path = deskPath(dir);
  expect(await askLocalDesk(path, {})).toBeNull();
  const lines: string[] = [];
  const server = openLocalDesk(
    path,
    async question => {
      if (question === 'fall') throw new Error('fell');
      return { heard: question };
    },
    line => lines.push(line),
  );
  await new Promise(resolve => server.once('listening', resolve));
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(await askLocalDesk(path, 'fall')).toMatchObject({ ok: false });
  expect(lines).toEqual(['an office command failed']);
  expect(await askLocalDesk(path, { words: ['find', '林'] })).toEqual({ heard: { words: ['find', '林'] } });
  await new Promise(resolve => server.close(resolve));
  expect(await askLocalDesk(path, {})).toBeNull();
});
