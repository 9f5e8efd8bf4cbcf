import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { hallInstant, hallTime, longDateTime } from '#lib/dates.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { OCCASIONS } from '../season/protect.ts';
import { buyersOf, recordChanges, tellChanges } from '../season/tell.ts';
import { type OrderRow, paidBack } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Plan, Wrong } from './command.ts';
import { money, orderLine, scheduleNamed } from './find.ts';

/** Everyone concerned: whose tickets stand, and whose order waits to be paid. */
async function concerned({ deps, now }: DeskCtx, scheduleId: string): Promise<OrderRow[]> {
  const rows = await deps.store.direct.desk.ordersAt(scheduleId);
  return rows.filter(r => r.realStatus === 'paid_success' || isLive(r, now));
}

/** The performance as it shall be, with a preview of everyone who hears of it. */
async function change(
  ctx: DeskCtx,
  schedule: ScheduleDoc,
  patch: Partial<ScheduleDoc>,
  { head, kind, done }: { head: string; kind: 'cancelled' | 'moved'; done: string },
): Promise<Plan> {
  const { deps } = ctx;
  const rows = await concerned(ctx, schedule.id);
  const paid = rows.filter(r => r.realStatus === 'paid_success');
  const worth = paid.reduce(
    (sum, r) => sum + totalsOf(r).totalFee - (r.returned ?? []).reduce((s, part) => s + paidBack(part), 0),
    0,
  );
  return {
    lines: [
      head,
      `${paid.length} paid orders with ${paid.reduce((n, r) => n + r.seats.length, 0)} seats, worth ${money(worth)} in all; ${rows.length - paid.length} waiting to be paid.`,
      ...rows.map(row => orderLine(ctx, row)),
      'Each buyer may take the money back, another evening, or give it to the foundation; nothing is sent back by itself.',
    ],
    act: {
      grave: true,
      async run(note) {
        const told = await deps.store.transaction(async tx => {
          await tx.catalogue.upsert([{ kind: 'schedule', id: schedule.id, body: { ...schedule, ...patch } }]);
          await note(tx);
          await recordChanges(
            tx,
            [
              {
                family: OCCASIONS.schedule,
                occasionId: schedule.id,
                kind,
                fromAt: schedule.startsAt,
                toAt: patch.startsAt ?? schedule.startsAt,
              },
            ],
            { version: null, at: deps.clock.now() },
          );
          return (await buyersOf(tx, schedule.id)).length;
        });
        expireCatalogue(deps.store);
        await tellChanges(deps);
        return [
          done,
          `${told} buyers ${deps.notify ? 'are told' : 'are to be told: no letters are set up'}.`,
        ];
      },
    },
  };
}

export const cancelEvening: Command = {
  usage: '<performance> --why <reason>',
  does: 'Cancels a performance: all of the money can be had back, at any time.',
  async plan(ctx) {
    const schedule = scheduleNamed(ctx, ctx.word(0, 'The performance'));
    if (schedule.cancelled) throw new Wrong(`${schedule.id} is cancelled already.`);
    return change(
      ctx,
      schedule,
      { cancelled: true },
      {
        head: `${schedule.id}, ${longDateTime(schedule.startsAt, 'en-US')}, is cancelled.`,
        kind: 'cancelled',
        done: `${schedule.id} is cancelled.`,
      },
    );
  },
};

export const moveEvening: Command = {
  usage: '<performance> --to "2026-12-24 19:30" --why <reason>',
  does: 'Moves a performance, in the hall’s time: whoever has bought before may have all of the money back until it begins.',
  async plan(ctx) {
    const schedule = scheduleNamed(ctx, ctx.word(0, 'The performance'));
    const text = ctx.option('to') ?? '';
    const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/.exec(text.trim()) ?? [];
    const startsAt = hallInstant(day, time);
    // A day that no calendar has comes back as another one.
    if (day === '' || Number.isNaN(startsAt) || hallTime(startsAt).date !== day)
      throw new Wrong('Say when with --to "YYYY-MM-DD hh:mm", in the hall’s time.');
    if (startsAt <= ctx.now) throw new Wrong(`${text} is past.`);
    if (schedule.cancelled) throw new Wrong(`${schedule.id} is cancelled.`);
    if (startsAt === schedule.startsAt) throw new Wrong(`${schedule.id} begins then already.`);
    return change(
      ctx,
      schedule,
      { startsAt, movedFrom: schedule.startsAt },
      {
        head: `${schedule.id} moves from ${longDateTime(schedule.startsAt, 'en-US')} to ${day} ${time}.`,
        kind: 'moved',
        done: `${schedule.id} begins ${day} ${time}.`,
      },
    );
  },
};
