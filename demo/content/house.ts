import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { club } from './club/club.ts';
import { educationSeries } from './education/all.ts';
import { council } from './support/council.ts';
import { foundation } from './support/foundation.ts';
import { friends } from './support/friends.ts';
import { supportHome } from './support/home.ts';

/** Education, support and the club in the season that begins on `today`, a day of the hall. */
export function houseDocs(today: string): CatalogueDoc[] {
  const year = Number(today.slice(0, 4));
  const house = {
    support: supportHome(year),
    foundation: foundation(year),
    council: council(year),
    friends: friends(today),
    club,
  };
  return [
    ...educationSeries(today).map(body => ({ kind: 'series', id: body.id, body })),
    ...Object.entries(house).map(([id, body]) => ({ kind: 'house', id, body })),
  ];
}
