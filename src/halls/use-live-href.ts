import type { Airing } from '#domain/contract/digital.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { useHallHref } from './use-hall-href.ts';

/** Where an airing is watched: a page of its own on the Chinese desktop, elsewhere the page of what is on the air. */
export function useLiveHref(): (airing: Pick<Airing, 'titleId' | 'id'>) => string {
  const tree = useTree();
  const to = useHallHref();
  return ({ titleId, id }) =>
    hasPage(treeName(tree), 'digitalhall2-livedetail')
      ? to('digitalhall2-livedetail', { id: titleId, airing: id })
      : to('digitalhall-season-detail', { id: titleId, airing: id });
}
