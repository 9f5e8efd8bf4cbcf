import type { Provider } from '../searchable.ts';
import { artists } from './artists.ts';
import { concerts } from './concerts.ts';
import { members } from './members.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { questions } from './questions.ts';
import { recordings } from './recordings.ts';
import { shop } from './shop.ts';
import { works } from './works.ts';

/** Every source of searchable things. */
export const providers: readonly Provider[] = [
  concerts,
  works,
  recordings,
  artists,
  news,
  questions,
  members,
  pages,
  shop,
];
