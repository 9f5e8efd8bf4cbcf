import { LIST_FOR } from '#domain/rules/door.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { grouped } from '#lib/grouped.ts';
import { withheldOf } from '../../catalogue/catalogue.ts';
import { t } from '../../catalogue/text.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import { fundsIn } from '../../orders/funds.ts';
import type { Tx } from '../../store/port.ts';
import { soldAt } from '../../store/ports/order-times.ts';
import { HOUSE, type OrderRow, paidBack } from '../../store/ports/sales.ts';
import { titleOf } from '../door-parts.ts';
import { bitsOf, daysBetween, shareHere, worthOf } from './share.ts';
import { type Report, type ReportParts, Sums } from './sums.ts';
import { channelOf, discountOf, SAID } from './words.ts';

/** Days of a hall's clock, YYYY-MM-DD. */
const dayOf = (at: number): string => hallTime(at).date;

export async function eveningReport(parts: ReportParts, schedule: ScheduleDoc): Promise<Report> {
  const books = new Books(parts);
  await books.take(schedule);
  const day = dayOf(schedule.startsAt);
  const { zh, en } = titleOf(parts.season, schedule);
  const title = { zh: `${zh} ${day}`, en: `${en} ${day}` };
  return { kind: 'evening', of: schedule.id, title, ...books.told };
}

/** All evenings of the season, each as its own report has it; the sum is the sum of theirs. */
export async function seasonReport(parts: ReportParts): Promise<Report> {
  const books = new Books(parts, true);
  for (const schedule of parts.season.catalogue.calendar) await books.take(schedule);
  const first = parts.season.catalogue.calendar.at(0);
  const last = parts.season.catalogue.calendar.at(-1);
  const span = first && last ? ` ${dayOf(first.startsAt)} – ${dayOf(last.startsAt)}` : '';
  return { kind: 'season', of: '', title: { zh: `音乐季${span}`, en: `Season${span}` }, ...books.told };
}

/** What was sold, held, given and returned of evenings, by category, channel, discount and day, and who came. */
class Books {
  readonly #sums = new Sums();
  readonly #parts: ReportParts;
  /** Whether more than one evening is told of. */
  readonly #many: boolean;
  /** Orders for several evenings whose books were looked at with the first of them. */
  readonly #counted = new Set<string>();
  #sum = 0;
  #ledger = 0;

  constructor(parts: ReportParts, many = false) {
    this.#parts = parts;
    this.#many = many;
  }

