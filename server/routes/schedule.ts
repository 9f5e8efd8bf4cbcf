import type { Catalogue, ScheduleDoc } from '../catalogue/types.ts';
import { noSchedule } from './refusals.ts';

/** The performance that a call names. */
export function scheduleById(catalogue: Catalogue, id: string): ScheduleDoc {
  const schedule = catalogue.schedules.get(id);
  if (!schedule || !catalogue.programs.has(schedule.programId)) throw noSchedule();
  return schedule;
}
