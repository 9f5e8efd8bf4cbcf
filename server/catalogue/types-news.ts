import type { Score } from '#demo/content/news/scores.ts';
import type { NewsType } from '#demo/content/news/story.ts';
import type { Both } from './types.ts';
import type { ArtAttrs } from './wire-types.ts';

/** A piece of news in the catalogue (kind `news`); its body is the content of the same id. */
export interface NewsDoc {
  readonly id: string;
  readonly type: NewsType;
  readonly title: Both;
  readonly text: Both;
  readonly author: Both;
  readonly caption: Both;
  readonly art: ArtAttrs;
  readonly publishedAt: number;
  readonly programs: readonly string[];
  readonly artists: readonly string[];
  /** Id of its moving score (kind `score`). */
  readonly score?: string;
}
export type ScoreDoc = Score;
