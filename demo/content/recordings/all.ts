import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { answering } from './answering.ts';
import { titleDoc } from './build.ts';
import { concerts } from './concerts.ts';
import { introductions } from './introductions.ts';
import { live } from './live.ts';
import { shelves } from './shelves.ts';

/** Everything of the digital halls, in their order. */
export const titles = [...concerts, ...shelves, ...live, ...introductions];

export const recordingDocs = (from: number): CatalogueDoc[] => [
  ...titles.map(titleDoc(from)).map(body => ({ kind: 'title', id: body.id, body })),
  ...answering(from).map(body => ({ kind: 'answering', id: body.id, body })),
];
