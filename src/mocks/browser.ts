import { setupWorker } from 'msw/browser';
import type { SeasonFiles } from '#server/deps.ts';
import { MARK_STYLE, markOf } from '#server/preview.ts';
import { treeOf } from '#site/tree.ts';
import { type BoxOffice, openBoxOffice } from './box-office.ts';
import { drawMissing } from './drawn.ts';
import { draftHere, handlersOf } from './handlers.ts';
import { staticMedia, staticReports } from './media.ts';

/** Expired holds, open payments and due refunds are looked after this often; ms. */
const SWEEP = 30_000;

/** Starts the box office inside the browser: the real server app behind MSW. */
export async function startMocks(parts: { readonly seasonFiles?: SeasonFiles } = {}): Promise<void> {
  const office = await openBoxOffice({ ...parts, media: staticMedia(), reportPdf: staticReports });
  setInterval(() => void office.sweep(), SWEEP);
  await setupWorker(...handlersOf(office)).start({ onUnhandledFrame: 'bypass', quiet: true });
  drawMissing();
  await markPreview(office);
}

/** A page of a season that is not published says so, and a desktop shows a telephone's, too. */
async function markPreview({ deps }: BoxOffice): Promise<void> {
  const tree = treeOf(window.location.pathname);
  if (!tree || !(await draftHere(deps, new Request(window.location.href), deps.clock.now()))) return;
  document.documentElement.dataset.layout = tree.layout;
  document.head.insertAdjacentHTML('beforeend', MARK_STYLE);
  document.body.insertAdjacentHTML('afterbegin', markOf(tree));
}
