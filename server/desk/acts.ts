import { longDateTime } from '#lib/dates.ts';
import { expireCatalogue } from '../catalogue/catalogue.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { actLine } from '../season/act-words.ts';
import { asFound, editedBy, readActs, undoAct } from '../season/acts.ts';
import { type Edit, type Held, isStanding, isWritten, type Written } from '../season/office-act.ts';
import { breaches, byKind, type Docs } from '../season/protect.ts';
import type { Tx } from '../store/port.ts';
import { HOUSE } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Plan, Wrong } from './command.ts';
import { counted } from './counted.ts';
import { change } from './evening.ts';
import { orderLine } from './find.ts';
import { takeBack } from './texts.ts';

const docsOf = ({ season: { catalogue } }: DeskCtx): Docs =>
  new Map<string, ReadonlyMap<string, unknown>>([
    ['schedule', catalogue.schedules],
    ['program', catalogue.programs],
  ]);

const standing = async (tx: Tx, now: number) => (await readActs(tx, now)).filter(isStanding);

export const acts: Command = {
  usage: '[--past]',
  does: 'Lists what the office did to evenings that stands over the season’s files, each with the number that undoes it.',
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
          ? shown.map(act =>
              [act.number, ...(isWritten(act) ? [] : [act.scheduleId]), actLine(docs, act).en].join(' | '),
            )
          : ['Nothing of the office stands over the season’s files.'],
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
async function lost(tx: Tx, live: ScheduleDoc, next: ScheduleDoc, now: number): Promise<string[]> {
  const plans = await tx.catalogue.read('plan', next.planId);
  // Its date changes by name, and its buyers hear of it.
  const [before, after] = [{ ...live, startsAt: next.startsAt }, next].map(body =>
    byKind([...plans, { kind: 'schedule', id: live.id, body }]),
  );
  return breaches(before as Docs, after as Docs, await tx.sales.sold(now)).flatMap(({ en }) =>
    en.startsWith(live.id) ? [en] : [],
  );
}

async function undoEdit(ctx: DeskCtx, act: Edit): Promise<Plan> {
  const { deps, now } = ctx;
  const { direct } = deps.store;
  const name = `Act ${act.number}`;
  const found = await without(direct, act, now);
  if (!found || sameEvening(found.live, found.next))
    return {
      lines: [
        `${actLine(docsOf(ctx), act).en} is undone.`,
        found
          ? 'A later act or the season says the same: nothing changes for buyers.'
          : 'Its evening is in no season.',
      ],
      act: {
        grave: false,
        async run(note) {
          await deps.store.transaction(async tx => {
            await tx.catalogue.lock();
            const again = await without(tx, act, now);
            if (again && !sameEvening(again.live, again.next)) throw new Wrong('It has just changed.');
            await undoAct(tx, act, now);
            await note(tx);
          });
          expireCatalogue(deps.store);
          return [`${name} is undone.`];
        },
      },
    };
  const { live, next } = found;
  const at = longDateTime(next.startsAt, 'en-US', true);
  if (next.startsAt <= now) throw new Wrong(`${live.id} would begin ${at}, which is past.`);
  if (!next.cancelled) {
    const gone = await lost(direct, live, next, now);
    if (gone.length > 0) throw new Wrong(`What is sold cannot be lost:\n${gone.join('\n')}`);
  }
  const is = next.cancelled ? `is cancelled still, for ${at}` : `takes place ${at}`;
  const back = (await direct.desk.ordersAt(live.id)).filter(row =>
    (row.returned ?? []).some(part => part.at >= act.at),
  );
  return change(ctx, live, next, {
    head: `${name} is undone: ${live.id} ${is}.`,
    more: [
      ...(back.length > 0
        ? [
            `${counted(back.length, 'order')} ${back.length === 1 ? 'was' : 'were'} given back, exchanged or donated since, in all or in part. That stays so: what was given back is on sale, and nobody writes to them of it:`,
            ...back.map(row => orderLine(ctx, row)),
          ]
        : []),
      ...(next.cancelled
        ? []
        : ['Who ordered it for another time may have all of the money until it begins.']),
    ],
    done: `${live.id} ${is}.`,
    async write(tx) {
      const again = await without(tx, act, now);
      if (!again || !sameEvening(again.next, next)) throw new Wrong('It has just changed. Nothing was done.');
      if (!(await standing(tx, now)).some(a => a.number === act.number))
        throw new Wrong(`${name} was undone a moment ago.`);
      await undoAct(tx, act, now);
      return `undo-${act.number}`;
    },
  });
}

const undoText = (ctx: DeskCtx, act: Written): Plan => ({
  lines: [`${actLine(docsOf(ctx), act).en} is undone: the season’s files say what stands there again.`],
  act: {
    grave: false,
    async run(note) {
      await takeBack(ctx.deps.store, act.number, ctx.now, note);
      return [`Act ${act.number} is undone.`];
    },
  },
});

/** Takes seats from the house and gives them to the sale. */
export function releaseSeats(
  { deps }: DeskCtx,
  { scheduleId, seats }: Pick<Held, 'scheduleId' | 'seats'>,
): Plan {
  return {
    lines: [`On sale again in ${scheduleId}: ${seats.join(', ')}`],
    act: {
      grave: false,
      async run(note) {
        await deps.store.transaction(async tx => {
          await tx.sales.release(scheduleId, HOUSE, seats);
          await note(tx);
        });
        return [`Released: ${seats.join(', ')}`];
      },
    },
  };
}

export const undo: Command = {
  usage: '<act> --why <reason>',
  does: 'Undoes what the office did, by its number in acts: the evening is what the season’s files say again, and its buyers hear of it.',
  async plan(ctx) {
    const number = ctx.word(0, 'The act’s number');
    const act = (await readActs(ctx.deps.store.direct, ctx.now)).find(a => String(a.number) === number);
    if (!act) throw new Wrong(`No act ${number} stands. Try: acts`);
    if (act.settledBy !== undefined)
      throw new Wrong(
        `Act ${number} is settled: version ${act.settledBy} of the season says the same. Change its files.`,
      );
    if (isWritten(act)) return undoText(ctx, act);
    return act.what === 'hold' ? releaseSeats(ctx, act) : undoEdit(ctx, act);
  },
};
