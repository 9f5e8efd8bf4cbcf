import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { actLine } from '../season/act-words.ts';
import { asFound, editedBy, readActs, undoAct } from '../season/acts.ts';
import { type Edit, type Held, isStanding, isWritten, type Written } from '../season/office-act.ts';
import { breaches, byKind, type Docs } from '../season/protect.ts';
import type { Tx } from '../store/port.ts';
import { HOUSE } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Line, type Plan, wrong } from './command.ts';
import { counted } from './counted.ts';
import { titleOf } from './door-parts.ts';
import { change } from './evening.ts';
import { orderLine, scheduleNamed } from './find.ts';
import { eveningSaid, seatsSaid } from './said.ts';
import { takeBack } from './texts.ts';

const docsOf = ({ season: { catalogue } }: DeskCtx): Docs =>
  new Map<string, ReadonlyMap<string, unknown>>([
    ['schedule', catalogue.schedules],
    ['program', catalogue.programs],
  ]);

const standing = async (tx: Tx, now: number) => (await readActs(tx, now)).filter(isStanding);

export const acts: Command = {
  usage: '[--past]',
  does: {
    zh: '列出工作人员对演出做过、叠在音乐季文件之上的变动，以及撤销用的编号。',
    en: 'Lists what the office did to evenings that stands over the season’s files, each with the number that undoes it.',
  },
  async plan(ctx) {
    const { deps, now, season, option } = ctx;
    const all = await standing(deps.store.direct, now);
    const past = option('past') !== undefined;
    const shown = all.filter(
      act =>
        past || isWritten(act) || (season.catalogue.schedules.get(act.scheduleId)?.startsAt ?? now) >= now,
    );
    const docs = docsOf(ctx);
    return {
      lines:
        shown.length > 0
          ? shown.map(act => {
              const said = actLine(docs, act);
              const about = isWritten(act) ? [] : [act.scheduleId];
              const line = (words: string): string => [act.number, ...about, words].join(' | ');
              return { zh: line(said.zh), en: line(said.en) };
            })
          : [
              {
                zh: '没有叠在音乐季文件之上的变动。',
                en: 'Nothing of the office stands over the season’s files.',
              },
            ],
    };
  },
};

/** An evening without one of its acts: as the last version of the season has it, or as the act found it. */
async function without(
  tx: Tx,
  act: Edit,
  now: number,
): Promise<{ live: ScheduleDoc; next: ScheduleDoc } | null> {
  const live = (await tx.catalogue.read('schedule', act.scheduleId))[0]?.body as ScheduleDoc | undefined;
  if (!live) return null;
  const all = (await standing(tx, now)).filter(a => a.scheduleId === act.scheduleId);
  const [last] = await tx.seasons.versions();
  const docs = last ? ((await tx.seasons.docsOf(last.number)) ?? []) : [];
  const said = docs.find(d => d.kind === 'schedule' && d.id === act.scheduleId)?.body as
    | ScheduleDoc
    | undefined;
  const rest = all.filter(a => a.number !== act.number);
  return { live, next: editedBy(said ?? asFound(live, all), rest) };
}

const sameEvening = (a: ScheduleDoc, b: ScheduleDoc): boolean =>
  a.startsAt === b.startsAt && a.cancelled === b.cancelled && a.movedFrom === b.movedFrom;

/** What was sold of an evening and would not be there when it takes place again. */
async function lost(tx: Tx, live: ScheduleDoc, next: ScheduleDoc, now: number): Promise<Bilingual[]> {
  const plans = await tx.catalogue.read('plan', next.planId);
  // Its date changes by name, and its buyers hear of it.
  const [before, after] = [{ ...live, startsAt: next.startsAt }, next].map(body =>
    byKind([...plans, { kind: 'schedule', id: live.id, body }]),
  );
  return breaches(before as Docs, after as Docs, await tx.sales.sold(now)).filter(({ en }) =>
    en.startsWith(live.id),
  );
}

const undone = (ctx: DeskCtx, act: Edit): Line => {
  const { zh, en } = actLine(docsOf(ctx), act);
  return { zh: `${zh}：撤销。`, en: `${en} is undone.` };
};

