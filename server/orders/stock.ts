import type { MemberCtx } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Random } from '../random.ts';
import { claimsOf, type OrderRow } from '../store/ports/sales.ts';
import { answeredBefore, type Draft, openOrder, type PlacingTerms, tradeNoOf, tryToPlace } from './place.ts';
import { stockLost } from './refusals.ts';

/** Attempts to find units that nobody else takes in the same moment. Each loser has seen someone win. */
const ATTEMPTS = 60;

interface Stock {
  /** Every unit that can be bought at all; null where there is no end of them. */
  readonly units: readonly string[] | null;
  /** How many the order takes. */
  readonly count: number;
  /** How many one member may have. */
  readonly limit: number;
  readonly replace?: string | undefined;
  readonly overLimit: (limit: number) => Refusal;
}

/**
 * Places an order of counted stock: free units are picked at random and claimed in the same statement that stores the
 * order; whoever loses one picks again. So nothing is sold twice, however many ask at once. Returns the trade number.
 */
export async function placeFromStock(ctx: MemberCtx, draft: Draft, stock: Stock): Promise<string> {
  const terms: PlacingTerms = {
    limits: { [draft.scheduleId]: stock.limit },
    replace: stock.replace,
    other: 'other contents',
    overLimit: () => stock.overLimit(stock.limit),
    lost: () => stockLost(stock.count, 0),
  };
  const order = await openOrder(ctx, draft, stock.replace);
  for (let attempt = 1; ; attempt++) {
    const { units, left } = await pickUnits(ctx, order, stock);
    if (left < stock.count) {
      const before = await answeredBefore(ctx, order, terms);
      if (before !== null) return before;
      throw stockLost(stock.count, left);
    }
    const placed = await tryToPlace(ctx, units === null ? order : { ...order, units }, terms);
    if (placed.kind !== 'lost' || attempt === ATTEMPTS) return tradeNoOf(placed, terms);
  }
}

/** Free units, as many as are wanted, in random order, and how many are free in all. */
async function pickUnits(
  { deps, now }: MemberCtx,
  order: OrderRow,
  { units, count, replace }: Stock,
): Promise<{ units: string[] | null; left: number }> {
  if (units === null) return { units: null, left: Number.POSITIVE_INFINITY };
  const { sales } = deps.store.direct;
  const old = replace === undefined ? null : await sales.order(replace);
  const own = new Set(old?.memberId === order.memberId ? claimsOf(old).flatMap(([, places]) => places) : []);
  const taken = new Set(
    (await sales.taken(order.scheduleId, now)).map(t => t.seatId).filter(id => !own.has(id)),
  );
  const free = units.filter(u => !taken.has(u));
  return { units: shuffled(free, deps.random).slice(0, count), left: free.length };
}

function shuffled(list: readonly string[], random: Random): string[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [all[i], all[j]] = [all[j] as string, all[i] as string];
  }
  return all;
}
