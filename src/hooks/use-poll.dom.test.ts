import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import { usePoll } from './use-poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let hidden = false;
beforeEach(() => {
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
function show(seen: boolean) {
  hidden = !seen;
  document.dispatchEvent(new Event('visibilitychange'));
}
const answered = () => vi.fn(async (_: AbortSignal): Promise<void> => undefined);

it('asks each time after the last answer, with what the page asks for now', async () => {
  const [first, second] = [answered(), answered()];
  const { rerender } = renderHook(({ ask }) => usePoll(ask, 1000), { initialProps: { ask: first } });
  await pass(999);
  expect(first).not.toHaveBeenCalled();
  await pass(1);
  expect(first).toHaveBeenCalledOnce();
  rerender({ ask: second });
  await pass(1000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('never asks twice at a time, also when the page is seen again meanwhile', async () => {
  let answer: () => void = () => undefined;
  const ask = vi.fn(
    () =>
      new Promise<void>(resolve => {
        answer = resolve;
      }),
  );
  renderHook(() => usePoll(ask, 1000, 0));
  await pass(5000);
  show(false);
  show(true);
  expect(ask).toHaveBeenCalledOnce();
  answer();
  await pass(999);
  expect(ask).toHaveBeenCalledOnce();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('rests while the page is hidden, and asks at once when it is seen again', async () => {
  const ask = answered();
  renderHook(() => usePoll(ask, 1000));
  show(false);
  await pass(10_000);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  await pass(0);
  expect(ask).toHaveBeenCalledOnce();
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('who looks away for a moment is not answered anew, unless the page wants it', async () => {
  const [calm, keen] = [answered(), answered()];
  renderHook(() => usePoll(calm, 1000));
  renderHook(() => usePoll(keen, null, 0));
  await pass(400);
  show(false);
  show(true);
  await pass(0);
  expect([calm.mock.calls.length, keen.mock.calls.length]).toEqual([0, 1]);
  await pass(600);
  expect([calm.mock.calls.length, keen.mock.calls.length]).toEqual([1, 1]);
});

it('goes on after a call that failed', async () => {
  const ask = vi.fn(() => Promise.reject(new CallFailure('offline', 'no line')));
  renderHook(() => usePoll(ask, 1000));
  await pass(3000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('ends with the page: the call under way is told, and none follows', async () => {
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
  };
  const { unmount } = renderHook(() => usePoll(ask, 1000));
  await pass(1000);
  unmount();
  await pass(5000);
  show(false);
  show(true);
  expect(signals.map(s => s.aborted)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});
