import { type Locale, treeName } from '#site/tree.ts';

/** The address of a link without its tree, on the desktop of a language. */
export const pageUrl = (origin: string, locale: Locale, link: string): string =>
  `${origin}/${treeName({ locale, layout: 'pc' })}/${link}`;
