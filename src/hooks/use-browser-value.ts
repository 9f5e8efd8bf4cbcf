import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; `sent` in the HTML of the server, and until the page has come to life (decision 27). */
export const useBrowserValue = <T>(read: () => T, sent: T): T =>
  useSyncExternalStore(never, read, () => sent);
