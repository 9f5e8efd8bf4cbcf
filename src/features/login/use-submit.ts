import { useRef, useState } from 'react';
import { isFailure } from '#api/failure.ts';

/** Runs one submit at a time; a failure of the call goes to `failed`, and everything typed stays. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (
    work: () => Promise<void>,
    failed: (error: Error & { errcode: string }) => unknown,
  ): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isFailure(error)) throw error;
      await failed(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
