/** A text in both languages: the reader's language decides which one is shown. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** The text in one language. */
export const say = (text: Bilingual, locale: 'zh-CN' | 'en-US'): string =>
  locale === 'zh-CN' ? text.zh : text.en;
