import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { departments } from './departments.ts';
import { events } from './events.ts';
import { hallPage } from './hall.ts';
import { joinPage, vacancies } from './join.ts';
import { wayPage } from './map.ts';
import { museum } from './museum.ts';
import { people } from './people.ts';
import { players } from './players/all.ts';
import { productions } from './productions.ts';
import { reports } from './reports.ts';

const docs = (kind: string, bodies: readonly { readonly id: string }[]): CatalogueDoc[] =>
  bodies.map(body => ({ kind, id: body.id, body }));

/** Documents of the orchestra's own pages, dated from an instant (ms). */
export const orchestraDocs = (from: number): CatalogueDoc[] => [
  ...docs('person', people),
  ...docs('player', players),
  ...docs('event', events),
  ...docs('production', productions),
  ...docs('report', reports),
  ...docs('vacancy', vacancies(from)),
  ...docs('department', departments),
  ...docs('orchestra-page', [hallPage, museum, wayPage, joinPage]),
];
