import { DISCOUNT, isOfferKind } from '#domain/contract/discount-kinds.ts';
import type { Delivery } from '#domain/contract/order.ts';
import type { Reason } from '#domain/reason.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { quoteReturn, sentAt, unopenedUntil } from '#domain/rules/fulfilment.ts';
import { type PointsOfReturn, pointsOfReturn, spendRef } from '#domain/rules/points-return.ts';
import {
  freeUntil,
  type Ladder,
  ladderOf,
  percentAt,
  quoteRefund,
  REFUND_LADDER,
  type RefundQuote,
  shareOf,
} from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Account } from '../accounts/standing.ts';
import type { Subject } from '../catalogue/family.ts';
import { paidAt } from '../store/ports/order-times.ts';
import { type OrderRow, orderedFor, type TicketRow } from '../store/ports/sales.ts';
import { pieceOf, piecesOf } from './tickets.ts';

/** What can be given back by itself: a seat, one ticket of a show, or an evening of a package. */
export interface Piece {
  readonly id: string;
  /** Fen, before discounts. */
  readonly price: number;
  readonly used: boolean;
  /** A friend has it. */
  readonly given: boolean;
}

export type ReturnReason = Reason<{
  used: unknown;
  given: unknown;
  /** `said`: in the family's own words. */
  opened: { said: Bilingual | undefined };
  /** By the ladder that the order was bought under. */
  late: { delivery: Delivery; ladder: Ladder | undefined };
}>;

/** A package, or an order with discounts that cannot be parted. */
export type Undivided = 'package' | 'discounts';

export interface ReturnOffer extends RefundQuote {
  /** Why not, when it is not allowed. */
  readonly reason: ReturnReason | null;
  /** Until which instant (ms) which percentage is kept. */
  readonly ladder: readonly { readonly until: number; readonly percent: number }[];
  /** What is given back, and whether the order ends with it. */
  readonly pieces: readonly Piece[];
  readonly last: boolean;
  /** Before discounts; fen. */
  readonly price: number;
  /** What goes back of the price of goods: it counts as spent no more. */
  readonly goods: number;
  readonly points: PointsOfReturn;
}

/**
 * Money goes back by the ladder, or all of it because the house says so; or other tickets are had for these, and
 * `exchangedAt` is the instant whose step of the ladder counts.
 */
export type How = 'return' | 'house' | { readonly exchangedAt: number };

/** What a return is reckoned from, beside the order itself. */
export interface Books {
  readonly tickets: readonly TicketRow[];
  readonly account: Account;
}

/** Its time to be returned is over. */
export const tooLate = ({ ladder }: OrderRow, { delivery }: Subject): ReturnReason => ({
  code: 'late',
  delivery,
  ladder,
});

/** Why a paid order cannot be returned, or these pieces of it, apart from their quote; null when they can. */
function obstacle(row: OrderRow, subject: Subject, pieces: readonly Piece[]): ReturnReason | null {
  const { delivery, opened } = subject;
  if (pieces.some(p => p.used)) return { code: 'used' };
  if (pieces.some(p => p.given && !eveningOf(subject, p)?.cancelled)) return { code: 'given' };
  return delivery === 'digital' && row.openedAt !== undefined ? { code: 'opened', said: opened } : null;
}

/** Until when goods can be given back, ms. */
const returnUntil = (row: OrderRow, { delivery }: Subject): number =>
  delivery === 'parcel' ? sentAt(paidAt(row)) : unopenedUntil(paidAt(row));

type Evening = Pick<NonNullable<Subject['occasion']>, 'id' | 'startsAt' | 'cancelled' | 'movedFrom'>;

/** The evening that a piece is for. */
const eveningOf = ({ occasion, evenings }: Subject, { id }: Pick<Piece, 'id'>): Evening | null =>
  evenings.find(e => e.id === id) ?? occasion;

/** It is cancelled, or another one than was ordered and still to come. */
const isChanged = (row: OrderRow, evening: Evening, now: number): boolean =>
  evening.cancelled || (now < evening.startsAt && orderedFor(row, evening) !== evening.startsAt);

/** Evenings of a package that may be given back by themselves, as they are others than were ordered. */
export const changedEvenings = (row: OrderRow, { evenings }: Pick<Subject, 'evenings'>, now: number) =>
  evenings.filter(evening => isChanged(row, evening, now));

/**
 * What a changed evening brought costs nothing to return. All of a package may be returned so as well, for one evening
 * that is missed, until it begins.
 */
function isFreeReturn(row: OrderRow, subject: Subject, pieces: readonly Piece[], now: number): boolean {
  const { occasion, evenings } = subject;
  if (!occasion || evenings.length === 0) return occasion !== null && isChanged(row, occasion, now);
  const changed = changedEvenings(row, subject, now);
  return (
    changed.length > 0 && (now < occasion.startsAt || pieces.every(p => changed.some(e => e.id === p.id)))
  );
}

/** What a return of seats would cost now, in percent; null when nothing goes back any more. */
export const returnPercent = (row: OrderRow, subject: Subject, now: number): number | null =>
  isFreeReturn(row, subject, [], now)
    ? 0
    : percentAt(row.ladder ?? REFUND_LADDER, subject.occasion?.startsAt ?? 0, now);