async function undoEdit(ctx: DeskCtx, act: Edit): Promise<Plan> {
  const { deps, now } = ctx;
  const { direct } = deps.store;
  const name = `Act ${act.number}`;
  const found = await without(direct, act, now);
  if (!found || sameEvening(found.live, found.next))
    return {
      lines: [
        undone(ctx, act),
        found
          ? {
              zh: '后来的变动或音乐季说法相同：购票人那里没有变化。',
              en: 'A later act or the season says the same: nothing changes for buyers.',
            }
          : { zh: '这一场不在任何音乐季里。', en: 'Its evening is in no season.' },
      ],
      grave: false,
      async run(write) {
        await write(async tx => {
          await tx.catalogue.lock();
          const again = await without(tx, act, now);
          if (again && !sameEvening(again.live, again.next))
            throw wrong('刚刚有变化。', 'It has just changed.');
          await undoAct(tx, act, now);
        });
        expireCatalogue(deps.store);
        return [{ zh: `变动 ${act.number} 已撤销。`, en: `${name} is undone.` }];
      },
    };
  const { live, next } = found;
  const atIn = (locale: Locale): string => longDateTime(next.startsAt, locale, true);
  const at = atIn('en-US');
  if (next.startsAt <= now)
    throw wrong(
      `这一场会在 ${atIn('zh-CN')} 开始，已经过去。`,
      `That evening would begin ${at}, which is past.`,
    );
  if (!next.cancelled) {
    const gone = await lost(direct, live, next, now);
    if (gone.length > 0)
      throw wrong(
        `已售出的不能丢失：\n${gone.map(g => g.zh).join('\n')}`,
        `What is sold cannot be lost:\n${gone.map(g => g.en).join('\n')}`,
      );
  }
  const { zh: title, en: titleEn } = titleOf(ctx.season, live);
  const is = next.cancelled ? `is cancelled still, for ${at}` : `takes place ${at}`;
  const isZh = `${next.cancelled ? '仍然取消' : '照常举行'}（${atIn('zh-CN')}）`;
  const back = (await direct.desk.ordersAt(live.id)).filter(row =>
    (row.returned ?? []).some(part => part.at >= act.at),
  );
  return change(ctx, live, next, {
    head: {
      zh: `变动 ${act.number} 撤销：${title} ${isZh}。`,
      en: `${name} is undone: ${titleEn} ${is}.`,
    },
    more: [
      ...(back.length > 0
        ? [
            {
              zh: `之后有 ${back.length} 笔订单全部或部分退款、换票或捐赠。这些不变：退回的座位已在售，也不再通知：`,
              en: `${counted(back.length, 'order')} ${back.length === 1 ? 'was' : 'were'} given back, exchanged or donated since, in all or in part. That stays so: what was given back is on sale, and nobody writes to them of it:`,
            },
            ...back.map(row => orderLine(ctx, row)),
          ]
        : []),
      ...(next.cancelled
        ? []
        : [
            {
              zh: '按别的时间购票的人，在开演前可以全额退款。',
              en: 'Who ordered it for another time may have all of the money until it begins.',
            },
          ]),
    ],
    done: { zh: `${title} ${isZh}。`, en: `${titleEn} ${is}.` },
    async sign(tx) {
      const again = await without(tx, act, now);
      if (!again || !sameEvening(again.next, next))
        throw wrong('刚刚有变化，什么也没有做。', 'It has just changed. Nothing was done.');
      if (!(await standing(tx, now)).some(a => a.number === act.number))
        throw wrong(`变动 ${act.number} 刚刚已撤销。`, `${name} was undone a moment ago.`);
      await undoAct(tx, act, now);
      return `undo-${act.number}`;
    },
  });
}

const undoText = (ctx: DeskCtx, act: Written): Plan => ({
  lines: [
    {
      zh: `${actLine(docsOf(ctx), act).zh}：撤销，恢复为音乐季文件所写的。`,
      en: `${actLine(docsOf(ctx), act).en} is undone: the season’s files say what stands there again.`,
    },
  ],
  grave: false,
  async run(write) {
    await takeBack(ctx.deps.store, act.number, ctx.now, write);
    return [{ zh: `变动 ${act.number} 已撤销。`, en: `Act ${act.number} is undone.` }];
  },
});

/** Takes seats from the house and gives them to the sale. */
export function releaseSeats(ctx: DeskCtx, { scheduleId, seats }: Pick<Held, 'scheduleId' | 'seats'>): Plan {
  const schedule = scheduleNamed(ctx, scheduleId);
  const { zh, en } = seatsSaid(ctx, schedule, seats);
  const evening = eveningSaid(ctx, schedule);
  return {
    lines: [{ zh: `${evening.zh} 放回销售：${zh}`, en: `On sale again of ${evening.en}: ${en}` }],
    grave: false,
    async run(write) {
      await write(tx => tx.sales.release(scheduleId, HOUSE, seats));
      return [{ zh: `已放回：${zh}`, en: `Released: ${en}` }];
    },
  };
}

export const undo: Command = {
  usage: '<act> --why <reason>',
  does: {
    zh: '按 acts 里的编号撤销变动：演出恢复为音乐季文件所写的，并通知购票人。',
    en: 'Undoes what the office did, by its number in acts: the evening is what the season’s files say again, and its buyers hear of it.',
  },
  async plan(ctx) {
    const number = ctx.word(0, { zh: '变动的编号', en: 'The act’s number' });
    const act = (await readActs(ctx.deps.store.direct, ctx.now)).find(a => String(a.number) === number);
    if (!act) throw wrong(`没有变动 ${number}，编号见 acts。`, `No act ${number} stands. Try: acts`);
    if (act.settledBy !== undefined)
      throw wrong(
        `变动 ${number} 已并入：音乐季第 ${act.settledBy} 版说法相同，请改它的文件。`,
        `Act ${number} is settled: version ${act.settledBy} of the season says the same. Change its files.`,
      );
    if (isWritten(act)) return undoText(ctx, act);
    return act.what === 'hold' ? releaseSeats(ctx, act) : undoEdit(ctx, act);
  },
};
