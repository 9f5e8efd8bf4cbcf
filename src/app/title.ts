import { brand } from '#brand';
import { type PageName, page } from '#site/pages.ts';
import type { Locale } from '#site/tree.ts';

/** Title of a page from the manifest; null is the not-found page. */
export function pageTitle(locale: Locale, name: PageName | null): string {
  const index = locale === 'zh-CN' ? 0 : 1;
  return name ? page(name).title[index] : (['没有找到页面', 'Page not found'] as const)[index];
}

export function setTitle(locale: Locale, name: PageName | null, override?: string): void {
  document.title = `${override ?? pageTitle(locale, name)} · ${brand.name[locale]}`;
}
