import { choiceFault, clashes } from '#domain/rules/package.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import { engagementOf, type OpenSlot } from './packs.ts';
import { badChoice, datesClash } from './refusals.ts';

/** The chosen performances, soonest first. Two that play at one time are refused: nobody can hear both. */
export function checkChoice(
  pack: PackDoc,
  slots: readonly OpenSlot[],
  chosen: readonly string[],
): ScheduleDoc[] {
  const fault = choiceFault({ slots, pick: pack.pick }, chosen);
  if (fault) throw badChoice(fault, pack.pick || slots.length);
  const dates = slots
    .flatMap(s => s.dates)
    .filter((s, i, all) => chosen.includes(s.id) && all.indexOf(s) === i)
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
  if (clashes(dates.map(engagementOf)).some(c => c.kind === 'overlap')) throw datesClash();
  return dates;
}
