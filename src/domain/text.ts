/** A text in both languages, Chinese first. The reader's language decides which one is shown. */
export type Bilingual = readonly [zh: string, en: string];
