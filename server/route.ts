import { FILE_PATH } from '#domain/contract/upload.ts';
import { matchPage } from '#site/href.ts';
import { endpointTable } from './app.ts';

const EXACT: ReadonlySet<string> = new Set([
  ...endpointTable.map(({ call }) => call.path),
  '/livez',
  '/readyz',
]);
/** What has an id or a file in its path, by how it begins. */
const BELOW: readonly (readonly [start: string, pattern: string])[] = [
  ['/thvendor/pay/notify/', '/thvendor/pay/notify/:gateway'],
  [FILE_PATH, `${FILE_PATH}:id`],
  ['/thvendor/', '/thvendor/*'],
  ['/ucenter/', '/ucenter/*'],
  ['/feeds/', '/feeds/*'],
  ['/media/', '/media/*'],
  ['/shstatic/', '/shstatic/*'],
];

/** What was asked for without who and which: of these there are a few hundred, whatever visitors write. */
export function routeOf(pathname: string): string {
  if (EXACT.has(pathname)) return pathname;
  const below = BELOW.find(([start]) => pathname.startsWith(start));
  if (below) return below[1];
  if (/^\/desk(\/|$)/.test(pathname)) return '/desk/*';
  if (pathname === '/pay') return pathname;
  const page = matchPage(pathname);
  return page ? `/:locale/:layout/${page.page.path}` : '/*';
}
