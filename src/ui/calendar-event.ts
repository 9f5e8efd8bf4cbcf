import { useSyncExternalStore } from 'react';

/** Whether a month calendar is open over the page; banners give way to it (specification §2). */
let open = false;
const listeners = new Set<() => void>();

export function announceCalendar(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

export function useCalendarOpen(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}
