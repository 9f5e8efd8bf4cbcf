/** `npm run check`: the fast checks, side by side. */
import { spawn } from 'node:child_process';

const checks: Readonly<Record<string, readonly string[]>> = {
  types: ['tsc', '-p', '.'],
  lint: ['biome', 'check', '--error-on-warnings', '.'],
  'import rules': [
    'depcruise',
    '--output-type',
    'err',
    'src',
    'server',
    'demo',
    'tests',
    'e2e',
    'scripts',
    'tools',
    'docs',
  ],
  migrations: ['node', 'scripts/check-migrations.ts'],
  style: ['node', 'scripts/check-style.ts'],
  'dead code': ['knip'],
  'dead code but for tests': ['knip', '--production'],
};

const results = await Promise.all(
  Object.entries(checks).map(
    ([name, [command = '', ...args]]) =>
      new Promise<boolean>(resolve => {
        let output = '';
        const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
        child.stdout.on('data', chunk => {
          output += chunk;
        });
        child.stderr.on('data', chunk => {
          output += chunk;
        });
        child.on('error', error => {
          output += String(error);
          resolve(false);
        });
        child.on('exit', code => {
          console.log(`${code === 0 ? '✓' : '✗'} ${name}${code === 0 ? '' : `\n${output}`}`);
          resolve(code === 0);
        });
      }),
  ),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
