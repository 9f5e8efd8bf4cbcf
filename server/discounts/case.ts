import { DISCOUNT, isOfferKind, PACKAGE_KIND } from '#domain/contract/discount-kinds.ts';
import { MEMBER_ID, memberDiscount } from '#domain/rules/discount-member.ts';
import type { Candidate, Choice, DiscountCase, DiscountOrder } from '#domain/rules/discount-offer.ts';
import { POINTS_ID } from '#domain/rules/discount-offer.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { spendable } from '#domain/rules/points-ledger.ts';
import { memberWords } from '#domain/words/discount.ts';
import { hallTime } from '#lib/dates.ts';
import { accountWith, levelIn, standingIn } from '../accounts/standing.ts';
import { type SaleContext, subjectOf } from '../catalogue/family.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { DAY } from '../clock.ts';
import type { Tx } from '../store/port.ts';
import type { LedgerRow } from '../store/ports/accounts.ts';
import type { DiscountClaim, HoldingRow } from '../store/ports/discounts.ts';
import { type AppliedDiscount, FOREVER, type OrderRow } from '../store/ports/sales.ts';

/** Expired holdings are shown this long, with their reason; offers to come this long before. */
const SHOWN_FOR = 30 * DAY;
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** What the package of an order takes off: fixed lines that nobody edits. */
export const fixedLines = (row: OrderRow): readonly AppliedDiscount[] =>
  FAMILY[row.family].whole ? row.discounts.filter(d => d.kind === PACKAGE_KIND) : [];

/** Points that are among an order's discounts; as many fen. */
export const pointsIn = (row: OrderRow): number => row.discounts.find(d => d.tmpId === POINTS_ID)?.fen ?? 0;

export const choiceOf = (row: OrderRow): Choice => {
  const fixed = fixedLines(row);
  const lines = row.discounts.filter(d => isOfferKind(d.kind) && !fixed.includes(d)).map(d => d.tmpId);
  return {
    tmpIds: row.discounting?.memberRefused === false ? withMember(lines) : lines,
    points: row.discounting?.points ?? pointsIn(row),
  };
};

/** With the member discount, which stands back for what was chosen. */
export const withMember = (tmpIds: readonly string[]): string[] => [
  ...tmpIds.filter(id => id !== MEMBER_ID),
  MEMBER_ID,
];

/** Prices of an order's places and pieces, one figure each. */
const unitsOf = (row: OrderRow): number[] => [
  ...row.seats.map(s => s.price),
  ...row.items.flatMap(i => Array.from({ length: i.quantity }, () => i.price)),
];

function orderOf(row: OrderRow, season: SaleContext): DiscountOrder {
  const { occasion } = subjectOf(season, row);
  return {
    family: FAMILY[row.family].module,
    units: unitsOf(row),
    programType: season.catalogue.programs.get(row.programId)?.type ?? null,
    weekday: occasion ? hallTime(occasion.startsAt).weekday : null,
    fixed: fixedLines(row).reduce((sum, d) => sum + d.fen, 0),
    ...(row.exchange && { credit: row.exchange.credit }),
  };
}

/** Uses of a discount in the member's other orders. */
export const usesOf = (claims: readonly DiscountClaim[], ref: string, tradeNo: string): number =>
  claims.reduce((sum, c) => sum + (c.ref === ref && c.tradeNo !== tradeNo ? c.uses : 0), 0);

function heldBy(
  holdings: readonly HoldingRow[],
  claims: readonly DiscountClaim[],
  catalogue: Catalogue,
  row: OrderRow,
  now: number,
): Candidate[] {
  return holdings.flatMap((h): Candidate[] => {
    const offer = catalogue.offers.get(h.offerId);
    if (!offer) return [];
    const tmpId = h.id;
    const until = Math.min(h.until, offer.until);
    const gone = claims
      .filter(c => c.ref === tmpId && c.expiresAt === FOREVER && c.tradeNo !== row.tradeNo)
      .reduce((sum, c) => sum + c.uses, 0);
    if (gone >= h.total || until <= now - SHOWN_FOR) return [];
    return [
      {
        tmpId,
        offer,
        from: Math.max(h.from, offer.from),
        until,
        total: h.total,
        used: usesOf(claims, tmpId, row.tradeNo),
      },
    ];
  });
}

function openTo(
  claims: readonly DiscountClaim[],
  catalogue: Catalogue,
  row: OrderRow,
  now: number,
): Candidate[] {
  return [...catalogue.offers.values()].flatMap((offer): Candidate[] => {
    if (DISCOUNT[offer.kind].source !== 'offer') return [];
    if (!offer.terms.families.includes(FAMILY[row.family].module)) return [];
    if (now >= offer.until || offer.from > now + SHOWN_FOR + DAY) return [];
    const tmpId = offer.id;
    return [
      {
        tmpId,
        offer,
        from: offer.from,
        until: offer.until,
        total: offer.perMember ?? ENDLESS,
        used: offer.perMember === undefined ? 0 : usesOf(claims, tmpId, row.tradeNo),
      },
    ];
  });
}

/**
 * Everything that the rules need to know of an order's discounts. For a decision that is written down, lock the member
 * first: holdings and points are read here.
 */
export async function caseOf(tx: Tx, season: SaleContext, row: OrderRow, now: number): Promise<DiscountCase> {
  const { catalogue } = season;
  const holdings = await tx.discounts.holdings(row.memberId);
  const claims = await tx.discounts.claims(row.memberId, now);
  const { level, balance, spentEver } = standingIn(await accountWith(tx, row.memberId, claims), now);
  const member = memberDiscount(level.level, memberWords);
  return {
    order: orderOf(row, season),
    buyer: {
      level: level.level,
      points: FAMILY[row.family].points ? spendable(balance, usesOf(claims, POINTS_ID, row.tradeNo)) : 0,
      first: spentEver === 0,
    },
    candidates: [
      ...heldBy(holdings, claims, catalogue, row, now),
      ...openTo(claims, catalogue, row, now),
      ...(member ? [member] : []),
    ],
    choice: choiceOf(row),
    now,
  };
}

/**
 * The case of an order for which nothing was chosen yet: the member discount alone can apply, so that the level is all
 * that is read, where the ledger did not come with the session.
 */
export async function caseOfNew(
  tx: Tx,
  season: SaleContext,
  row: OrderRow,
  now: number,
  known?: readonly LedgerRow[],
): Promise<DiscountCase> {
  const { level } = levelIn(known ?? (await tx.accounts.ledger(row.memberId)), now);
  const member = memberDiscount(level, memberWords);
  return {
    order: orderOf(row, season),
    buyer: { level, points: 0, first: false },
    candidates: member ? [member] : [],
    choice: choiceOf(row),
    now,
  };
}
