import type { Locale } from '#site/tree.ts';
import type { Both } from './types.ts';

/** Chinese, then English. */
export const t = (zh: string, en: string): Both => ({ zh, en });
export const NONE: Both = { zh: '', en: '' };

export const pick = (text: Both, locale: Locale): string => (locale === 'zh-CN' ? text.zh : text.en);
export const other = (text: Both, locale: Locale): string => (locale === 'zh-CN' ? text.en : text.zh);

/** Lists in one line: full-width spaces or semicolons as each language has them. */
export const joined = (parts: readonly string[], locale: Locale): string =>
  parts.join(locale === 'zh-CN' ? '　' : ' · ');

/** “composer　work” in Chinese, “Composer: work” in English; the work alone without a composer. */
export const withComposer = (composer: string, work: string, locale: Locale): string =>
  composer === '' ? work : locale === 'zh-CN' ? `${composer}　${work}` : `${composer}: ${work}`;
