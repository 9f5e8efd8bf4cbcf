import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIntent } from './use-intent.ts';

/** A page that sends, and the ids that its requests carried. */
function sender() {
  const ids: string[] = [];
  const { result, rerender } = renderHook(() => useIntent());
  const send = (payload: object, reply: () => Promise<string> = async () => 'placed') => {
    rerender();
    return result.current(payload, ({ requestId }) => {
      ids.push(requestId);
      return reply();
    });
  };
  return { ids, send };
}
const lost = () => Promise.reject(new Error('no answer'));

it('the same payload keeps its id until it has arrived, and is another intent afterwards', async () => {
  const { ids, send } = sender();
  await expect(send({ quantity: 1 }, lost)).rejects.toThrow('no answer');
  await expect(send({ quantity: 1 })).resolves.toBe('placed');
  await send({ quantity: 1 });
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('another payload is another intent', async () => {
  const { ids, send } = sender();
  await send({ quantity: 1 }, lost).catch(() => undefined);
  await send({ quantity: 2 }, lost).catch(() => undefined);
  expect(new Set(ids).size).toBe(2);
});

it('works on a page without a secure context, where there is no randomUUID', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const { ids, send } = sender();
  await send({});
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
});

it('sends the payload as it is, and the id beside it', async () => {
  const { result } = renderHook(() => useIntent());
  const asked = vi.fn(async (_: unknown) => 1);
  await result.current({ cardId: 'a', quantity: 2 }, asked);
  expect(asked).toHaveBeenCalledWith({ cardId: 'a', quantity: 2, requestId: expect.any(String) });
});
