import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import type { Opened } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { MediaManifest } from '#domain/contract/media.ts';
import { JOURNEY_DAYS } from '#domain/rules/hearing.ts';
import { useUser } from '#stores/user.ts';
import { waitFor } from '#tests/wait.ts';
import type { Playing } from '../sound/now.ts';
import { canKeep, keepTitle, NotKept, sizeOf } from './keep.ts';
import { JOURNEY, keptHere, keptOf, orEnded, orKept } from './kept.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-26T12:00:00Z');
/** A cache that holds so many files. */
function fakeCaches() {
  const files = new Map<string, Response>();
  let most = Number.POSITIVE_INFINITY;
  const cache = {
    async put(path: string, response: Response) {
      if (files.size >= most) throw new DOMException('no room', 'QuotaExceededError');
      files.set(path, response);
    },
    match: async (path: string) => files.get(path)?.clone(),
    delete: async (path: string) => files.delete(path),
  };
  return { files, cache, holds: (n: number) => (most = n) };
}
const MASTER =
  '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=80000\na72.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=40000\na32.m3u8\n';
const LIST =
  '#EXTM3U\n#EXT-X-MAP:URI="x/a72/init.mp4"\n#EXTINF:6,\nx/a72/0.m4s\n#EXTINF:6,\nx/a72/1.m4s\n#EXT-X-ENDLIST\n';
const manifest = {
  renditions: [
    { kind: 'audio', average: 72_000 },
    { kind: 'audio', average: 32_000 },
    { kind: 'video', average: 500_000 },
  ],
  duration: 100,
  movements: [],
  bars: 'bars.json',
  melody: 'melody.json',
  poster: 'poster.svg',
} as unknown as MediaManifest;
const opened = (more: Partial<Opened> = {}): Opened => ({
  titleId: 't1',
  home: 'season',
  access: 'full',
  grant: 'membership',
  manifest: '/media/t1/manifest.json',
  stream: '/media/t1/film.m3u8',
  sound: '/media/t1/sound.m3u8',
  trailer: '/media/t1/trailer.m3u8',
  until: new Date(NOW).toISOString(),
  every: 15,
  now: new Date(NOW).toISOString(),
  ...more,
});
const playing = (more: Partial<Opened> = {}): Playing => ({ id: 't1', opened: opened(more), manifest });
const keep = (more: Partial<Opened> = {}) =>
  keepTitle(playing(more), 'A title', () => undefined, new AbortController().signal);
const faultOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof NotKept ? error.fault : error;
};
let store: ReturnType<typeof fakeCaches>;
let status = 200;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  useUser.setState({ userInfo: { memberId: 'm1' } as never });
  store = fakeCaches();
  status = 200;
  vi.stubGlobal('caches', { open: async () => store.cache });
  vi.stubGlobal('fetch', async (path: string) => {
    const text = path.endsWith('sound.m3u8') ? MASTER : path.endsWith('a72.m3u8') ? LIST : 'bytes';
    return new Response(status === 200 ? text : null, { status });
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'storage');
  };
});
const device = (quota: number) =>
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ quota, usage: 0 }) },
    configurable: true,
  });

