import type { HallHit } from '#domain/contract/digital.ts';
import { say } from '#domain/text.ts';
import { goneOf } from '../catalogue/titles.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { type Halls, titleCardOf } from '../digital/halls.ts';
import { SearchIndex } from './index.ts';
import { excerpt, marked } from './marked.ts';
import { recordings } from './providers/recordings.ts';

const EXCERPT = 120;
const indexes = new WeakMap<Catalogue, SearchIndex>();

/** What the digital halls have for a query, the best first. */
export function hallHits(halls: Halls, query: string): HallHit[] {
  const { catalogue, locale, now } = halls.view;
  const index = indexes.get(catalogue) ?? new SearchIndex(recordings(catalogue));
  indexes.set(catalogue, index);
  return index.search(query).hits.flatMap(({ item, surfaces }) => {
    const title = halls.titles.find(t => t.id === item.id);
    if (!title || goneOf(title, now)) return [];
    const words = [...surfaces()];
    return [
      {
        title: marked(say(item.title, locale), words),
        text: marked(excerpt(say(item.text, locale), words, EXCERPT), words),
        card: titleCardOf(halls, title),
      },
    ];
  });
}
