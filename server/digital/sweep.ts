import { airingId } from '#domain/rules/airing.ts';
import { PRESENT_SECONDS } from '#domain/rules/hearing.ts';
import { viewOf } from '../catalogue/view.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { airTable } from './air.ts';
import { renderedOf } from './media.ts';

/** No season is told further ahead. */
const AHEAD = 800 * DAY;

/** Forgets who listened, and reminders of what was on the air yesterday; those of an evening whose start was moved go with it. */
export async function sweepReminders(deps: Deps): Promise<void> {
  const { store, clock } = deps;
  const now = clock.now();
  await store.direct.digital.forgetReminders(now - DAY);
  await store.direct.digital.forgetListeners(now - PRESENT_SECONDS * 1000);
  const rows = await store.direct.digital.remindersBetween(now, now + AHEAD);
  if (rows.length === 0) return;
  const { catalogue } = await viewOf({ deps, locale: 'zh-CN', now });
  const air = airTable(catalogue, await renderedOf(deps), now);
  for (const row of rows) {
    const evening = air.evening(row.titleId);
    if (!evening || evening.startsAt === row.startsAt) continue;
    const { titleId, startsAt } = evening;
    await store.transaction(async ({ digital }) => {
      await digital.removeReminder(row.memberId, row.airingId);
      await digital.setReminder({ ...row, startsAt, airingId: airingId(titleId, startsAt) });
    });
  }
}
