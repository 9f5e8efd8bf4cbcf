import { discount } from '#domain/contract/discount.ts';
import type { OfferKind } from '#domain/contract/discount-kinds.ts';
import type { Family } from '#domain/contract/family.ts';
import type { DiscountTerms, Offer, Value } from '#domain/rules/discount-offer.ts';
import type { Store } from '#server/store/port.ts';
import type { HoldingRow } from '#server/store/ports/discounts.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { START } from './harness.ts';

const DAY = 86_400_000;

function offer(
  id: string,
  kind: OfferKind,
  value: Value,
  terms: Partial<DiscountTerms> = {},
  more: Partial<Offer> = {},
): Offer {
  return {
    id,
    kind,
    title: { zh: id, en: id },
    description: { zh: '', en: '' },
    cardtype: '',
    value,
    from: START - 30 * DAY,
    until: START + 30 * DAY,
    terms: { families: ['seat'], ...terms },
    ...more,
  };
}
const off = (fen: number): Value => ({ by: 'sum', off: fen });

/** The offers of the small world, by what is special about them. */
export const OFFERS: readonly Offer[] = [
  offer('eighty', 'coupon', off(8_000), { floor: 50_000 }),
  offer('fifty', 'coupon', off(5_000)),
  offer('beside', 'coupon', off(2_000), {}, { cardtype: 'B' }),
  offer('shop', 'coupon', off(3_000), { families: ['mall'] }),
  offer('chamber', 'coupon', off(3_000), { types: ['chamber'] }),
  offer('circle', 'coupon', off(3_000), { minLevel: 3 }),
  offer('voucher', 'voucher', { by: 'place', worth: 38_000 }),
  offer('card', 'times', { by: 'times', worth: 38_000, each: 2 }),
  offer('promo', 'promotion', off(6_000), { excludes: ['member'] }),
  offer('once', 'promotion', off(1_000), {}, { perMember: 1 }),
  offer('pack', 'pack', { by: 'percent', percent: 10 }, { places: 4 }),
  offer('k-three', 'coupon', off(4_000), {}, { code: { word: 'HM-THREE', limit: 3 } }),
  offer('k-over', 'coupon', off(4_000), {}, { until: START - DAY, code: { word: 'HM-OVER', limit: 9 } }),
  offer('k-chamber', 'coupon', off(4_000), { types: ['chamber'] }, { code: { word: 'HM-ROOM', limit: 9 } }),
];

/** The small box office with these offers. */
export async function discountOffice(store: Store): Promise<BoxOffice> {
  const office = await boxOffice(store);
  await store.transaction(tx =>
    tx.catalogue.upsert(OFFERS.map(body => ({ kind: 'offer', id: body.id, body }))),
  );
  return office;
}

let granted = 0;
/** Gives a member a coupon, voucher or card; returns its tmpId. */
export async function grant(
  { deps }: BoxOffice,
  memberId: string,
  offerId: string,
  patch: Partial<HoldingRow> = {},
): Promise<string> {
  const row: HoldingRow = {
    // Of one moment, holdings come by their id: the number keeps its width.
    id: `h-${String(granted++).padStart(5, '0')}`,
    memberId,
    offerId,
    from: START - DAY,
    until: START + 10 * DAY,
    total: 1,
    grantedAt: START,
    ...patch,
  };
  await deps.store.direct.discounts.addHolding(row);
  return row.id;
}

/** Gives points that lapse after `days`, and what was spent for them, which makes the level. */
export async function earn(
  { deps }: BoxOffice,
  memberId: string,
  points: number,
  { fen = 0, days = 300 } = {},
): Promise<void> {
  await deps.store.direct.accounts.addLedger({
    memberId,
    ref: `test:${granted++}`,
    reason: 'order',
    points,
    fen,
    at: START - DAY,
    expiresAt: START + days * DAY,
  });
}

/** A member's unpaid order that is simply there: for families without a shop here, and for crowds of orders. */
export async function putOrder(
  { deps }: BoxOffice,
  buyer: Buyer,
  tradeNo: string,
  family: Family = 'seat',
): Promise<string> {
  const row: OrderRow = {
    tradeNo,
    memberId: buyer.memberId,
    scheduleId: 'plain',
    programId: 'p1',
    realStatus: 'new_locked',
    createdAt: START,
    expiresAt: START + 900_000,
    renewed: false,
    requestId: `r-${tradeNo}`,
    bodyHash: 'x',
    family,
    seats: [],
    items: [
      { itemId: 'i', name: { zh: '物', en: 'Thing' }, note: { zh: '', en: '' }, price: 76_000, quantity: 1 },
    ],
    amount: 76_000,
    discount: 0,
    discounts: [],
    otherFee: 0,
    contact: null,
    events: [],
  };
  await deps.store.direct.sales.insertOrder(row);
  return tradeNo;
}

/** The calls of the seat family, by their short names. */
export const seatDesk = (buyer: Buyer) => {
  const calls = discount.seat;
  return {
    repo: (tradeNo: string) => buyer.ok(calls.getDiscountRepo, { tradeNo }),
    use: (tradeNo: string, tmpId: string) => buyer.call(calls.useDiscount, { tradeNo, tmpId }),
    cancel: (tradeNo: string, tmpId: string) => buyer.call(calls.cancelDiscount, { tradeNo, tmpId }),
    points: (tradeNo: string, pointValue: number) => buyer.call(calls.usePoint, { tradeNo, pointValue }),
    settle: (tradeNo: string, totalAmount: number) =>
      buyer.call(calls.confirmDiscount, { tradeNo, totalAmount }),
    redeem: (tradeNo: string, code: string) => buyer.call(calls.redeemCode, { tradeNo, code }),
  };
};
