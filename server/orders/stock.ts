import { ERR } from '#domain/contract/envelope.ts';
import { HOLD, MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE } from '#domain/rules/hold.ts';
import { hintOf } from '#domain/rules/order-status.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import type { Random } from '../deps.ts';
import { releaseReplaced } from '../discounts/claims.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { tradeNo } from '../products/seats/create.ts';
import { type OrderRow, type Placed, placesOf } from '../store/ports/sales.ts';
import { noOrder, otherContents, tooFast, tooManyOrders } from './refusals.ts';
import { takeOver } from './take-over.ts';

/** Attempts to find units that nobody else takes in the same moment. Each loser has seen someone win. */
const ATTEMPTS = 60;

/** What an order without seats starts as, new_locked, with its 15 minutes. */
export function freshOrder(
  { deps, session, now }: MemberCtx,
  given: Pick<OrderRow, 'family' | 'scheduleId' | 'programId' | 'requestId' | 'bodyHash' | 'items'>,
): OrderRow {
  const hint = hintOf('new_locked', given.family);
  return {
    ...given,
    tradeNo: tradeNo(deps, now),
    memberId: session.memberId,
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + HOLD,
    renewed: false,
    seats: [],
    amount: given.items.reduce((sum, item) => sum + item.price * item.quantity, 0),
    discount: 0,
    discounts: [],
    packTradeNo: null,
    otherFee: 0,
    contact: null,
    events: [{ status: 'new_locked', at: now, note: [hint.zh, hint.en] }],
  };
}

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
export async function placeFromStock(ctx: MemberCtx, fresh: OrderRow, stock: Stock): Promise<string> {
  const { sales } = ctx.deps.store.direct;
  const order = await takeOver(ctx, await getCatalogue(ctx.deps), fresh, stock.replace);
  for (let attempt = 1; ; attempt++) {
    const { units, left } = await pickUnits(ctx, order, stock);
    if (left < stock.count) return repeatedOr(ctx, order, stockLost(stock.count, left));
    const placed = await sales.placeOrder({
      order: units === null ? order : { ...order, units },
      replace: stock.replace ?? null,
      now: ctx.now,
      maxLive: MAX_LIVE_ORDERS,
      maxPerMinute: MAX_ORDERS_A_MINUTE,
      maxSeats: stock.limit,
    });
    if (placed.kind === 'lost' && attempt < ATTEMPTS) continue;
    if (placed.kind === 'placed' && stock.replace) await releaseReplaced(ctx.deps, stock.replace);
    return tradeNoOf(placed, stock);
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
  const own = new Set(old?.memberId === order.memberId ? placesOf(old) : []);
  const taken = new Set(
    (await sales.taken(order.scheduleId, now)).map(t => t.seatId).filter(id => !own.has(id)),
  );
  const free = units.filter(u => !taken.has(u));
  return { units: shuffled(free, deps.random).slice(0, count), left: free.length };
}

/** A request that was answered before has its answer again, also when nothing is left since (R12). */
async function repeatedOr({ deps }: MemberCtx, order: OrderRow, refusal: Refusal): Promise<string> {
  const before = (await deps.store.direct.sales.ordersOf(order.memberId)).find(
    o => o.requestId === order.requestId,
  );
  if (before?.bodyHash !== order.bodyHash) throw refusal;
  return before.tradeNo;
}

function shuffled(list: readonly string[], random: Random): string[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [all[i], all[j]] = [all[j] as string, all[i] as string];
  }
  return all;
}

function tradeNoOf(placed: Placed, { limit, overLimit, count }: Stock): string {
  switch (placed.kind) {
    case 'placed':
    case 'repeated':
      return placed.tradeNo;
    case 'lost':
      throw stockLost(count, 0);
    case 'conflict':
      throw otherContents('other contents');
    case 'foreign':
      throw noOrder();
    case 'too-many-orders':
      throw tooManyOrders();
    case 'too-fast':
      throw tooFast();
    case 'too-many-seats':
      throw overLimit(limit);
  }
}

/** `left` tells the page how many there still are. */
const stockLost = (count: number, left: number): Refusal =>
  new Refusal(
    ERR.stockLost,
    left === 0
      ? ['已经售完。', 'There is nothing left.']
      : [
          `只剩 ${left} 个，不够您要的 ${count} 个。`,
          `There are ${left} left, fewer than the ${count} you asked for.`,
        ],
    { left },
  );
