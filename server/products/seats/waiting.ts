import type { WaitingPlace } from '#domain/contract/waiting.ts';
import { bestAvailable } from '#domain/rules/best-available.ts';
import { isLive, OFFER } from '#domain/rules/hold.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import type { SeatInventory } from '#domain/rules/package.ts';
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
const MEMBERS_A_ROUND = 50;

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
    least: row.least,
    together: row.together,
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

/** Everybody in line, the next one first. */
async function* inLine(deps: Pick<Deps, 'store'>, scheduleId: string): AsyncGenerator<WaitingRow> {
  for (let after = 0; ; ) {
    const page = await deps.store.direct.waiting.line(scheduleId, MEMBERS_A_ROUND, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < MEMBERS_A_ROUND) return;
    after = last.turn;
  }
}

/** The house as the line finds it. */
async function houseOf(
  deps: Pick<Deps, 'store'>,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  now: number,
): Promise<SeatInventory | null> {
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) return null;
  const claimed = (await deps.store.direct.sales.taken(schedule.id, now)).map(t => t.seatId);
  return {
    rows: rowsOf(plan, category => schedule.prices[category] ?? 0),
    stage: plan.stage,
    taken: new Set([...withheldOf(catalogue, schedule), ...claimed]),
  };
}

/**
 * Goes down the line: each is offered the most that fits, and who is not served by what there is keeps the place, so that
 * a single seat goes to the first who wants one.
 */
async function offerFreed(
  deps: Deps,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  now: number,
): Promise<void> {
  let house = await houseOf(deps, catalogue, schedule, now);
  // What does not fit one does not fit the next who wants the same; seats only go while this looks.
  const unfit = new Set<string>();
  for await (const row of inLine(deps, schedule.id)) {
    const chosen = house && fitting(row, house, schedule.limit, unfit);
    if (!chosen) continue;
    if (!(await offer(deps, catalogue, schedule, row, chosen, now))) return;
    house = await houseOf(deps, catalogue, schedule, now);
  }
}

/** Whether anybody in line could have what is free now: what nobody there wants is for everybody. */
export async function isWanted(
  deps: Pick<Deps, 'store'>,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  now: number,
): Promise<boolean> {
  const house = await houseOf(deps, catalogue, schedule, now);
  const unfit = new Set<string>();
  for await (const row of inLine(deps, schedule.id))
    if (house && fitting(row, house, schedule.limit, unfit)) return true;
  return false;
}

/** The most seats that are free for somebody's wish; null where there are fewer than are wanted, or none together. */
function fitting(
  { quantity, least, together }: Pick<WaitingRow, 'quantity' | 'least' | 'together'>,
  house: SeatInventory,
  limit: number,
  unfit: Set<string>,
): readonly string[] | null {
  for (let n = Math.min(quantity, limit); n >= least; n--) {
    const wish = `${n} ${together}`;
    if (unfit.has(wish)) continue;
    const [best] = bestAvailable({ ...house, quantity: n });
    if (best && (best.sitting === 'row' || !together)) return best.seats;
    unfit.add(wish);
  }
  return null;
}

/** False: somebody was quicker for these seats, and the next round looks again, so that nobody is passed by. */
async function offer(
  deps: Deps,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  row: WaitingRow,
  seatIds: readonly string[],
  now: number,
): Promise<boolean> {
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
  if (placed.kind === 'lost') return false;
  const made = placed.kind === 'placed' || placed.kind === 'repeated' ? placed.tradeNo : '';
  // Who may hold no more has had the turn.
  if (!made) deps.log('turn in the line passed', { scheduleId: schedule.id, because: placed.kind });
  await deps.store.transaction(async tx => {
    const first = await tx.waiting.offerWaiting(schedule.id, row.memberId, row.turn, made);
    if (first && made) await deps.notify?.(tx, { kind: 'seats-offered', tradeNo: made });
  });
  return true;
}
