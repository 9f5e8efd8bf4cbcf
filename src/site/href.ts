import { hasPage, type Page, type PageName, type Pages, page, pageNames, twinIn } from './pages.ts';
import { type Tree, type TreeName, treeName, treeOf } from './tree.ts';
import type { UserSection } from './user-section.ts';

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;
export type Params<N extends PageName> = Record<ParamNames<Pages[N]['path']>, string>;
export type Query = Readonly<Record<string, string | number | undefined>>;
/** A section of the user centre that there is not does not compile. */
type QueryOf<N extends PageName> = N extends 'user'
  ? Query & { readonly [name in 'ind' | 'navType']?: UserSection | undefined }
  : Query;
/** Whoever goes through all pages gives no parameters: those of the manifest's sample stand in. */
type Rest<N extends PageName> = PageName extends N
  ? [paramsOrQuery?: Query, query?: Query]
  : ParamNames<Pages[N]['path']> extends never
    ? [query?: QueryOf<N>]
    : [params: Params<N>, query?: Query];

const search = (query: Query = {}): string => {
  const entries = Object.entries(query).filter(
    (e): e is [string, string | number] => e[1] !== undefined && e[1] !== '',
  );
  return entries.length ? `?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}` : '';
};

/** The only place where a URL of this site is written. A tree that lacks the page gets its twin. */
export function href<N extends PageName>(tree: TreeName | Tree, name: N, ...rest: Rest<N>): string {
  const inTree = typeof tree === 'string' ? tree : treeName(tree);
  const target = twinIn(inTree, name);
  const path = page(target).path;
  const hasParams = path.includes(':');
  const [first, second] = rest as [Query?, Query?];
  const filled = hasParams
    ? path.replace(/:(\w+)/g, (_, key: string) =>
        encodeURIComponent(String(first?.[key] ?? page(target).sample?.[key] ?? '')),
      )
    : path;
  return `/${inTree}/${filled}${search(page(name).path.includes(':') ? second : first)}`;
}

export interface Match {
  readonly tree: Tree;
  readonly name: PageName;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  /** The standalone leaf with the suffix -c. */
  readonly bare: boolean;
}

/** The paths in their segments: every navigation, link and redirect is looked up in them. */
const PATHS = pageNames.map(name => {
  const p = page(name);
  return { name, page: p, parts: p.path.split('/'), bare: p.bare ? `${p.path}-c`.split('/') : null };
});

/** Which page a path is, or null: the inverse of `href`. */
export function matchPage(pathname: string): Match | null {
  const tree = treeOf(pathname);
  if (!tree) return null;
  const inTree = treeName(tree);
  const segments = pathname.replace(/\/+$/, '').split('/').slice(3);
  for (const { name, page, parts, bare } of PATHS) {
    const params = matchPath(parts, segments);
    if (params && hasPage(inTree, name)) return { tree, name, page, params, bare: false };
    if (bare && inTree === 'zh-CN/mobile') {
      const bareParams = matchPath(bare, segments);
      if (bareParams) return { tree, name, page, params: bareParams, bare: true };
    }
  }
  return null;
}

const HERE = 'https://here.invalid';
/**
 * The address of a page of this site by its path, or null. Parsed as the browser would, so that //evil, /\evil, tabs and
 * dot segments show what they are.
 */
export function pageUrl(path: string): URL | null {
  try {
    const url = new URL(path, HERE);
    return url.origin === HERE && matchPage(url.pathname) ? url : null;
  } catch {
    return null;
  }
}
export const pathOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** Where the build leaves a page's HTML, below its tree: a page with parameters has one for all of them. */
export const templatePath = (p: Page): string => p.path.replace(/:(\w+)/g, '_$1');

export const barePath = (p: Page): string => `${p.path}-c`;
/** The standalone leaf of a page, for links between pages that are shown inside the app. */
export const bareHref = (name: PageName, query?: Query): string =>
  `/zh-CN/mobile/${barePath(page(name))}${search(query)}`;

function matchPath(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const value = segments[i] ?? '';
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

/** The same page in another tree, query and hash kept; its twin where the tree lacks it. */
export function inTree(to: Tree, url: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const match = matchPage(url.pathname);
  if (!match) return `/${treeName(to)}/${pathBelow(url.pathname)}${url.search}${url.hash}`;
  if (match.bare && treeName(to) === 'zh-CN/mobile') return pathOf(url);
  const { twinFor } = page(match.name);
  if (twinFor && !hasPage(treeName(to), match.name) && new URLSearchParams(url.search).has(twinFor.query))
    return `/${treeName(to)}/${page(twinFor.page).path}${url.search}&${twinFor.add}${url.hash}`;
  const target = twinIn(treeName(to), match.name);
  const path = page(target).path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(match.params[key] ?? ''),
  );
  return `/${treeName(to)}/${path}${url.search}${url.hash}`;
}

const pathBelow = (pathname: string): string =>
  treeOf(pathname) ? pathname.split('/').slice(3).join('/') : pathname.replace(/^\/+/, '');
