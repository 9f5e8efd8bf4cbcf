import { brand } from '#brand';
import { type PageName, pageTitle } from '#site/pages.ts';
import type { Locale } from '#site/tree.ts';

export function setTitle(locale: Locale, name: PageName | null, override?: string): void {
  document.title = `${override ?? pageTitle(name, locale)} · ${brand.name[locale]}`;
}
