import { useSyncExternalStore } from 'react';
import { isOnline, onOnline } from '#lib/online.ts';

/** Whether the site can be reached, as far as this page has seen; true in the HTML of the server. */
export const useOnline = (): boolean => useSyncExternalStore(onOnline, isOnline, () => true);
