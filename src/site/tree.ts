/** A tree is a locale and a layout: the first two segments of every path (specification §2). */
export const LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];
export const LAYOUTS = ['pc', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];
/** Of the document, for styles. */
export const ROOT_CLASS: Readonly<Record<Layout, string>> = { pc: '', mobile: 'm' };
export type TreeName = `${Locale}/${Layout}`;
export interface Tree {
  readonly locale: Locale;
  readonly layout: Layout;
}

export const DEFAULT_LOCALE: Locale = 'zh-CN';
export const TREES: readonly TreeName[] = ['zh-CN/pc', 'en-US/pc', 'zh-CN/mobile', 'en-US/mobile'];

export function isLocale(value: unknown): value is Locale {
  return value === 'zh-CN' || value === 'en-US';
}

export function treeName(tree: Tree): TreeName {
  return `${tree.locale}/${tree.layout}`;
}

export function parseTree(name: TreeName): Tree {
  const [locale, layout] = name.split('/') as [Locale, Layout];
  return { locale, layout };
}

/** The tree that a path is in, or null for a path outside the four. */
export function treeOf(pathname: string): Tree | null {
  const [, locale, layout] = pathname.split('/');
  return isLocale(locale) && (layout === 'pc' || layout === 'mobile') ? { locale, layout } : null;
}
