import { useRef, useState } from 'react';
import { type CallFailure, isFailure, reactionTo } from '#api/failure.ts';
import { toast } from '#ui/toast.tsx';

/**
 * Runs one submit at a time; everything typed stays when it fails. `inline` puts the failure beside a field and says
 * whether it did: what stands nowhere else is a toast, and nothing is said twice. The calls are made quietly.
 */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (
    work: () => Promise<void>,
    inline: (error: CallFailure) => boolean | Promise<boolean> = () => false,
  ): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (!(await inline(error)) && reactionTo(error, {}) === 'toast') toast(error.message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
