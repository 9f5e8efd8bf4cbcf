import type { Schedule } from '../contract/program.ts';
import { isEndedOrCancelled, isOpenToAll } from './sale-state.ts';

/** The performance to show first: the one of the link, else the first with seats, else the next, else the last. */
export function firstSchedule(schedules: readonly Schedule[], wanted: string): Schedule | undefined {
  return (
    schedules.find(s => s.id === wanted) ??
    schedules.find(s => isOpenToAll(s.state)) ??
    schedules.find(s => !isEndedOrCancelled(s.state)) ??
    schedules.at(-1)
  );
}
