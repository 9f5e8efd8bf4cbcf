import type { Bilingual } from '#domain/text.ts';
import { expireCatalogue, withheldOf } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { giveFreeTickets } from '../orders/complimentary.ts';
import { moveSeat as moveInOrder, paidSeat } from '../orders/move-seat.ts';
import { lineOf } from '../orders/seat-lines.ts';
import { addAct, heldAt } from '../season/acts.ts';
import { FOREVER, HOUSE } from '../store/ports/sales.ts';
import { releaseSeats } from './acts.ts';
import { type Command, type DeskCtx, type Line, wrong } from './command.ts';
import { signed } from './evening.ts';
import { money, orderAsked, orderLine, scheduleAsked, scheduleNamed } from './find.ts';
import { guestSaid } from './guest.ts';
import { categoryOf } from './report/places.ts';
import { eveningSaid, namesOf, seatsSaid } from './said.ts';

/** Seats of a performance by their ids, each there, with a price and named once. */
export function seatsNamed(
  { season: { catalogue } }: DeskCtx,
  schedule: ScheduleDoc,
  ids: readonly string[],
) {
  const plan = catalogue.plans.get(schedule.planId);
  if (ids.length === 0)
    throw wrong(
      '写明座位，如 find 和座位图所示：A-1-1 A-1-2',
      'Name the seats, as find and the plan show them: A-1-1 A-1-2',
    );
  if (new Set(ids).size !== ids.length) throw wrong('有座位写了两次。', 'A seat was named twice.');
  return ids.map(id => {
    const seat = plan?.seats.get(id);
    if (!seat || schedule.prices[seat.category] === undefined)
      throw wrong(`这一场没有座位 ${id}。`, `There is no seat ${id} on that evening.`);
    return seat;
  });
}

const notFree = ({ zh, en }: Bilingual) => wrong(`不空：${zh}`, `Not free: ${en}`);

export const wordsAfter = ({ asked }: DeskCtx, n: number): string[] =>
  asked.words.slice(n).flatMap(word => word.split(',').filter(Boolean));

export const hold: Command = {
  usage: '<performance> <seat> [<seat> …] --why <reason>',
  does: { zh: '把座位留给乐团。', en: 'Keeps seats back for the house.' },
  async plan(ctx) {
    const { deps, now, season } = ctx;
    const schedule = scheduleAsked(ctx);
    const ids = seatsNamed(ctx, schedule, wordsAfter(ctx, 1)).map(s => s.guid);
    const evening = eveningSaid(ctx, schedule);
    const said = (some: readonly string[]): Bilingual => seatsSaid(ctx, schedule, some);
    const kept = ids.filter(id => withheldOf(season.catalogue, schedule).has(id));
    if (kept.length > 0) {
      const { zh, en } = said(kept);
      throw wrong(`音乐季文件已经保留：${zh}`, `Kept back by the season’s file already: ${en}`);
    }
    const taken = new Set((await deps.store.direct.sales.taken(schedule.id, now)).map(t => t.seatId));
    const gone = ids.filter(id => taken.has(id));
    if (gone.length > 0) throw notFree(said(gone));
    return {
      lines: [
        {
          zh: `${evening.zh} 保留：${said(ids).zh}`,
          en: `Held back of ${evening.en}: ${said(ids).en}`,
        },
      ],
      grave: false,
      async run(write) {
        await write(async tx => {
          await tx.catalogue.lock();
          await addAct(tx, { ...signed(ctx, schedule.id), what: 'hold', seats: ids });
          const lost = await tx.sales.claim(schedule.id, ids, HOUSE, FOREVER, now);
          if (lost.length > 0)
            throw wrong(
              `刚刚被别人买走：${said(lost).zh}，什么也没有保留。`,
              `Taken a moment ago: ${said(lost).en}. Nothing was held.`,
            );
        });
        expireCatalogue(deps.store);
        return [{ zh: `已保留：${said(ids).zh}`, en: `Held: ${said(ids).en}` }];
      },
    };
  },
};

export const release: Command = {
  usage: '<performance> [<seat> …] --why <reason>',
  does: {
    zh: '把自留座位放回销售；不写座位则全部放回。',
    en: 'Gives seats of the house to the sale; all of them without seats.',
  },
  async plan(ctx) {
    const { deps, now } = ctx;
    const schedule = scheduleAsked(ctx);
    const wanted = wordsAfter(ctx, 1);
    const held = [...(await heldAt(deps.store.direct, schedule.id, now))].sort();
    const ids = wanted.length > 0 ? wanted : held;
    const foreign = ids.filter(id => !held.includes(id));
    if (foreign.length > 0) {
      const { zh, en } = seatsSaid(ctx, schedule, foreign);
      throw wrong(`不是乐团自留的座位：${zh}`, `Not held by the house: ${en}`);
    }
    if (ids.length === 0) throw wrong('这一场没有自留座位。', 'The house holds nothing of that evening.');
    return releaseSeats(ctx, { scheduleId: schedule.id, seats: ids });
  },
};

/** What another seat would cost beside what the order has: told, and neither taken nor given back. */
function difference(was: number, is: number): Line {
  if (was === is) return { zh: `两个座位同价：${money(is)}`, en: `Both seats cost ${money(is)}.` };
  const off = money(Math.abs(is - was));
  return {
    zh: `原票价 ${money(was)}，新座位票价 ${money(is)}，${is > was ? '贵' : '便宜'} ${off}：不补也不退`,
    en: `Ordered for ${money(was)}; the new seat costs ${money(is)}, ${off} ${is > was ? 'more' : 'less'}: nothing is taken or given back.`,
  };
}

