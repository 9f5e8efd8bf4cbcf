import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type Airing, digital } from '#domain/contract/digital.ts';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useUser } from '#stores/user.ts';

/** Whether the member is reminded of an airing, and the switch. A visitor signs in first, and comes back here. */
export function useReminder(airing: Airing, onChange: (on: boolean) => void) {
  const memberId = useUser(s => s.userInfo?.memberId);
  const [on, setOn] = useState(airing.reminded);
  const { busy, submit } = useSubmit();
  const { signIn } = useSignIn();

  // The HTML of the server was made for nobody.
  useEffect(() => {
    if (!memberId) {
      setOn(false);
      return;
    }
    const stop = new AbortController();
    call(digital.reminders, { showToast: 'noMsg' }, { signal: stop.signal }).then(
      list => setOn(list.some(a => a.id === airing.id)),
      error => {
        // Not to know is no failure of the page: the button asks again.
        if (!isFailure(error)) throw error;
      },
    );
    return () => stop.abort();
  }, [memberId, airing.id]);

  const toggle = async () => {
    if (!memberId) return signIn();
    const reply = await submit(() => call(digital.remind, { airingId: airing.id, on: on ? 'N' : 'Y' }));
    if (!reply) return;
    setOn(reply.reminded);
    onChange(reply.reminded);
  };
  return { on, busy, toggle };
}
