import { setupWorker } from 'msw/browser';
import { openBoxOffice } from './box-office.ts';
import { handlersOf } from './handlers.ts';
import { staticMedia, staticReports } from './media.ts';

/** Expired holds, open payments and due refunds are looked after this often; ms. */
const SWEEP = 30_000;

/** Starts the box office inside the browser: the real server app behind MSW. */
export async function startMocks(): Promise<void> {
  const office = await openBoxOffice({ media: staticMedia(), reportPdf: staticReports });
  setInterval(() => void office.sweep(), SWEEP);
  await setupWorker(...handlersOf(office)).start({ onUnhandledFrame: 'bypass', quiet: true });
}
