import { createContext, type ReactNode, use } from 'react';
import type { Tree } from '#site/tree.ts';

const TreeContext = createContext<Tree | null>(null);

export function TreeProvider({ tree, children }: { tree: Tree; children: ReactNode }) {
  return <TreeContext value={tree}>{children}</TreeContext>;
}

/** The tree that the page is in: its locale and its layout. */
export function useTree(): Tree {
  const tree = use(TreeContext);
  if (!tree) throw new Error('useTree() outside a tree');
  return tree;
}
