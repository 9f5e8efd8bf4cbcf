import { type CallFailure, reactionTo } from '#api/failure.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { toast } from '#ui/toast.tsx';

/**
 * A submit of calls that are made quietly: everything typed stays when it fails. `inline` puts the failure beside a
 * field and says whether it did: what stands nowhere else is a toast, and nothing is said twice.
 */
export function useQuietSubmit() {
  const { busy, submit } = useSubmit();
  return {
    busy,
    submit: (
      work: () => Promise<void>,
      inline: (failure: CallFailure) => boolean | Promise<boolean> = () => false,
    ): Promise<void> =>
      submit(work, async failure => {
        if (!(await inline(failure)) && reactionTo(failure, {}) === 'toast') toast(failure.message);
      }),
  };
}
