import { useState } from 'react';
import { useNow } from '#hooks/use-now.ts';

/** The server's clock in ms, each second; `now` is what it said in the reply. The device's own may be a day wrong (R19). */
export function useClock(now: string): number {
  const tick = useNow(1000);
  const [said, setSaid] = useState(() => ({ now, at: Date.now() }));
  if (said.now !== now) setSaid({ now, at: Date.now() });
  return Date.parse(now) + Math.max(0, tick - said.at);
}
