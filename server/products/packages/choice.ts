import { type ChoiceFault, choiceFault, clashes } from '#domain/rules/package.ts';
import type { Bilingual } from '#domain/text.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import { badField } from '../../http/refusals.ts';
import { engagementOf, type OpenSlot } from './packs.ts';

const FAULTS: Readonly<Record<ChoiceFault, (pick: number) => Bilingual>> = {
  unknown: () => ({
    zh: '所选场次不在这套票中，或已经不能购买。',
    en: 'One of the dates is not, or no longer, in this package.',
  }),
  twice: () => ({ zh: '同一套曲目只能选一个日期。', en: 'A concert can be chosen on one date only.' }),
  count: n => ({ zh: `这套票要选 ${n} 场。`, en: `This package has ${n} concerts to choose.` }),
};

/** The chosen performances, soonest first. Two that play at one time are refused: nobody can hear both. */
export function checkChoice(
  pack: PackDoc,
  slots: readonly OpenSlot[],
  chosen: readonly string[],
): ScheduleDoc[] {
  const fault = choiceFault({ slots, pick: pack.pick }, chosen);
  if (fault) throw badField('schedules', FAULTS[fault](pack.pick || slots.length));
  const dates = slots
    .flatMap(s => s.dates)
    .filter((s, i, all) => chosen.includes(s.id) && all.indexOf(s) === i)
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
  if (clashes(dates.map(engagementOf)).some(c => c.kind === 'overlap'))
    throw badField('schedules', {
      zh: '所选场次中有两场时间重叠，请换一个日期。',
      en: 'Two of the dates play at the same time. Please change one.',
    });
  return dates;
}
