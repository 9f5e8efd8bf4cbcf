import { matchPage } from './href.ts';

/** The ways in: nobody is sent back to one of them after login. */
export const WAYS_IN: ReadonlySet<string> = new Set(['login', 'register', 'findpwd', 'findpwd-phone']);

/**
 * The path when it is a page of this site and no login page, else `/` (specification §3, quality.md S2).
 * Parsed as the browser would, so that //evil, /\evil, tabs and dot segments show what they are.
 */
export function safeRedirect(path: string): string {
  if (!path.startsWith('/') || path.includes('/login')) return '/';
  const base = 'https://here.invalid';
  let url: URL;
  try {
    url = new URL(path, base);
  } catch {
    return '/';
  }
  if (url.origin !== base) return '/';
  const match = matchPage(url.pathname);
  return match && !WAYS_IN.has(match.name) ? `${url.pathname}${url.search}${url.hash}` : '/';
}
