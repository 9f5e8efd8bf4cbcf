import type { Deps } from '../deps.ts';
import { ABSOLUTE, IDLE } from '../http/session.ts';

/** Deletes what has expired. Only housekeeping: every expiry is also a condition where the row is used. */
export function sweepAccounts({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  return store.direct.accounts.sweep(now, now - IDLE, now - ABSOLUTE);
}
