import { totalsOf } from '#domain/rules/amounts.ts';
import type { Bilingual } from '#domain/text.ts';
import { addDays, hallTime } from '#lib/dates.ts';
import { GATEWAY_NAMES } from '../../orders/order-view.ts';
import type { Period } from '../../store/ports/desk.ts';
import { soldAt } from '../../store/ports/order-times.ts';
import { type OrderRow, paidBack } from '../../store/ports/sales.ts';
import { attendanceIn, categoryOf } from './places.ts';
import { daysBetween, dealt } from './share.ts';
import { type Report, type ReportParts, Sums } from './sums.ts';
import { channelOf, discountOf, FAMILY_WORDS, ofOne, SAID, unneeded } from './words.ts';

/**
 * What was sold in some days, by what it was, and what moved: money in, money back, and what stayed. The sum is what
 * all days up to their end come to.
 */
export async function daysReport(
  parts: ReportParts,
  {
    kind,
    of,
    period,
  }: { readonly kind: 'day' | 'week' | 'month'; readonly of: string; readonly period: Period },
): Promise<Report> {
  const { desk } = parts.deps.store.direct;
  const inside = (at: number): boolean => at >= period.from && at < period.to;
  const { byGateway, until, after, left } = await desk.moves(period, parts.deps.clock.now());
  const sums = new Sums();
  let moved = 0;
  const money = (group: 'money in' | 'money back', ...line: [Parameters<Sums['add']>[1], number, number]) => {
    sums.add(group, ...line);
    moved += line[2];
  };
  for (const { gateway, paid, received, unneeded: many, sentBack } of byGateway) {
    const name = GATEWAY_NAMES[gateway];
    if (paid > 0) money('money in', name, paid, received);
    if (many > 0) money('money back', unneeded(name), many, -sentBack);
  }
  for (const row of await desk.ordersMoved(period)) {
    for (const part of (row.returned ?? []).filter(part => inside(part.at))) {
      // Of a package a piece is an evening with all of its seats.
      const places = part.seats.length || part.pieces.length || copiesOf(part.items);
      money('money back', ofOne(SAID.returned, row.family), places, -paidBack(part));
      if (part.fee > 0) sums.add('kept', SAID.fees, places, part.fee);
      if (part.donated !== undefined) sums.add('kept', SAID.given, places, part.amount);
    }
    const at = soldAt(row);
    if (at !== null && inside(at)) sold(parts, sums, row, { at, byDay: kind !== 'day' });
  }
  const came = await attendanceIn(parts, period.from, period.to);
  return {
    kind,
    of,
    title: titleOf(kind, of),
    lines: [...sums.lines, ...came],
    sum: until,
    // What all payments have left by their own count now, less what came and went after the day.
    ledger: left - after,
    moved,
  };
}

function titleOf(kind: 'day' | 'week' | 'month', of: string): Bilingual {
  const span = kind === 'week' ? `${of} – ${addDays(of, 6)}` : of;
  return { zh: span, en: span };
}

const copiesOf = (items: OrderRow['items']): number => items.reduce((sum, item) => sum + item.quantity, 0);

/** An order that was paid in these days, as it was then: by family, category, way, discount and day. */
function sold(
  { season }: ReportParts,
  sums: Sums,
  row: OrderRow,
  { at, byDay }: { readonly at: number; readonly byDay: boolean },
): void {
  // The row of one that was given back shows all that it was.
  const gone = row.realStatus === 'paid_success' ? (row.returned ?? []).flatMap(p => p.seats) : [];
  const seats = [...row.seats, ...gone];
  const places = seats.length || copiesOf(row.items);
  const worth = totalsOf(row).totalFee;
  const family = FAMILY_WORDS[row.family];
  sums.add(row.complimentary ? 'complimentary' : 'sold', family, places, worth);
  sums.add('channel', channelOf(row), places, worth);
  sums.add('discount', discountOf(row), places, worth);
  if (byDay) sums.add('day', hallTime(at).date, places, worth);
  if (seats.length === 0) sums.add('category', family, places, worth);
  for (const bit of dealt(row, seats, worth)) {
    const schedule = season.catalogue.schedules.get(bit.scheduleId);
    sums.add('category', categoryOf(season, schedule?.planId ?? '', bit.category), 1, bit.fen);
    if (schedule)
      sums.add('days before', String(Math.max(0, daysBetween(at, schedule.startsAt))), 1, bit.fen);
  }
}
