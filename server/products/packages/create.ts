import { PACKAGE_KIND } from '#domain/contract/discount-kinds.ts';
import { packTradeNoOf } from '#domain/rules/evenings.ts';
import { isLive } from '#domain/rules/hold.ts';
import { savingOf } from '#domain/rules/package.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { Catalogue, ScheduleDoc } from '../../catalogue/types.ts';
import { viewOf } from '../../catalogue/view.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { answeredBefore, type Draft, type PlacingTerms, placeInTurn } from '../../orders/place.ts';
import { chosenSeats, lineOf } from '../../orders/seat-lines.ts';
import type { OrderRow } from '../../store/ports/sales.ts';
import type { SeatSale } from './changed.ts';
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
  sale: Pick<SeatSale, 'enter' | 'leave' | 'wanted'>,
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
  // Going back and choosing anew changes the order that waits, also where the page has forgotten it.
  const replace = input.replace ?? (await ownOrder(ctx, pack.id)) ?? undefined;
  const held = await heldBy(ctx, replace);
  const fresh = dates.filter(date => !held.has(date.id));
  // A place in every room at once: they are waited for together, and the first that is not ready says so.
  const turns = await Promise.allSettled(fresh.map(date => sale.enter(date)));
  for (const turn of turns) if (turn.status === 'rejected') throw turn.reason;
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
  const ordinary = new Set(seats.flatMap(line => (line.kind === undefined ? (line.scheduleId ?? []) : [])));
  const terms: PlacingTerms = {
    ...OTHER,
    limits: Object.fromEntries(dates.map(date => [date.id, date.limit])),
    replace,
    // As of a single seat: wheelchair places are apart, and what is held already has had its turn.
    afterLines: fresh.flatMap(date => (ordinary.has(date.id) ? date.id : [])),
    overLimit: of => tooManySeats(dates.find(date => date.id === of)?.limit ?? 0),
  };
  const tradeNo = await placeInTurn(ctx, draft, terms, async id =>
    sale.wanted(dates.find(date => date.id === id) ?? null),
  );
  for (const date of fresh) sale.leave(date);
  return named(tradeNo);
}

/** The evenings of which the member's order that gives way holds seats. */
async function heldBy({ deps, session, now }: MemberCtx, replace?: string): Promise<ReadonlySet<string>> {
  const row = replace === undefined ? null : await deps.store.direct.sales.order(replace);
  const live = row?.memberId === session.memberId && isLive(row, now);
  return new Set(live ? row.seats.flatMap(line => line.scheduleId ?? []) : []);
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
