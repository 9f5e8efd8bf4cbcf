import type { Box } from './geometry.ts';

/** Where the plan stands on the screen: css = plan × k + (x, y). */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Css px that float over the map and that the overview keeps clear. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** A seat is at most this wide, in css px. */
const MAX_SEAT = 48;

/** The whole plan, centred in what the inset leaves free. */
export function overview(box: Box, { width, height }: Size, inset: Inset = NO_INSET): View {
  const w = Math.max(1, width - inset.left - inset.right);
  const h = Math.max(1, height - inset.top - inset.bottom);
  const k = Math.max(1e-6, Math.min(w / (box.x1 - box.x0), h / (box.y1 - box.y0)));
  return {
    k,
    x: inset.left + w / 2 - (k * (box.x0 + box.x1)) / 2,
    y: inset.top + h / 2 - (k * (box.y0 + box.y1)) / 2,
  };
}

/** Zooms by `factor` around a point of the screen that stays where it is; between the overview and MAX_SEAT. */
export function zoomAt(view: View, factor: number, px: number, py: number, home: View, half: number): View {
  const k = Math.min(Math.max(home.k, MAX_SEAT / 2 / half), Math.max(home.k * 0.8, view.k * factor));
  const f = k / view.k;
  return { k, x: px - (px - view.x) * f, y: py - (py - view.y) * f };
}

/** Keeps a part of the plan on the screen: its middle half cannot leave it. */
export function clamp(view: View, box: Box, { width, height }: Size): View {
  const hold = (t: number, a: number, b: number, size: number) => {
    const quarter = (b - a) / 4;
    return Math.min(size - view.k * (a + quarter), Math.max(-view.k * (b - quarter), t));
  };
  return { k: view.k, x: hold(view.x, box.x0, box.x1, width), y: hold(view.y, box.y0, box.y1, height) };
}

/** The part of the plan that a rectangle of the screen shows. */
export function planBox(view: View, x0: number, y0: number, x1: number, y1: number, pad = 0): Box {
  return {
    x0: (x0 - view.x) / view.k - pad,
    y0: (y0 - view.y) / view.k - pad,
    x1: (x1 - view.x) / view.k + pad,
    y1: (y1 - view.y) / view.k + pad,
  };
}
