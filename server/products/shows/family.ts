import type { ProductFamily } from '../../catalogue/family.ts';
import { plainSubject } from '../../catalogue/family.ts';
import type { ShowDateDoc, ShowDoc } from '../../catalogue/types-shop.ts';

export const shows: ProductFamily = {
  subject(catalogue, row) {
    const show = catalogue.kind<ShowDoc>('show').get(row.programId);
    const date = catalogue.kind<ShowDateDoc>('show-date').get(row.scheduleId);
    if (!show) return plainSubject(row);
    const { place, minutes } = show;
    return {
      ...plainSubject(row),
      id: show.id,
      title: show.title,
      art: show.art,
      admits: new Map(show.types.map(type => [type.code, type.admits])),
      occasion: date
        ? {
            id: date.id,
            startsAt: date.startsAt,
            minutes,
            place,
            cancelled: date.cancelled,
            realName: false,
            entrance: place.name,
            doors: [],
          }
        : null,
    };
  },
};
