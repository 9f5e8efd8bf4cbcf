import type { Delivery } from '#domain/contract/order.ts';
import { DISCOUNT } from '#domain/rules/discount-kinds.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { quoteReturn, sentAt, unopenedUntil } from '#domain/rules/fulfilment.ts';
import { type PointsOfReturn, pointsOfReturn, spendRef } from '#domain/rules/points-return.ts';
import {
  freeUntil,
  ladderOf,
  percentAt,
  quoteRefund,
  REFUND_LADDER,
  type RefundQuote,
  shareOf,
} from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import { ladderEnded } from '#domain/words/refund.ts';
import type { Account } from '../accounts/standing.ts';
import type { Subject } from '../family.ts';
import type { OrderRow, TicketRow } from '../store/ports/sales.ts';
import { paidAt } from './fulfilment.ts';
import { piecesOf } from './tickets.ts';

/** What can be given back by itself: a seat, or one ticket of a show. */
export interface Piece {
  readonly id: string;
  /** Fen, before discounts. */
  readonly price: number;
  readonly used: boolean;
  /** A friend has it. */
  readonly given: boolean;
}

export interface ReturnOffer extends RefundQuote {
  /** Why not, when it is not allowed. */
  readonly reason: Bilingual;
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

const TOO_LATE: Readonly<Record<Delivery, Bilingual>> = {
  ticket: ladderEnded(),
  parcel: {
    zh: '包裹已经寄出，不能自助退款。',
    en: 'The parcel has been sent, so it cannot be returned here.',
  },
  digital: {
    zh: '购买已满 7 天，不能自助退款。',
    en: 'It was bought more than seven days ago and cannot be returned here.',
  },
};

const NOT_TAKEN_BACK: Bilingual = { zh: '已使用，不能退款。', en: 'What has been used cannot be returned.' };

/** Why a paid order cannot be returned, or these pieces of it, apart from their quote; null when they can. */
function obstacle(
  row: OrderRow,
  { delivery, opened, occasion }: Subject,
  pieces: readonly Piece[],
): Bilingual | null {
  if (pieces.some(p => p.used))
    return { zh: '门票已使用，不能退票。', en: 'A ticket that has been used cannot be returned.' };
  if (!occasion?.cancelled && pieces.some(p => p.given))
    return {
      zh: '门票已转赠给朋友，朋友退还给您之后才能退票。',
      en: 'A friend has this ticket. It can be returned once your friend has handed it back to you.',
    };
  if (delivery === 'digital' && row.openedAt !== undefined) return opened ?? NOT_TAKEN_BACK;
  return null;
}

/** Until when goods can be given back, ms. */
const returnUntil = (row: OrderRow, { delivery }: Subject): number =>
  delivery === 'parcel' ? sentAt(paidAt(row)) : unopenedUntil(paidAt(row));

/** When the evening was to begin as it was ordered. */
export const orderedFor = (
  { startsAt }: Pick<OrderRow, 'startsAt'>,
  evening: Pick<NonNullable<Subject['occasion']>, 'startsAt' | 'movedFrom'>,
): number => startsAt ?? evening.movedFrom ?? evening.startsAt;

/** An evening that is cancelled, or another one than was ordered and still to come, costs nothing to return. */
const isFree = (row: OrderRow, occasion: Subject['occasion'], now: number): boolean =>
  occasion !== null &&
  (occasion.cancelled || (now < occasion.startsAt && orderedFor(row, occasion) !== occasion.startsAt));

/** What a return would cost now, in percent; null when nothing goes back any more. */
export const returnPercent = (row: OrderRow, { occasion }: Subject, now: number): number | null =>
  isFree(row, occasion, now) ? 0 : percentAt(row.ladder ?? REFUND_LADDER, occasion?.startsAt ?? 0, now);

/** From when a paid order cannot be given back free of charge any more: what it earns is credited then. */
export const freeReturnUntil = (row: OrderRow, subject: Subject): number =>
  FAMILY[row.family].occasion
    ? freeUntil(subject.occasion?.startsAt ?? 0, row.ladder)
    : returnUntil(row, subject);

/** The seats or tickets of an order that are still there. */
export function piecesLeft(row: OrderRow, tickets: readonly TicketRow[]): Piece[] {
  if (!FAMILY[row.family].occasion) return [];
  const among = (some: (t: TicketRow) => boolean) => new Set(tickets.filter(some).flatMap(t => t.seatIds));
  const used = among(t => t.usedAt !== null);
  const given = among(t => t.holder !== undefined);
  const prices = new Map<string, number>(row.items.map(item => [item.itemId, item.price]));
  for (const seat of row.seats) prices.set(seat.seatId, seat.price);
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
export function undivided(row: OrderRow): Bilingual | null {
  if (FAMILY[row.family].whole) return { zh: '套票须整套退回。', en: 'A package is returned as a whole.' };
  if (row.discounts.some(d => d.kind !== 'points' && DISCOUNT[d.kind].undivided))
    return {
      zh: '本单用了兑换券、次卡或套票优惠，须整单退回。',
      en: 'A voucher, a times-card or a ticket-pack was used for the order, so it is returned as a whole.',
    };
  return null;
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
  const last = pieces.length === all.length;
  const gone = (row.returned ?? []).reduce((sum, part) => sum + part.price, 0);
  const price = last ? row.amount - gone : pieces.reduce((sum, p) => sum + p.price, 0);
  const share = (sum: number): number => shareOf(sum, { whole: row.amount, before: gone, part: price });
  const goods = Math.max(0, price - share(row.discount));
  const freight = last ? row.otherFee : 0;
  const startsAt = occasion?.startsAt ?? 0;
  const until = returnUntil(row, subject);
  const byLadder = FAMILY[row.family].occasion
    ? quoteRefund(
        {
          goods,
          freight,
          startsAt,
          cancelled: isFree(row, occasion, now),
          ladder: row.ladder,
          whole: typeof how !== 'string',
        },
        typeof how === 'string' ? now : how.exchangedAt,
      )
    : quoteReturn(goods + freight, until, now);
  const quote = how === 'house' ? { allowed: true, fee: 0, amount: goods + freight } : byLadder;
  const reason = obstacle(row, subject, pieces) ?? (quote.allowed ? null : TOO_LATE[subject.delivery]);
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
    reason: reason ?? { zh: '', en: '' },
    ladder: !FAMILY[row.family].occasion
      ? [{ until, percent: 0 }]
      : isFree(row, occasion, now)
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
