import { call } from '#api/client.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { type ProgramDetail, program, type Schedule } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';
import { makeSeating, type Seating } from '#features/seat-map/seating.ts';
import type { Locale } from '#site/tree.ts';
import { useSecret } from '#stores/secret.ts';

type Reply = ReplyOf<typeof seat.plan>;
/** Plans of this visit: seats do not move, only what is taken is asked for anew. */
const plans = new Map<string, Promise<Reply>>();
const quiet = { quiet: true };

/** The plan of a performance with what is taken now, for looking: nothing can be chosen on it. */
export async function lookAt(
  { id, programKey }: ProgramDetail,
  schedule: Schedule,
  locale: Locale,
): Promise<Seating> {
  const keys = {
    scheduleId: schedule.id,
    programKey,
    sessionKey: await sessionKeyOf(id, programKey, schedule.id),
  };
  const name = `${locale} ${schedule.id}`;
  const known = plans.get(name) ?? call(seat.plan, keys, quiet);
  plans.set(name, known);
  known.catch(() => plans.delete(name));
  const [plan, status] = await Promise.all([known, call(seat.status, keys, quiet)]);
  const seating = makeSeating(plan.plan, plan.categories, 0);
  seating.selection.setTaken(status.taken);
  return seating;
}

/** The page's loader brings the keys; after a restored page they may be missing. */
async function sessionKeyOf(
  programId: string,
  programKey: string,
  scheduleId: string,
): Promise<string | undefined> {
  const known = useSecret.getState().sessionKeyScheduleMap[scheduleId];
  if (known) return known;
  const list = await call(program.schedules, { programId, programKey }, quiet);
  return list.find(s => s.id === scheduleId)?.sessionKey;
}
