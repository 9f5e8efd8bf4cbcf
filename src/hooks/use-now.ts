import { useEffect, useState } from 'react';

/** The device's clock in ms, read again each `every` ms; it stands still while that is null. 0 until it was first read. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
