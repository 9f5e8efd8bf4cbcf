import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/**
 * Four projects a host: the desktop and the phone, in Chinese and English. E2E_HOST picks the host:
 * `mocks` (the static demonstration build with MSW) or `node` (the Node server on PGlite).
 */
const host = process.env.E2E_HOST ?? 'mocks';
const port = Number(process.env.E2E_PORT ?? (host === 'mocks' ? 5184 : 5183));
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
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/**
 * The main journeys run in all four trees; the others in two on each host, so that together they
 * meet every tree, and the whole stays short. Sound, and a member's own rooms, are the Node server's: there in all
 * four; the rooms in the browser's box office in one.
 */
const own = /\/(member|security|ticket-ways|favourites-points)\./;
const everywhere =
  host === 'mocks' ? /\/(purchase|keyboard|guard)\./ : [/\/(purchase|links|sweep|sound)\./, own];
const crossed = host === 'mocks' ? ['pc-zh', 'mobile-en'] : ['pc-en', 'mobile-zh'];
const tree = (name: string, use: object, locale: string) => ({
  name,
  use: { ...use, locale },
  ...(!crossed.includes(name) && { testMatch: everywhere }),
  testIgnore: [
    // The sweep meets every tree on the Node server, where a page costs no box office of its own.
    host === 'mocks' ? /\.node\.spec\.ts|\/sweep\./ : /\.mocks\.spec\.ts/,
    name.startsWith('pc') ? /\.mobile\./ : /\.pc\./,
    ...(host === 'mocks' && name === 'pc-zh' ? [own] : []),
  ],
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // A busy CI machine is slower, not wrong.
  timeout: process.env.CI ? 180_000 : 60_000,
  expect: { timeout: process.env.CI ? 30_000 : 10_000 },
  fullyParallel: true,
  // Most of a flow is waiting: on two cores three of them finish sooner than two.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Shanghai',
    // What cannot be pressed within a minute will not be.
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes time: where a flow is tried again, its second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    serviceWorkers: host === 'mocks' ? 'allow' : 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      ...(roomy('/dev/shm') && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: host === 'mocks' ? `node scripts/serve-static.ts dist-demo ${port}` : 'node demo/main.ts',
    cwd: '..',
    url: host === 'mocks' ? `http://localhost:${port}/` : `http://localhost:${port}/readyz`,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA ?? '.cache/e2e-data',
      DATABASE_URL: '',
      TRUST_PROXIES: '1',
    } as Record<string, string>,
    reuseExistingServer: !process.env.CI && Boolean(process.env.E2E_REUSE),
    timeout: 60_000,
  },
  projects: [
    tree('pc-zh', pc, 'zh-CN'),
    tree('pc-en', pc, 'en-US'),
    tree('mobile-zh', phone, 'zh-CN'),
    tree('mobile-en', phone, 'en-US'),
  ],
});
