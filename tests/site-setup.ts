import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

configure({
  // The router navigates in transitions, which the synchronous act around an event would leave half done.
  eventWrapper: run => run(),
  // A machine that is busy for a moment does not decide.
  asyncUtilTimeout: 30_000,
  // A page that is waited for would be printed at every look at it. DEBUG_PRINT_LIMIT=7000 shows it again.
  ...(!process.env.DEBUG_PRINT_LIMIT && { getElementError: message => new Error(message ?? 'not found') }),
});

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
