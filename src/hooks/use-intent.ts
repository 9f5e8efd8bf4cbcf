import { useRef } from 'react';
import { type Intent, intentFor } from '#lib/intent.ts';

/**
 * Sends a payload with a request id, so that one intent is one order however often it is sent (quality.md R12): the
 * same payload keeps its id while nobody knows that it has arrived. After an answer it would be another one.
 */
export function useIntent() {
  const last = useRef<Intent | null>(null);
  return async <P extends object, R>(
    payload: P,
    send: (asked: P & { requestId: string }) => Promise<R>,
  ): Promise<R> => {
    last.current = intentFor(last.current, JSON.stringify(payload));
    const reply = await send({ ...payload, requestId: last.current.requestId });
    last.current = null;
    return reply;
  };
}
