import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { seasonFolder } from './scripts/vite-season.ts';

const server = [
  'server/**/*.test.ts',
  'tests/server/**/*.test.ts',
  'tests/world/**/*.test.ts',
  'tests/season/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tools/**/*.test.ts',
];

/** These give the house another brand file: modules that remember it are not for others. */
const elsewhere = ['tests/season/{currency,elsewhere,yen}.test.ts'];

/** What needs a browser's objects, and no page. */
const dom = 'src/**/*.dom.test.ts';

/** Rules that Node cannot read by itself: they look through the site's files, or reach a component. */
const readByVite = [
  'tests/copy/*.test.ts',
  'src/app/shell/nav.test.ts',
  'src/features/discounts/groups.test.ts',
  'src/features/seat-map/selection.test.ts',
  'src/i18n/copy.test.ts',
  'src/pages/user/level-string.test.ts',
];

/** Component tests that put other modules in place of some, or whose history of the browser nobody else moves in. */
const alone = [
  'src/ui/{asleep,back}.test.tsx',
  'tests/season/*.test.tsx',
  'src/ui/region-select.test.tsx',
  'src/features/ticket/ticket-share.test.tsx',
  'src/features/player/{listening,own-list,room/room}.test.tsx',
  'src/features/player/verbs.dom.test.ts',
  'src/door/model.test.tsx',
  'src/pages/seat/model.dom.test.ts',
];

/** Ends what hangs. No test is judged by it: a slow machine takes four times as long and more. */
const HANGS_AFTER = 600_000;

const site = {
  environmentOptions: { jsdom: { url: 'http://localhost:5174/' } },
  setupFiles: ['tests/setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  plugins: [react(), seasonFolder()],
  test: {
    testTimeout: HANGS_AFTER,
    hookTimeout: HANGS_AFTER,
    expect: { poll: { timeout: HANGS_AFTER / 10 } },
    // Two cores: while one test waits, two others work.
    maxWorkers: 3,
    // As for the flows: a machine that somebody else slows down for a moment does not decide.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          exclude: elsewhere,
          environment: 'node',
          globalSetup: ['tests/server/postgres-setup.ts'],
          // Nothing of the server is remembered outside of a store: its modules, and a PGlite, serve one file after the other.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'elsewhere', include: elsewhere, environment: 'node' } },
      {
        extends: true,
        test: {
          ...site,
          name: 'rules',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...server, dom, ...readByVite],
          environment: 'node',
          // As the server runs: without Vite, which takes longer to read them than they take to run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...site,
          name: 'dom',
          include: [dom, ...readByVite],
          exclude: alone,
          environment: './tests/kept-jsdom.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...site,
          setupFiles: [...site.setupFiles, 'tests/site-setup.ts'],
          name: 'site',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: alone,
          environment: './tests/kept-jsdom.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...site,
          setupFiles: [...site.setupFiles, 'tests/site-setup.ts'],
          name: 'site-alone',
          include: alone,
          environment: 'jsdom',
        },
      },
    ],
  },
});
