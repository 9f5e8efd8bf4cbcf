import type { Geometry } from './geometry.ts';
import { type Grid, makeGrid, nearest } from './grid.ts';
import { FREE, type Labels, type Layer, PICKED, type Scene, sketch } from './paint.ts';
import type { Palette } from './palette.ts';
import { makePicture } from './picture.ts';
import { listen } from './pointer.ts';
import { clamp, type Inset, NO_INSET, overview, type Size, type View, zoomAt } from './view.ts';

export interface SeatMapOptions {
  readonly palette: Palette;
  readonly labels: Labels;
  readonly inset?: Inset;
  /** States to begin with: every seat is free without them. */
  readonly state?: Uint8Array;
  /** No animation. */
  readonly still?: boolean;
  /** A click or tap on a seat that can be chosen. */
  readonly onToggle: (seat: number) => void;
  /** The seat under the mouse, or −1. */
  readonly onHover?: (seat: number) => void;
  /** The view moved, or the map's size changed. */
  readonly onView?: () => void;
}
export interface SeatMap {
  readonly geometry: Geometry;
  readonly state: Uint8Array;
  /** Changes one seat and paints it at once. */
  set(seat: number, state: number): void;
  /** Changes many; a few are painted at once, more of them in the next frame. */
  setAll(state: Uint8Array): void;
  zoom(factor: number): void;
  reset(): void;
  /** Brings a seat into sight, at least `width` css px wide. */
  show(seat: number, width?: number): void;
  /** Puts a point of the plan in the middle. */
  centre(x: number, y: number): void;
  /** A seat's middle and width in css px, from the map's corner. */
  place(seat: number): { x: number; y: number; width: number };
  view(): View;
  size(): Size;
  /** Paints the whole plan, small, on another canvas (the minimap); gives where it stands there. */
  thumbnail(canvas: HTMLCanvasElement, width: number, height: number): View;
  restyle(palette: Palette, labels: Labels, inset: Inset): void;
  destroy(): void;
}

/** A finger picks the nearest seat within this, css px. */
const FINGER = 22;
/** Below this width a finger chooses an area: the map comes closer. */
const TAPPABLE = 13;
const CLOSE = 28;
const GLIDE = 220;
/** Up to this many changed seats are painted one by one. */
const MAX_SINGLE_SEATS = 24;

