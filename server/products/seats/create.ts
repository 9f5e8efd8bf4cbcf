import type { Catalogue, ScheduleDoc } from '../../catalogue/types.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { exchangeFor } from '../../orders/exchange.ts';
import { type Draft, type PlacingTerms, placeInTurn } from '../../orders/place.ts';
import { overLimit } from '../../orders/refusals.ts';
import { chosenSeats, lineOf } from '../../orders/seat-lines.ts';
import { seatsFor } from './family.ts';
import { isWanted } from './waiting.ts';

export interface CreateInput {
  readonly seats: readonly string[];
  readonly requestId: string;
  readonly packCode?: string | undefined;
  readonly replace?: string | undefined;
  /** The paid order of which tickets are exchanged for these seats, and which; all that can be when there are none. */
  readonly exchangeNo?: string | undefined;
  readonly exchangePieces?: readonly string[] | undefined;
}

/** Claims the seats and makes the order. Refusals: 2201 with `lostSeats`, 2205, 2009, 2003. */
export async function createOrder(
  ctx: MemberCtx,
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  input: CreateInput,
): Promise<string> {
  const seats = chosenSeats(catalogue, schedule, input.seats);
  const exchange = await exchangeFor(ctx, schedule, input);
  const draft: Draft = {
    ...seatsFor(schedule),
    requestId: input.requestId,
    bodyHash: await ctx.deps.host.sha256(
      JSON.stringify([
        schedule.id,
        [...input.seats].sort(),
        input.replace ?? '',
        input.packCode ?? '',
        ...(input.exchangeNo ? [input.exchangeNo, [...(input.exchangePieces ?? [])].sort()] : []),
      ]),
    ),
    seats: seats.map(seat => lineOf(seat, schedule)),
    ...exchange,
    startsAt: schedule.startsAt,
    note: { zh: '订单已建立，座位已锁定', en: 'Order made, seats held' },
  };
  const terms: PlacingTerms = {
    limits: { [schedule.id]: schedule.limit },
    replace: input.replace,
    // Who changes an order has had a turn; wheelchair places are apart.
    afterLines: input.replace === undefined && seats.every(s => s.kind === 'seat') ? [schedule.id] : [],
    other: 'other seats',
    overLimit: () => overLimit(schedule.limit),
  };
  return placeInTurn(ctx, draft, terms, () => isWanted(ctx.deps, catalogue, schedule, ctx.now));
}
