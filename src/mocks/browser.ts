import { http } from 'msw/http';
import { setupWorker } from 'msw/browser';
import { openBoxOffice } from './box-office.ts';

/** Starts the box office inside the browser: the real server app behind MSW. */
export async function startMocks(): Promise<void> {
  const app = await openBoxOffice();
  const answer = ({ request }: { request: Request }) => app.fetch(request);
  const worker = setupWorker(http.all('*/thvendor/*', answer), http.all('*/ucenter/*', answer));
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
}
