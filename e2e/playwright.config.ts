import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { TreeName } from '#site/tree.ts';
import type { Host, Place } from './fixtures.ts';

/**
 * A project for each tree on each host, side by side: `mocks` is the static demonstration build with MSW, `node` the
 * Node server on PGlite. E2E_HOST picks one of them.
 */
const HOSTS = ['node', 'mocks'] as const satisfies Host[];
const PORTS: Readonly<Record<Host, number>> = { mocks: 5184, node: 5183 };
const hosts = HOSTS.filter(host => (process.env.E2E_HOST ?? host) === host);
const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** Playwright keeps the browser out of /dev/shm, which is small in some containers; where it is not, it is the quicker one. */
const roomy = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1e9;
};

const pc = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const TREES: readonly TreeName[] = ['zh-CN/pc', 'en-US/pc', 'zh-CN/mobile', 'en-US/mobile'];

/** Specs by their first names. */
const specs = (...names: readonly string[]) => new RegExp(`/(${names.join('|')})\\.(?:\\w+\\.)*spec\\.ts$`);

/** Every flow meets both layouts, both languages and both hosts: one tree in the browser, two at the server. */
const IN_BROWSER: TreeName = 'en-US/mobile';
/** The main journeys meet all four there, too, */
const JOURNEYS = specs('purchase', 'keyboard', 'guard');
/** and what only the browser's box office has, a desktop. */
const BROWSER_ONLY = /\.mocks\.spec\.ts/;
/** and pictures, in each tree ten pages of its own. */
const PICTURES = specs('pictures');
/** Two of one coupon are there: a desktop and a phone on each host take one each. */
const FEW = specs('discounts');
/** What is shut or goes wrong looks the same in both languages: a desktop at the server, a phone in the browser. */
const STATES = specs('closed', 'hostile', 'halls-amiss', 'waiting-room', 'accessibility-mode');
/** All four at the server: every page, every link, what states look like, and the main journey. */
const AT_SERVER = specs('purchase', 'links', 'sweep', 'states', 'security.node');
const DESKTOP: TreeName = 'zh-CN/pc';
/** Cards and the newer hall stand there and nowhere else. */
const ONLY_THERE = specs('cards', 'hall');

/** Undefined where all of it is run. */
function chosen(host: Host, tree: TreeName): RegExp[] | undefined {
  if (host === 'node' && tree === IN_BROWSER) return [AT_SERVER];
  if (host === 'node') return tree === DESKTOP ? [AT_SERVER, STATES, ONLY_THERE] : undefined;
  if (tree === IN_BROWSER) return undefined;
  return tree === DESKTOP ? [JOURNEYS, BROWSER_ONLY, FEW] : [JOURNEYS, PICTURES];
}
function leftOut(host: Host, tree: TreeName): RegExp[] {
  const layout = tree.endsWith('pc') ? /\.mobile\./ : /\.pc\./;
  // The sweep meets every tree at the server, where a page costs no box office of its own.
  if (host === 'mocks') return [layout, /\.node\.spec\.ts|\/sweep\./];
  return tree === DESKTOP ? [layout] : [layout, BROWSER_ONLY, STATES];
}

const project = (host: Host, tree: TreeName) => ({
  name: `${host} ${tree}`,
  use: {
    ...(tree.endsWith('pc') ? pc : phone),
    locale: tree.slice(0, 5),
    baseURL: `http://localhost:${PORTS[host]}`,
    serviceWorkers: host === 'mocks' ? ('allow' as const) : ('block' as const),
    place: { host, tree },
  },
  testMatch: chosen(host, tree) ?? '**/*.spec.ts',
  testIgnore: leftOut(host, tree),
});

const servers = {
  mocks: { command: `node scripts/serve-static.ts dist-demo ${PORTS.mocks}`, ready: '/' },
  node: { command: 'node demo/main.ts', ready: '/readyz' },
} as const;

export default defineConfig<{ place: Place }>({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: '../test-results',
  // They end what hangs: a busy machine is slower, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // Part of a flow is waiting: on two cores four of them finish sooner than three.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [['line']],
  use: {
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes time: where a flow is tried again, its second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      ...(roomy('/dev/shm') && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: code that is made faster in the background never pays.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: hosts.map(host => ({
    command: servers[host].command,
    cwd: '..',
    url: `http://localhost:${PORTS[host]}${servers[host].ready}`,
    env: {
      ...process.env,
      PORT: String(PORTS[host]),
      DATA_DIR: process.env.E2E_DATA ?? '.cache/e2e-data',
      DATABASE_URL: '',
      TRUST_PROXIES: '1',
    } as Record<string, string>,
    reuseExistingServer: !process.env.CI && Boolean(process.env.E2E_REUSE),
    timeout: 180_000,
  })),
  projects: hosts.flatMap(host => TREES.map(tree => project(host, tree))),
});
