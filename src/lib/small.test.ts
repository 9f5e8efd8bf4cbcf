import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANNER_HEIGHTS } from '#domain/contract/content.ts';
import { ChunkError, loadChunk } from './chunk.ts';
import {
  BANNER_TYPES,
  CAROUSEL,
  CHUNK_TIMEOUT,
  PAGINATION,
  POINTS,
  STATIC_BASE,
  STEP_DELAY,
  TEXT_AREA_HEIGHT,
  TEXT_MAX,
} from './constants.ts';
import { deviceLayout, isWechat } from './device.ts';
import { formatDuration, formatMinutes } from './duration.ts';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('durations', () => {
  it.each([
    [0, '00:00:00', '00:00'],
    [59.9, '00:00:59', '00:59'],
    [60, '00:01:00', '01:00'],
    [3661, '01:01:01', '61:01'],
    [360_000, '100:00:00', '6000:00'],
    [-1, '00:00:00', '00:00'],
    [Number.NaN, '00:00:00', '00:00'],
    [Number.POSITIVE_INFINITY, '00:00:00', '00:00'],
  ])('%s s', (seconds, long, short) => {
    expect(formatDuration(seconds)).toBe(long);
    expect(formatMinutes(seconds)).toBe(short);
  });
});

describe('throttle', () => {
  it('runs at once, then at most every 100 ms, and keeps the last call', () => {
    const run = vi.fn();
    const throttled = throttle(run);
    for (let i = 1; i <= 5; i++) throttled(i);
    expect(run.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(99);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[1], [5]]);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
    throttled(6);
    expect(run).toHaveBeenLastCalledWith(6);
  });

  it('keeps its own pace, and drops what waits when it is cancelled', () => {
    const run = vi.fn();
    const throttled = throttle(run, 30);
    throttled('a');
    throttled('b');
    throttled.cancel();
    vi.advanceTimersByTime(100);
    expect(run.mock.calls).toEqual([['a']]);
    throttled('c');
    expect(run).toHaveBeenLastCalledWith('c');
  });
});

describe('parts of the site’s code (specification §8)', () => {
  it('a script that has not come after 120 s errors', async () => {
    const loading = loadChunk(() => new Promise<never>(() => undefined));
    const failed = expect(loading).rejects.toBeInstanceOf(ChunkError);
    await vi.advanceTimersByTimeAsync(119_999);
    const state = await Promise.race([loading.catch(() => 'failed'), Promise.resolve('waiting')]);
    expect(state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });

  it('a style or script that fails errors at once, with its cause', async () => {
    const cause = new Error('Unable to preload CSS for /shstatic/x.css');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkError', cause });
  });

  it('what comes in time is handed on, and no timer stays behind', async () => {
    await expect(loadChunk(() => Promise.resolve({ default: 1 }))).resolves.toEqual({ default: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('devices by their browser agent (specification §2)', () => {
  const agents = {
    iphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    android:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    tablet:
      'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    desktop:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    wechat:
      'Mozilla/5.0 (Linux; Android 14; V2366) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 XWEB/1300289 MMWEBSDK/2024 MicroMessenger/8.0.50',
    wechatDesktop:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat',
  };
  it.each(Object.entries(agents))('%s', (name, agent) => {
    const phones = ['iphone', 'android', 'firefox', 'wechat'];
    expect(deviceLayout(agent)).toBe(phones.includes(name) ? 'mobile' : 'pc');
    expect(isWechat(agent)).toBe(name.startsWith('wechat'));
  });
});

it('the constants are the specification’s (§9)', () => {
  expect({
    CHUNK_TIMEOUT,
    STEP_DELAY,
    STATIC_BASE,
    TEXT_MAX,
    TEXT_AREA_HEIGHT,
    CAROUSEL,
    PAGINATION,
    POINTS,
    BANNER_TYPES,
  }).toEqual({
    CHUNK_TIMEOUT: 120_000,
    STEP_DELAY: 300,
    STATIC_BASE: '/shstatic',
    TEXT_MAX: 140,
    TEXT_AREA_HEIGHT: 70,
    CAROUSEL: { speed: 800, loop: false, autoplay: false },
    PAGINATION: { total: 120, pageSize: 10, buttons: 5 },
    POINTS: { perYuan: 100, steps: [-1000, -100, 100, 1000] },
    BANNER_TYPES: { about: 0, education: 4, news: 5, support: 7, default: 8 },
  });
  expect(BANNER_HEIGHTS).toHaveLength(9);
  expect([Math.min(...BANNER_HEIGHTS), Math.max(...BANNER_HEIGHTS)]).toEqual([224, 690]);
});
