import { useTree } from '#i18n/tree-context.tsx';
import { crumbsOf } from '#site/crumbs.ts';
import type { PageName } from '#site/pages.ts';
import { usePage } from '#stores/page.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';

/** The breadcrumb of a page, from the manifest; usePageTitle overrides the last entry. */
export function Crumbs({ name }: { name: PageName }) {
  const tree = useTree();
  const custom = usePage(s => s.customTitle);
  return <Breadcrumb items={crumbsOf(tree, name, custom || undefined)} />;
}