  get told() {
    return { lines: this.#sums.lines, sum: this.#sum, ledger: this.#ledger };
  }

  async take(schedule: ScheduleDoc): Promise<void> {
    const { deps, season, now } = this.#parts;
    const { direct } = deps.store;
    const rows = await direct.desk.ordersAt(schedule.id);
    const bookedOf = await bookedFor(direct, rows);
    const used = await usedIn(direct, rows, schedule.id);
    for (const row of rows) this.#order(schedule, row, bookedOf(row), used);
    const claims = await direct.sales.taken(schedule.id, now);
    const held = claims.filter(c => c.tradeNo === HOUSE).length + withheldOf(season.catalogue, schedule).size;
    if (held > 0 || !this.#many) this.#sums.add('status', SAID.house, held, 0);
  }

  #order(schedule: ScheduleDoc, row: OrderRow, booked: number, used: ReadonlySet<string>): void {
    const sums = this.#sums;
    const here = (id: string): boolean => id === schedule.id;
    if (isUnpaid(row.realStatus) && row.expiresAt > this.#parts.now) {
      const waiting = row.seats.filter(s => here(s.scheduleId ?? row.scheduleId)).length;
      sums.add('status', SAID.basket, waiting, 0);
      return;
    }
    this.#returned(row, here);
    // What stays of an order that was given back as a whole is its fee.
    if (row.realStatus === 'paid_return_succ' && row.scheduleId === schedule.id) {
      const fee = worthOf(row);
      if (fee !== 0) {
        for (const group of ['status', 'category', 'channel', 'discount'] as const)
          sums.add(group, SAID.fees, 0, fee);
        this.#when(schedule, row, 0, fee);
      }
      this.#sum += fee;
      this.#ledger += booked;
    }
    const bits = bitsOf(row, here);
    if (bits.length === 0) return;
    const fen = bits.reduce((total, bit) => total + bit.fen, 0);
    sums.add('status', row.complimentary ? SAID.complimentary : SAID.sold, bits.length, fen);
    for (const bit of bits)
      sums.add('category', categoryOf(this.#parts.season, schedule.planId, bit.category), 1, bit.fen);
    sums.add('channel', channelOf(row), bits.length, fen);
    sums.add('discount', discountOf(row), bits.length, fen);
    this.#when(schedule, row, bits.length, fen);
    const away = this.#parts.now < schedule.startsAt + LIST_FOR ? SAID.awaited : SAID.absent;
    for (const { seatId } of bits)
      sums.add('attendance', used.has(`${row.tradeNo} ${seatId}`) ? SAID.came : away, 1, 0);
    this.#sum += fen;
    // Of a package what the books say beyond its worth would show here, once.
    const known = this.#counted.has(row.tradeNo);
    this.#counted.add(row.tradeNo);
    this.#ledger += fen + (known ? 0 : booked - worthOf(row));
  }

  #returned(row: OrderRow, here: (scheduleId: string) => boolean): void {
    const parts = row.returned ?? [];
    const gone = parts.flatMap(p => p.seats).filter(s => here(s.scheduleId ?? row.scheduleId)).length;
    if (gone === 0) return;
    const shares = parts.map(part => ({ part, share: shareHere(row, part, here) }));
    const back = shares.reduce((total, { part, share }) => total + share(paidBack(part)), 0);
    const given = shares.reduce(
      (total, { part, share }) => total + (part.donated === undefined ? 0 : share(part.amount)),
      0,
    );
    this.#sums.add('returned', SAID.returned, gone, -back);
    if (given > 0) this.#sums.add('returned', SAID.ofTheseGiven, 0, -given);
  }

  /** When it was sold: so many days before, and in which month; and at which evening. */
  #when(schedule: ScheduleDoc, row: OrderRow, places: number, fen: number): void {
    const at = soldAt(row) ?? row.createdAt;
    this.#sums.add('days before', String(Math.max(0, daysBetween(at, schedule.startsAt))), places, fen);
    if (!this.#many) return;
    this.#sums.add('month', dayOf(at).slice(0, 7), places, fen);
    const day = dayOf(schedule.startsAt);
    const { zh, en } = titleOf(this.#parts.season, schedule);
    this.#sums.add('evening', { zh: `${day} ${zh}`, en: `${day} ${en}` }, places, fen);
  }
}

/** What the payments of these orders hold for each of them, by their own count. */
async function bookedFor(tx: Tx, rows: readonly OrderRow[]): Promise<(row: OrderRow) => number> {
  const payments = grouped(
    await tx.sales.paymentsIn(rows.filter(row => !row.funds).map(row => row.tradeNo)),
    p => p.tradeNo,
  );
  return row => fundsIn(row, payments.get(row.tradeNo) ?? []).reduce((sum, fund) => sum + fund.fen, 0);
}

/** Seats of the evening that were let in, by order and seat. */
async function usedIn(tx: Tx, rows: readonly OrderRow[], scheduleId: string): Promise<ReadonlySet<string>> {
  const own = new Map(rows.map(row => [row.tradeNo, row.scheduleId]));
  const tickets = await tx.sales.ticketsIn([...own.keys()]);
  return new Set(
    tickets
      .filter(k => k.usedAt !== null && (k.scheduleId ?? own.get(k.tradeNo)) === scheduleId)
      .flatMap(k => k.seatIds.map(id => `${k.tradeNo} ${id}`)),
  );
}

export const categoryOf = (season: ReportParts['season'], planId: string, code: string): Bilingual => {
  const name = season.catalogue.plans.get(planId)?.categories.find(c => c.code === code)?.name;
  return name?.en ? name : t(code, code);
};

/** Who came to the evenings that began in some days: lines of their reports. */
export async function attendanceIn(parts: ReportParts, from: number, to: number): Promise<Report['lines']> {
  const evenings = parts.season.catalogue.calendar.filter(s => s.startsAt >= from && s.startsAt < to);
  const books = new Books(parts, true);
  for (const schedule of evenings) await books.take(schedule);
  return books.told.lines.filter(line => line.group === 'attendance');
}
