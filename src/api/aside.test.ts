import { expect, it, vi } from 'vitest';
import { ChunkError } from '#lib/chunk.ts';
import { askAside, joined } from './aside.ts';
import { CallFailure } from './failure.ts';

const settled = () => new Promise(resolve => setTimeout(resolve));

it('hands over what came', async () => {
  const take = vi.fn();
  askAside(async ({ aside }) => ({ aside }), take);
  await settled();
  expect(take.mock.calls).toEqual([[{ aside: true }]]);
});

it.each([
  ['the call fails', new CallFailure('offline', 'No connection.')],
  ['code does not come', new ChunkError('A part of the site could not be loaded')],
])('changes nothing when %s', async (_, failure) => {
  const take = vi.fn();
  askAside(() => Promise.reject(failure), take);
  await settled();
  expect(take).not.toHaveBeenCalled();
});

it('does not hide a fault of our own', async () => {
  const fault = new TypeError('not a function');
  const thrown = new Promise(resolve => process.once('unhandledRejection', resolve));
  askAside(() => Promise.reject(fault), vi.fn());
  expect(await thrown).toBe(fault);
});

it('is stopped: the call is given up, and a reply that comes all the same is left', async () => {
  const take = vi.fn();
  let given: AbortSignal | undefined;
  const stop = askAside(async ({ signal }) => {
    given = signal;
  }, take);
  stop();
  await settled();
  expect(given?.aborted).toBe(true);
  expect(take).not.toHaveBeenCalled();
});

it('a list that was on its way takes nothing away, and nothing stands twice', () => {
  const [a, b, late] = [{ id: 'a' }, { id: 'b' }, { id: 'late' }];
  expect(joined([a, b], [late])).toEqual([late, a, b]);
  expect(joined([{ ...a, taken: true }, b], [a])).toEqual([{ ...a, taken: true }, b]);
  expect(joined([], [late])).toEqual([late]);
});
