import { between } from './layer.ts';

/**
 * Back closes what lies on top. Each open layer has an entry of the history of its own, at the same address and with
 * the router's own state, numbered from 1; entries and layers are made equal whenever one of them has changed, so that
 * what closes another way leaves none behind, and one that is come to without its layer (a reload, Forward) is left again.
 */
interface Entry {
  /** The router's: where in its history a page stands. The entries above it have the same. */
  readonly idx?: number;
  readonly layer?: number;
}
const entry = (): Entry => window.history.state ?? {};
const depth = (): number => entry().layer ?? 0;

interface Layer {
  readonly close: () => void;
  /** By Back, a moment ago: what runs until it has had time to close. */
  told?: ReturnType<typeof setTimeout>;
}
/** The topmost last. */
let open: readonly Layer[] = [];
/** Steps of the router, which wait until the layers' entries are left: nothing is put on top of those. */
let waiting: readonly { step: () => void; stays: boolean }[] = [];
let seen: Entry = {};
/** Runs while the browser is on its way to another entry, which takes a moment; a way that never ends is given up. */
let moving: ReturnType<typeof setTimeout> | undefined;
const BACK_TIMEOUT = 1000;

function arrived(): void {
  clearTimeout(moving);
  moving = undefined;
  settle();
}

function settle(): void {
  if (moving !== undefined) return;
  const wanted = open.filter(({ told }) => !told).length;
  const spare = depth() - (waiting.length > 0 ? 0 : wanted);
  if (spare > 0) {
    moving = setTimeout(arrived, BACK_TIMEOUT);
    window.history.go(-spare);
    return;
  }
  const steps = waiting;
  waiting = [];
  for (const { step } of steps) step();
  // On another page the layers of the last one are about to go.
  if (steps.every(({ stays }) => stays))
    for (let n = depth() + 1; n <= wanted; n++)
      window.history.pushState({ ...entry(), layer: n }, '', window.location.href);
  seen = entry();
}

/** The browser has moved. Of moves between the entries of one page the router hears nothing. */
function moved(): boolean {
  const last = seen;
  seen = entry();
  const samePage = seen.idx === last.idx && (seen.layer ?? 0) + (last.layer ?? 0) > 0;
  if (moving !== undefined) arrived();
  else if (samePage) {
    for (const layer of open.slice(depth()).reverse()) tell(layer);
    // Come to forward, an entry has no layer any more.
    settle();
  }
  return !samePage;
}

function tell(layer: Layer): void {
  // What would not close (a form that is being sent) has its entry again.
  layer.told = setTimeout(() => {
    delete layer.told;
    settle();
  }, BACK_TIMEOUT);
  layer.close();
}

let watched: typeof between.history;
/** The router's history from now on: with the first layer, or when the first page has come to rest. */
export function watchBack(): void {
  const { history } = between;
  if (!history || history === watched) return;
  watched = history;
  seen = entry();
  const later =
    <Args extends unknown[]>(act: (...args: Args) => void, stays: boolean) =>
    (...args: Args) => {
      waiting = [...waiting, { step: () => act(...args), stays }];
      settle();
    };
  history.push = later(history.push, false);
  history.replace = later(history.replace, true);
  history.go = later(history.go, false);
  between.hears = moved;
  setTimeout(settle);
}

/** From now on Back closes this, until the answer is called: it has closed. */
export function closesOnBack(close: () => void): () => void {
  watchBack();
  const layer: Layer = { close };
  open = [...open, layer];
  queueMicrotask(settle);
  return () => {
    clearTimeout(layer.told);
    open = open.filter(other => other !== layer);
    queueMicrotask(settle);
  };
}
