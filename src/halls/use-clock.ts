import { useEffect, useState } from 'react';

/** The server's clock in ms, each second; `now` is what it said in the reply. The device's own may be a day wrong (R19). */
export function useClock(now: string): number {
  const said = Date.parse(now);
  const [ms, setMs] = useState(said);
  useEffect(() => {
    const ahead = said - Date.now();
    const tick = () => setMs(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [said]);
  return ms;
}
