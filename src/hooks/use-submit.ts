import { useRef, useState } from 'react';
import { type CallFailure, isFailure } from '#api/failure.ts';

/**
 * Runs one piece of work at a time: while it is under way the next is refused, so that ten clicks are one submit
 * (quality.md R20). A call's failure ends it and is given to `failed`; the wrapper has told it already, unless the call
 * was quiet. Any other error is a fault of ours and rejects. Undefined: refused, or failed.
 */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async <T>(
    work: () => Promise<T>,
    failed?: (failure: CallFailure) => unknown,
  ): Promise<T | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (!isFailure(error)) throw error;
      await failed?.(error);
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
