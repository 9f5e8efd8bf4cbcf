import { DEFAULT_LOCALE, isLocale, LAYOUTS, type Layout, LOCALES, type Locale, treeOf } from './tree.ts';

/** The stored language's twin for the server, which cannot read the page's storage. */
const COOKIE = 'heming.locale';
const YEAR = 31_536_000;
export const chosenCookie = (locale: Locale): string =>
  `${COOKIE}=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;

/** The language of the last page that was read here. */
export function chosenLocale(cookies: string): Locale | null {
  const pair = cookies
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1);
  return isLocale(value) ? value : null;
}

/** Of the languages of a browser, the best first: English where it stands before Chinese, else Chinese. */
export const spokenLocale = (languages: readonly string[]): Locale =>
  languages
    .map(language => LOCALES.find(l => l.slice(0, 2) === language.split('-')[0]?.toLowerCase()))
    .find(Boolean) ?? DEFAULT_LOCALE;

/** By Accept-Language or its like: English where it stands before Chinese, else Chinese (specification §1). */
export function preferredLocale(accepted: string): Locale {
  const wanted = accepted
    .slice(0, 400)
    .split(',')
    .map((entry, at) => {
      const [tag = '', ...rest] = entry.trim().toLowerCase().split(';');
      const q = rest.map(r => /^\s*q=([\d.]+)\s*$/.exec(r)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], q: q === undefined ? 1 : Number(q), at };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q || a.at - b.at);
  return spokenLocale(wanted.map(({ language }) => language ?? ''));
}

interface Visitor {
  readonly locale: Locale;
  readonly device: Layout;
}
const LOCALE_LIKE = /^[a-z]{2}-[A-Z]{2}$/;

/** Asks a tree's address for its empty page, which the service worker (src/worker) keeps. */
const EMPTY = '?empty';

/** Where an address without a page of the four trees leads, query kept; null for one that has a page. */
export function entryPath(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { locale, device }: Visitor,
): string | null {
  const segments = pathname.split('/').filter(Boolean);
  if (treeOf(pathname) && (segments.length > 2 || search === EMPTY)) return null;
  const [first] = segments;
  let spoken = locale;
  if (isLocale(first)) spoken = first;
  else if (first !== undefined && LOCALE_LIKE.test(first)) spoken = DEFAULT_LOCALE;
  const below = first !== undefined && LOCALE_LIKE.test(first) ? segments.slice(1) : segments;
  const named = LAYOUTS.find(l => l === below[0]);
  const page = named ? below.slice(1) : below;
  return `/${[spoken, named ?? device, ...(page.length > 0 ? page : ['home'])].join('/')}${search}`;
}