describe('a title kept for the journey', () => {
  it('is its best sound with its tables and its art, and says what it takes', async () => {
    expect(sizeOf(playing())).toBe(900_000);
    const kept = await keep();
    expect([...store.files.keys()]).toEqual([
      '/media/t1/manifest.json',
      '/media/t1/a72.m3u8',
      '/media/t1/bars.json',
      '/media/t1/melody.json',
      '/media/t1/poster.svg',
      '/media/t1/x/a72/init.mp4',
      '/media/t1/x/a72/0.m4s',
      '/media/t1/x/a72/1.m4s',
      '/media/t1/journey.json',
    ]);
    expect(kept.bytes).toBe([MASTER.length * 0, LIST.length, 7 * 5].reduce((a, b) => a + b));
    expect(keptOf('t1')?.until).toBe(NOW + JOURNEY_DAYS * DAY);
  });

  it('plays without a network, and not after its right has ended', async () => {
    await keep({ ends: new Date(NOW + 2 * DAY).toISOString() });
    const away = () => Promise.reject(new CallFailure('offline', 'away'));
    expect(await orKept('t1', away())).toMatchObject({ access: 'full', stream: '/media/t1/a72.m3u8' });
    vi.setSystemTime(NOW + 2 * DAY - 1);
    expect((await orKept('t1', away())).access).toBe('full');
    vi.setSystemTime(NOW + 2 * DAY);
    await expect(orKept('t1', away())).rejects.toThrow('away');
    await waitFor(() => expect(store.files.size).toBe(0));
    expect(keptHere()).toEqual([]);
  });

  it('stops while it plays without a network, when its right ends', async () => {
    await keep({ ends: new Date(NOW + 2 * DAY).toISOString() });
    const away = () => Promise.reject(new CallFailure('offline', 'away'));
    await orKept('t1', away());
    vi.setSystemTime(NOW + 2 * DAY - 1);
    await expect(orEnded('t1', away())).rejects.toMatchObject({ kind: 'offline' });
    vi.setSystemTime(NOW + 2 * DAY);
    await expect(orEnded('t1', away())).rejects.toMatchObject({ kind: 'refused', errcode: ERR.accessEnded });
    // The house knows better, and what was opened by it waits for the line.
    expect(await orEnded('t1', Promise.resolve(1))).toBe(1);
    await orKept('t1', Promise.resolve(opened()));
    await expect(orEnded('t1', away())).rejects.toMatchObject({ kind: 'offline' });
  });

  it('is asked for again with a network: the right is prolonged, or what is kept goes', async () => {
    await keep({ ends: new Date(NOW + 2 * DAY).toISOString() });
    await orKept('t1', Promise.resolve(opened({ ends: new Date(NOW + 9 * DAY).toISOString() })));
    expect(keptOf('t1')?.until).toBe(NOW + 9 * DAY);
    expect(await (await store.cache.match('/media/t1/journey.json'))?.text()).toBe(String(NOW + 9 * DAY));
    await orKept('t1', Promise.resolve(opened({ access: 'trial', grant: 'none' })));
    expect(keptOf('t1')).toBeNull();
    expect(store.files.size).toBe(0);
  });

  it('goes where the house refuses it, and is no other member’s', async () => {
    await keep();
    useUser.setState({ userInfo: { memberId: 'm2' } as never });
    expect(keptHere()).toEqual([]);
    useUser.setState({ userInfo: { memberId: 'm1' } as never });
    await expect(orKept('t1', Promise.reject(new CallFailure('refused', 'withdrawn')))).rejects.toThrow();
    expect(store.files.size).toBe(0);
  });

  it('is not offered where the browser plays streams by itself, past the worker', () => {
    const controller = { scriptURL: 'https://here.invalid/site-worker.js' };
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
    for (const source of ['MediaSource', 'ManagedMediaSource']) vi.stubGlobal(source, class {});
    const streams = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    expect(canKeep()).toBe(true);
    streams.mockReturnValue('maybe');
    expect(canKeep()).toBe(false);
    streams.mockRestore();
  });

  it('is for who may hear all of it', async () => {
    expect(await faultOf(keep({ access: 'trial' }))).toBe('refused');
    status = 403;
    expect(await faultOf(keep())).toBe('refused');
    expect(store.files.size).toBe(0);
  });

  it('says that there is no room before it begins, and leaves nothing when it ends half-way', async () => {
    device(800_000);
    expect(await faultOf(keep())).toBe('full');
    device(9_000_000);
    store.holds(3);
    expect(await faultOf(keep())).toBe('full');
    expect([...store.files.keys()]).toEqual([]);
    expect(keptHere()).toEqual([]);
  });

  it('says that nothing may be kept, and that the line broke', async () => {
    vi.stubGlobal('caches', {
      open: async () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await faultOf(keep())).toBe('denied');
    vi.stubGlobal('caches', { open: async () => store.cache });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('gone');
    });
    expect(await faultOf(keep())).toBe('away');
    expect(JOURNEY).toBe('heming-journey');
  });
});
