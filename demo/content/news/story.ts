import type { Bilingual } from '#domain/text.ts';
import { t } from '#server/catalogue/text.ts';
import { NEWS_KINDS, type NewsType } from '#server/catalogue/types-news.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';
import type { ArtistId } from '../artists.ts';

/** Who writes for the house: invented people. */
const AUTHORS = {
  xia: t('夏明烛', 'Xia Mingzhu'),
  tao: t('陶书简', 'Tao Shujian'),
  office: t('票务部', 'The box office'),
  house: t('编辑部', 'The editors'),
} as const satisfies Record<string, Bilingual>;

interface Block {
  readonly zh: string;
  readonly en: string;
}
const block = (tag: string, zh: string, en: string): Block => ({
  zh: `<${tag}>${zh}</${tag}>`,
  en: `<${tag}>${en}</${tag}>`,
});
export const p = (zh: string, en: string): Block => block('p', zh, en);
export const h = (zh: string, en: string): Block => block('h2', zh, en);
export const quote = (zh: string, en: string, whoZh: string, whoEn: string): Block =>
  block('blockquote', `<p>${zh}</p><cite>${whoZh}</cite>`, `<p>${en}</p><cite>${whoEn}</cite>`);
export const list = (...items: readonly (readonly [zh: string, en: string])[]): Block =>
  block(
    'ul',
    items.map(([zh]) => `<li>${zh}</li>`).join(''),
    items.map(([, en]) => `<li>${en}</li>`).join(''),
  );

export interface News {
  readonly id: string;
  readonly type: NewsType;
  /** Days before the season's first day. */
  readonly daysAgo: number;
  readonly kind: Bilingual;
  readonly author: Bilingual;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** Line below the picture. */
  readonly caption: Bilingual;
  readonly art: ArtAttrs;
  readonly html: Bilingual;
  /** Programmes and artists that it speaks of. */
  readonly programs: readonly string[];
  readonly artists: readonly ArtistId[];
  /** Id of a score that can be watched and heard (scores.ts). */
  readonly score?: string;
}

type Pair = readonly [zh: string, en: string];
interface Draft {
  readonly id: string;
  readonly daysAgo: number;
  readonly author: keyof typeof AUTHORS;
  readonly title: Pair;
  readonly text: Pair;
  readonly caption: Pair;
  readonly art: ArtAttrs;
  readonly body: readonly Block[];
  readonly programs?: readonly string[];
  readonly artists?: readonly ArtistId[];
  readonly score?: string;
}

/** News of one category. The body has the same structure in both languages, as each block holds both. */
export const stories = (type: NewsType, drafts: readonly Draft[]): News[] =>
  drafts.map(({ body, author, title, text, caption, programs = [], artists = [], ...rest }) => ({
    ...rest,
    type,
    kind: NEWS_KINDS[type],
    author: AUTHORS[author],
    title: t(...title),
    text: t(...text),
    caption: t(...caption),
    programs,
    artists,
    html: t(body.map(b => b.zh).join(''), body.map(b => b.en).join('')),
  }));
