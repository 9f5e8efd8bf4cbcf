import type { LedgerKind, Order } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import type { LedgerRow } from '#domain/rules/ledger.ts';
import { ladderOf } from '#domain/rules/refund.ts';
import { isOnSale } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { subjectOf } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import type { OrderParts } from './order-view.ts';
import {
  type Books,
  piecesLeft,
  type ReturnOffer,
  returnable,
  returnOffer,
  returnPercent,
  undivided,
  wireId,
} from './returns.ts';
import { pieceLabel } from './ticket-view.ts';
import { returnWords, UNDIVIDED } from './words.ts';

/** What has gone back to the payer of an order, and what is left of its value; null when nothing has. */
export function returnedOf(ledger: readonly LedgerRow[]): { amount: number; left: number } | null {
  const sum = (...kinds: readonly LedgerKind[]): number =>
    ledger.reduce((all, row) => all + (kinds.includes(row.kind) ? row.fen : 0), 0);
  const amount = sum('returned', 'difference');
  return amount > 0 ? { amount, left: sum('kept') } : null;
}

export const ladderView = (row: OrderRow, startsAt: number) =>
  ladderOf(startsAt, row.ladder).map(s => ({ until: iso(s.until), percent: s.percent }));

/** What giving an order back would bring, in money, for the foundation or as another evening. */
export function refundView(
  parts: OrderParts,
  books: Books,
  offer: ReturnOffer,
): NonNullable<Order['refund']> {
  const { season, locale, row } = parts;
  const pieces = piecesLeft(row, books.tickets);
  const whole = undivided(row);
  const { back, taken, short } = offer.points;
  return {
    allowed: offer.allowed,
    reason: offer.reason ? say(returnWords(offer.reason), locale) : '',
    fee: toYuan(offer.fee),
    amount: toYuan(offer.amount),
    ladder: offer.ladder.map(s => ({ until: iso(s.until), percent: s.percent })),
    ...(offer.allowed && offer.amount > 0 && FAMILY[row.family].occasion && { donate: true }),
    ...exchangeView(parts, books, offer),
    points: taken,
    short: toYuan(short),
    pointsBack: back.reduce((sum, part) => sum + part.points, 0),
    ...(pieces.length < 2 || (whole && !offer.last)
      ? {}
      : whole
        ? { whole: say(UNDIVIDED[whole], locale) }
        : {
            pieces: returnable(row, pieces, subjectOf(season, row)).map(p => ({
              id: wireId(p.id),
              label: pieceLabel(row, p.id, locale),
              price: toYuan(p.price),
            })),
          }),
  };
}

/** The other evenings of the programme that tickets could be exchanged for. */
function exchangeView(
  { season, locale, now, row }: OrderParts,
  books: Books,
  { allowed, pieces }: ReturnOffer,
): Pick<NonNullable<Order['refund']>, 'exchange'> {
  const { catalogue } = season;
  if (!allowed || !FAMILY[row.family].exchangeable) return {};
  const subject = subjectOf(season, row);
  const ids = pieces.map(p => p.id);
  const { amount } = returnOffer(row, subject, books, now, ids, { exchangedAt: now });
  const percent = returnPercent(row, subject, now);
  const evenings = (catalogue.listed.get(row.programId) ?? []).filter(
    s => s.id !== row.scheduleId && isOnSale(s, now),
  );
  if (amount <= 0 || percent === null || evenings.length === 0) return {};
  return {
    exchange: {
      credit: toYuan(amount),
      percent,
      evenings: evenings.map(s => ({
        scheduleId: s.id,
        startsAt: iso(s.startsAt),
        hall: say(catalogue.halls.get(s.hallId)?.name ?? { zh: '', en: '' }, locale),
      })),
    },
  };
}
