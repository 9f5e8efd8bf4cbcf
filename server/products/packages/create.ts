import { ERR } from '#domain/contract/envelope.ts';
import { packIdOf } from '#domain/rules/evenings.ts';
import { HOLD, isLive, MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE } from '#domain/rules/hold.ts';
import { savingOf } from '#domain/rules/package.ts';
import { withheldOf } from '../../catalogue/catalogue.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { Catalogue, ScheduleDoc } from '../../catalogue/types.ts';
import { viewOf } from '../../catalogue/view.ts';
import { giveBack } from '../../discounts/claims.ts';
import { withOpeningDiscounts } from '../../discounts/opening.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { claimPlaces, releasePlaces } from '../../orders/places.ts';
import {
  badField,
  noOrder,
  otherContents,
  seatsLost,
  tooFast,
  tooManyOrders,
} from '../../orders/refusals.ts';
import type { Tx } from '../../store/port.ts';
import { claimsOf, type OrderRow } from '../../store/ports/sales.ts';
import { seatsReplaced } from '../../store/ports/sales-notes.ts';
import { chosenSeats, lineOf, tradeNo } from '../seats/create.ts';
import { checkChoice } from './choice.ts';
import { liveOrPaid, packTradeNo } from './holders.ts';
import { buyingLevel, openSlots, packById, reasonOf, stateFor } from './packs.ts';
import { ownOrder, partySize } from './seats.ts';

export interface CreateInput {
  readonly packId: string;
  readonly schedules: readonly string[];
  /** Seats by schedule. */
  readonly seats: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string;
  readonly replace?: string | undefined;
}

/**
 * One order with the seats of every date: all of them claimed in one transaction, or none. The saving stands in it as
 * a promotion that nobody edits. The same requestId with the same body gives the same order (quality.md R12).
 */
