import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('a run that was killed does not count as the one before it', async () => {
  const house = mkdtempSync(join(tmpdir(), 'suite-'));
  mkdirSync(join(house, '.cache/reports'), { recursive: true });
  const before = { numPassedTests: 99, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  writeFileSync(join(house, '.cache/reports/unit.json'), JSON.stringify(before));
  writeFileSync(join(house, 'vitest'), '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
  const told = await new Promise<string>(done => {
    const env = { PATH: `${house}:${process.env.PATH}`, DATABASE_URL: 'none' };
    execFile(process.execPath, [resolve('scripts/test.ts'), 'unit'], { cwd: house, env }, (_, out) =>
      done(out),
    );
  });
  rmSync(house, { recursive: true });
  expect(told).toContain('0 passed, 1 failed, 0 skipped');
});
