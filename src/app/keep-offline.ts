import { loadedFiles } from '#lib/loaded-files.ts';
import { treeOf } from '#site/tree.ts';

/**
 * Registers the site's service worker (src/worker) and tells it what this page has loaded without it, so that a ticket
 * seen once opens without a network, in a new tab as well. Not in mock and demonstration builds, whose worker is MSW's.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/site-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const tree = treeOf(window.location.pathname);
  active?.postMessage({ keep: [...loadedFiles(), ...(tree ? [`/${tree.locale}/${tree.layout}`] : [])] });
}
