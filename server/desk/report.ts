import { brand } from '#brand';
import type { Channel } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { shareOf } from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallInstant, hallTime } from '#lib/dates.ts';
import { grouped } from '#lib/grouped.ts';
import { decimal } from '#lib/price.ts';
import { withheldOf } from '../catalogue/catalogue.ts';
import { t } from '../catalogue/text.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { surplusOf } from '../orders/exchange.ts';
import { fundsIn } from '../orders/funds.ts';
import type { Tx } from '../store/port.ts';
import type { Period } from '../store/ports/desk.ts';
import { soldAt } from '../store/ports/order-times.ts';
import { HOUSE, type OrderRow, paidBack, type ReturnedPart } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, Wrong } from './command.ts';
import { SEPARATOR, tableFor } from './csv.ts';
import { daysOf, isDay, monthOf } from './days.ts';
import { money, scheduleNamed } from './find.ts';
import { page } from './page.ts';

/** How tickets and goods are handed over, in the report's words. */
const CHANNELS: Readonly<Record<Channel, Bilingual>> = {
  productAbholung: t('自取', 'collected'),
  productEMS: t('快递', 'courier'),
  productCollect: t('快递到付', 'courier, paid on delivery'),
  productUnwanted: t('电子票，每单一码', 'e-ticket, one code an order'),
  oneYard: t('电子票，一座一码', 'e-ticket, one code a seat'),
  oneYardAbholung: t('自取，一座一码', 'collected, one code a seat'),
};
const NONE = t('无', 'none');
const channelOf = ({ contact }: OrderRow): Bilingual => (contact ? CHANNELS[contact.channel] : NONE);

/** One line of a report: how many places, and what they brought. */
interface Line {
  readonly group: string;
  readonly name: string;
  /** The name in both languages, where a page would say more than a table. */
  readonly words?: Bilingual;
  readonly places: number;
  /** Fen. */
  readonly fen: number;
}
export interface Report {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Fen that the report comes to, and what the books of orders and payments come to: they are the same. */
  readonly sum: number;
  readonly ledger: number;
}

/** What an order is worth to the house now: paid, brought by an exchange, less what was given back or on. */
const worthOf = (row: OrderRow): number =>
  row.realStatus !== 'paid_success' && row.realStatus !== 'paid_return_succ'
    ? 0
    : totalsOf(row).totalFee +
      surplusOf(row).used -
      (row.returned ?? []).reduce((sum, part) => sum + part.amount, 0);

