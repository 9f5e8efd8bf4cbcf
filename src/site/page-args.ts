import type { Tree } from './tree.ts';

/** What a page's loader gets: the tree, the query and the parameters of its path, and a signal that ends with the navigation. */
export interface PageArgs {
  readonly tree: Tree;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}
