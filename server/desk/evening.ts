import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { longDateTime } from '#lib/dates.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { addAct, editedBy } from '../season/acts.ts';
import { occasionChanges } from '../season/diff.ts';
import type { Edit } from '../season/office-act.ts';
import { byKind, type Docs } from '../season/protect.ts';
import { buyersOf, recordChanges, tellChanges } from '../season/tell.ts';
import type { Tx } from '../store/port.ts';
import { type OrderRow, paidBack } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Plan, Wrong } from './command.ts';
import { counted } from './counted.ts';
import { hallTimeOf } from './days.ts';
import { money, orderLine, scheduleNamed } from './find.ts';

/** Everyone concerned: whose tickets stand, and whose order waits to be paid. */
async function concerned({ deps, now }: DeskCtx, scheduleId: string): Promise<OrderRow[]> {
  const rows = await deps.store.direct.desk.ordersAt(scheduleId);
  return rows.filter(r => r.realStatus === 'paid_success' || isLive(r, now));
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
    write,
  }: {
    head: string;
    /** Lines below the list of those who hear of it. */
    more: readonly string[];
    done: string;
    /** Writes the act itself; gives its name. */
    write(tx: Tx): Promise<string>;
  },
): Promise<Plan> {
  const { deps, now } = ctx;
  const rows = await concerned(ctx, schedule.id);
  const paid = rows.filter(r => r.realStatus === 'paid_success');
  const worth = paid.reduce(
    (sum, r) => sum + totalsOf(r).totalFee - (r.returned ?? []).reduce((s, part) => s + paidBack(part), 0),
    0,
  );
  return {
    lines: [
      head,
      `${counted(paid.length, 'paid order')} with ${counted(
        paid.reduce((n, r) => n + r.seats.length, 0),
        'seat',
      )}, worth ${money(worth)} in all; ${rows.length - paid.length} waiting to be paid.`,
      ...rows.map(row => orderLine(ctx, row)),
      ...more,
    ],
    act: {
      grave: true,
      async run(note) {
        const told = await deps.store.transaction(async tx => {
          await tx.catalogue.lock();
          const [live] = await tx.catalogue.read('schedule', schedule.id);
          const seen = live?.body as ScheduleDoc | undefined;
          if (seen?.startsAt !== schedule.startsAt || seen.cancelled !== schedule.cancelled)
            throw new Wrong(`${schedule.id} has just changed. Nothing was done.`);
          const by = await write(tx);
          // Whatever else a season has said of it meanwhile stays.
          const { cancelled, startsAt, movedFrom } = next;
          const { movedFrom: _, ...bare } = seen;
          const body = { ...bare, cancelled, startsAt, ...(movedFrom !== undefined && { movedFrom }) };
          await tx.catalogue.upsert([{ kind: 'schedule', id: schedule.id, body }]);
          await note(tx);
          const [was, is] = [seen, body].map(doc =>
            byKind([{ kind: 'schedule', id: schedule.id, body: doc }]),
          );
          await recordChanges(tx, occasionChanges(was as Docs, is as Docs), { version: null, by, at: now });
          return (await buyersOf(tx, schedule.id)).length;
        });
        expireCatalogue(deps.store);
        await tellChanges(deps);
        return [
          done,
          `${counted(told, 'buyer')} ${told === 1 ? 'is' : 'are'} ${deps.notify ? 'told' : 'to be told: no letters are set up'}.`,
        ];
      },
    },
  };
}

const CHOICE =
  'Each buyer may take the money back, another evening, or give it to the foundation; nothing is sent back by itself.';

/** An act that stands over what the season says of an evening. */
function edit(
  ctx: DeskCtx,
  schedule: ScheduleDoc,
  { what, says, before, ...words }: Pick<Edit, 'what' | 'says' | 'before'> & { head: string; done: string },
): Promise<Plan> {
  const act = { ...signed(ctx, schedule.id), what, says, before };
  return change(ctx, schedule, editedBy(schedule, [{ ...act, number: 0 }]), {
    ...words,
    more: [CHOICE, 'It stands whatever season is published, until it is undone: acts, undo.'],
    write: async tx => `act-${(await addAct(tx, act)).number}`,
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
  does: 'Cancels a performance: all of the money can be had back, at any time.',
  async plan(ctx) {
    const schedule = scheduleNamed(ctx, ctx.word(0, 'The performance'));
    if (schedule.cancelled) throw new Wrong(`${schedule.id} is cancelled already.`);
    return edit(ctx, schedule, {
      what: 'cancel',
      says: { cancelled: true },
      before: { cancelled: false },
      head: `${schedule.id}, ${longDateTime(schedule.startsAt, 'en-US')}, is cancelled.`,
      done: `${schedule.id} is cancelled.`,
    });
  },
};

export const moveEvening: Command = {
  usage: '<performance> --to "2026-12-24 19:30" --why <reason>',
  does: 'Moves a performance, in the hall’s time: whoever has bought before may have all of the money back until it begins.',
  async plan(ctx) {
    const schedule = scheduleNamed(ctx, ctx.word(0, 'The performance'));
    const text = ctx.option('to') ?? '';
    const startsAt = hallTimeOf(text);
    if (startsAt === null) throw new Wrong('Say when with --to "YYYY-MM-DD hh:mm", in the hall’s time.');
    if (startsAt <= ctx.now) throw new Wrong(`${text} is past.`);
    if (schedule.cancelled) throw new Wrong(`${schedule.id} is cancelled.`);
    if (startsAt === schedule.startsAt) throw new Wrong(`${schedule.id} begins then already.`);
    return edit(ctx, schedule, {
      what: 'move',
      says: { startsAt, movedFrom: schedule.startsAt },
      before: { startsAt: schedule.startsAt, movedFrom: schedule.movedFrom ?? null },
      head: `${schedule.id} moves from ${longDateTime(schedule.startsAt, 'en-US')} to ${text.trim()}.`,
      done: `${schedule.id} begins ${text.trim()}.`,
    });
  },
};
