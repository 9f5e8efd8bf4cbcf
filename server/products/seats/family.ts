import type { ProductFamily } from '../../catalogue/family.ts';
import { eveningOf, plainSubject } from '../../catalogue/family.ts';
import type { ScheduleDoc } from '../../catalogue/types.ts';
import { titleOf } from '../../catalogue/view.ts';

/** What an order of seats for a performance is of. */
export const seatsFor = ({ id, programId }: ScheduleDoc) =>
  ({ family: 'seat', scheduleId: id, programId }) as const;

export const seats: ProductFamily = {
  subject(catalogue, row) {
    const program = catalogue.programs.get(row.programId);
    const schedule = catalogue.schedules.get(row.scheduleId);
    return {
      ...plainSubject(row),
      title: program
        ? { zh: titleOf(catalogue, program, 'zh-CN'), en: titleOf(catalogue, program, 'en-US') }
        : { zh: '', en: '' },
      art: program?.art ?? { seed: row.programId, key: 'C' },
      occasion: schedule ? eveningOf(catalogue, schedule) : null,
    };
  },
};
