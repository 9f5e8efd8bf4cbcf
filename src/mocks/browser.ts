import { setupWorker } from 'msw/browser';
import { openBoxOffice } from './box-office.ts';
import { handlersOf } from './handlers.ts';

/** Starts the box office inside the browser: the real server app behind MSW. */
export async function startMocks(): Promise<void> {
  const { app } = await openBoxOffice();
  await setupWorker(...handlersOf(app)).start({ onUnhandledFrame: 'bypass', quiet: true });
}
