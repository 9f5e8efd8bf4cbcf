import type { Leaving } from '#domain/contract/security.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isOwned } from '#domain/rules/order-status.ts';
import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { type SaleContext, subjectOf } from '../catalogue/family.ts';
import { titleOf } from '../catalogue/view.ts';
import { HOUR } from '../clock.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow } from '../store/ports/sales.ts';

type Blocker = Leaving['stands'][number];

/** Until this long after its start an evening is still to come, ms. */
const EVENING = 5 * HOUR;

interface Standing {
  /** Soonest first. */
  readonly stands: Blocker[];
  /** Tickets to come that friends have: they stay good when their giver leaves. */
  readonly given: number;
}

/** What has to be settled before an account can go: somebody would lose money or an evening. */
export async function leaveBlockers(
  tx: Tx,
  season: SaleContext,
  memberId: string,
  now: number,
  locale: Locale = 'zh-CN',
): Promise<Standing> {
  const due = new Map((await tx.sales.refundsDue(memberId)).map(row => [row.tradeNo, row]));
  const orders = new Map(due);
  for (const row of await tx.sales.standingOrders(memberId)) orders.set(row.tradeNo, row);
  const tickets = await tx.sales.ticketsIn([...orders.keys()]);
  const found: Blocker[] = [];
  let given = 0;
  for (const row of orders.values()) {
    const subject = subjectOf(season, row);
    const own = tickets.filter(t => t.tradeNo === row.tradeNo);
    const ahead = [subject.occasion, ...subject.evenings].filter(
      e => e && !e.cancelled && e.startsAt + EVENING > now,
    );
    // Evenings of which every ticket is with a friend ask nothing of the giver any more.
    const next = ahead
      .filter(e => {
        const there = own.filter(t => (t.scheduleId ?? row.scheduleId) === e?.id);
        const theirs = there.filter(t => t.holder !== undefined).length;
        given += theirs;
        return theirs === 0 || theirs < there.length;
      })
      .flatMap(e => e?.startsAt ?? [])
      .sort((a, b) => a - b)[0];
    const ticket = isOwned(row.realStatus) && next !== undefined ? 'ticket' : null;
    const kind = kindOf(row, now) ?? (due.has(row.tradeNo) ? 'refund' : ticket);
    if (kind)
      found.push({
        kind,
        tradeNo: row.tradeNo,
        title: say(subject.title, locale),
        at: next === undefined ? undefined : new Date(next).toISOString(),
      });
  }
  // A friend's ticket, too.
  for (const gift of await tx.gifts.giftsTo(memberId)) {
    const schedule = season.catalogue.schedules.get(gift.scheduleId);
    if (gift.state !== 'accepted' || !schedule || schedule.startsAt + EVENING <= now) continue;
    const program = season.catalogue.programs.get(schedule.programId);
    found.push({
      kind: 'received',
      tradeNo: gift.id,
      title: program ? titleOf(season.catalogue, program, locale) : '',
      at: new Date(schedule.startsAt).toISOString(),
    });
  }
  return { stands: found.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '')), given };
}

function kindOf(row: OrderRow, now: number): Blocker['kind'] | null {
  if (isLive(row, now)) return 'unpaid';
  return isOwned(row.realStatus) && row.realStatus !== 'paid_success' ? 'paying' : null;
}
