import { type KeyboardEvent, useRef, useState } from 'react';
import { addMonths } from '#lib/months.ts';
import { keyTarget } from '#ui/month-grid.ts';

/**
 * One tab stop for a month of days: arrows, Home and End go from day to day, Page Up and Down from month to month.
 * `start` is the day that Tab reaches first.
 */
export function useDayKeys(month: string, start: string, onMonth: (month: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const active = moved?.startsWith(month) ? moved : start;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onMonth(addMonths(month, event.key === 'PageUp' ? -1 : 1));
      return;
    }
    const to = keyTarget(event.key, active);
    if (!to) return;
    event.preventDefault();
    if (!to.startsWith(month)) return;
    setMoved(to);
    grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  };
  return { grid, active, onKeyDown };
}
