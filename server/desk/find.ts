import { totalsOf } from '#domain/rules/amounts.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { statusSaid } from '#domain/words/desk.ts';
import { longDateTime } from '#lib/dates.ts';
import { exactly, inUnits } from '#lib/price.ts';
import { subjectOf } from '../catalogue/family.ts';
import { money as priceShape } from '../catalogue/shapes/parts.ts';
import { HOUR } from '../clock.ts';
import { amountReader } from '../season/table-cells.ts';
import { type OrderRow, paidBack } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, wrong } from './command.ts';
import { letterLine } from './letters.ts';
import { lookFor } from './look-for.ts';

export const money = (fen: number): string => exactly(inUnits(fen));

/** As a price of the season is written: 380, 380.00, 380,00. Money at the counter is in the house's currency alone. */
export function sumOf(text = ''): number {
  const reader = amountReader([text]);
  const read = reader.read(text);
  const sure = 'value' in read && reader.notes().length === 0;
  const sum = priceShape.safeParse(sure ? read.value : undefined);
  if (sum.success) return sum.data;
  throw wrong('写明金额，如 380.00（--sum）。', 'Say the sum, as 380.00 (--sum).');
}

const LOCALE = { zh: 'zh-CN', en: 'en-US' } as const;

/** Seats and items of an order in words. */
export const placesOf = ({ seats, items }: Pick<OrderRow, 'seats' | 'items'>, in_: 'zh' | 'en'): string =>
  [
    ...seats.map(s => `${s.zone[in_]} ${s.row}-${s.number} [${s.seatId}]`),
    ...items.map(i => `${i.name[in_]} × ${i.quantity}`),
  ].join('; ');

const who = ({ contact }: OrderRow): Bilingual => {
  const text = contact && `${contact.linkman} ${maskMobile(contact.mobile) || (contact.email ?? '')}`.trim();
  return text === null ? { zh: '没有联系人', en: 'no contact' } : { zh: text, en: text };
};

/** An order in one line. */
export function orderLine({ season }: Pick<DeskCtx, 'season'>, row: OrderRow): Bilingual {
  const { title, occasion } = subjectOf(season, row);
  const back = (row.returned ?? []).reduce((sum, part) => sum + paidBack(part), 0);
  const sum = money(totalsOf(row).totalFee);
  const status = row.complimentary ? { zh: '赠票', en: 'complimentary' } : statusSaid(row.realStatus);
  const line = (in_: 'zh' | 'en', returned: string): string =>
    [
      row.tradeNo,
      status[in_],
      title[in_],
      ...(occasion ? [longDateTime(occasion.startsAt, LOCALE[in_])] : []),
      placesOf(row, in_),
      who(row)[in_],
      `${sum}${back > 0 ? returned : ''}`,
    ].join(' | ');
  return {
    zh: line('zh', `，已退 ${money(back)}`),
    en: line('en', `, ${money(back)} back`),
  };
}

/** The order of a number, or an end of the command. */
export async function orderNamed({ deps }: DeskCtx, tradeNo: string): Promise<OrderRow> {
  const row = await deps.store.direct.sales.order(tradeNo);
  if (!row) throw wrong(`没有订单 ${tradeNo}。`, `There is no order ${tradeNo}.`);
  return row;
}

export function scheduleNamed({ season: { catalogue } }: DeskCtx, id: string) {
  const schedule = catalogue.schedules.get(id);
  if (!schedule)
    throw wrong(`没有场次 ${id}，编号见 evenings。`, `There is no performance ${id}. Try: evenings`);
  return schedule;
}

/** The first word of a command. */
export const orderAsked = (ctx: DeskCtx): Promise<OrderRow> =>
  orderNamed(ctx, ctx.word(0, { zh: '订单号', en: 'The order’s number' }));
export const scheduleAsked = (ctx: DeskCtx) =>
  scheduleNamed(ctx, ctx.word(0, { zh: '场次', en: 'The performance' }));

export const find: Command = {
  usage:
    '<order number | mobile | e-mail | name | ticket code | seat as “A区2排14座” or “row 2 seat 14”, with a date> [--schedule <id>], or find --schedule <id> --seat <seat>',
  does: {
    zh: '查找订单；只有一笔时也列出它的信件。',
    en: 'Finds orders; of a single one also what became of its letters.',
  },
  async plan(ctx) {
    const { sales } = ctx.deps.store.direct;
    const seat = ctx.option('seat');
    if (seat !== undefined) {
      const schedule = scheduleNamed(ctx, ctx.option('schedule') ?? ctx.asked.words[0] ?? '');
      const claim = (await sales.taken(schedule.id, ctx.now)).find(t => t.seatId === seat);
      if (!claim) return { lines: [{ zh: `${seat} 没有人。`, en: `Nobody has ${seat}.` }] };
      const row = await sales.order(claim.tradeNo);
      return {
        lines: [
          row ? orderLine(ctx, row) : { zh: `${seat} 由乐团自留。`, en: `${seat} is held by the house.` },
        ],
      };
    }
    ctx.word(0, { zh: '要找什么', en: 'What to look for' });
    const rows = await lookFor(ctx, ctx.asked.words.join(' '), ctx.option('schedule'));
    if (rows.length === 0) return { lines: [{ zh: '没有找到订单。', en: 'No order was found.' }] };
    const [only, more] = rows;
    const letters = only && !more ? await ctx.deps.store.direct.letters.lettersOf(only.tradeNo) : [];
    return {
      lines: [
        ...rows.map(row => orderLine(ctx, row)),
        ...letters.map(letter => {
          const { zh, en } = letterLine(letter);
          return { zh: `  信件：${zh}`, en: `  letter: ${en}` };
        }),
      ],
    };
  },
};

export const evenings: Command = {
  usage: '[--past]',
  does: { zh: '列出场次和编号。', en: 'Lists the performances with their ids.' },
  async plan({ season, now, option }) {
    const past = option('past') !== undefined;
    const shown = season.catalogue.calendar.filter(s => past || s.startsAt > now - 6 * HOUR);
    return {
      lines: shown.map(s => {
        const title = season.catalogue.programs.get(s.programId)?.title;
        const line = (in_: 'zh' | 'en', cancelled: string): string =>
          [
            s.id,
            longDateTime(s.startsAt, LOCALE[in_]),
            title?.[in_] ?? s.programId,
            ...(s.cancelled ? [cancelled] : []),
          ].join(' | ');
        return { zh: line('zh', '已取消'), en: line('en', 'cancelled') };
      }),
    };
  },
};
