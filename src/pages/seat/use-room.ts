import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type RoomView, room } from '#domain/contract/room.ts';

/** The longest pause of a page that nobody answers, ms. */
const SLOWEST = 60_000;
/** So much of a pause is left to chance, so that a thousand pages do not ask at once. */
const JITTER = 0.3;

/** When to look again: as the house says, later each time that it does not answer, never on the same beat as others. */
export const pauseAfter = (ask: number, misses: number, luck: number): number =>
  Math.min(SLOWEST, ask * 2 ** misses) * (1 + JITTER * luck);

/**
 * One's place, looked at again and again, in a hidden tab as well. `gone`: there is no such place any more. `called`:
 * it is one's turn, and somebody is before the screen.
 */
export function useRoom(first: RoomView, { gone, called }: { gone: () => void; called: () => void }) {
  const [view, setView] = useState(first);
  const [misses, setMisses] = useState(0);
  const [from, setFrom] = useState(first);
  if (from !== first) {
    setFrom(first);
    setView(first);
  }
  const { scheduleId, token, ask, state } = view;
  const missed = useEffectEvent((error: unknown) => {
    if (!isFailure(error)) throw error;
    if (error.errcode === ERR.notFound) gone();
    else if (error.kind !== 'aborted') setMisses(misses + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, is followed by one more look
  useEffect(() => {
    if (state === 'lapsed' || state === 'over') return;
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        call(room.look, { scheduleId, token, showToast: 'noMsg' }, { signal: stop.signal, quiet: true })
          .then(next => {
            setView(next);
            setMisses(0);
          })
          .catch(missed);
      },
      pauseAfter(ask, misses, Math.random()),
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [scheduleId, token, ask, state, misses, view]);

  const seen = useEffectEvent(() => {
    if (state === 'called' && !document.hidden) called();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is one's turn, and when one comes back
  useEffect(() => {
    seen();
    const look = () => seen();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [state]);
  return { view, lost: misses >= 2 };
}

/** What is worth saying aloud: another state, or half of those before one are gone. */
export const isNews = (
  said: Pick<RoomView, 'state' | 'before'> | null,
  now: Pick<RoomView, 'state' | 'before'>,
): boolean =>
  said === null ||
  said.state !== now.state ||
  (now.before !== undefined &&
    now.before <= (said.before ?? Number.POSITIVE_INFINITY) / 2 &&
    now.before !== said.before);