export async function createPackOrder(
  ctx: MemberCtx,
  input: CreateInput,
): Promise<{ tradeNo: string; packTradeNo: string }> {
  const { deps, session, now } = ctx;
  const view = await viewOf(ctx);
  const pack = packById(view.catalogue, input.packId);
  const bodyHash = await deps.host.sha256(
    JSON.stringify([
      'pack',
      pack.id,
      Object.entries(input.seats)
        .map(([id, seats]) => [id, [...seats].sort()] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
      input.replace ?? '',
    ]),
  );
  const repeated = await sameRequest(ctx, input.requestId, bodyHash);
  if (repeated) return repeated;
  const slots = openSlots(view, pack);
  const state = stateFor(pack, slots, await buyingLevel(ctx, view.catalogue), now);
  if (state !== 'open')
    throw new Refusal(state === 'level' ? ERR.noPermission : ERR.notOnSale, reasonOf(pack, state));
  const dates = checkChoice(pack, slots, input.schedules);
  const lines = seatLines(view.catalogue, pack, dates, input.seats);
  const [first] = dates as [ScheduleDoc, ...ScheduleDoc[]];
  const amount = lines.reduce((sum, line) => sum + line.price, 0);
  const saving = savingOf(pack.saving, amount, lines.length / dates.length);
  const number = tradeNo(deps, now);
  const order: OrderRow = {
    tradeNo: number,
    memberId: session.memberId,
    scheduleId: first.id,
    programId: first.programId,
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + HOLD,
    renewed: false,
    requestId: input.requestId,
    bodyHash,
    family: 'seat',
    seats: lines,
    items: [],
    amount,
    discount: saving,
    discounts: saving
      ? [
          {
            tmpId: `pack:${pack.id}`,
            kind: 'promotion',
            title: [pack.name.zh, pack.name.en],
            fen: saving,
          },
        ]
      : [],
    packTradeNo: packTradeNo(pack.id, number),
    otherFee: 0,
    contact: null,
    events: [
      {
        status: 'new_locked',
        at: now,
        note: [`订单已建立，${dates.length} 场座位已锁定`, `Order made, seats of ${dates.length} dates held`],
      },
    ],
  };
  // Going back and choosing anew changes the order that waits, also where the page has forgotten it.
  const replace = input.replace ?? (await ownOrder(ctx, pack.id));
  const opened = await withOpeningDiscounts(ctx, view.catalogue, order, replace);
  await deps.store.transaction(tx => place(tx, { order: opened, replace, dates, now }));
  return { tradeNo: number, packTradeNo: packTradeNo(pack.id, number) };
}

async function sameRequest(
  { deps, session }: MemberCtx,
  requestId: string,
  bodyHash: string,
): Promise<{ tradeNo: string; packTradeNo: string } | null> {
  const rows = await deps.store.direct.sales.ordersOf(session.memberId);
  const before = rows.find(row => row.requestId === requestId);
  if (!before) return null;
  if (before.bodyHash !== bodyHash || before.packTradeNo === null) throw otherContents('other seats');
  return { tradeNo: before.tradeNo, packTradeNo: before.packTradeNo };
}

/** The lines of every date, checked as a single order's are; as many on each date. */
function seatLines(
  catalogue: Catalogue,
  pack: PackDoc,
  dates: readonly ScheduleDoc[],
  seats: CreateInput['seats'],
): OrderRow['seats'] {
  const own = (id: string): readonly string[] => (Object.hasOwn(seats, id) ? (seats[id] ?? []) : []);
  if (Object.keys(seats).some(id => !dates.some(d => d.id === id)))
    throw badField('seats', ['座位与所选场次不符。', 'The seats are not those of the chosen dates.']);
  partySize(
    dates.map(d => own(d.id)),
    pack.limit,
  );
  return dates.flatMap(schedule => {
    const plan = catalogue.plans.get(schedule.planId);
    if (!plan) throw notFound(['这场演出的座位图', 'seating plan']);
    const wanted = own(schedule.id);
    const lines = chosenSeats(plan, schedule, wanted).map(seat => ({
      ...lineOf(seat, schedule),
      scheduleId: schedule.id,
    }));
    const blocked = withheldOf(catalogue, schedule);
    const gone = wanted.filter(id => blocked.has(id));
    if (gone.length) throw seatsLost(gone);
    return lines;
  });
}

const MINUTE = 60_000;

interface Place {
  readonly order: OrderRow;
  readonly replace: string | null;
  readonly dates: readonly ScheduleDoc[];
  readonly now: number;
}

/** Locks in the order of every sale: member, order row, claims by schedule and seat. */
async function place(tx: Tx, { order, replace, dates, now }: Place): Promise<void> {
  await tx.sales.lockBuyer(order.memberId);
  const old = replace === null ? null : await tx.sales.lockOrder(replace);
  if (replace !== null && (old?.memberId !== order.memberId || packIdOf(old) !== packIdOf(order)))
    throw noOrder();
  const others = (await tx.sales.ordersOf(order.memberId)).filter(row => row.tradeNo !== old?.tradeNo);
  if (others.filter(row => isLive(row, now)).length >= MAX_LIVE_ORDERS) throw tooManyOrders();
  if (others.filter(row => row.createdAt > now - MINUTE).length >= MAX_ORDERS_A_MINUTE) throw tooFast();
  for (const date of dates) requireLimit(date, [order, ...others.filter(row => liveOrPaid(row, now))]);
  if (old && isLive(old, now)) {
    await releasePlaces(tx, old);
    await giveBack(tx, old);
    await tx.sales.saveOrder({
      ...old,
      realStatus: 'cancel_user',
      events: [...old.events, seatsReplaced(now, order.tradeNo)],
    });
  }
  const lost = await claimPlaces(tx, order, order.expiresAt, now);
  // What was claimed is given back with the transaction.
  if (lost.length) throw seatsLost(lost);
  if (!(await tx.sales.insertOrder(order))) throw noOrder();
}

/** What one member may have of a performance counts in single orders and in packages alike. */
function requireLimit({ id, limit }: ScheduleDoc, orders: readonly OrderRow[]): void {
  const owned = orders
    .filter(row => row.family === 'seat')
    .reduce((sum, row) => sum + (claimsOf(row).find(([s]) => s === id)?.[1].length ?? 0), 0);
  if (owned > limit)
    throw new Refusal(
      ERR.overLimit,
      [
        `每位会员每场最多购买 ${limit} 张，您已有这套票中的场次。`,
        `A member may buy ${limit} tickets at most for a performance, and you have some of this package already.`,
      ],
      { limit },
    );
}
