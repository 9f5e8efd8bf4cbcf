import { matchPage, pageUrl, pathOf } from './href.ts';

/** The ways in: nobody is sent back to one of them after login. */
export const WAYS_IN: ReadonlySet<string> = new Set(['login', 'register', 'findpwd', 'findpwd-phone']);

/** The path when it is a page of this site and no login page, else `/` (specification §3, quality.md S2). */
export function safeRedirect(path: string): string {
  if (!path.startsWith('/') || path.includes('/login')) return '/';
  const url = pageUrl(path);
  const name = url && matchPage(url.pathname)?.name;
  return url && name && !WAYS_IN.has(name) ? pathOf(url) : '/';
}
