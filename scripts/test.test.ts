import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What a run tells of a house whose `vitest` is this script. */
async function told(vitest: string, npm = '', ...parts: string[]): Promise<string> {
  const house = mkdtempSync(join(tmpdir(), 'suite-'));
  mkdirSync(join(house, '.cache/reports'), { recursive: true });
  const before = { numPassedTests: 99, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  writeFileSync(join(house, '.cache/reports/unit.json'), JSON.stringify(before));
  for (const [name, lines] of Object.entries({ vitest, npm }))
    writeFileSync(join(house, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  const out = await new Promise<string>(done => {
    const env = { PATH: `${house}:${process.env.PATH}`, DATABASE_URL: 'none' };
    execFile(
      process.execPath,
      [resolve('scripts/test.ts'), 'unit', ...parts],
      { cwd: house, env },
      (_, out) => done(out),
    );
  });
  rmSync(house, { recursive: true });
  return out;
}

test('a run that was killed does not count as the one before it', async () => {
  expect(await told('kill -9 $$')).toContain('0 passed, 1 failed, 0 skipped');
});

test('a failure is told with its reason at the end, in plain letters', async () => {
  const failed = {
    status: 'failed',
    fullName: 'two and two',
    failureMessages: ['\u001b[31mexpected 5 to be 4\u001b[39m\n\n  at sums.test.ts:3'],
  };
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [{ assertionResults: [failed] }],
  };
  const out = await told(`cat > .cache/reports/unit.json <<'END'\n${JSON.stringify(report)}\nEND\nexit 1`);
  expect(out).toContain('    two and two\n      expected 5 to be 4\n      at sums.test.ts:3\n');
});

test('both builds run beside the unit tests, and one that fails ends it, with the tests counted', async () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  // It ends only when a build has begun.
  const vitest = `until [ -e begun-build:demo ]; do sleep 0.05; done
cat > .cache/reports/unit.json <<'END'\n${JSON.stringify(report)}\nEND`;
  const npm = 'touch "begun-$3"; [ "$3" = build:demo ]';
  const out = await told(vitest, npm, 'build');
  expect(out).toContain('7 passed, 1 failed, 0 skipped');
  expect(out).not.toContain('weight of the build');
});
