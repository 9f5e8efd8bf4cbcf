import type { Locale } from '#site/tree.ts';

/** What stands between words. */
type Mark = (locale: Locale) => string;
const mark =
  (zh: string, en: string): Mark =>
  locale =>
    locale === 'zh-CN' ? zh : en;

const stop = mark('、', ', ');
export const comma = mark('，', ', ');
export const semicolon = mark('；', '; ');
export const colon = mark('：', ': ');

/** What there is of a list, in one line. */
export const listed = (
  items: readonly (string | false | undefined)[],
  locale: Locale,
  between: Mark = stop,
): string => items.filter(Boolean).join(between(locale));
