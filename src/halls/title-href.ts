import type { HomeShelf, TitleCard } from '#domain/contract/digital.ts';
import { href } from '#site/href.ts';
import type { PageName } from '#site/pages.ts';
import type { Tree } from '#site/tree.ts';
import { useHallHref } from './use-hall-href.ts';

export const DETAIL = {
  season: 'digitalhall-season-detail',
  year: 'digitalhall-year-detail',
  chief: 'digitalhall-chief-detail',
  listen: 'digitalhall-listen-detail',
} as const satisfies Record<HomeShelf, PageName>;

type Titled = Pick<TitleCard, 'id' | 'home'>;

/** The page of a title: each has one, in the room that is its home, and in every tree. */
export const titleHref = (tree: Tree, { id, home }: Titled): string => href(tree, DETAIL[home], { id });

/** The same inside the hall, where a leaf leads to leaves. */
export function useTitleHref(): (title: Titled) => string {
  const to = useHallHref();
  return ({ id, home }) => to(DETAIL[home], { id });
}
