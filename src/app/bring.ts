import { ensureCopy } from '#i18n/i18n.ts';
import { loadChunk } from '#lib/chunk.ts';
import { isOnline } from '#lib/online.ts';
import { matchPage } from '#site/href.ts';
import type { PageName } from '#site/pages.ts';
import { type TreeName, treeName } from '#site/tree.ts';
import { fileOf, firstView } from './first-page.ts';
import type { View } from './views.ts';

/** Where the code of a page is; the table of all pages comes when a visit goes on. */
export const viewOf = async (tree: TreeName, name: PageName): Promise<View> =>
  firstView(tree, name) ?? (await loadChunk(() => import('./views.ts'))).views[name];

/** The page of this site behind a link. */
export const pageOf = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin ? matchPage(pathname) : null;

export const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** The page behind a link: its code and copy, without what comes after its picture. What fails is fetched again on the way. */
export async function bringPage(link: HTMLAnchorElement): Promise<ReturnType<typeof pageOf>> {
  const match = pageOf(link);
  if (!match || !isOnline()) return null;
  const { tree, name } = match;
  const view = await viewOf(treeName(tree), name);
  await Promise.all([view.model?.(), fileOf(view, tree.layout)(), ensureCopy(tree.locale, view.copy)]);
  return match;
}
