import type { ProductFamily } from '../../family.ts';
import { eveningOf, plainSubject } from '../../family.ts';
import { claimsOf } from '../../store/ports/sales.ts';
import { packsOf } from './packs.ts';

export const packages: ProductFamily = {
  subject(catalogue, row) {
    const pack = packsOf(catalogue).get(row.programId);
    const evenings = claimsOf(row)
      .flatMap(([id]) => catalogue.schedules.get(id) ?? [])
      .sort((a, b) => a.startsAt - b.startsAt);
    const [first] = evenings;
    return {
      ...plainSubject(row),
      title: pack ? pack.name : (row.discounts[0]?.title ?? { zh: '', en: '' }),
      art: pack?.art ?? { seed: row.programId, key: 'C' },
      // Whoever cannot have one evening gets all of the package back.
      occasion: first ? { ...eveningOf(catalogue, first), cancelled: evenings.some(e => e.cancelled) } : null,
      evenings,
    };
  },
};
