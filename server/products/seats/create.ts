import { brand } from '#brand';
import { ERR } from '#domain/contract/envelope.ts';
import { HOLD, MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE } from '#domain/rules/hold.ts';
import { hallTime } from '#lib/dates.ts';
import { withheldOf } from '../../catalogue/catalogue.ts';
import type { Catalogue, PlanIndex, PlannedSeat, ScheduleDoc } from '../../catalogue/types.ts';
import type { Deps } from '../../deps.ts';
import { releaseReplaced } from '../../discounts/claims.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import {
  badField,
  noOrder,
  otherContents,
  refused,
  seatsLost,
  tooFast,
  tooManyOrders,
} from '../../orders/refusals.ts';
import { takeOver } from '../../orders/take-over.ts';
import type { OrderRow, SeatLine } from '../../store/ports/sales.ts';
import { leaveToTheLine } from './line-first.ts';

export interface CreateInput {
  readonly seats: readonly string[];
  readonly requestId: string;
  readonly packCode?: string | undefined;
  readonly replace?: string | undefined;
}

/**
 * Claims the seats and makes the order, new_locked, with its 15 minutes: one statement of the store.
 * The same requestId with the same body gives the same order (R12). Refusals: 2201 with `lostSeats`, 2205, 2009, 2003.
 */
export async function createOrder(
  ctx: MemberCtx,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  input: CreateInput,
): Promise<string> {
  const { deps, session, now } = ctx;
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) throw notFound(['这场演出的座位图', 'seating plan']);
  const seats = chosenSeats(plan, schedule, input.seats);
  const withheld = withheldOf(catalogue, schedule);
  const gone = input.seats.filter(id => withheld.has(id));
  if (gone.length) throw seatsLost(gone);
  if (input.replace === undefined) await leaveToTheLine(ctx, schedule, seats);

  const lines = seats.map((seat): SeatLine => lineOf(seat, schedule));
  const order: OrderRow = {
    tradeNo: tradeNo(deps, now),
    memberId: session.memberId,
    scheduleId: schedule.id,
    programId: schedule.programId,
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + HOLD,
    renewed: false,
    requestId: input.requestId,
    bodyHash: await deps.host.sha256(
      JSON.stringify([schedule.id, [...input.seats].sort(), input.replace ?? '', input.packCode ?? '']),
    ),
    family: 'seat',
    seats: lines,
    items: [],
    amount: lines.reduce((sum, line) => sum + line.price, 0),
    discount: 0,
    discounts: [],
    packTradeNo: null,
    otherFee: 0,
    contact: null,
    events: [{ status: 'new_locked', at: now, note: ['订单已建立，座位已锁定', 'Order made, seats held'] }],
  };
  const direct = deps.store.direct.sales;
  // A package is changed on its own page: as a seat order's predecessor it is absent.
  if (input.replace !== undefined && (await direct.order(input.replace))?.packTradeNo) throw noOrder();
  const placed = await direct.placeOrder({
    order: await takeOver(ctx, catalogue, order, input.replace),
    replace: input.replace ?? null,
    now,
    maxLive: MAX_LIVE_ORDERS,
    maxPerMinute: MAX_ORDERS_A_MINUTE,
    maxSeats: schedule.limit,
  });
  switch (placed.kind) {
    case 'placed':
    case 'repeated':
      if (input.replace) await releaseReplaced(deps, input.replace);
      return placed.tradeNo;
    case 'lost':
      throw seatsLost(placed.seats);
    case 'conflict':
      throw otherContents('other seats');
    case 'foreign':
      throw noOrder();
    case 'too-many-orders':
      throw tooManyOrders();
    case 'too-fast':
      throw tooFast();
    case 'too-many-seats':
      throw overLimit(schedule.limit);
  }
}

const overLimit = (limit: number): Refusal =>
  new Refusal(
    ERR.overLimit,
    [`每位会员本场最多购买 ${limit} 张。`, `A member may buy ${limit} tickets at most for this performance.`],
    { limit },
  );

/** The seats by their ids, checked: of this plan, each once, no more than one member may have. */
export function chosenSeats(plan: PlanIndex, schedule: ScheduleDoc, ids: readonly string[]): PlannedSeat[] {
  if (new Set(ids).size !== ids.length)
    throw badField('seats', ['同一座位不能重复选择。', 'The same seat was chosen twice.']);
  if (ids.length > schedule.limit) throw overLimit(schedule.limit);
  const seats = ids.map(id => {
    const seat = plan.seats.get(id);
    if (!seat || schedule.prices[seat.category] === undefined) throw notFound(['该座位', 'seat']);
    return seat;
  });
  const count = (kind: PlannedSeat['kind']): number => seats.filter(s => s.kind === kind).length;
  if (count('companion') > count('wheelchair'))
    throw refused([
      '陪同席须与轮椅席一同购买，每个轮椅席可配一个陪同席。',
      'A companion place goes with a wheelchair place, one for each.',
    ]);
  return seats;
}

export const lineOf = (seat: PlannedSeat, schedule: ScheduleDoc): SeatLine => ({
  seatId: seat.guid,
  zone: [seat.zone, seat.zoneEn],
  row: seat.row,
  number: seat.number,
  category: seat.category,
  price: schedule.prices[seat.category] ?? 0,
});

/** Prefix, hall day and twelve unpredictable digits. */
export function tradeNo({ random }: Pick<Deps, 'random'>, now: number): string {
  const digits = (): string => String(random.int(1_000_000)).padStart(6, '0');
  return `${brand.orderPrefix}${hallTime(now).date.slice(2).replaceAll('-', '')}${digits()}${digits()}`;
}
