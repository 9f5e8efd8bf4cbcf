import type { PageName } from './pages.ts';

/** Pages that show nothing without a query: whoever lists pages lists each of their queries instead. */
export const NEEDS_QUERY: ReadonlySet<PageName> = new Set<PageName>([
  'musicale-detail',
  'about-detail',
  'education-view',
  'digitalhall-season-detail',
  'digitalhall-year-detail',
  'digitalhall-chief-detail',
  'digitalhall-listen-detail',
  'digitalhall2-livedetail',
  'digitalhall2-recorddetail',
  'digitalhall2-album',
  'digitalhall2-coursedetail',
  'digitalhall2-askartistdetail',
  'sitesearch',
  'webView',
]);
