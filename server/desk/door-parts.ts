import { DOORS_BEFORE, LIST_FOR } from '#domain/rules/door.ts';
import type { Bilingual } from '#domain/text.ts';
import type { SaleContext } from '../catalogue/family.ts';
import type { Door, ScheduleDoc } from '../catalogue/types.ts';
import type { Deps } from '../deps.ts';
import { noOpenDoors } from './refusals.ts';

/** What a door's calls know. */
export interface DoorParts {
  readonly deps: Deps;
  readonly season: SaleContext;
  readonly now: number;
}

export const doorsOf = ({ catalogue }: SaleContext, { hallId }: ScheduleDoc): readonly Door[] =>
  catalogue.halls.get(hallId)?.doors ?? [];

/** A door's name as it was kept, in both languages; what is none of this hall's any more stays as it is. */
export function doorName(season: SaleContext, scheduleId: string, kept: string): Bilingual {
  const schedule = season.catalogue.schedules.get(scheduleId);
  const found = schedule && doorsOf(season, schedule).find(d => d.name.zh === kept);
  return found?.name ?? { zh: kept, en: kept };
}

export const titleOf = ({ catalogue }: SaleContext, { programId }: ScheduleDoc): Bilingual =>
  catalogue.programs.get(programId)?.title ?? { zh: programId, en: programId };

/** An evening that a door may work at, or might at `at`: lists end with it. */
export function eveningAt({ deps, season, now }: DoorParts, scheduleId: string, at = now): ScheduleDoc {
  const schedule = season.catalogue.schedules.get(scheduleId);
  if (!schedule || !isOpen(deps, schedule, at)) throw noOpenDoors();
  return schedule;
}
/** A demonstration’s doors may be tried on any evening to come: nobody waits for one. */
export const isOpen = ({ reveal }: Pick<Deps, 'reveal'>, { startsAt }: ScheduleDoc, now: number): boolean =>
  (reveal !== undefined || now > startsAt - DOORS_BEFORE) && now < startsAt + LIST_FOR;
