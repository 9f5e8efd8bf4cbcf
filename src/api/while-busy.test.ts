import { describe, expect, test } from 'vitest';
import { whileBusy } from './while-busy.ts';

class Busy extends Error {
  readonly after: number;
  constructor(after: number) {
    super('busy');
    this.after = after;
  }
}
const busyFor = (error: unknown) => (error instanceof Busy ? error.after : null);

/** Fails so often, then answers; what was waited for between. */
async function asked(failures: readonly Error[], random = 0) {
  const waits: number[] = [];
  let n = 0;
  const ask = async () => {
    const failure = failures[n++];
    if (failure) throw failure;
    return 'order';
  };
  const sleep = async (ms: number) => void waits.push(ms);
  const answer = await whileBusy(ask, busyFor, { sleep, random: () => random }).catch(
    (error: Error) => error.message,
  );
  return { answer, n, waits };
}

describe('a server that is too busy', () => {
  test('is asked again after the time that it names and a little more, and the answer comes', async () => {
    expect(await asked([new Busy(2), new Busy(4)], 0.5)).toEqual({
      answer: 'order',
      n: 3,
      waits: [2_500, 5_000],
    });
  });

  test('is left alone after five tries, and may not ask for an hour', async () => {
    const six = [0, 0, 0, 3_600, 0, 0].map(after => new Busy(after));
    expect(await asked(six)).toEqual({ answer: 'busy', n: 5, waits: [3_000, 3_000, 3_000, 15_000] });
  });

  test('is another matter than any other failure', async () => {
    expect(await asked([new Error('gone')])).toEqual({ answer: 'gone', n: 1, waits: [] });
  });
});
