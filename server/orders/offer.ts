import { companionsAlone } from '#domain/rules/companions.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Subject } from '../family.ts';
import { badField, refused } from '../http/refusals.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import {
  type Books,
  changedEvenings,
  type How,
  piecesLeft,
  type ReturnOffer,
  returnOffer,
  undivided,
  wireId,
} from './returns.ts';

/** What a return of these pieces would give; refuses what cannot be parted. */
export function offerFor(
  { catalogue, row, subject, now }: { catalogue: Catalogue; row: OrderRow; subject: Subject; now: number },
  books: Books,
  wanted?: readonly string[],
  how: How = 'return',
): ReturnOffer {
  const all = piecesLeft(row, books.tickets);
  const ids = wanted && all.flatMap(p => (wanted.includes(wireId(p.id)) ? p.id : []));
  if (ids && (ids.length !== new Set(wanted).size || ids.length === 0))
    throw badField('pieces', {
      zh: '所选门票已不在订单里，请刷新后重试。',
      en: 'These tickets are no longer in the order. Please reload.',
    });
  const offer = returnOffer(row, subject, books, now, ids, how);
  if (offer.last) return offer;
  const alone = changedEvenings(row, subject, now);
  if (offer.pieces.every(p => alone.some(e => e.id === p.id))) return offer;
  const whole = undivided(row);
  if (whole) throw refused(whole);
  const going = offer.pieces.map(p => p.id);
  if (leavesCompanionAlone(catalogue, row, going))
    throw refused({
      zh: '陪同席须与轮椅席一同保留，请一并退回。',
      en: 'A companion place goes with a wheelchair place: please return both.',
    });
  return offer;
}

function leavesCompanionAlone(catalogue: Catalogue, row: OrderRow, ids: readonly string[]): boolean {
  const plan = catalogue.plans.get(catalogue.schedules.get(row.scheduleId)?.planId ?? '');
  const left = row.seats.filter(s => !ids.includes(s.seatId));
  return companionsAlone(left.map(s => plan?.seats.get(s.seatId)?.kind));
}
