import type { ProductFamily } from '../../catalogue/family.ts';
import { eveningOf, plainSubject } from '../../catalogue/family.ts';
import { claimsOf } from '../../store/ports/sales.ts';
import { packsOf } from './packs.ts';

export const packages: ProductFamily = {
  subject(catalogue, row) {
    const pack = packsOf(catalogue).get(row.programId);
    const evenings = claimsOf(row)
      .flatMap(([id]) => catalogue.schedules.get(id) ?? [])
      .sort((a, b) => a.startsAt - b.startsAt);
    // The package begins with the first of its evenings that takes place.
    const first = evenings.find(e => !e.cancelled) ?? evenings[0];
    return {
      ...plainSubject(row),
      title: pack ? pack.name : (row.discounts[0]?.title ?? { zh: '', en: '' }),
      art: pack?.art ?? { seed: row.programId, key: 'C' },
      occasion: first ? eveningOf(catalogue, first) : null,
      evenings,
    };
  },
};
