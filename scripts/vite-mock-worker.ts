import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';
/** Static Routing; a browser without it asks the worker, as before. */
const STRAIGHT = `addEventListener('install', event => {
  event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/shstatic/season/*' } }, source: 'fetch-event' },
    { condition: { urlPattern: { pathname: '/shstatic/*' } }, source: 'network' },
  ]);
});
`;

/**
 * MSW's worker asks the page about every request, which answers that code and pictures are not its own: those go past the
 * worker, but for photographs that were sent to the desk. Comes after `msw()`, which adds the file.
 */
export const straightPastMocks = (): Plugin => ({
  name: 'straight-past-mocks',
  generateBundle(_, bundle) {
    const worker = bundle[WORKER];
    if (this.environment.config.consumer !== 'client') return;
    if (worker?.type !== 'asset') this.error(`no ${WORKER} to add to`);
    worker.source = STRAIGHT + String(worker.source);
  },
});
