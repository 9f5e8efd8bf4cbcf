import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import { inTheWay } from '../catalogue/same-hall.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { addAct, editedBy } from '../season/acts.ts';
import { occasionChanges } from '../season/diff.ts';
import type { Edit } from '../season/office-act.ts';
import { byKind, type Docs } from '../season/protect.ts';
import { buyersOf, recordChanges, tellChanges } from '../season/tell.ts';
import type { Tx } from '../store/port.ts';
import { type OrderRow, paidBack } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Line, type Plan, wrong } from './command.ts';
import { counted } from './counted.ts';
import { hallTimeOf } from './days.ts';
import { titleOf } from './door-parts.ts';
import { money, orderLine, scheduleAsked } from './find.ts';
import { eveningSaid } from './said.ts';

/** Everyone concerned: whose tickets stand, and whose order waits to be paid. */
async function concerned({ deps, now }: DeskCtx, scheduleId: string): Promise<OrderRow[]> {
  const rows = await deps.store.direct.desk.ordersAt(scheduleId);
  return rows.filter(r => r.realStatus === 'paid_success' || isLive(r, now));
}

/** A hall has room for one evening at a time. */
function hallIsFree(ctx: DeskCtx, next: ScheduleDoc, all: Iterable<ScheduleDoc>): void {
  const other = inTheWay(next, all);
  if (!other) return;
  const { zh, en } = eveningSaid(ctx, other);
  throw wrong(`那时厅里有另一场：${zh}（${other.id}）。`, `The hall is taken then: ${en} (${other.id}).`);
}

/** The performance as it shall be, with a preview of everyone who hears of it. */
export async function change(
  ctx: DeskCtx,
  schedule: ScheduleDoc,
  next: ScheduleDoc,
  {
    head,
    more,
    done,
    sign,
  }: {
    head: Bilingual;
    /** Lines below the list of those who hear of it. */
    more: readonly Line[];
    done: Bilingual;
    /** Writes the act itself; gives its name. */
    sign(tx: Tx): Promise<string>;
  },
): Promise<Plan> {
  const { deps, now, season } = ctx;
  hallIsFree(ctx, next, season.catalogue.schedules.values());
  const rows = await concerned(ctx, schedule.id);
  const paid = rows.filter(r => r.realStatus === 'paid_success');
  const seats = paid.reduce((n, r) => n + r.seats.length, 0);
  const worth = paid.reduce(
    (sum, r) => sum + totalsOf(r).totalFee - (r.returned ?? []).reduce((s, part) => s + paidBack(part), 0),
    0,
  );
  return {
    lines: [
      head,
      {
        zh: `已付款 ${paid.length} 笔，${seats} 个座位，共 ${money(worth)}；待付款 ${rows.length - paid.length} 笔。`,
        en: `${counted(paid.length, 'paid order')} with ${counted(seats, 'seat')}, worth ${money(worth)} in all; ${rows.length - paid.length} waiting to be paid.`,
      },
      ...rows.map(row => orderLine(ctx, row)),
      ...more,
    ],
    grave: true,
    async run(write) {
      const told = await write(async tx => {
        await tx.catalogue.lock();
        const all = (await tx.catalogue.read('schedule')).flatMap(
          ({ body }) => (body as ScheduleDoc | null) ?? [],
        );
        const seen = all.find(({ id }) => id === schedule.id);
        if (seen?.startsAt !== schedule.startsAt || seen.cancelled !== schedule.cancelled)
          throw wrong('这一场刚刚有变化，什么也没有做。', 'That evening has just changed. Nothing was done.');
        hallIsFree(ctx, next, all);
        const by = await sign(tx);
        // Whatever else a season has said of it meanwhile stays.
        const { cancelled, startsAt, movedFrom } = next;
        const { movedFrom: _, ...bare } = seen;
        const body = { ...bare, cancelled, startsAt, ...(movedFrom !== undefined && { movedFrom }) };
        await tx.catalogue.upsert([{ kind: 'schedule', id: schedule.id, body }]);
        const [was, is] = [seen, body].map(doc => byKind([{ kind: 'schedule', id: schedule.id, body: doc }]));
        await recordChanges(tx, occasionChanges(was as Docs, is as Docs), { version: null, by, at: now });
        return (await buyersOf(tx, schedule.id)).length;
      });
      expireCatalogue(deps.store);
      await tellChanges(deps);
      return [
        done,
        {
          zh: deps.notify ? `已通知 ${told} 位购票人。` : `要通知 ${told} 位购票人：没有设置信件。`,
          en: `${counted(told, 'buyer')} ${told === 1 ? 'is' : 'are'} ${deps.notify ? 'told' : 'to be told: no letters are set up'}.`,
        },
      ];
    },
  };
}

