import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = [
  'server/**/*.test.ts',
  'tests/server/**/*.test.ts',
  'tests/world/**/*.test.ts',
  'scripts/**/*.test.ts',
];

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores: two workers.
    maxWorkers: 2,
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
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: server,
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5174/' } },
          setupFiles: ['tests/setup.ts'],
          testTimeout: 20_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
