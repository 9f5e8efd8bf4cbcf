import { useEffect, useEffectEvent, useState } from 'react';

/** Whole seconds of a hold that are left by the server's clock; the device's own clock may be a day wrong (quality.md R19). */
export function secondsLeft(expiresAt: string, serverNow: string, sinceAnswer: number): number {
  const left = Date.parse(expiresAt) - Date.parse(serverNow) - Math.max(0, sinceAnswer);
  return Math.max(0, Math.ceil(left / 1000));
}

/** When answers arrived, by the server's clock in them: whatever counts from one answer shows one figure. */
const arrived = new Map<string, number>();
const MAX_COUNTDOWNS = 20;
function arrivalOf(now: string): number {
  const known = arrived.get(now);
  if (known !== undefined) return known;
  const [oldest] = arrived.keys();
  if (arrived.size >= MAX_COUNTDOWNS && oldest !== undefined) arrived.delete(oldest);
  const at = Date.now();
  arrived.set(now, at);
  return at;
}

/** Counts down to `expiresAt`; `now` is the server's clock in the same answer. Calls `onOver` once at the end. */
export function useCountdown(expiresAt: string, now: string, onOver: () => void): number {
  const [answer, setAnswer] = useState(() => ({ expiresAt, now, at: arrivalOf(now) }));
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, now, Date.now() - answer.at));
  const over = useEffectEvent(onOver);
  if (answer.expiresAt !== expiresAt || answer.now !== now) {
    const at = arrivalOf(now);
    setAnswer({ expiresAt, now, at });
    setLeft(secondsLeft(expiresAt, now, Date.now() - at));
  }
  useEffect(() => {
    const tick = () => {
      const next = secondsLeft(answer.expiresAt, answer.now, Date.now() - answer.at);
      setLeft(next);
      if (next === 0) {
        clearInterval(timer);
        over();
      }
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [answer]);
  return left;
}
