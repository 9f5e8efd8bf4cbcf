import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What a run tells of a house whose commands are these scripts; `vitest` is all that the unit tests are. */
async function told(commands: Readonly<Record<string, string>>, ...parts: string[]): Promise<string> {
  const house = mkdtempSync(join(tmpdir(), 'suite-'));
  mkdirSync(join(house, '.cache/reports'), { recursive: true });
  const before = { numPassedTests: 99, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  writeFileSync(join(house, '.cache/reports/unit.json'), JSON.stringify(before));
  for (const [name, lines] of Object.entries(commands))
    writeFileSync(join(house, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  const out = await new Promise<string>(done => {
    const env = { PATH: `${house}:${process.env.PATH}`, DATABASE_URL: 'none', CHROMIUM: process.execPath };
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
  expect(await told({ vitest: 'kill -9 $$' })).toContain('0 passed, 1 failed, 0 skipped');
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
  const vitest = `cat > .cache/reports/unit.json <<'END'\n${JSON.stringify(report)}\nEND\nexit 1`;
  const out = await told({ vitest });
  expect(out).toContain('    two and two\n      expected 5 to be 4\n      at sums.test.ts:3\n');
});

const SEVEN = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, testResults: [] };
/** Passes seven tests, and ends only when this file is there. */
const vitestUntil = (file: string): string => `until [ -e ${file} ]; do sleep 0.05; done
cat > .cache/reports/unit.json <<'END'\n${JSON.stringify(SEVEN)}\nEND`;

test('both builds run beside the unit tests, and one that fails ends its row, with the tests counted', async () => {
  const vitest = vitestUntil('begun-build:demo');
  const npm = 'touch "begun-$3"; [ "$3" = build:demo ]';
  const out = await told({ vitest, npm }, 'build');
  expect(out).toContain('7 passed, 1 failed, 0 skipped');
  expect(out).not.toContain('weight of the build');
});

test('the flows begin when what they look at is built, beside the unit tests, and each is counted', async () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }, suites: [] };
  const npm = 'touch "built-$3"';
  const playwright = `[ -e built-build ] && [ -e built-build:demo ] || exit 2
cat > .cache/reports/e2e.json <<'END'\n${JSON.stringify(report)}\nEND
touch flows-ran; exit 1`;
  // Its weight is right.
  const node = 'exit 0';
  const out = await told({ vitest: vitestUntil('flows-ran'), npm, node, playwright }, 'e2e');
  expect(out).toContain('flows in a browser: 3 passed, 1 failed');
  expect(out).toContain('12 passed, 1 failed, 2 skipped');
});
