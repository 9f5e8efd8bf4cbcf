import { configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

configure({
  // The router navigates in transitions, which the synchronous act around an event would leave half done.
  eventWrapper: run => run(),
  // A machine that is busy for a moment does not decide.
  asyncUtilTimeout: 30_000,
  // A page that is waited for would be printed at every look at it. DEBUG_PRINT_LIMIT=7000 shows it again.
  ...(!process.env.DEBUG_PRINT_LIMIT && { getElementError: message => new Error(message ?? 'not found') }),
});

/**
 * React keeps for each element that it makes, up to ten thousand a second, a stack and a task for the console: a tenth of
 * what these tests take. Here it has kept enough; what a warning says, and of which component, stays.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_VALUE, set() {} });

/** After the file has said which modules it puts in place of others. */
const site = () => import('./render.tsx');

// Of every file: the modules of these files are shared, their hooks are not.
beforeAll(async () => (await site()).openOffice());
afterAll(async () => {
  // Code that a page still waits for when its file ends is cut off, and never comes again in this worker.
  await vi.dynamicImportSettled();
  await (await site()).closeOffice();
});
beforeEach(async () => (await site()).newVisit());
afterEach(async () => (await site()).endVisit());