/** Adds up by group and name, in the order of the first mention. */
class Sums {
  readonly #lines = new Map<string, Line>();
  add(group: string, named: Line['name'] | Bilingual, places: number, fen: number): void {
    const name = typeof named === 'string' ? named : named.en;
    const words = typeof named === 'string' ? {} : { words: named };
    const id = `${group}\n${name}`;
    const before = this.#lines.get(id) ?? { group, name, ...words, places: 0, fen: 0 };
    this.#lines.set(id, { ...before, places: before.places + places, fen: before.fen + fen });
  }
  get lines(): Line[] {
    return [...this.#lines.values()];
  }
}

interface Bit {
  readonly seatId: string;
  readonly category: string;
  readonly fen: number;
}

/**
 * What each place of an order that is here brought, to the fen: its share of the order's worth by its price. `here`
 * tells the places of one evening; a package brings some to each.
 */
function bitsOf(row: OrderRow, here: (scheduleId: string) => boolean): Bit[] {
  const seats = row.realStatus === 'paid_success' ? row.seats : [];
  const whole = seats.reduce((sum, s) => sum + s.price, 0);
  const worth = worthOf(row);
  let before = 0;
  return seats.flatMap((seat, i) => {
    // Without any price the first one bears what there is: freight, or nothing.
    const fen = whole > 0 ? shareOf(worth, { whole, before, part: seat.price }) : i === 0 ? worth : 0;
    before += seat.price;
    return here(seat.scheduleId ?? row.scheduleId)
      ? [{ seatId: seat.seatId, category: seat.category, fen }]
      : [];
  });
}

/** What of a sum of a part that was given back falls to the evening: of all of a package each has some. */
function shareHere(row: OrderRow, { seats }: ReturnedPart, here: (scheduleId: string) => boolean) {
  const whole = seats.reduce((sum, s) => sum + s.price, 0);
  return (fen: number): number => {
    if (seats.every(s => here(s.scheduleId ?? row.scheduleId))) return fen;
    let before = 0;
    return seats.reduce((sum, s) => {
      const part = shareOf(fen, { whole, before, part: s.price });
      before += s.price;
      return here(s.scheduleId ?? row.scheduleId) ? sum + part : sum;
    }, 0);
  };
}

const DAY = 86_400_000;
/** Days of the hall from one instant to another. */
const daysBetween = (from: number, to: number): number =>
  Math.round((hallInstant(hallTime(to).date) - hallInstant(hallTime(from).date)) / DAY);

type Parts = Pick<DeskCtx, 'deps' | 'season' | 'now'>;

/** One evening: what was sold, held, given and returned, by category, channel, discount and day, and who came. */
export async function eveningReport(parts: Parts, schedule: ScheduleDoc): Promise<Report> {
  const { deps, season, now } = parts;
  const { direct } = deps.store;
  const here = (id: string): boolean => id === schedule.id;
  const sums = new Sums();
  let sum = 0;
  let ledger = 0;
  const rows = await direct.desk.ordersAt(schedule.id);
  const bookedOf = await bookedFor(direct, rows);
  const curve = new Map<number, { places: number; fen: number }>();
  const onDay = (row: OrderRow, places: number, fen: number): void => {
    const day = Math.max(0, daysBetween(soldAt(row) ?? row.createdAt, schedule.startsAt));
    const before = curve.get(day) ?? { places: 0, fen: 0 };
    curve.set(day, { places: before.places + places, fen: before.fen + fen });
  };
  const used = await usedIn(direct, rows, schedule.id);
  for (const row of rows) {
    if (isUnpaid(row.realStatus) && row.expiresAt > now) {
      sums.add(
        'status',
        'in a basket',
        row.seats.filter(s => here(s.scheduleId ?? row.scheduleId)).length,
        0,
      );
      continue;
    }
    const bits = bitsOf(row, here);
    const fen = bits.reduce((total, bit) => total + bit.fen, 0);
    const gone = (row.returned ?? []).flatMap(part =>
      part.seats.filter(s => here(s.scheduleId ?? row.scheduleId)).map(() => 1),
    ).length;
    if (gone > 0) {
      const returned = (row.returned ?? []).map(part => ({ part, share: shareHere(row, part, here) }));
      const back = returned.reduce((total, { part, share }) => total + share(paidBack(part)), 0);
      const donated = returned.reduce(
        (total, { part, share }) => total + (part.donated === undefined ? 0 : share(part.amount)),
        0,
      );
      sums.add('returned', 'returned', gone, -back);
      if (donated > 0) sums.add('returned', 'of these for the foundation', 0, -donated);
    }
    // What stays of an order that was given back as a whole is its fee.
    if (row.realStatus === 'paid_return_succ' && row.scheduleId === schedule.id) {
      sums.add('status', 'fees of returns', 0, worthOf(row));
      onDay(row, 0, worthOf(row));
      sum += worthOf(row);
      ledger += bookedOf(row);
    }
    if (bits.length === 0) continue;
    sums.add('status', row.complimentary ? 'complimentary' : 'sold', bits.length, fen);
    for (const bit of bits)
      sums.add('category', categoryOf(season, schedule.planId, bit.category), 1, bit.fen);
    sums.add('channel', channelOf(row), bits.length, fen);
    const kinds = row.complimentary
      ? ['complimentary']
      : row.discounts.length > 0
        ? [...new Set(row.discounts.map(d => d.kind))]
        : ['none'];
    sums.add('discount', kinds.join(' + '), bits.length, fen);
    onDay(row, bits.length, fen);
    for (const { seatId } of bits)
      sums.add('attendance', used.has(`${row.tradeNo} ${seatId}`) ? CAME : ABSENT, 1, 0);
    sum += fen;
    // Of a package what the books say beyond its worth would show here.
    ledger += fen + bookedOf(row) - worthOf(row);
  }
  const claims = await direct.sales.taken(schedule.id, now);
  const held = claims.filter(c => c.tradeNo === HOUSE).length + withheldOf(season.catalogue, schedule).size;
  sums.add('status', 'held by the house', held, 0);
  for (const [day, { places, fen }] of [...curve].sort(([a], [b]) => b - a))
    sums.add('days before', String(day), places, fen);
  return { title: `${schedule.id} ${hallTime(schedule.startsAt).date}`, lines: sums.lines, sum, ledger };
}

/** What the payments of these orders hold for each of them, by their own count. */
async function bookedFor(tx: Tx, rows: readonly OrderRow[]): Promise<(row: OrderRow) => number> {
  const payments = grouped(
    await tx.sales.paymentsIn(rows.filter(row => !row.funds).map(row => row.tradeNo)),
    p => p.tradeNo,
  );
  return row => fundsIn(row, payments.get(row.tradeNo) ?? []).reduce((sum, fund) => sum + fund.fen, 0);
}

const CAME = t('到场', 'came');
const ABSENT = t('未到场', 'did not come');
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

const categoryOf = (season: DeskCtx['season'], planId: string, code: string): Bilingual => {
  const name = season.catalogue.plans.get(planId)?.categories.find(c => c.code === code)?.name;
  return name?.en ? name : t(code, code);
};

/** The movements of some days, and what all days up to their end come to: money in, money back, and gifts to the foundation. */
async function daysReport({ deps }: Pick<DeskCtx, 'deps'>, title: string, period: Period): Promise<Report> {
  const { desk } = deps.store.direct;
  const inside = (at: number): boolean => at >= period.from && at < period.to;
  const { byGateway, until, after, left } = await desk.moves(period, deps.clock.now());
  const sums = new Sums();
  for (const { gateway, paid, received, unneeded, sentBack } of byGateway) {
    if (paid > 0) sums.add('money in', gateway, paid, received);
    if (unneeded > 0) sums.add('money back', `${gateway}, not needed`, unneeded, -sentBack);
  }
  for (const row of await desk.ordersMoved(period)) {
    for (const part of (row.returned ?? []).filter(part => inside(part.at))) {
      // Of a package a piece is an evening with all of its seats.
      const places = part.seats.length || part.pieces.length;
      sums.add('money back', `returned, ${row.family}`, places, -paidBack(part));
      if (part.fee > 0) sums.add('kept', 'fees', places, part.fee);
      if (part.donated !== undefined) sums.add('kept', 'for the foundation', places, part.amount);
    }
    const sold = soldAt(row);
    if (sold === null || !inside(sold)) continue;
    // The row of one that was given back shows all that it was.
    const gone = row.realStatus === 'paid_success' ? (row.returned ?? []).flatMap(p => p.seats) : [];
    const places = row.seats.length + gone.length;
    const worth = totalsOf(row).totalFee;
    sums.add(row.complimentary ? 'complimentary' : 'sold', row.family, places, worth);
    sums.add('channel', channelOf(row), places, worth);
    for (const d of row.discounts) sums.add('discount', d.kind, 1, -d.fen);
  }
  // What all payments have left by their own count now, less what came and went after the day.
  return { title, lines: sums.lines, sum: until, ledger: left - after };
}

async function daysOrMonth(ctx: DeskCtx, kind: 'day' | 'month'): Promise<Report> {
  const today = hallTime(ctx.now).date;
  const named = ctx.asked.words[1] ?? (kind === 'day' ? today : today.slice(0, 7));
  if (kind === 'day' && !isDay(named)) throw new Wrong('A day is written YYYY-MM-DD.');
  const period = kind === 'day' ? daysOf(named) : monthOf(named);
  if (!period) throw new Wrong('A month is written YYYY-MM.');
  return daysReport(ctx, named, period);
}

export const report: Command = {
  usage: `evening <performance> | report day <YYYY-MM-DD> | report month <YYYY-MM> ${SEPARATOR}`,
  does: 'What was sold, held, given and returned: as a table, and as a page to print.',
  async plan(ctx) {
    const kind = ctx.word(0, 'evening, day or month');
    if (kind !== 'evening' && kind !== 'day' && kind !== 'month')
      throw new Wrong('A report is of an evening, a day or a month.');
    const found =
      kind === 'evening'
        ? await eveningReport(ctx, scheduleNamed(ctx, ctx.word(1, 'The performance')))
        : await daysOrMonth(ctx, kind);
    const { title, lines, sum, ledger } = found;
    const name = `report-${title.replace(/[^\w-]+/g, '-')}`;
    const rows = lines.map(l => [l.group, l.name, l.places, decimal(l.fen)]);
    const total = ['total', kind === 'evening' ? 'brought' : 'in the books', '', decimal(sum)];
    return {
      lines: [
        title,
        ...lines.map(
          l =>
            `${l.group.padEnd(14)} ${l.name.padEnd(32)} ${String(l.places).padStart(6)} ${money(l.fen).padStart(14)}`,
        ),
        `Total ${money(sum)}; the books say ${money(ledger)}${sum === ledger ? '' : ': THEY DIFFER'}.`,
      ],
      files: {
        [`${name}.csv`]: tableFor(ctx, [['group', 'name', 'places', brand.currency.code], ...rows, total]),
        [`${name}.html`]: page(found),
      },
    };
  },
};
