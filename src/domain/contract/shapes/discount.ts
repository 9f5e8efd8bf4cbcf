import * as z from 'zod/mini';
import { COUPON_STATUSES } from '../discount.ts';
import { DISCOUNT, HELD_KINDS, OFFER_KINDS, type OfferKind } from '../discount-kinds.ts';
import {
  amount,
  cents,
  count,
  foreignId,
  listOf,
  maybe,
  orElse,
  reduction,
  statedAmount,
  statedReduction,
  words,
  yes,
} from './tolerant.ts';
import { id, instant, quiet, required, whole, yuanField } from './wire.ts';

/** One discount of the repository: the vendor's fields (specification §3), then our own below the line. */
export const discountEntry = z.object({
  tmpId: foreignId,
  /** What to cancel it by while it is applied; without one it is the tmpId. */
  cancelTmpId: words,
  title: words,
  description: words,
  available: yes,
  applied: yes,
  /** Another choice stands in its way; `excludeMsg` says which. */
  excluded: yes,
  excludeMsg: words,
  /** Why it cannot be used for this order at all. */
  disableMsgs: listOf(z.string()),
  /** Until when, as an instant or as the hall's date and time; empty for what has no end. */
  endtime: words,
  /** Amount in words, whose last character is the unit. */
  discountDesc: words,
  /** B stands beside other coupons. */
  cardtype: words,
  totalnum: count,
  usednum: count,
  // Our own.
  /** Yuan that it takes, or would take, as the server states it; 0 when it cannot be chosen. */
  amount,
  /** Its main condition in a few words; may be empty. */
  condition: words,
});

/** Points of one order (specification §3). Points are whole numbers, `discount` is yuan. */
export const pointsItem = z.object({
  available: yes,
  applied: yes,
  tmpId: orElse(foreignId, 'points'),
  discount: reduction,
  minAllow: count,
  maxAllow: count,
  availablePoint: count,
});

const noPoints: z.infer<typeof pointsItem> = {
  available: false,
  applied: false,
  tmpId: 'points',
  discount: 0,
  minAllow: 0,
  maxAllow: 0,
  availablePoint: 0,
};

type Field = 'list' | 'total';
/** A field of each kind, by the name that the table gives it; another shape for the one that a level gives. */
const fields = <F extends Field, Shape, Level>(field: F, shape: Shape, level: Level) =>
  Object.fromEntries(
    OFFER_KINDS.map(kind => [DISCOUNT[kind][field], DISCOUNT[kind].source === 'level' ? level : shape]),
  ) as {
    [K in OfferKind as (typeof DISCOUNT)[K][F]]: (typeof DISCOUNT)[K]['source'] extends 'level'
      ? Level
      : Shape;
  };

/** A reply without any of these is no repository. */
const KNOWN_BY = [...OFFER_KINDS.map(kind => DISCOUNT[kind].list), 'pointsItem', 'discountAmount'];
const hasSome = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && KNOWN_BY.some(name => name in value);

const stated = z.object({
  /** Entries; of the member discount there is one, or null for a level without one. */
  ...fields('list', listOf(discountEntry), orElse(discountEntry, null)),
  pointsItem: orElse(pointsItem, noPoints),
  /** Sums; the vendor has none of the member discount. */
  ...fields('total', reduction, statedReduction),
  discountAmount: statedReduction,
  // Our own: everything from here on may be missing.
  pointsTotal: statedReduction,
  tradeNo: words,
  /** Counts the edits of the order's discounts. */
  revision: count,
  /** Whether the server takes edits now; when it does not say, the order's status does. */
  editable: orElse(z.boolean(), true),
  /** new_confirm once the discounts are settled. */
  payStatus: words,
  /** The order's amounts with these discounts. */
  amount: statedAmount,
  otherFee: statedAmount,
  totalAmount: statedAmount,
  totalFee: statedAmount,
  /** The set that saves most, when it saves more than what is chosen, and what it saves more. */
  best: orElse(z.object({ tmpIds: listOf(foreignId), discountAmount: reduction, saves: reduction }), null),
  /** After a code: the entry that it gave. */
  redeemed: maybe(foreignId),
});

/** What the vendor states no total for is the rest of the whole. */
function completed(r: z.infer<typeof stated>) {
  const listed = OFFER_KINDS.reduce(
    (sum, kind) => sum + (DISCOUNT[kind].source === 'level' ? 0 : (r[DISCOUNT[kind].total] ?? 0)),
    0,
  );
  const pointsTotal = r.pointsTotal ?? (r.pointsItem.applied ? r.pointsItem.discount : 0);
  const rest = Math.max(0, cents((r.discountAmount ?? 0) - listed - pointsTotal));
  const memberTotal = r.memberTotal ?? (r.membership?.applied ? rest : 0);
  const discountAmount = r.discountAmount ?? cents(listed + pointsTotal + memberTotal);
  return { ...r, pointsTotal, memberTotal, discountAmount };
}

/** Everything about the discounts of one order. Each reply replaces the one before (specification §4). */
export const discountRepository = z.pipe(
  z.pipe(z.unknown().check(z.refine(hasSome)), stated),
  z.transform(completed),
);

const trade = { ...quiet, tradeNo: id };
const one = z.object({ ...trade, tmpId: id });
/** The vendor's card module names a chosen discount. The total that was shown is our own: another is refused. */
const settle = z.object({ ...trade, totalAmount: z.optional(yuanField), tmpId: z.optional(id) });

export const operations = {
  getDiscountRepo: { payload: z.object(trade), reply: discountRepository },
  useDiscount: { payload: one, reply: discountRepository },
  cancelDiscount: { payload: one, reply: discountRepository },
  confirmDiscount: { payload: settle, reply: discountRepository },
  redeemCode: { payload: z.object({ ...trade, code: required(40) }), reply: discountRepository },
};

export const withPoints = {
  ...operations,
  usePoint: {
    payload: z.object({ ...trade, pointValue: whole(0, 100_000_000) }),
    reply: discountRepository,
  },
};

export const walletCoupon = z.object({
  id,
  kind: z.enum(HELD_KINDS),
  title: z.string(),
  description: z.string(),
  status: z.enum(['usable', 'upcoming', 'used', 'expired']),
  discountDesc: z.string(),
  condition: z.string(),
  /** Why its member cannot use it yet, though its time has come. */
  needs: z.optional(z.string()),
  starttime: instant,
  endtime: instant,
  totalnum: z.number(),
  usednum: z.number(),
});

export const wallet = {
  coupons: {
    payload: z.object({ ...quiet, status: z.optional(z.enum(COUPON_STATUSES)) }),
    reply: z.object({
      counts: z.record(z.string(), z.number()),
      list: z.array(walletCoupon),
    }),
  },
};
