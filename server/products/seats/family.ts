import { titleOf } from '../../catalogue/view.ts';
import type { ProductFamily } from '../../family.ts';
import { eveningOf, plainSubject } from '../../family.ts';

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