/** A seat map on a canvas in `host`, which must have a size and a position. */
export function createSeatMap(host: HTMLElement, geometry: Geometry, options: SeatMapOptions): SeatMap {
  const g = geometry;
  let grid: Grid | undefined;
  const state = options.state ? options.state.slice() : new Uint8Array(g.count);
  const scene: { -readonly [K in keyof Scene]: Scene[K] } = {
    g,
    // The first picture needs none.
    get grid() {
      grid ??= makeGrid(g);
      return grid;
    },
    state,
    palette: options.palette,
    labels: options.labels,
    found: new Uint32Array(g.count),
  };
  let size: Size = { width: 0, height: 0 };
  let inset = options.inset ?? NO_INSET;
  let home: View = { k: 1, x: 0, y: 0 };
  let view = home;
  let ratio = 0;
  let moved = false;
  let ready = false;
  let frame = 0;
  let detail = 0;
  let glide = 0;
  Object.assign(host.style, { overflow: 'hidden', touchAction: 'none' });
  const sharpen = (draft = false) => picture.sharpen(view, view.k <= home.k * 1.01, draft);
  const picture = makePicture(host, scene, () => sharpen());

  const choosable = (i: number) => state[i] === FREE || state[i] === PICKED;
  const look = (next: View) => {
    view = clamp(next, g.bounds, size);
    if (!frame) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (size.width) picture.follow(view);
      });
    }
    options.onView?.();
  };
  function refine(): void {
    if (!size.width) return;
    ready = true;
    sharpen();
  }
  function everything(): void {
    picture.forget();
    cancelAnimationFrame(detail);
    detail = requestAnimationFrame(refine);
  }

  function resize(): void {
    const box = host.getBoundingClientRect();
    if (box.width === size.width && box.height === size.height && window.devicePixelRatio === ratio) return;
    const first = !size.width;
    const middle = { x: (size.width / 2 - view.x) / view.k, y: (size.height / 2 - view.y) / view.k };
    ratio = window.devicePixelRatio;
    size = { width: box.width, height: box.height };
    home = overview(g.bounds, size, inset);
    view =
      first || !moved
        ? home
        : { k: view.k, x: size.width / 2 - middle.x * view.k, y: size.height / 2 - middle.y * view.k };
    if (!size.width || !size.height) return;
    picture.resize(size);
    sharpen(!ready);
    // The first picture is plain seats; names, numbers and outlines follow it.
    if (!ready) {
      cancelAnimationFrame(detail);
      detail = requestAnimationFrame(() => {
        detail = requestAnimationFrame(refine);
      });
    }
    options.onView?.();
  }

  function glideTo(to: View): void {
    cancelAnimationFrame(glide);
    if (options.still) {
      look(to);
      return;
    }
    const from = view;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, now - start) / GLIDE);
      const e = 1 - (1 - t) ** 3;
      const k = from.k * (to.k / from.k) ** e;
      // A point of the plan keeps to a straight line on the screen while the scale changes.
      const s = to.k === from.k ? e : (k - from.k) / (to.k - from.k);
      look({ k, x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s });
      if (t < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  }
  const around = (factor: number, x: number, y: number) => zoomAt(view, factor, x, y, home, g.maxHalf);

  function seatAt(px: number, py: number, finger: boolean): number {
    const reach = finger ? FINGER : Math.max(9, g.maxHalf * view.k * 1.3);
    return nearest(scene.grid, g, (px - view.x) / view.k, (py - view.y) / view.k, reach / view.k, choosable);
  }

  const silence = listen(host, {
    start: () => cancelAnimationFrame(glide),
    move(dx, dy, factor, x, y) {
      moved = true;
      const zoomed = factor === 1 ? view : around(factor, x, y);
      look({ k: zoomed.k, x: zoomed.x + dx, y: zoomed.y + dy });
    },
    tap(x, y, finger) {
      const width = 2 * g.maxHalf * view.k;
      if (finger && width < TAPPABLE) {
        moved = true;
        glideTo(clamp(around(CLOSE / width, x, y), g.bounds, size));
        return;
      }
      const seat = seatAt(x, y, finger);
      if (seat >= 0) options.onToggle(seat);
    },
    hover(x, y) {
      const seat = x === null ? -1 : seatAt(x, y, false);
      host.style.cursor = seat < 0 ? 'grab' : 'pointer';
      options.onHover?.(seat);
    },
  });
  resize();
  const watcher = new ResizeObserver(resize);
  watcher.observe(host);

  const set = (i: number, next: number) => {
    if (state[i] === next) return;
    state[i] = next;
    picture.repaint(i);
  };
  return {
    geometry,
    state,
    set,
    setAll(next) {
      const changed: number[] = [];
      for (let i = 0; i < g.count && changed.length <= MAX_SINGLE_SEATS; i++)
        if (state[i] !== next[i]) changed.push(i);
      if (changed.length <= MAX_SINGLE_SEATS) {
        for (const i of changed) set(i, next[i]!);
        return;
      }
      state.set(next);
      everything();
    },
    zoom(factor) {
      moved = true;
      glideTo(clamp(around(factor, size.width / 2, size.height / 2), g.bounds, size));
    },
    reset() {
      moved = false;
      glideTo(home);
    },
    show(i, width = 0) {
      const wide = 2 * g.maxHalf * view.k;
      const v = wide < width ? zoomAt(view, width / wide, 0, 0, home, g.maxHalf) : view;
      const x = v.k * g.x[i]! + v.x;
      const y = v.k * g.y[i]! + v.y;
      const [left, top] = [inset.left, inset.top];
      const [right, bottom] = [size.width - inset.right, size.height - inset.bottom];
      const edge = Math.min(48, (right - left) / 4, (bottom - top) / 4);
      const seen = x > left + edge && y > top + edge && x < right - edge && y < bottom - edge;
      if (seen && v === view) return;
      moved = true;
      glideTo(
        clamp({ k: v.k, x: v.x + (left + right) / 2 - x, y: v.y + (top + bottom) / 2 - y }, g.bounds, size),
      );
    },
    centre(x, y) {
      moved = true;
      look({ k: view.k, x: size.width / 2 - x * view.k, y: size.height / 2 - y * view.k });
    },
    place: i => ({
      x: view.k * g.x[i]! + view.x,
      y: view.k * g.y[i]! + view.y,
      width: 2 * g.half[i]! * view.k,
    }),
    view: () => view,
    size: () => size,
    thumbnail(small, width, height) {
      small.width = Math.round(width * ratio);
      small.height = Math.round(height * ratio);
      const layer: Layer = {
        ctx: small.getContext('2d', { alpha: false })!,
        view: overview(g.bounds, { width, height }),
        ratio,
      };
      sketch(scene, layer);
      return layer.view;
    },
    restyle(palette, labels, nextInset) {
      scene.palette = palette;
      scene.labels = labels;
      inset = nextInset;
      home = overview(g.bounds, size, inset);
      if (!moved) view = home;
      everything();
    },
    destroy() {
      silence();
      watcher.disconnect();
      for (const id of [frame, detail, glide]) cancelAnimationFrame(id);
      picture.remove();
    },
  };
}
