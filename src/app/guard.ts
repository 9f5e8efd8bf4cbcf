import { href, inTree, type Match, matchPage } from '#site/href.ts';
import { DEFAULT_LOCALE, isLocale, type Layout, type Locale, type Tree, treeOf } from '#site/tree.ts';
import { atTwin } from '#site/twin-address.ts';

export interface Destination {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
export interface GuardState {
  readonly locale: Locale;
  /** Layout of the device, by its browser agent. */
  readonly device: Layout;
}
export type Decision =
  /** Go there instead, in place of this history entry. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page is shown; the locale store takes the path's language. `match` is null for unknown paths. */
  | { readonly kind: 'pass'; readonly tree: Tree; readonly match: Match | null }
  /** As `pass`, once the login is checked. */
  | { readonly kind: 'check-login'; readonly tree: Tree; readonly match: Match };

const LOCALE_LIKE = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * Steps 2 to 5 and 7 of the route guard (specification §2), as a pure and idempotent decision.
 * Step 1 (the title) and step 6 (what follows a failed login check) are app/navigation's.
 */
export function decide(url: Destination, state: GuardState): Decision {
  const rest = `${url.search}${url.hash}`;
  const segments = url.pathname.split('/').filter(Boolean);
  const [first, second] = segments;

  if (first === undefined) return redirect(`${home({ locale: state.locale, layout: 'pc' })}${rest}`);
  if (!isLocale(first)) {
    // A language that is none of ours becomes zh-CN; a path without one gets the current locale in front.
    const [locale, below] = LOCALE_LIKE.test(first)
      ? [DEFAULT_LOCALE, segments.slice(1)]
      : [state.locale, segments];
    return redirect(`/${[locale, ...below].join('/')}${rest}`);
  }
  const tree = treeOf(url.pathname);
  if (!tree) {
    if (second === undefined) return redirect(`${home({ locale: first, layout: state.device })}${rest}`);
    return redirect(`/${first}/${state.device}/${segments.slice(1).join('/')}${rest}`);
  }
  if (segments.length === 2) return redirect(`${home(tree)}${rest}`);
  if (tree.layout !== state.device) return redirect(inTree({ ...tree, layout: state.device }, url));
  const match = matchPage(url.pathname);
  if (!match) {
    const elsewhere = atTwin(tree, url);
    return elsewhere ? redirect(elsewhere) : { kind: 'pass', tree, match: null };
  }
  return match.page.auth ? { kind: 'check-login', tree, match } : { kind: 'pass', tree, match };
}

const home = (tree: Tree): string => href(tree, 'home');
const redirect = (to: string): Decision => ({ kind: 'redirect', to });
