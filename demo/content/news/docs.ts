import type { NewsDoc } from '#server/catalogue/types-news.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { news } from '../news.ts';
import { scores } from './scores.ts';

const DAY = 86_400_000;

/** News and moving scores for the catalogue, dated from an instant (ms). */
export const newsDocs = (from: number): CatalogueDoc[] => [
  ...news.map(({ daysAgo, kind: _, html: __, ...rest }) => ({
    kind: 'news',
    id: rest.id,
    body: { ...rest, publishedAt: from - daysAgo * DAY } satisfies NewsDoc,
  })),
  ...scores.map(body => ({ kind: 'score', id: body.id, body })),
];
