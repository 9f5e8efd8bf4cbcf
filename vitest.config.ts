import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { seasonFolder } from './scripts/vite-season.ts';

const server = [
  'server/**/*.test.ts',
  'tests/server/**/*.test.ts',
  'tests/world/**/*.test.ts',
  'tests/season/**/*.test.ts',
  'scripts/**/*.test.ts',
];

const site = {
  environmentOptions: { jsdom: { url: 'http://localhost:5174/' } },
  setupFiles: ['tests/setup.ts'],
  testTimeout: 20_000,
  // A page that is waited for would be printed at every look at it. DEBUG_PRINT_LIMIT=7000 shows it again.
  env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  plugins: [react(), seasonFolder()],
  test: {
    // Two cores: while one test waits, another one works.
    maxWorkers: 3,
    // As for the flows: a machine that somebody else slows down for a moment does not decide.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          environment: 'node',
          globalSetup: ['tests/server/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...site,
          name: 'rules',
          // A browser costs a second and more a file: a test without components names it where it needs one.
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: server,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          ...site,
          name: 'site',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
