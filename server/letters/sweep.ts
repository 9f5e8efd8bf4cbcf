import { DAY, MINUTE } from '../clock.ts';
import type { Deps } from '../deps.ts';

/** Letters are forgotten after so long, sent or not; ms. */
const LETTERS_KEPT_FOR = 90 * DAY;

/** Looks after those whose process ended while it handed them over, and forgets old ones. */
export async function sweepLetters({ store, clock, log }: Deps): Promise<void> {
  const now = clock.now();
  const lost = await store.direct.letters.doubtLetters(now);
  if (lost > 0) log('letters may have been sent by a process that ended, and are not sent again', { lost });
  await store.direct.letters.forgetLetters(now - LETTERS_KEPT_FOR);
}

/** So long before it begins who asked to be reminded hears of it; ms. */
const REMINDED_BEFORE = 30 * MINUTE;

/** Reminds of what is on the air soon. */
export async function remind({ store, clock, notify }: Deps): Promise<void> {
  const now = clock.now();
  for (const { memberId, airingId, titleId, startsAt } of await store.direct.digital.remindersBetween(
    now,
    now + REMINDED_BEFORE,
  ))
    await store.transaction(async tx =>
      notify?.(tx, { kind: 'on-air-soon', memberId, airingId, titleId, startsAt }),
    );
}
