/** A text in both languages: the reader's language decides which one is shown. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** What a file may have in one language alone. */
export const bilingual = (zh: string, en: string | undefined): Bilingual => ({ zh, en: en || zh });

/** The text in one language. */
export const say = (text: Bilingual, locale: 'zh-CN' | 'en-US'): string =>
  locale === 'zh-CN' ? text.zh : text.en;
