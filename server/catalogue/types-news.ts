import type { Bilingual } from '#domain/text.ts';
import { t } from './text.ts';
import type { ArtAttrs } from './wire-types.ts';

/** Categories of the news: the {type} of news-detail/{type}. */
export const NEWS_KINDS = {
  orchestra: t('乐团动态', 'Orchestra'),
  season: t('音乐季', 'Season'),
  education: t('艺术教育', 'Education'),
  hall: t('音乐厅', 'The hall'),
  members: t('会员', 'Members'),
} as const satisfies Record<string, Bilingual>;
export type NewsType = keyof typeof NEWS_KINDS;

/** A piece of news in the catalogue (kind `news`); its body is the content of the same id. */
export interface NewsDoc {
  readonly id: string;
  readonly type: NewsType;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly author: Bilingual;
  readonly caption: Bilingual;
  readonly art: ArtAttrs;
  readonly publishedAt: number;
  readonly programs: readonly string[];
  readonly artists: readonly string[];
  /** Titles of the digital halls that it tells of. */
  readonly recordings?: readonly string[];
  /** Id of its moving score (kind `score`). */
  readonly score?: string;
}

/** Parts of a moving score, lowest last; each has its own colour and sound. */
export type Part = 'melody' | 'inner' | 'bass';
/** Start and length in beats, MIDI pitch, loudness 0 to 1. */
export type ScoreNote = readonly [start: number, length: number, pitch: number, loud: number];

/** A moving score (kind `score`). */
export interface ScoreDoc {
  readonly id: string;
  /** Beats a minute. */
  readonly tempo: number;
  readonly beats: number;
  readonly parts: Readonly<Partial<Record<Part, readonly ScoreNote[]>>>;
  /** What is to be seen and heard, from a beat on: captions and transcript in one. */
  readonly captions: readonly { readonly at: number; readonly text: Bilingual }[];
}
