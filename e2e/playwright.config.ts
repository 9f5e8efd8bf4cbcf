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

/** Every flow meets both layouts, both languages and both hosts: a desktop at the server, a phone in the browser. */
const ANY: Readonly<Record<Host, TreeName>> = { node: 'zh-CN/pc', mocks: 'en-US/mobile' };
/** What only one host or one layout has meets both languages: at the server in the two other trees, */
const AT_NODE = /\.node\.spec\.ts/;
const ONE_LAYOUT = specs('back', 'map');
/** in the browser a desktop, too; */
const IN_BROWSER = /\.mocks\.spec\.ts/;
/** the journeys that sell and sign in meet all four trees in the browser, */
const JOURNEYS = specs('purchase', 'keyboard', 'guard');
/** and every page, every link, what states look like and the purchase all four at the server. */
const ALL_AT_NODE = specs('purchase', 'links', 'sweep', 'states', 'security.node');
/** Pictures are of the demonstration: in each tree ten pages of its own. */
const PICTURES = specs('pictures');

function chosen({ host, tree }: Place): RegExp[] | undefined {
  if (tree === ANY[host]) return undefined;
  if (host === 'mocks') return [JOURNEYS, PICTURES, ...(tree === ANY.node ? [IN_BROWSER] : [])];
  return tree === ANY.mocks ? [ALL_AT_NODE] : [ALL_AT_NODE, AT_NODE, ONE_LAYOUT];
}
function leftOut({ host, tree }: Place): RegExp[] {
  const layout = tree.endsWith('pc') ? /\.mobile\./ : /\.pc\./;
  // The sweep meets every tree at the server, where a page costs no box office of its own.
  if (host === 'mocks') return [layout, AT_NODE, specs('sweep')];
  return tree === ANY.node
    ? [layout, IN_BROWSER, /\/(?!links|security)[\w-]+(\.pc)?\.node\./]
    : [layout, IN_BROWSER];
}

/** Two for a core: of what these leave, the other tests live; of more, each waits for a core and asks for frames meanwhile. */
const WORKERS = 4;
/**
 * A worker and its browser are of one project, and start again for each other one: half of them keep to a project until it
 * ends, one does where there is little, and to the last come all.
 */
function workersOf(place: Place): number {
  if (isLast(place)) return WORKERS;
  const { host, tree } = place;
  return tree === ANY[host] || (host === 'node' && tree === 'en-US/pc') ? WORKERS / 2 : 1;
}

/** What ends with many short flows comes last: one of half a minute would run while all others are done. */
const LAST: Place = { host: 'node', tree: 'zh-CN/mobile' };
const isLast = ({ host, tree }: Place): boolean => host === LAST.host && tree === LAST.tree;

const project = ({ host, tree }: Place) => ({
  name: `${host} ${tree}`,
  use: {
    ...(tree.endsWith('pc') ? pc : phone),
    locale: tree.slice(0, 5),
    baseURL: `http://localhost:${PORTS[host]}`,
    serviceWorkers: host === 'mocks' ? ('allow' as const) : ('block' as const),
    place: { host, tree },
  },
  testMatch: chosen({ host, tree }) ?? '**/*.spec.ts',
  testIgnore: leftOut({ host, tree }),
  workers: workersOf({ host, tree }),
});

const places = hosts.flatMap(host => TREES.map(tree => ({ host, tree })));
places.sort((a, b) => Number(isLast(a)) - Number(isLast(b)));

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
  workers: WORKERS,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [['line']],
  use: {
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a quarter of a flow's time: `--trace on` has it, and a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      ...(roomy('/dev/shm') && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: code that is made faster in the background never pays. Where it is timed it is as it is.
        ...(process.env.INTERACTIONS ? [] : ['--js-flags=--no-opt --no-maglev']),
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
  projects: places.map(project),
});
