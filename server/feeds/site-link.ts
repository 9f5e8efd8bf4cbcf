import { type Locale, treeName } from '#site/tree.ts';

/** The address of a link without its tree, on the desktop of a language; one that begins with / is in no tree. */
export const pageUrl = (origin: string, locale: Locale, link: string): string =>
  link.startsWith('/') ? `${origin}${link}` : `${origin}/${treeName({ locale, layout: 'pc' })}/${link}`;
