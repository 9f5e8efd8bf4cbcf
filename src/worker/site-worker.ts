/**
 * The site's service worker: what was loaded once opens again without a network, so that a ticket can be shown at the
 * door. It keeps files that are the same for everyone and the empty page of a tree, never a reply of the box office
 * (quality.md S5).
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchedEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listen: (event: WorkerEvent & { readonly data: unknown }) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchedEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

const CACHE = 'heming-site';
/** Files kept; the oldest go first. */
const MAX_FILES = 300;
const TREE = /^\/[a-z]{2}-[A-Z]{2}\/(?:pc|mobile)(?=\/|$)/;
/** Files whose name changes with what is in them, and artwork, which its path describes. */
const LASTING = /^\/shstatic\/(?:.+-[\w-]{8,}\.(?:js|css|woff2)|art\/.+\.svg)$/;

const found = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });

async function put(path: string, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(CACHE)).put(path, response);
}

async function file(request: Request, path: string): Promise<Response> {
  const known = await found(path);
  if (known) return known;
  const response = await fetch(request);
  await put(path, response.clone());
  return response;
}

/** Pages come from the network; without one the empty page of the tree, where the site itself says what it can show. */
const page = (request: Request, path: string): Promise<Response> =>
  fetch(request).catch(async () => (await found(TREE.exec(path)?.[0] ?? '')) ?? Response.error());

/** What a page has loaded before the worker was there: from the browser's own cache, mostly. */
async function keep(data: unknown): Promise<void> {
  const paths = (data as { readonly keep?: unknown } | null)?.keep;
  if (!Array.isArray(paths)) return;
  const cache = await caches.open(CACHE);
  for (const path of paths.slice(0, MAX_FILES)) {
    if (typeof path !== 'string' || !(LASTING.test(path) || TREE.exec(path)?.[0] === path)) continue;
    // The empty page names the files of its release: it is always fetched anew.
    if (LASTING.test(path) && (await found(path))) continue;
    await fetch(path)
      .then(response => put(path, response))
      .catch(() => undefined);
  }
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MAX_FILES))) await cache.delete(old);
}

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', event => event.waitUntil(keep(event.data)));
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (LASTING.test(pathname)) event.respondWith(file(request, pathname));
});
