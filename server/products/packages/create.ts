import { PACKAGE_KIND } from '#domain/contract/discount-kinds.ts';
import { packTradeNoOf } from '#domain/rules/evenings.ts';
import { savingOf } from '#domain/rules/package.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { Catalogue, ScheduleDoc } from '../../catalogue/types.ts';
import { viewOf } from '../../catalogue/view.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { answeredBefore, type Draft, place } from '../../orders/place.ts';
import { chosenSeats, lineOf } from '../../orders/seat-lines.ts';
import type { OrderRow } from '../../store/ports/sales.ts';
import { checkChoice } from './choice.ts';
import { levelOf, openSlots, packById, stateFor } from './packs.ts';
import { notForSale, otherSeats, tooManySeats } from './refusals.ts';
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
 * One order with the seats of every date: all of them claimed in one statement, or none. The saving stands in it as a
 * promotion that nobody edits.
 */
export async function createPackOrder(
  ctx: MemberCtx,
  input: CreateInput,
): Promise<{ tradeNo: string; packTradeNo: string }> {
  const { deps, now } = ctx;
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
  const named = (tradeNo: string) => ({
    tradeNo,
    packTradeNo: packTradeNoOf(pack.id, tradeNo),
  });
  const { requestId } = input;
  const before = await answeredBefore(ctx, { requestId, bodyHash }, OTHER);
  if (before !== null) return named(before);
  const slots = openSlots(view, pack);
  const state = stateFor(pack, slots, await levelOf(ctx, view.catalogue), now);
  if (state !== 'open') throw notForSale(pack, state);
  const dates = checkChoice(pack, slots, input.schedules);
  const seats = seatLines(view.catalogue, pack, dates, input.seats);
  const amount = seats.reduce((sum, line) => sum + line.price, 0);
  const fen = savingOf(pack.saving, amount, seats.length / dates.length);
  const draft: Draft = {
    family: 'package',
    scheduleId: pack.id,
    programId: pack.id,
    requestId,
    bodyHash,
    seats,
    starts: Object.fromEntries(dates.map(date => [date.id, date.startsAt])),
    discounts: fen ? [{ tmpId: `pack:${pack.id}`, kind: PACKAGE_KIND, title: pack.name, fen }] : [],
    note: {
      zh: `订单已建立，${dates.length} 场座位已锁定`,
      en: `Order made, seats of ${dates.length} dates held`,
    },
  };
  return named(
    await place(ctx, draft, {
      ...OTHER,
      limits: Object.fromEntries(dates.map(date => [date.id, date.limit])),
      // Going back and choosing anew changes the order that waits, also where the page has forgotten it.
      replace: input.replace ?? (await ownOrder(ctx, pack.id)) ?? undefined,
      overLimit: of => tooManySeats(dates.find(date => date.id === of)?.limit ?? 0),
    }),
  );
}

const OTHER = { other: 'other seats' } as const;

/** The lines of every date, checked as a single order's are; as many on each date. */
function seatLines(
  catalogue: Catalogue,
  pack: PackDoc,
  dates: readonly ScheduleDoc[],
  seats: CreateInput['seats'],
): OrderRow['seats'] {
  const own = (id: string): readonly string[] => (Object.hasOwn(seats, id) ? (seats[id] ?? []) : []);
  if (Object.keys(seats).some(id => !dates.some(d => d.id === id))) throw otherSeats();
  partySize(
    dates.map(d => own(d.id)),
    pack.limit,
  );
  return dates.flatMap(schedule => {
    const seats = chosenSeats(catalogue, schedule, own(schedule.id));
    return seats.map(seat => ({ ...lineOf(seat, schedule), scheduleId: schedule.id }));
  });
}
