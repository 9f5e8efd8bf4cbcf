import type { WorkerScope } from './scope.ts';

/**
 * The site's service worker: what was loaded once opens again without a network, so that a ticket can be shown at the
 * door. It keeps files that are the same for everyone and the empty page of a tree, never a reply of the box office
 * (quality.md S5). What a listener keeps for a journey it gives back while the right lasts.
 */
const worker = self as unknown as WorkerScope;

const CACHE = 'heming-site';
/** Files kept; the oldest go first. */
const MAX_FILES = 300;
const TREE = /^\/[a-z]{2}-[A-Z]{2}\/(?:pc|mobile)(?=\/|$)/;
/** Files whose name changes with what is in them, and artwork, which its path describes. */
const LASTING = /^\/shstatic\/(?:.+-[\w-]{8,}\.(?:js|css|woff2)|art\/.+\.svg)$/;

const found = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });

async function put(path: string, response: Response): Promise<void> {
  if (response.ok && response.headers.get('Cache-Control') !== 'no-store')
    await (await caches.open(CACHE)).put(path, response);
}

/** Between tries for a file while the line is bad, ms. */
const AGAIN = [300, 1000, 2500];

/** A page never asks again for code that failed once: where there is a network it is asked for again here. */
async function fetched(request: Request): Promise<Response> {
  for (const wait of AGAIN)
    try {
      return await fetch(request);
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  return fetch(request);
}

async function file(request: Request, path: string): Promise<Response> {
  const known = await found(path);
  if (known) return known;
  const response = await fetched(request);
  await put(path, response.clone());
  return response;
}

/** Pages come from the network; without one the empty page of the tree, where the site itself says what it can show. */
const page = (request: Request, path: string): Promise<Response> =>
  fetch(request).catch(async () => (await found(TREE.exec(path)?.[0] ?? '')) ?? Response.error());

/** What a title is kept in for a journey, and the note of when the right to it ends (features/player/journey). */
const JOURNEY = 'heming-journey';
const MEDIA = /^\/media\/([a-z0-9][a-z0-9.-]*)\//;

async function dropTitle(cache: Cache, title: string): Promise<void> {
  for (const { url } of await cache.keys())
    if (MEDIA.exec(new URL(url).pathname)?.[1] === title) await cache.delete(url);
}

/** Media come from the network, which knows who may hear them; without one what is kept, while the right lasts. */
const media = (request: Request, path: string, title: string): Promise<Response> =>
  fetch(request).catch(async () => {
    const cache = await caches.open(JOURNEY);
    const kept = await cache.match(path);
    if (!kept) return Response.error();
    // Scores are in the public domain.
    if (title === 'scores') return kept;
    const end = Number(await (await cache.match(`/media/${title}/journey.json`))?.text());
    if (Date.now() < end) return kept;
    await dropTitle(cache, title);
    return new Response(null, { status: 403 });
  });

/** What a page has loaded before the worker was there: from the browser's own cache, mostly. */
async function keep(data: unknown): Promise<void> {
  const paths = (data as { readonly keep?: unknown } | null)?.keep;
  if (!Array.isArray(paths)) return;
  const cache = await caches.open(CACHE);
  for (const path of paths.slice(0, MAX_FILES)) {
    if (typeof path !== 'string' || !(LASTING.test(path) || TREE.exec(path)?.[0] === path)) continue;
    // The empty page names the files of its release: it is always fetched anew.
    if (LASTING.test(path) && (await found(path))) continue;
    await fetch(LASTING.test(path) ? path : `${path}?empty`)
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
  const title = MEDIA.exec(pathname)?.[1];
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (title) event.respondWith(media(request, pathname, title));
  else if (LASTING.test(pathname)) event.respondWith(file(request, pathname));
});
