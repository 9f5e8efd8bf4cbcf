import { brand } from '#brand';
import { FAMILY } from '#domain/rules/families.ts';
import { HOLD } from '#domain/rules/hold.ts';
import type { Placement } from '#domain/rules/placement.ts';
import { REFUND_LADDER } from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import { hintOf } from '#domain/words/order-status.ts';
import { hallTime } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { saleContext } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import {
  leftToTheLine,
  noOrder,
  otherContents,
  seatsLost,
  tooFast,
  tooManyOrders,
} from '../http/refusals.ts';
import type { Random } from '../random.ts';
import type { OrderRow, Placed } from '../store/ports/sales.ts';
import { withFirstDiscounts } from './first-discounts.ts';

/** Who orders, and when: a member's call, or a turn in a line. */
export type Buying = Pick<MemberCtx, 'deps' | 'now' | 'locale'> & {
  readonly session: Pick<MemberCtx['session'], 'memberId' | 'ledger'>;
};

/** What a family says of a new order; the rest follows. */
export interface Draft
  extends Pick<OrderRow, 'family' | 'scheduleId' | 'programId' | 'requestId' | 'bodyHash'>,
    Partial<
      Pick<
        OrderRow,
        'seats' | 'items' | 'units' | 'discounts' | 'renewed' | 'ladder' | 'exchange' | 'startsAt' | 'starts'
      >
    > {
  /** How long it waits to be paid, ms; `HOLD` where nothing is said. */
  readonly hold?: number;
  /** The first line of its time line. */
  readonly note?: Bilingual;
}

/** On which terms it is placed. */
interface PlacingLimits {
  readonly limits: Placement['limits'];
  /** It is refused while anybody stands in line for one of these performances. */
  readonly afterLines?: readonly string[];
  readonly maxPerMinute?: Placement['maxPerMinute'];
  /** The caller's order that gives way. */
  readonly replace?: string | undefined;
}
/** And in which words it is refused. */
export interface PlacingTerms extends PlacingLimits {
  readonly other: Parameters<typeof otherContents>[0];
  overLimit(of: string): Refusal;
  /** Seats that others have, where nothing is said. */
  lost?(places: readonly string[]): Refusal;
}

/** Prefix, hall day and twelve unpredictable digits. */
export function numberOf(random: Random, now: number, prefix: string): string {
  const digits = (): string => String(random.int(1_000_000)).padStart(6, '0');
  return `${prefix}${hallTime(now).date.slice(2).replaceAll('-', '')}${digits()}${digits()}`;
}
export const tradeNo = (random: Random, now: number): string => numberOf(random, now, brand.orderPrefix);

/** The order as it begins, new_locked; nothing is claimed or stored by it. */
export function newOrder(
  {
    deps,
    memberId,
    now,
    locale,
  }: { deps: Pick<Deps, 'random'>; memberId: string; now: number; locale?: Locale },
  { hold = HOLD, note, ...draft }: Draft,
): OrderRow {
  const { seats = [], items = [], discounts = [] } = draft;
  const hint = hintOf('new_locked', FAMILY[draft.family].module);
  return {
    renewed: false,
    ...(FAMILY[draft.family].occasion && { ladder: REFUND_LADDER }),
    ...draft,
    tradeNo: tradeNo(deps.random, now),
    memberId,
    ...(locale && { locale }),
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + hold,
    seats,
    items,
    amount:
      seats.reduce((sum, seat) => sum + seat.price, 0) +
      items.reduce((sum, item) => sum + item.price * item.quantity, 0),
    discount: discounts.reduce((sum, d) => sum + d.fen, 0),
    discounts,
    otherFee: 0,
    contact: null,
    events: [{ status: 'new_locked', at: now, note: note ?? hint }],
  };
}

/**
 * Places an order of any family: the one way. The order that gives way loses its payments first; the rest is one
 * statement of the store, which decides, claims and stores, or does nothing. Returns the trade number; the same
 * requestId with the same body gives the same one (quality.md R12). Refusals: 2201 or the family's own, 2205, 2009, 2003.
 */
export async function place(ctx: Buying, draft: Draft, terms: PlacingTerms): Promise<string> {
  const order = await openOrder(ctx, draft, terms.replace);
  return tradeNoOf(await tryToPlace(ctx, order, terms), terms);
}

/**
 * The same where performances may have a line. What nobody there wants (a single seat is nothing to couples) need not
 * stay empty for them: `wanted` says so of one that has kept the order back.
 */
export async function placeInTurn(
  ctx: Buying,
  draft: Draft,
  terms: PlacingTerms,
  wanted: (scheduleId: string) => Promise<boolean>,
): Promise<string> {
  const order = await openOrder(ctx, draft, terms.replace);
  const placed = await tryToPlace(ctx, order, terms);
  if (placed.kind !== 'waited-for') return tradeNoOf(placed, terms);
  const afterLines: string[] = [];
  for (const id of terms.afterLines ?? []) if (await wanted(id)) afterLines.push(id);
  const fewer = afterLines.length < (terms.afterLines?.length ?? 0);
  return tradeNoOf(fewer ? await tryToPlace(ctx, order, { ...terms, afterLines }) : placed, terms);
}

/** The order with the discounts that it opens with, and the payments of the one that it replaces closed. */
export const openOrder = async (ctx: Buying, draft: Draft, replace?: string): Promise<OrderRow> =>
  withFirstDiscounts(
    ctx,
    await saleContext(ctx.deps),
    newOrder({ ...ctx, memberId: ctx.session.memberId }, draft),
    replace,
  );

/** One try; places that others have make it `lost`. */
export const tryToPlace = (
  { deps, now }: Buying,
  order: OrderRow,
  { replace, limits, afterLines, maxPerMinute }: PlacingLimits,
): Promise<Placed> =>
  deps.store.direct.sales.placeOrder({
    order,
    replace: replace ?? null,
    now,
    limits,
    afterLines,
    maxPerMinute,
  });

/** What a request made that came before, also when nothing is left since; null when it is new. Throws 2009. */
export async function answeredBefore(
  { deps, session }: MemberCtx,
  { requestId, bodyHash }: Pick<OrderRow, 'requestId' | 'bodyHash'>,
  { other }: Pick<PlacingTerms, 'other'>,
): Promise<string | null> {
  const before = await deps.store.direct.sales.requested(session.memberId, requestId);
  if (before && before.bodyHash !== bodyHash) throw otherContents(other);
  return before?.tradeNo ?? null;
}

/** The trade number of what was placed, or the refusal in words. */
export function tradeNoOf(placed: Placed, { other, overLimit, lost = seatsLost }: PlacingTerms): string {
  switch (placed.kind) {
    case 'placed':
    case 'repeated':
      return placed.tradeNo;
    case 'waited-for':
      throw leftToTheLine();
    case 'lost':
      throw lost(placed.seats);
    case 'conflict':
      throw otherContents(other);
    case 'foreign':
      throw noOrder();
    case 'too-many-orders':
      throw tooManyOrders();
    case 'too-fast':
      throw tooFast();
    case 'too-many-seats':
      throw overLimit(placed.of);
  }
}
