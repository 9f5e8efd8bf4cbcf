import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type FavoriteType, favorites } from '#domain/contract/favorites.ts';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useUser } from '#stores/user.ts';
import { dropWish, isWished, keepWish } from './wish.ts';

export interface Target {
  readonly type: FavoriteType;
  readonly targetId: string;
}
interface State {
  /** Null until it is known. */
  readonly on: boolean | null;
  readonly id: string;
}
const unknown: State = { on: null, id: '' };

/**
 * Whether the member likes this, and the switch. Without a login the wish is kept, the login page comes first,
 * and the wish is fulfilled on the way back.
 */
export function useFavorite({ type, targetId }: Target, onChange: (on: boolean) => void) {
  const memberId = useUser(s => s.userInfo?.memberId);
  const [state, setState] = useState(unknown);
  const { busy, submit } = useSubmit();
  const { signIn } = useSignIn();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback only announces
  useEffect(() => {
    if (!memberId) {
      setState(unknown);
      return;
    }
    const stop = new AbortController();
    const read = async () => {
      const now = await call(favorites.is, { type, targetId, showToast: 'noMsg' }, { signal: stop.signal });
      const wished = isWished({ type, targetId });
      if (!now.favorite && wished) {
        const { id } = await call(favorites.save, { type, targetId }, { signal: stop.signal });
        setState({ on: true, id });
        onChange(true);
      } else setState({ on: now.favorite, id: now.id ?? '' });
      // A wish that did not come through is tried again with the next look at it.
      if (wished) dropWish();
    };
    read().catch(error => {
      // Not to know is no failure of the page: the heart stays empty.
      if (!isFailure(error)) throw error;
    });
    return () => stop.abort();
  }, [memberId, type, targetId]);

  const toggle = async () => {
    if (!memberId) {
      keepWish({ type, targetId });
      return signIn();
    }
    const on = !state.on;
    const change = async () => {
      setState({ ...state, on });
      if (on) setState({ on, id: (await call(favorites.save, { type, targetId })).id });
      else {
        await call(favorites.remove, { id: state.id });
        setState({ on, id: '' });
      }
      dropWish();
      onChange(on);
    };
    // The toast is shown by then; the control goes back to what is true.
    await submit(change, () => setState(state));
  };
  return { on: state.on === true, busy, toggle };
}
