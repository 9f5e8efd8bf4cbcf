import { totalsOf } from '#domain/rules/amounts.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { HOME_CODE } from '#lib/regions-home.ts';
import { subjectOf } from '../catalogue/family.ts';
import { money as priceShape } from '../season/shapes/parts.ts';
import { amountReader } from '../season/table-cells.ts';
import { type OrderRow, paidBack } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, Wrong } from './command.ts';
import { letterLine } from './letters.ts';

export const money = (fen: number): string => exactly(inUnits(fen));

/** As a price of the season is written: 380, 380.00, 380,00. */
export function sumOf(text = ''): number {
  const read = amountReader([text]).read(text);
  const sum = priceShape.safeParse('value' in read ? read.value : undefined);
  if (sum.success) return sum.data;
  throw new Wrong('Say what was taken with --sum, as in --sum 380.00');
}

/** Seats and items of an order in words. */
export const placesOf = ({ seats, items }: Pick<OrderRow, 'seats' | 'items'>): string =>
  [
    ...seats.map(s => `${s.zone.en} ${s.row}-${s.number} [${s.seatId}]`),
    ...items.map(i => `${i.name.en} × ${i.quantity}`),
  ].join('; ');

const who = ({ contact }: OrderRow): string =>
  contact ? `${contact.linkman} ${maskMobile(contact.mobile) || (contact.email ?? '')}`.trim() : 'no contact';

/** An order in one line. */
export function orderLine({ season }: Pick<DeskCtx, 'season'>, row: OrderRow): string {
  const { title, occasion } = subjectOf(season, row);
  const back = (row.returned ?? []).reduce((sum, part) => sum + paidBack(part), 0);
  return [
    row.tradeNo,
    row.complimentary ? 'complimentary' : row.realStatus,
    title.en,
    ...(occasion ? [longDateTime(occasion.startsAt, 'en-US')] : []),
    placesOf(row),
    who(row),
    `${money(totalsOf(row).totalFee)}${back > 0 ? `, ${money(back)} back` : ''}`,
  ].join(' | ');
}

/** The order of a number, or an end of the command. */
export async function orderNamed({ deps }: DeskCtx, tradeNo: string): Promise<OrderRow> {
  const row = await deps.store.direct.sales.order(tradeNo);
  if (!row) throw new Wrong(`There is no order ${tradeNo}.`);
  return row;
}

export function scheduleNamed({ season: { catalogue } }: DeskCtx, id: string) {
  const schedule = catalogue.schedules.get(id);
  if (!schedule) throw new Wrong(`There is no performance ${id}. Try: evenings`);
  return schedule;
}

export const find: Command = {
  usage: '<order number | mobile | e-mail>, or find --schedule <id> --seat <seat>',
  does: 'Finds orders; of a single one also what became of its letters.',
  async plan(ctx) {
    const { sales, desk } = ctx.deps.store.direct;
    const seat = ctx.option('seat');
    if (seat !== undefined) {
      const schedule = scheduleNamed(ctx, ctx.option('schedule') ?? ctx.asked.words[0] ?? '');
      const claim = (await sales.taken(schedule.id, ctx.now)).find(t => t.seatId === seat);
      if (!claim) return { lines: [`Nobody has ${seat}.`] };
      const row = await sales.order(claim.tradeNo);
      return { lines: [row ? orderLine(ctx, row) : `${seat} is held by the house.`] };
    }
    const text = ctx.word(0, 'What to look for');
    const mobile = phoneOf(HOME_CODE, text);
    const rows = await desk.findOrders(
      text.includes('@') ? { email: text } : isPhone(mobile) ? { mobile } : { tradeNo: text },
    );
    if (rows.length === 0) return { lines: ['No order was found.'] };
    const [only, more] = rows;
    const letters = only && !more ? await ctx.deps.store.direct.letters.lettersOf(only.tradeNo) : [];
    return {
      lines: [
        ...rows.map(row => orderLine(ctx, row)),
        ...letters.map(letter => `  letter: ${letterLine(letter)}`),
      ],
    };
  },
};

export const evenings: Command = {
  usage: '[--past]',
  does: 'Lists the performances with their ids.',
  async plan({ season, now, option }) {
    const past = option('past') !== undefined;
    const shown = season.catalogue.calendar.filter(s => past || s.startsAt > now - 6 * 3_600_000);
    return {
      lines: shown.map(s =>
        [
          s.id,
          longDateTime(s.startsAt, 'en-US'),
          season.catalogue.programs.get(s.programId)?.title.en ?? s.programId,
          ...(s.cancelled ? ['cancelled'] : []),
        ].join(' | '),
      ),
    };
  },
};
