import type { Locale } from '#site/tree.ts';

/** What stands between words. */
export const MARKS = {
  'zh-CN': { list: '、', comma: '，', semicolon: '；', colon: '：' },
  'en-US': { list: ', ', comma: ', ', semicolon: '; ', colon: ': ' },
} as const satisfies Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** What there is of a list, in one line. */
export const listed = (
  items: readonly (string | false | undefined)[],
  locale: Locale,
  mark: keyof (typeof MARKS)[Locale] = 'list',
): string => items.filter(Boolean).join(MARKS[locale][mark]);
