import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import { useSubmit } from './use-submit.ts';

function gate() {
  let resolve: (value: string) => void = () => undefined;
  const promise = new Promise<string>(r => {
    resolve = r;
  });
  return { promise, resolve };
}
const submitter = () => renderHook(() => useSubmit());

it('a second click while the first is under way does nothing, also before the page is drawn again', async () => {
  const { result } = submitter();
  const first = gate();
  const work = vi.fn(() => first.promise);
  const { submit } = result.current;
  let runs: Promise<unknown[]> | undefined;
  act(() => {
    runs = Promise.all([submit(work), submit(work)]);
  });
  expect(result.current.busy).toBe(true);
  await act(async () => first.resolve('done'));
  expect(await runs).toEqual(['done', undefined]);
  expect(work).toHaveBeenCalledOnce();
  expect(result.current.busy).toBe(false);
});

it('can be submitted again after it is done', async () => {
  const { result } = submitter();
  const work = vi.fn(async () => undefined);
  await act(() => result.current.submit(work));
  await act(() => result.current.submit(work));
  expect(work).toHaveBeenCalledTimes(2);
});

it('a call that fails frees it, and the failure is handed over once', async () => {
  const { result } = submitter();
  const failure = new CallFailure('offline', 'no line');
  const failed = vi.fn();
  await act(() => result.current.submit(() => Promise.reject(failure), failed));
  expect(failed.mock.calls).toEqual([[failure]]);
  expect(result.current.busy).toBe(false);
  expect(await act(() => result.current.submit(async () => 'again'))).toBe('again');
});

it('stays busy while the failure is dealt with', async () => {
  const { result } = submitter();
  const dealt = gate();
  let run: Promise<unknown> | undefined;
  await act(async () => {
    run = result.current.submit(
      () => Promise.reject(new CallFailure('refused', 'no', '2101')),
      () => dealt.promise,
    );
  });
  expect(result.current.busy).toBe(true);
  await act(async () => dealt.resolve(''));
  await run;
  expect(result.current.busy).toBe(false);
});

it('a fault of ours is not hidden, and frees it too', async () => {
  const { result } = submitter();
  const failed = vi.fn();
  await act(() =>
    expect(result.current.submit(() => Promise.reject(new TypeError('ours')), failed)).rejects.toThrow(
      'ours',
    ),
  );
  expect(failed).not.toHaveBeenCalled();
  expect(result.current.busy).toBe(false);
});

it('work that throws before its first await frees it as well', async () => {
  const { result } = submitter();
  const work = (): Promise<void> => {
    throw new TypeError('ours');
  };
  await act(() => expect(result.current.submit(work)).rejects.toThrow('ours'));
  expect(result.current.busy).toBe(false);
});

it('a page that has gone meanwhile is not touched', async () => {
  const { result, unmount } = submitter();
  const first = gate();
  let run: Promise<unknown> | undefined;
  act(() => {
    run = result.current.submit(() => first.promise);
  });
  unmount();
  first.resolve('late');
  // console.error would fail the test.
  await expect(run).resolves.toBe('late');
});
