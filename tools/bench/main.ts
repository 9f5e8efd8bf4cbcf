/**
 * `npm run bench`: every benchmark but growth, which takes minutes to fill; or those named: `npm run bench -- seat-map`.
 * They print ratios of one run.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from '#scripts/tools.ts';

const BENCHMARKS = [
  'seat-map',
  'box-office',
  'waiting-room',
  'evening',
  'rush',
  'door',
  'growth',
  'pages',
  'server',
  'discounts',
  'panel',
  'search',
  'player',
  'interactions',
  'ways',
  'first-visit',
];
const asked = process.argv.slice(2);
const unknown = asked.filter(name => !BENCHMARKS.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${BENCHMARKS.join(', ')}.`);
  process.exit(1);
}
const env = { ...process.env, CHROMIUM: await findChromium() };
let failed = false;
for (const name of asked.length > 0 ? asked : BENCHMARKS.filter(name => name !== 'growth')) {
  const file = `tools/bench/${name}.ts`;
  console.log(`\n— ${name}`);
  const { status } = spawnSync('node', [file], { stdio: 'inherit', env });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
