import type { Bilingual } from '#domain/text.ts';
import type { Doc } from './shapes/held.ts';
import type { ScoreNote } from './shapes/score-line.ts';
import type { news, score } from './shapes/texts.ts';
import { t } from './text.ts';

/** Categories of the news: the {type} of news-detail/{type}. */
export const NEWS_KINDS = {
  orchestra: t('乐团动态', 'Orchestra'),
  season: t('音乐季', 'Season'),
  education: t('艺术教育', 'Education'),
  hall: t('音乐厅', 'The hall'),
  members: t('会员', 'Members'),
} as const satisfies Record<string, Bilingual>;

/** A piece of news in the catalogue (kind `news`); its body is the content of the same id. */
export interface NewsDoc extends Omit<Doc<typeof news>, 'published'> {
  readonly publishedAt: number;
}

/** Parts of a moving score, lowest last; each has its own colour and sound. */
export type Part = keyof Doc<typeof score>['parts'];

/** A moving score (kind `score`). */
export interface ScoreDoc extends Omit<Doc<typeof score>, 'parts'> {
  readonly parts: Readonly<Partial<Record<Part, readonly ScoreNote[]>>>;
}
