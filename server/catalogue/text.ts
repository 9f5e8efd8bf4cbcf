import type { Bilingual } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';

/** Chinese, then English. */
export const t = (zh: string, en: string): Bilingual => ({ zh, en });
export const NONE: Bilingual = { zh: '', en: '' };

export const other = (text: Bilingual, locale: Locale): string => (locale === 'zh-CN' ? text.en : text.zh);

/** Lists in one line: full-width spaces or semicolons as each language has them. */
export const joined = (parts: readonly string[], locale: Locale): string =>
  parts.join(locale === 'zh-CN' ? '　' : ' · ');

/** “composer　work” in Chinese, “Composer: work” in English; the work alone without a composer. */
export const withComposer = (composer: string, work: string, locale: Locale): string =>
  composer === '' ? work : locale === 'zh-CN' ? `${composer}　${work}` : `${composer}: ${work}`;

/** A title without the composer that `withComposer` writes before it. */
const bare = (title: string): string => title.replace(/^.*?(?:　|: )/, '');
/** What a title is in the other language; empty where but the composer would be in another one. */
export const otherTitle = (title: Bilingual, locale: Locale): string =>
  bare(title.zh) === bare(title.en) ? '' : other(title, locale);

/** What it is called in either language, each once: for search. */
export const spellings = ({ zh, en }: Bilingual): string[] => (zh === en ? [zh] : [zh, en]);
