import { env } from '#env';
import { matchPage } from '#site/href.ts';

/** A path of this site as others reach it: shared, in a code, in a calendar. */
export const siteAddress = (path: string, base = env.siteBase): string =>
  new URL(path, base || window.location.origin).href;

/** The page that is open, for others: a leaf of the app leads to the same page with the site around it. */
export function pageAddress(base?: string): string {
  const { pathname, search, hash } = window.location;
  const path = matchPage(pathname)?.bare ? pathname.replace(/-c\/*$/, '') : pathname;
  return siteAddress(`${path}${search}${hash}`, base);
}
