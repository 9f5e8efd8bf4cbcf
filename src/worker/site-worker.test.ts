import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { request: Request; respondWith: (reply: Promise<Response>) => void }) => void;
const END = Date.parse('2026-12-01T00:00:00Z');
const files = new Map<string, string>();
const listeners: Record<string, Listener> = {};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: END - 1 });
  files.clear();
  for (const [path, body] of [
    ['/media/t1/a72.m3u8', 'list'],
    ['/media/t1/journey.json', String(END)],
    ['/media/scores/m/score.json', 'score'],
    ['/media/t2/a72.m3u8', 'another'],
    ['/media/t2/journey.json', String(END + 9)],
  ] as const)
    files.set(path, body);
  vi.stubGlobal('self', {
    addEventListener: (name: string, listen: Listener) => {
      listeners[name] = listen;
    },
    location: { origin: 'http://localhost' },
  });
  const key = (of: string) => new URL(of, 'http://localhost').pathname;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (of: string) => (files.has(key(of)) ? new Response(files.get(key(of))) : undefined),
      keys: async () => [...files.keys()].map(path => ({ url: `http://localhost${path}` })),
      delete: async (of: string) => files.delete(key(of)),
    }),
  });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await import('./site-worker.ts');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function ask(path: string): Promise<Response | null> {
  let reply: Promise<Response> | null = null;
  const request = { url: `http://localhost${path}`, method: 'GET', mode: 'cors' } as unknown as Request;
  listeners.fetch?.({ request, respondWith: given => (reply = given) });
  return reply;
}

it('gives back what is kept without a network, until the right ends; then it is gone', async () => {
  expect(await (await ask('/media/t1/a72.m3u8'))?.text()).toBe('list');
  vi.setSystemTime(END);
  expect((await ask('/media/t1/a72.m3u8'))?.status).toBe(403);
  expect([...files.keys()].filter(path => path.startsWith('/media/t1/'))).toEqual([]);
  expect(await (await ask('/media/t2/a72.m3u8'))?.text()).toBe('another');
  expect(await (await ask('/media/scores/m/score.json'))?.text()).toBe('score');
});

it('asks the network first: who may hear it is the house’s to say', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
  expect((await ask('/media/t2/a72.m3u8'))?.status).toBe(403);
});

it('has nothing of what was not kept', async () => {
  expect((await ask('/media/t3/a72.m3u8'))?.type).toBe('error');
});
