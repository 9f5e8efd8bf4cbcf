import { isShut } from '#api/shut.ts';
import { href, type Query } from '#site/href.ts';
import { hasPage, type PageName, pages, pageTitle } from '#site/pages.ts';
import { type Tree, treeName } from '#site/tree.ts';

export interface NavLink {
  readonly label: string;
  readonly to: string;
}
export interface NavGroup {
  readonly title: string;
  readonly items: readonly NavLink[];
}
/** Pages without a parameter in their path: only these can be linked by name alone. */
type Plain = 'home';
/** A page by its name, which the manifest or the tree may lack; its label is the page's title where none is given. */
export type Entry = readonly [name: string, label?: string, query?: Query, hash?: string];

/** Where the navigation looks up names, labels and links. */
export class Navigator {
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }
  /** The page, if this tree has it and the season something to show there. */
  has(name: string): name is PageName {
    return Object.hasOwn(pages, name) && hasPage(treeName(this.#tree), name as PageName) && !isShut(name);
  }
  to(name: PageName, query?: Query): string {
    return href(this.#tree, name as Plain, query);
  }
  links(entries: readonly Entry[]): NavLink[] {
    return entries.flatMap(([name, label, query, hash]) =>
      this.has(name) && !isShut(hash ? `${name}#${hash}` : `${name}?type=${query?.type}`)
        ? [
            {
              label: label ?? pageTitle(name, this.#tree.locale),
              to: `${this.to(name, query)}${hash ? `#${hash}` : ''}`,
            },
          ]
        : [],
    );
  }
}
