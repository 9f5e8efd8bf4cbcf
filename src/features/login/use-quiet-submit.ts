import { type CallFailure, reactionTo } from '#api/failure.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { toast } from '#ui/toast.tsx';

/**
 * A submit of calls that are made quietly: everything typed stays when it fails. `inline` puts the failure beside a
 * field too and says whether it did. Where that moved the focus to the field, a screen reader has it from there, and the
 * toast is only seen: nothing is heard twice.
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
        const before = document.activeElement;
        const beside = await inline(failure);
        if (reactionTo(failure, {}) === 'toast')
          toast(failure.message, beside && document.activeElement !== before ? 'seen' : 'info');
      }),
  };
}
