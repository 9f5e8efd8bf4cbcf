import type { Deps } from '../deps.ts';

const DAY = 86_400_000;

/** Forgets reminders of what was on the air yesterday. */
export const sweepReminders = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.digital.forgetReminders(clock.now() - DAY);
