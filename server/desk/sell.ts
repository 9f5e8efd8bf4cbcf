import { companionsAlone } from '#domain/rules/companions.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { statusSaid } from '#domain/words/desk.ts';
import { longDateTime } from '#lib/dates.ts';
import { withheldOf } from '../catalogue/catalogue.ts';
import type { PlannedSeat, ScheduleDoc } from '../catalogue/types.ts';
import { placeAtCounter } from '../orders/counter.ts';
import { lineOf } from '../orders/seat-lines.ts';
import type { SeatLine } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, wrong } from './command.ts';
import { hallTimeOf } from './days.ts';
import { money, orderNamed, scheduleAsked } from './find.ts';
import { guestSaid } from './guest.ts';
import { eveningSaid, namesOf, seatsSaid } from './said.ts';
import { seatsNamed, wordsAfter } from './seats.ts';
import { needsDrawer, takeMoney, wayOf } from './take.ts';

/** Whoever comes late may still buy for so long after the beginning, ms. */
const SOLD_AFTER_START = 3_600_000;

/** Until when a reservation is kept: a time of the hall, before the evening begins. */
export function keptUntil({ option, now }: DeskCtx, startsAt: number): number {
  const until = hallTimeOf(option('until') ?? '');
  if (until === null)
    throw wrong('请写明保留到何时，如 2026-12-24 18:30。', 'Say until when, as 2026-12-24 18:30 (--until).');
  if (until <= now || until > startsAt)
    throw wrong('只能保留到开演之前的某个时间。', 'It can be kept until a time before the evening begins.');
  return until;
}

/** An evening that seats are still sold for, and seats that are sold so. */
export function requireSold(schedule: ScheduleDoc, seats: readonly PlannedSeat[], now: number): void {
  if (schedule.cancelled || now >= schedule.startsAt + SOLD_AFTER_START)
    throw wrong('这一场已经结束或取消。', 'That evening is over or cancelled.');
  if (companionsAlone(seats.map(s => s.kind)))
    throw wrong('陪同席只能和轮椅席一起卖。', 'A companion’s place is sold beside a wheelchair’s.');
}

/** Nobody has them, and the house does not keep them. */
export async function requireFree(
  { deps, season, now }: DeskCtx,
  schedule: ScheduleDoc,
  lines: readonly SeatLine[],
): Promise<void> {
  const kept = withheldOf(season.catalogue, schedule);
  const taken = await deps.store.direct.sales.taken(schedule.id, now);
  const gone = namesOf(lines.filter(s => kept.has(s.seatId) || taken.some(t => t.seatId === s.seatId)));
  if (gone.en !== '') throw wrong(`已不可售：${gone.zh}`, `Not free: ${gone.en}`);
}

/** Sells to whoever stands there, or keeps seats for them: the money is taken as of any order that is paid at the desk. */
export const sell: Command = {
  usage:
    '<performance> <seat> [<seat> …] --way cash|card|later|link [--slip <number>] [--until <time>] [--name … --mobile … --email …] --why <note>',
  does: {
    zh: '在窗口售票，或保留到一个时间：等人来，或等人用发出的链接付款。现金进售票员的钱箱。',
    en: 'Sells seats at the counter, or keeps them until a time: for whoever comes, or for whoever pays by the link that is sent. Cash goes into the clerk’s drawer.',
  },
  async plan(ctx) {
    const { deps, now, option } = ctx;
    const schedule = scheduleAsked(ctx);
    const seats = seatsNamed(ctx, schedule, wordsAfter(ctx, 1));
    const lines = seats.map(s => lineOf(s, schedule));
    const guest = guestSaid(ctx);
    const link = option('way') === 'link';
    const later = link || option('way') === 'later';
    const way = later ? null : wayOf(ctx);
    requireSold(schedule, seats, now);
    if (later && !link && guest.name === '' && guest.mobile === '')
      throw wrong('保留座位请写姓名或手机号。', 'Say for whom it is kept: a name or a mobile number.');
    if (link && guest.mobile === '' && guest.email === '')
      throw wrong(
        '请写明付款链接发到哪个手机号或邮箱。',
        'Say where the link goes: a mobile number or an e-mail address.',
      );
    const until = later ? keptUntil(ctx, schedule.startsAt) : now + HOLD;
    await requireFree(ctx, schedule, lines);
    if (way?.way === 'cash') await needsDrawer(ctx);
    const sum = lines.reduce((fen, s) => fen + s.price, 0);
    const [evening, names] = [eveningSaid(ctx, schedule), namesOf(lines)];
    const told = {
      zh: `${evening.zh}：${names.zh}，共 ${money(sum)}`,
      en: `${evening.en}: ${names.en}, ${money(sum)}`,
    };
    const how = link
      ? {
          zh: `保留到 ${longDateTime(until, 'zh-CN')}，付款链接发到 ${guest.email || guest.mobile}`,
          en: `Kept until ${longDateTime(until, 'en-US')}; the link to pay goes to ${guest.email || guest.mobile}`,
        }
      : later
        ? { zh: `保留到 ${longDateTime(until, 'zh-CN')}`, en: `Kept until ${longDateTime(until, 'en-US')}` }
        : way?.way === 'cash'
          ? { zh: `现金 ${money(sum)}`, en: `Cash ${money(sum)}` }
          : { zh: `刷卡 ${money(sum)}（${option('slip')}）`, en: `Card ${money(sum)} (${option('slip')})` };
    return {
      lines: [told, how],
      grave: !later,
      async run(write) {
        const { order, payment } = await write(async tx => {
          const sale = { schedule, seats, guest, until };
          const placed = await placeAtCounter(deps, tx, sale, now);
          if ('lost' in placed) {
            const lost = seatsSaid(ctx, schedule, placed.lost);
            throw wrong(
              `刚刚被别人买走：${lost.zh}，什么也没有卖。`,
              `Taken a moment ago: ${lost.en}. Nothing was sold.`,
            );
          }
          if (link) await deps.notify?.(tx, { kind: 'pay-link', tradeNo: placed.order.tradeNo });
          return placed;
        });
        const { tradeNo } = order;
        if (!way)
          return {
            order: tradeNo,
            lines: [{ zh: `已保留，订单 ${tradeNo}`, en: `Kept, as order ${tradeNo}` }],
          };
        await takeMoney(ctx, payment, way);
        const { realStatus } = await orderNamed(ctx, tradeNo);
        if (realStatus !== 'paid_success')
          throw wrong(
            `订单 ${tradeNo} 没有成交（${statusSaid(realStatus).zh}）：请把钱退给观众。`,
            `${tradeNo} could not be fulfilled (${statusSaid(realStatus).en}): give the money back.`,
          );
        return {
          order: tradeNo,
          lines: [{ zh: `已售，订单 ${tradeNo}`, en: `Sold, as order ${tradeNo}` }],
        };
      },
    };
  },
};
