import type { WaitingPlace } from '#domain/contract/waiting.ts';
import { bestAvailable } from '#domain/rules/best-available.ts';
import { isLive, OFFER } from '#domain/rules/hold.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { isOver } from '#domain/rules/sale-state.ts';
import { getCatalogue, withheldOf } from '../../catalogue/catalogue.ts';
import type { Catalogue, ScheduleDoc } from '../../catalogue/types.ts';
import { iso, titleOf, type View } from '../../catalogue/view.ts';
import type { Deps } from '../../deps.ts';
import { rowsOf } from '../../orders/inventory.ts';
import { type Draft, openOrder, tryToPlace } from '../../orders/place.ts';
import { lineOf } from '../../orders/seat-lines.ts';
import type { WaitingRow } from '../../store/ports/waiting.ts';
import { seatsFor } from './family.ts';

/** How many of a line are asked in one round. */
const AT_ONCE = 50;

/** What a member sees of a place; null when the offer was taken up or given back. */
export async function placeOf(
  deps: Pick<Deps, 'store'>,
  { catalogue, locale, now }: View,
  row: WaitingRow,
): Promise<WaitingPlace | null> {
  const schedule = catalogue.schedules.get(row.scheduleId);
  const program = schedule && catalogue.programs.get(schedule.programId);
  if (!program || schedule.startsAt <= now) return null;
  const base = {
    scheduleId: row.scheduleId,
    programId: program.id,
    title: titleOf(catalogue, program, locale),
    startsAt: iso(schedule.startsAt),
    quantity: row.quantity,
    place: 0,
  };
  const { direct } = deps.store;
  if (row.tradeNo === null)
    return {
      ...base,
      state: 'waiting',
      place: 1 + (await direct.waiting.waitingBefore(row.scheduleId, row.turn)),
    };
  const order = row.tradeNo ? await direct.sales.order(row.tradeNo) : null;
  if (order && isLive(order, now))
    return { ...base, state: 'offered', tradeNo: order.tradeNo, until: iso(order.expiresAt) };
  const lapsed = !order || isUnpaid(order.realStatus) || order.realStatus === 'cancel_timeout';
  return lapsed ? { ...base, state: 'lapsed' } : null;
}

/**
 * Offers seats that came free to who waits first: an ordinary unpaid order that holds them for a time, and a message.
 * The order's request id names the turn, so that however many processes do this at once, there is one offer.
 */
export async function sweepWaiting(deps: Deps): Promise<void> {
  const { direct } = deps.store;
  const ids = await direct.waiting.waitedFor();
  if (ids.length === 0) return;
  const catalogue = await getCatalogue(deps);
  const now = deps.clock.now();
  for (const id of ids) {
    const schedule = catalogue.schedules.get(id);
    if (!schedule || isOver(schedule, now)) await direct.waiting.endWaiting(id);
    else await offerFreed(deps, catalogue, schedule, now);
  }
}

async function offerFreed(
  deps: Deps,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  now: number,
): Promise<void> {
  const { direct } = deps.store;
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) return;
  for (const row of await direct.waiting.line(schedule.id, AT_ONCE)) {
    const claimed = (await direct.sales.taken(schedule.id, now)).map(t => t.seatId);
    const taken = new Set([...withheldOf(catalogue, schedule), ...claimed]);
    const rows = rowsOf(plan, category => schedule.prices[category] ?? 0);
    let chosen: readonly string[] = [];
    for (let n = Math.min(row.quantity, schedule.limit); n > 0 && chosen.length === 0; n--)
      chosen = bestAvailable({ rows, stage: plan.stage, taken, quantity: n })[0]?.seats ?? [];
    if (chosen.length === 0) return;
    await offer(deps, catalogue, schedule, row, chosen, now);
  }
}

async function offer(
  deps: Deps,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  row: WaitingRow,
  seatIds: readonly string[],
  now: number,
): Promise<void> {
  const plan = catalogue.plans.get(schedule.planId);
  const seats = seatIds.flatMap(id => plan?.seats.get(id) ?? []).map(seat => lineOf(seat, schedule));
  const requestId = `waiting-${row.turn}`;
  const draft: Draft = {
    ...seatsFor(schedule),
    requestId,
    bodyHash: requestId,
    seats,
    startsAt: schedule.startsAt,
    renewed: true,
    hold: Math.min(OFFER, schedule.startsAt - now),
    note: { zh: '候补轮到您，座位已为您保留', en: 'Your turn in the line: seats held for you' },
  };
  const ctx = { deps, now, locale: row.locale, session: row };
  const placed = await tryToPlace(ctx, await openOrder(ctx, draft), {
    limits: { [schedule.id]: schedule.limit },
    // Nobody sent it.
    maxPerMinute: null,
  });
  // Somebody was quicker for these seats: the next round looks again.
  if (placed.kind === 'lost') return;
  const made = placed.kind === 'placed' || placed.kind === 'repeated' ? placed.tradeNo : '';
  // Who may hold no more has had the turn.
  if (!made) deps.log('turn in the line passed', { scheduleId: schedule.id, because: placed.kind });
  await deps.store.transaction(async tx => {
    const first = await tx.waiting.offerWaiting(schedule.id, row.memberId, row.turn, made);
    if (first && made) await deps.notify?.(tx, { kind: 'seats-offered', tradeNo: made });
  });
}
