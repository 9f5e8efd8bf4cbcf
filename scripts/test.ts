/**
 * `npm test`: everything that must hold, in one run. `node scripts/test.ts check unit e2e` picks parts.
 * Says which stores and hosts were run, and ends with the totals.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ensurePostgres, findHeadlessChromium } from './tools.ts';

interface Step {
  readonly name: string;
  readonly part: 'check' | 'unit' | 'build' | 'e2e';
  /** Run side by side. */
  readonly commands: readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string>>;
  /** How far it steps back for what runs beside it, as `nice` counts. */
  readonly nice?: number;
  /** What it writes, by which `count` counts its tests and names those that failed. */
  readonly report?: string;
  readonly count?: () => Count;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly names: readonly string[];
}

const REPORTS = '.cache/reports';
const UNIT = `${REPORTS}/unit.json`;
const FLOWS = `${REPORTS}/e2e.json`;
/** Hundreds of processes load the same modules: they are compiled once. */
const COMPILED = `${process.cwd()}/.cache/compiled`;
const none: Count = { passed: 0, failed: 0, skipped: 0, names: [] };
const json = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

function vitestCount(): Count {
  const report = json(UNIT) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    names: report.testResults
      .flatMap(file => file.assertionResults)
      .filter(test => test.status === 'failed')
      .flatMap(test => [test.fullName, ...test.failureMessages.slice(0, 1).flatMap(reason)]),
  };
}

/** The first lines of why, as the end of a log may be all that is kept of it. */
const reason = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim())
    .slice(0, REASON_LINES)
    .map(line => `  ${line.trim().slice(0, REASON_WIDTH)}`);
const REASON_LINES = 12;
const REASON_WIDTH = 400;

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly projectName: string;
    readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
  }[];
}
const specsOf = ({ suites = [], specs }: Suite): Spec[] => [...suites.flatMap(specsOf), ...specs];
/** Flows that failed, and those that only passed when they were tried again. */
const named = ({ title, tests }: Spec): string[] =>
  tests
    .filter(test => test.status === 'unexpected' || test.status === 'flaky')
    .flatMap(test => [
      `${test.status === 'flaky' ? '(passed at last) ' : ''}[${test.projectName}] ${title}`,
      ...(test.results[0]?.errors ?? []).flatMap(({ message = '' }) => reason(message)),
    ]);
/** How many flows ran with each box office. */
function byHost(specs: readonly Spec[]): string {
  const ran = specs.flatMap(spec => spec.tests).filter(test => test.status !== 'skipped');
  const on = (host: string) => ran.filter(test => test.projectName.startsWith(host)).length;
  return `${on('node')} with the Node server, ${on('mocks')} with the MSW mocks`;
}
function playwrightCount(): Count {
  const { stats, suites } = json(FLOWS) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  };
  const { expected, flaky, unexpected, skipped } = stats;
  const specs = suites.flatMap(specsOf);
  const names = [byHost(specs), ...specs.flatMap(named)];
  return { passed: expected + flaky, failed: unexpected, skipped, names };
}

const flows = (chromium: string): Step => ({
  name: 'flows in a browser',
  part: 'e2e',
  commands: [['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json']],
  env: {
    CHROMIUM: chromium,
    E2E_DATA: `.cache/e2e-data-${process.pid}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${FLOWS}`,
  },
  report: FLOWS,
  count: playwrightCount,
});

/** Rows of steps: the checks, and then side by side what needs nothing of one another, as each now and then waits. */
async function plan(parts: ReadonlySet<string>): Promise<Step[][][]> {
  const wanted = (part: Step['part']) => parts.size === 0 || parts.has(part);
  const first: Step[] = [];
  if (wanted('check'))
    first.push({
      name: 'types, lint, import rules, dead code',
      part: 'check',
      commands: [['node', 'scripts/check.ts']],
    });
  const units: Step[] = [];
  if (wanted('unit')) {
    const postgres = ensurePostgres();
    console.log(
      `PostgreSQL for the contract and concurrency suites: ${postgres ?? 'none found, those suites are left out'}`,
    );
    units.push({
      name: 'unit, component and contract tests',
      part: 'unit',
      commands: [
        [
          'vitest',
          'run',
          '--configLoader=native',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${UNIT}`,
        ],
      ],
      // A page that waits for a core asks for frames meanwhile; these tests wait for nothing.
      nice: 5,
      report: UNIT,
      count: vitestCount,
    });
  }
  const site: Step[] = [];
  if (wanted('build') || wanted('e2e')) {
    const builds = ['build', 'build:demo'].map(name => ['npm', 'run', '--silent', name]);
    site.push({ name: 'build, and demonstration build', part: 'build', commands: builds });
    site.push({ name: 'weight of the build', part: 'build', commands: [['node', 'scripts/check-size.ts']] });
  }
  if (wanted('e2e')) {
    site.push(flows(await findHeadlessChromium()));
  }
  return [[first], [units, site]];
}

interface Ended {
  readonly code: number;
  /** ms. */
  readonly took: number;
}
async function run(step: Step): Promise<Ended> {
  const { name, report, commands } = step;
  console.log(`\n— ${name}`);
  // One of an earlier run would be counted where this one ends without its own.
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const code = Math.max(...(await Promise.all(commands.map(command => runOne(command, step)))));
  return { code, took: performance.now() - start };
}
const runOne = ([command = '', ...args]: readonly string[], { env, nice }: Step): Promise<number> =>
  new Promise(resolve => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    });
    if (nice && child.pid) setPriority(child.pid, nice);
    child.on('error', error => {
      console.error(String(error));
      resolve(1);
    });
    child.on('exit', code => resolve(code ?? 1));
  });

mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
let broken = 0;
const began = performance.now();
/** What the fast checks took, ms. */
let checks = 0;
/** A build that fails ends its row. */
async function runRow(row: readonly Step[]): Promise<void> {
  for (const step of row) if (!(await tell(step)) && step.part === 'build') return;
}
async function tell(step: Step): Promise<boolean> {
  const { code, took } = await run(step);
  if (step.part === 'check') checks = took;
  const seconds = (took / 1000).toFixed(0);
  let counted = code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
  try {
    if (step.count) counted = step.count();
  } catch {
    // The step died before it could write its report: its exit code counts.
  }
  if (code !== 0 && counted.failed === 0) counted = { ...counted, failed: 1 };
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  if (code !== 0) broken++;
  summary.push(
    `${code === 0 ? '✓' : '✗'} ${step.name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`,
    ...counted.names.map(name => `    ${name}`),
  );
  return code === 0;
}
for (const rows of await plan(new Set(process.argv.slice(2)))) await Promise.all(rows.map(runRow));
rmSync(`.cache/e2e-data-${process.pid}`, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
const whole = performance.now() - began;
if (checks)
  console.log(`${(whole / 1000).toFixed(0)} s, ${(whole / checks).toFixed(1)} times the fast checks`);
process.exitCode = broken > 0 ? 1 : 0;