/** From when a paid order cannot be given back free of charge any more: what it earns is credited then. */
export const freeReturnUntil = (row: OrderRow, subject: Subject): number =>
  FAMILY[row.family].occasion
    ? freeUntil(subject.occasion?.startsAt ?? 0, row.ladder)
    : returnUntil(row, subject);

/** The seats, evenings or tickets of an order that are still there. */
export function piecesLeft(row: OrderRow, tickets: readonly TicketRow[]): Piece[] {
  if (!FAMILY[row.family].occasion) return [];
  const among = (some: (t: TicketRow) => boolean) =>
    new Set(
      tickets
        .filter(some)
        .flatMap(({ seatIds, scheduleId }) =>
          FAMILY[row.family].whole && scheduleId ? scheduleId : seatIds,
        ),
    );
  const used = among(t => t.usedAt !== null);
  const given = among(t => t.holder !== undefined);
  const prices = new Map<string, number>(row.items.map(item => [item.itemId, item.price]));
  for (const seat of row.seats) {
    const piece = pieceOf(row, seat);
    prices.set(piece, (prices.get(piece) ?? 0) + seat.price);
  }
  return piecesOf(row).map(id => ({
    id,
    price: prices.get(id.replace(/#\d+$/, '')) ?? 0,
    used: used.has(id),
    given: given.has(id),
  }));
}

/** A piece as the wire names it. */
export const wireId = (id: string): string => id.replace('#', ':');

/** Why the pieces of an order go back together only; null when each can go by itself. */
export function undivided(row: OrderRow): Undivided | null {
  if (FAMILY[row.family].whole) return 'package';
  return row.discounts.some(d => isOfferKind(d.kind) && DISCOUNT[d.kind].undivided) ? 'discounts' : null;
}

/**
 * What of an order can still go back: all of it together, or what has not been used and is with no friend. Nothing but
 * such pieces: those. Of a cancelled evening the price of a ticket that was given goes back to its buyer, too.
 */
export function returnable(
  row: OrderRow,
  all: readonly Piece[],
  { occasion }: Pick<Subject, 'occasion'>,
): readonly Piece[] {
  const own = all.filter(p => !p.used && (!p.given || occasion?.cancelled));
  return own.length === 0 || undivided(row) ? all : own;
}

/**
 * What pieces cost by their list prices, and what of that was paid: each carries its share of the discounts. Whatever
 * goes first, all of them add up to what the order cost, to the fen.
 */
function worthOf(row: OrderRow, all: readonly Piece[], pieces: readonly Piece[]) {
  const last = pieces.length === all.length;
  const gone = (row.returned ?? []).reduce((sum, part) => sum + part.price, 0);
  const price = last ? row.amount - gone : pieces.reduce((sum, p) => sum + p.price, 0);
  const share = (sum: number): number => shareOf(sum, { whole: row.amount, before: gone, part: price });
  return { last, price, share, goods: Math.max(0, price - share(row.discount)) };
}

/** What an evening's part of a package was paid with; fen. */
export function paidForEvening(row: OrderRow, scheduleId: string): number {
  const all = piecesLeft(row, []);
  return worthOf(
    row,
    all,
    all.filter(p => p.id === scheduleId),
  ).goods;
}

/**
 * What returning a paid order would give now, or some of its pieces: the ladder of an evening, or all until goods are
 * sent or opened. Each part carries its share of the discounts, to the fen. For an exchange the price stays whole.
 */
export function returnOffer(
  row: OrderRow,
  subject: Subject,
  { tickets, account }: Books,
  now: number,
  ids?: readonly string[],
  how: How = 'return',
): ReturnOffer {
  const { occasion } = subject;
  const all = piecesLeft(row, tickets);
  const pieces = ids === undefined ? returnable(row, all, subject) : all.filter(p => ids.includes(p.id));
  const { last, price, share, goods } = worthOf(row, all, pieces);
  const free = isFreeReturn(row, subject, pieces, now);
  const freight = last ? row.otherFee : 0;
  const startsAt = occasion?.startsAt ?? 0;
  const until = returnUntil(row, subject);
  const byLadder = FAMILY[row.family].occasion
    ? quoteRefund(
        {
          goods,
          freight,
          startsAt,
          cancelled: free,
          ladder: row.ladder,
          whole: typeof how !== 'string',
        },
        typeof how === 'string' ? now : how.exchangedAt,
      )
    : quoteReturn(goods + freight, until, now);
  const quote = how === 'house' ? { allowed: true, fee: 0, amount: goods + freight } : byLadder;
  const reason = obstacle(row, subject, pieces) ?? (quote.allowed ? null : tooLate(row, subject));
  const { fee, amount } = reason === null ? quote : { fee: goods + freight, amount: 0 };
  const back = Math.min(goods, amount);
  const paidWith = account.entries.find(e => e.ref === spendRef(row.tradeNo));
  const points = pointsOfReturn(
    account.entries,
    {
      tradeNo: row.tradeNo,
      fen: back,
      spent: paidWith ? (last ? -paidWith.points : share(-paidWith.points)) : 0,
      reserved: account.reserved,
    },
    now,
  );
  const short = Math.min(points.short, amount);
  return {
    allowed: reason === null,
    reason,
    ladder: !FAMILY[row.family].occasion
      ? [{ until, percent: 0 }]
      : free
        ? []
        : ladderOf(startsAt, row.ladder),
    pieces,
    last,
    price,
    fee,
    amount: amount - short,
    goods: back,
    points: { ...points, short },
  };
}