export const moveSeat: Command = {
  usage: '<order> <seat> <other seat> [--schedule <id>] --why <reason>',
  does: {
    zh: '换一个已售座位；票价不变，旧票码作废。',
    en: 'Moves a sold seat; its price stays, its old code dies.',
  },
  async plan(ctx) {
    const { deps, now } = ctx;
    const row = await orderAsked(ctx);
    const from = ctx.word(1, { zh: '座位', en: 'The seat' });
    const to = ctx.word(2, { zh: '新座位', en: 'The other seat' });
    const scheduleId = ctx.option('schedule') ?? row.scheduleId;
    const schedule = scheduleNamed(ctx, scheduleId);
    const [seat] = seatsNamed(ctx, schedule, [to]);
    const old = paidSeat(row, scheduleId, from);
    if (!seat || !old)
      throw wrong(
        `${row.tradeNo} 在这一场没有已付款的座位 ${from}。`,
        `${row.tradeNo} has no paid seat ${from} on that evening.`,
      );
    const holder = (await deps.store.direct.sales.taken(scheduleId, now)).find(t => t.seatId === to);
    const [was, is] = [namesOf([old]), namesOf([lineOf(seat, schedule)])];
    if (holder && holder.tradeNo !== HOUSE)
      throw wrong(`${is.zh} 不空：${holder.tradeNo}`, `${is.en} is not free: ${holder.tradeNo}`);
    const [wasKind, isKind] = [old, seat].map(s => categoryOf(ctx.season, schedule.planId, s.category));
    return {
      lines: [
        orderLine(ctx, row),
        {
          zh: `${was.zh}（${wasKind?.zh}）换成 ${is.zh}（${isKind?.zh}）；已付的票款不变。`,
          en: `${was.en} (${wasKind?.en}) becomes ${is.en} (${isKind?.en}); what was paid stays as it is.`,
        },
        difference(old.price, schedule.prices[seat.category] ?? 0),
      ],
      grave: true,
      async run(write) {
        await write(async tx => {
          const move = { tradeNo: row.tradeNo, schedule, from, to: seat };
          const became = await moveInOrder(deps, tx, move, now);
          if (became === 'changed') throw wrong('订单刚刚有变化。', 'The order has just changed.');
          if (became === 'used') throw wrong('这张票已经用过。', 'That ticket has been used.');
          if (became === 'taken')
            throw wrong(
              `${is.zh} 刚刚被别人买走，什么也没有换。`,
              `${is.en} was taken a moment ago. Nothing was moved.`,
            );
        });
        return [
          {
            zh: `${was.zh} 已换成 ${is.zh}，旧票码作废。`,
            en: `${was.en} is ${is.en} now; the old code is dead.`,
          },
        ];
      },
    };
  },
};

export const complimentary: Command = {
  usage: '<performance> <seat> [<seat> …] --name <guest> [--mobile … | --email …] --why <reason>',
  does: {
    zh: '赠票；可以用自留座位。',
    en: 'Gives tickets without a price; seats that the house holds may be used.',
  },
  async plan(ctx) {
    const { deps, now } = ctx;
    const schedule = scheduleAsked(ctx);
    const seats = seatsNamed(ctx, schedule, wordsAfter(ctx, 1));
    const ids = seats.map(s => s.guid);
    const guest = guestSaid(ctx);
    const { name } = guest;
    if (name === '') throw wrong('写明给谁（--name）。', 'Say for whom (--name).');
    if (schedule.cancelled || now >= schedule.startsAt)
      throw wrong('这一场已结束或已取消。', 'That evening is over or cancelled.');
    const evening = eveningSaid(ctx, schedule);
    const said = (some: readonly string[]): Bilingual => seatsSaid(ctx, schedule, some);
    const taken = await deps.store.direct.sales.taken(schedule.id, now);
    const gone = ids.filter(id => taken.some(t => t.seatId === id && t.tradeNo !== HOUSE));
    if (gone.length > 0) throw notFree(said(gone));
    return {
      lines: [
        {
          zh: `${evening.zh} 赠票给 ${name}：${said(ids).zh}`,
          en: `Complimentary for ${name}, ${evening.en}: ${said(ids).en}`,
        },
      ],
      grave: true,
      async run(write) {
        const { tradeNo, tickets } = await write(async tx => {
          const given = await giveFreeTickets(deps, tx, { schedule, seats, guest, by: ctx.asked.who }, now);
          if ('lost' in given)
            throw wrong(
              `刚刚被别人买走：${said(given.lost).zh}，什么也没有赠出。`,
              `Taken a moment ago: ${said(given.lost).en}. Nothing was given.`,
            );
          return given;
        });
        return {
          order: tradeNo,
          lines: [
            { zh: `已赠出，订单 ${tradeNo}：`, en: `Given, as order ${tradeNo}:` },
            ...tickets.map(({ seatIds, code }) => ({
              zh: `${said(seatIds).zh}：${code}`,
              en: `${said(seatIds).en}: ${code}`,
            })),
          ],
        };
      },
    };
  },
};
