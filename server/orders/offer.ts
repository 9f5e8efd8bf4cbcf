import { companionsAlone } from '#domain/rules/companions.ts';
import type { Subject } from '../catalogue/family.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { companionLeft, piecesGone, returnedWhole } from './refusals.ts';
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
  if (ids && (ids.length !== new Set(wanted).size || ids.length === 0)) throw piecesGone();
  const offer = returnOffer(row, subject, books, now, ids, how);
  if (offer.last) return offer;
  const alone = changedEvenings(row, subject, now);
  if (offer.pieces.every(p => alone.some(e => e.id === p.id))) return offer;
  const whole = undivided(row);
  if (whole) throw returnedWhole(whole);
  const going = offer.pieces.map(p => p.id);
  if (leavesCompanionAlone(catalogue, row, going)) throw companionLeft();
  return offer;
}

function leavesCompanionAlone(catalogue: Catalogue, row: OrderRow, ids: readonly string[]): boolean {
  const plan = catalogue.plans.get(catalogue.schedules.get(row.scheduleId)?.planId ?? '');
  const left = row.seats.filter(s => !ids.includes(s.seatId));
  return companionsAlone(left.map(s => plan?.seats.get(s.seatId)?.kind));
}