const CHOICE: Bilingual = {
  zh: '每位购票人可以选择退款、换场或捐给基金会；不会自动退款。',
  en: 'Each buyer may take the money back, another evening, or give it to the foundation; nothing is sent back by itself.',
};

/** An act that stands over what the season says of an evening. */
function edit(
  ctx: DeskCtx,
  schedule: ScheduleDoc,
  {
    what,
    says,
    before,
    ...words
  }: Pick<Edit, 'what' | 'says' | 'before'> & { head: Bilingual; done: Bilingual },
): Promise<Plan> {
  const act = { ...signed(ctx, schedule.id), what, says, before };
  return change(ctx, schedule, editedBy(schedule, [{ ...act, number: 0 }]), {
    ...words,
    more: [
      CHOICE,
      {
        zh: '不管发布哪一版音乐季，它都有效，直到撤销（acts、undo）。',
        en: 'It stands whatever season is published, until it is undone: acts, undo.',
      },
    ],
    sign: async tx => `act-${(await addAct(tx, act)).number}`,
  });
}

/** Who does it, and why, as an act has it. */
export const signed = ({ now: at, asked: { who, why } }: DeskCtx, scheduleId: string) => ({
  scheduleId,
  at,
  who,
  why,
});

export const cancelEvening: Command = {
  usage: '<performance> --why <reason>',
  does: {
    zh: '取消一场演出：随时可以全额退款。',
    en: 'Cancels a performance: all of the money can be had back, at any time.',
  },
  async plan(ctx) {
    const schedule = scheduleAsked(ctx);
    const { zh, en } = eveningSaid(ctx, schedule);
    if (schedule.cancelled) throw wrong(`${zh} 已经取消。`, `${en}, is cancelled already.`);
    return edit(ctx, schedule, {
      what: 'cancel',
      says: { cancelled: true },
      before: { cancelled: false },
      head: { zh: `${zh} 取消。`, en: `${en}, is cancelled.` },
      done: { zh: `${zh} 已取消。`, en: `${en}, is cancelled.` },
    });
  },
};

export const moveEvening: Command = {
  usage: '<performance> --to "2026-12-24 19:30" --why <reason>',
  does: {
    zh: '改期（当地时间）：之前购票的人在开演前可以全额退款。',
    en: 'Moves a performance, in the hall’s time: whoever has bought before may have all of the money back until it begins.',
  },
  async plan(ctx) {
    const schedule = scheduleAsked(ctx);
    const text = ctx.option('to') ?? '';
    const startsAt = hallTimeOf(text);
    if (startsAt === null)
      throw wrong(
        '写明新的时间，如 2026-12-24 19:30（--to，当地时间）。',
        'Say when, in the hall’s time, as 2026-12-24 19:30 (--to).',
      );
    if (startsAt <= ctx.now) throw wrong(`${text} 已经过去。`, `${text} is past.`);
    const { zh, en } = titleOf(ctx.season, schedule);
    if (schedule.cancelled) throw wrong(`${zh} 已经取消。`, `${en} is cancelled.`);
    if (startsAt === schedule.startsAt) throw wrong(`${zh} 本来就在这个时间。`, `${en} begins then already.`);
    return edit(ctx, schedule, {
      what: 'move',
      says: { startsAt, movedFrom: schedule.startsAt },
      before: { startsAt: schedule.startsAt, movedFrom: schedule.movedFrom ?? null },
      head: {
        zh: `${zh} 从 ${longDateTime(schedule.startsAt, 'zh-CN')} 改到 ${text.trim()}。`,
        en: `${en} moves from ${longDateTime(schedule.startsAt, 'en-US')} to ${text.trim()}.`,
      },
      done: { zh: `${zh} 改为 ${text.trim()}。`, en: `${en} begins ${text.trim()}.` },
    });
  },
};
