import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HashQueue } from './hash-queue.ts';

const HASH = 480;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A hasher that takes half a second of the fake clock, and what came of each that asked. */
function rush(atOnce = 2) {
  const queue = new HashQueue({ atOnce, now: () => Date.now() });
  const computed: string[] = [];
  const ends: { name: string; got: 'in' | 'busy'; waited: number }[] = [];
  const ask = (name: string, wait: Parameters<HashQueue['run']>[1] = {}): void => {
    const from = Date.now();
    const end = (got: 'in' | 'busy') => ends.push({ name, got, waited: Date.now() - from });
    queue
      .run(async () => {
        computed.push(name);
        await new Promise(done => setTimeout(done, HASH));
      }, wait)
      .then(
        () => end('in'),
        () => end('busy'),
      );
  };
  const count = (got: 'in' | 'busy') => ends.filter(e => e.got === got).length;
  return { queue, computed, ends, ask, count };
}

describe('the queue of passwords to hash', () => {
  it('at ten a second for a minute lets in what the processors can do, and nobody waits in vain beyond three seconds', async () => {
    const { ends, computed, ask, count } = rush();
    for (let i = 0; i < 600; i++) {
      ask(`n${i}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toHaveLength(600);
    // Two at a time, 480 ms each, are 125 a half minute.
    expect(count('in')).toBeGreaterThanOrEqual(Math.floor((60_000 / HASH) * 2));
    expect(computed).toHaveLength(count('in'));
    for (const { got, waited } of ends)
      expect(waited).toBeLessThanOrEqual(got === 'busy' ? 3000 : 3000 + HASH);
    // The last half minute is no worse than the first.
    const late = ends.filter(e => Number(e.name.slice(1)) >= 300 && e.got === 'in').length;
    expect(late).toBeGreaterThan(count('in') * 0.45);
  });

  it('serves in turn while there is little to wait', async () => {
    const { computed, ask } = rush(1);
    for (const name of ['a', 'b', 'c']) ask(name);
    await vi.advanceTimersByTimeAsync(3 * HASH);
    expect(computed).toEqual(['a', 'b', 'c']);
  });

  it('serves the newest first when the oldest has waited long', async () => {
    const { computed, ask } = rush(1);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
    await vi.advanceTimersByTimeAsync(3.5 * HASH);
    expect(computed).toEqual(['a', 'b', 'c', 'f']);
  });

  it('computes nothing for who has left, waiting or before they came', async () => {
    const { computed, ask, count } = rush(1);
    const gone = new AbortController();
    ask('a');
    ask('b', { signal: gone.signal });
    ask('c');
    gone.abort();
    ask('d', { signal: gone.signal });
    await vi.advanceTimersByTimeAsync(10 * HASH);
    expect(computed).toEqual(['a', 'c']);
    expect([count('in'), count('busy')]).toEqual([2, 2]);
  });

  it('who proved to be a person comes before a flood of who did not', async () => {
    const { computed, ask, queue } = rush(1);
    for (let i = 0; i < 100; i++) ask(`flood ${i}`);
    expect(queue.pressed).toBe(true);
    ask('owner', { trusted: true });
    await vi.advanceTimersByTimeAsync(1.5 * HASH);
    expect(computed).toEqual(['flood 0', 'owner']);
  });

  it('goes on after a hash that failed', async () => {
    const queue = new HashQueue({ atOnce: 1 });
    const failed = queue.run(() => Promise.reject(new Error('no memory')));
    const next = queue.run(async () => 'done');
    await expect(failed).rejects.toThrow('no memory');
    expect(await next).toBe('done');
    expect(queue.pressed).toBe(false);
  });
});
