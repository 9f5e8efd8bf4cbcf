import { ensureCopy } from '#i18n/i18n.ts';
import { whenIdle } from '#lib/idle.ts';
import { isOnline } from '#lib/online.ts';
import { matchPage } from '#site/href.ts';
import { fileOf } from './first-page.ts';
import { views } from './views.ts';

export { views };

/** So many links that lead to pages of one kind make it the likely way on. */
const LIKELY = 3;
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
/** Who saves data, or has little of it, fetches what is asked for and nothing else. */
const isThin = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

const pageOf = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin ? matchPage(pathname) : null;

/** The code of the page behind a link, and its copy; what does not come is fetched again on the way there. */
function bring(link: HTMLAnchorElement): void {
  const match = pageOf(link);
  if (!match || !isOnline()) return;
  const view = views[match.name];
  const { locale, layout } = match.tree;
  const { parts = [], copy = [] } = view.soon ?? {};
  const page = [view.model?.(), fileOf(view, layout)(), ensureCopy(locale, view.copy)];
  Promise.all(page)
    .then(() => Promise.all([...parts.map(load => load()), ensureCopy(locale, copy)]))
    .catch(() => undefined);
}

/** The way on: to the seats where they are sold, else to where most links of the page lead. */
function likely(): HTMLAnchorElement | undefined {
  const links = new Map<string, HTMLAnchorElement[]>();
  const here = matchPage(window.location.pathname)?.name;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const name = pageOf(link)?.name;
    // Another state of this page has its code, and to the same page in the other language few go.
    if (name && name !== here) links.set(name, [...(links.get(name) ?? []), link]);
  }
  const [seats] = links.get('seat') ?? [];
  const [most = []] = [...links.values()].sort((a, b) => b.length - a.length);
  return seats ?? (most.length >= LIKELY ? most[0] : undefined);
}

/** The next page's code is there when its link is pressed: from the first touch of it, and of the likely one before. */
export function lookAhead(): void {
  const touched = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) bring(link);
  };
  for (const sign of ['pointerdown', 'pointerover', 'focusin'])
    addEventListener(sign, touched, { capture: true, passive: true });
  if (isThin()) return;
  const look = () =>
    whenIdle(() => {
      const link = likely();
      if (link) bring(link);
    });
  look();
  // On each page that follows, too.
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-page'] });
}
