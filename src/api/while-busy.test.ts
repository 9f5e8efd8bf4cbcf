import { describe, expect, test } from 'vitest';
import { CallFailure, reactionTo } from './failure.ts';
import { whileBusy } from './while-busy.ts';

const busy = (retryAfter: number) => new CallFailure('refused', 'busy', '2503', { retryAfter });

function clock(random = 0) {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  return { waits, sleep, random: () => random };
}

describe('a server that is too busy', () => {
  test('is asked again after the time that it names, and the answer comes', async () => {
    const time = clock(0.5);
    let asked = 0;
    const answer = await whileBusy(
      async () => {
        if (++asked < 3) throw busy(2);
        return 'order';
      },
      undefined,
      time,
    );
    expect([answer, asked, time.waits]).toEqual(['order', 3, [2_500, 2_500]]);
  });

  test('is left alone after five tries; the last failure is shown, the ones before are not', async () => {
    const time = clock();
    const shown: string[] = [];
    const asking = whileBusy(
      async again => {
        const failure = busy(0);
        shown.push(reactionTo(failure, { again }));
        throw failure;
      },
      undefined,
      time,
    );
    await expect(asking).rejects.toThrow('busy');
    expect(shown).toEqual(['silent', 'silent', 'silent', 'silent', 'toast']);
    expect(time.waits).toEqual([3_000, 3_000, 3_000, 3_000]);
  });

  test('may not ask for an hour, and another failure is none of this', async () => {
    const time = clock();
    let first = true;
    await whileBusy(
      async () => {
        if (!first) return;
        first = false;
        throw busy(3_600);
      },
      undefined,
      time,
    );
    expect(time.waits).toEqual([15_000]);
    const other = new CallFailure('refused', 'gone', '2201', { lostSeats: ['a'] });
    let asked = 0;
    const gone = whileBusy(
      async () => {
        asked++;
        throw other;
      },
      undefined,
      time,
    );
    await expect(gone).rejects.toBe(other);
    expect([asked, reactionTo(other, { again: true })]).toEqual([1, 'toast']);
  });
});
