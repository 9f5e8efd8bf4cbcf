import { ensureCopy } from '#i18n/i18n.ts';
import { whenIdle } from '#lib/idle.ts';
import { matchPage } from '#site/href.ts';
import { bringPage, linkOf, pageOf } from './bring.ts';
import { views } from './views.ts';

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

/** The page behind a link, and then what that page draws when it rests. */
async function bring(link: HTMLAnchorElement): Promise<void> {
  const match = await bringPage(link);
  if (!match) return;
  const { parts = [], copy = [] } = views[match.name].soon ?? {};
  await Promise.all([...parts.map(load => load()), ensureCopy(match.tree.locale, copy)]);
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
  const touched = (sign: Event): void => {
    const link = linkOf(sign);
    if (link) bring(link).catch(() => undefined);
  };
  for (const sign of ['pointerdown', 'pointerover', 'focusin'])
    addEventListener(sign, touched, { capture: true, passive: true });
  if (isThin()) return;
  const look = () =>
    whenIdle(() => {
      const link = likely();
      if (link) bring(link).catch(() => undefined);
    });
  look();
  // On each page that follows, too.
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-page'] });
}
