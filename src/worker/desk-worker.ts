import type { WorkerScope } from './scope.ts';

/**
 * The service worker of the door's page: a telephone that was at the door once opens it again without a network. It keeps
 * files that are the same for everyone, never a reply of the box office.
 */
const worker = self as unknown as WorkerScope;

const CACHE = 'heming-door';
const PAGE = '/desk/door';
const LASTING = /^\/shstatic\/(?:desk\/.+-[\w-]{8,}\.(?:js|css)|icons\/|door\.webmanifest)/;

async function keep(path: string, response: Response): Promise<Response> {
  if (response.ok) await (await caches.open(CACHE)).put(path, response.clone());
  return response;
}
const known = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });

/** The page and what it begins with: the worker came after they were loaded. */
async function first(): Promise<void> {
  const page = await fetch(PAGE);
  const html = await page.clone().text();
  await keep(PAGE, page);
  const files = [...html.matchAll(/(?:src|href)="(\/shstatic\/[^"]+)"/g)].map(m => m[1] ?? '');
  await Promise.all(files.map(async path => keep(path, await fetch(path))));
}

worker.addEventListener('install', event => event.waitUntil(first().then(() => worker.skipWaiting())));
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname.replace(/\/$/, '') === PAGE)
    event.respondWith(
      fetch(request)
        .then(response => keep(PAGE, response))
        .catch(async () => (await known(PAGE)) ?? Response.error()),
    );
  else if (LASTING.test(pathname))
    event.respondWith(known(pathname).then(async found => found ?? keep(pathname, await fetch(request))));
});
