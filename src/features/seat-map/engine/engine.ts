import type { Geometry } from './geometry.ts';
import { makeGrid, nearest } from './grid.ts';
import { FREE, type Labels, type Layer, PICKED, paint, type Scene } from './paint.ts';
import type { Palette } from './palette.ts';
import { listen } from './pointer.ts';
import { clamp, fit, type Inset, NO_INSET, type Size, type View, zoomAt } from './view.ts';

export interface SeatMapEvents {
  /** A click or tap on a seat that can be chosen. */
  readonly onToggle: (seat: number) => void;
  /** The seat under the mouse, or −1. */
  readonly onHover?: (seat: number) => void;
  /** The view moved, or the map's size changed. */
  readonly onView?: () => void;
}
export interface SeatMapOptions extends SeatMapEvents {
  readonly palette: Palette;
  readonly labels: Labels;
  readonly inset?: Inset;
  /** States to begin with: every seat is free without them. */
  readonly state?: Uint8Array;
  /** No animation. */
  readonly still?: boolean;
}
export interface SeatMap {
  readonly geometry: Geometry;
  readonly state: Uint8Array;
  /** Changes one seat and paints it at once. */
  set(seat: number, state: number): void;
  /** Changes many and paints them in the next frame. */
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
  restyle(palette: Palette, labels: Labels, inset?: Inset): void;
  destroy(): void;
}

/** A finger picks the nearest seat within this, css px (DESIGN.md §5). */
const FINGER = 22;
/** Below this width a finger chooses an area: the map comes closer. */
const TAPPABLE = 13;
const CLOSE = 28;
/** The picture is sharpened when nothing has zoomed for this long, ms. */
const REST = 110;
const GLIDE = 220;
/** Painted beyond each edge, css px, so that most frames of a drag paint nothing. */
const MARGIN = 64;

function makeLayer(canvas = document.createElement('canvas')): Layer {
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    left: 0,
    top: 0,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  return { ctx: canvas.getContext('2d', { alpha: false })!, view: { k: 1, x: 0, y: 0 }, ratio: 1 };
}

/** A seat map on a canvas in `host`, which must have a size and a position. */
export function createSeatMap(host: HTMLElement, geometry: Geometry, options: SeatMapOptions): SeatMap {
  const g = geometry;
  const grid = makeGrid(g);
  const state = options.state ? options.state.slice() : new Uint8Array(g.count);
  const scene: { -readonly [K in keyof Scene]: Scene[K] } = {
    g,
    grid,
    state,
    palette: options.palette,
    labels: options.labels,
    found: new Uint32Array(g.count),
  };
  const main = makeLayer();
  const { canvas } = main.ctx;
  /** A picture of the whole plan, behind `main` while a zoom goes out. */
  let whole: Layer | null = null;
  let size: Size = { width: 0, height: 0 };
  let margin = 0;
  let inset = options.inset ?? NO_INSET;
  let home: View = main.view;
  let view: View = home;
  let moved = false;
  let frame = 0;
  let rest = 0;
  let detail = 0;
  let glide = 0;

  const choosable = (i: number) => state[i] === FREE || state[i] === PICKED;
  const look = (next: View) => {
    view = clamp(next, g.bounds, size);
    if (!frame) frame = requestAnimationFrame(draw);
    options.onView?.();
  };

  /** Lays a picture where it belongs under the present view, without painting. */
  function lay(layer: Layer): { x: number; y: number } {
    const f = view.k / layer.view.k;
    const snap = (t: number) => (f === 1 ? Math.round(t * layer.ratio) / layer.ratio : t);
    const at = { x: snap(view.x - layer.view.x * f), y: snap(view.y - layer.view.y * f) };
    layer.ctx.canvas.style.transform = `matrix(${f},0,0,${f},${at.x},${at.y})`;
    return at;
  }

  function sharpen(draft = false): void {
    const far = view.k <= home.k * 1.01;
    if (!far && !whole && main.view.k <= home.k * 1.01) keepWhole();
    if (far) drop();
    main.view = { k: view.k, x: view.x + margin, y: view.y + margin };
    paint(scene, main, draft);
    lay(main);
  }
  /** The overview is where every zoom begins: its picture stays behind the later ones. */
  function keepWhole(): void {
    whole = { ...makeLayer(), view: main.view, ratio: main.ratio };
    const twin = whole.ctx.canvas;
    twin.width = canvas.width;
    twin.height = canvas.height;
    twin.style.width = canvas.style.width;
    whole.ctx.drawImage(canvas, 0, 0);
    canvas.before(twin);
  }
  function drop(): void {
    whole?.ctx.canvas.remove();
    whole = null;
  }

  function draw(): void {
    frame = 0;
    if (!size.width) return;
    const at = lay(main);
    if (whole) lay(whole);
    if (view.k === main.view.k) {
      const out = (t: number) => t > 0 || t < -2 * margin;
      if (out(at.x) || out(at.y)) shift(at);
      return;
    }
    clearTimeout(rest);
    rest = window.setTimeout(() => requestAnimationFrame(() => sharpen()), REST);
  }

  /** Moves the picture itself by whole device pixels and paints only what came into its reach. */
  function shift(at: { x: number; y: number }): void {
    const { ratio } = main;
    const dx = Math.round((at.x + margin) * ratio);
    const dy = Math.round((at.y + margin) * ratio);
    const { width: w, height: h } = canvas;
    main.view = { k: view.k, x: main.view.x + dx / ratio, y: main.view.y + dy / ratio };
    if (Math.abs(dx) >= w || Math.abs(dy) >= h) paint(scene, main);
    else {
      main.ctx.drawImage(canvas, dx, dy);
      if (dx) paint(scene, main, false, dx > 0 ? 0 : w + dx, 0, dx > 0 ? dx : w, h);
      if (dy) paint(scene, main, false, 0, dy > 0 ? 0 : h + dy, w, dy > 0 ? dy : h);
    }
    lay(main);
  }

  function repaint(layer: Layer, i: number): void {
    const { view: v, ratio } = layer;
    const reach = g.half[i]! * 1.7 * v.k;
    const x = v.k * g.x[i]! + v.x;
    const y = v.k * g.y[i]! + v.y;
    const cut = (n: number, max: number) => Math.max(0, Math.min(max, n));
    const { width, height } = layer.ctx.canvas;
    const x0 = cut(Math.floor((x - reach) * ratio), width);
    const y0 = cut(Math.floor((y - reach) * ratio), height);
    const x1 = cut(Math.ceil((x + reach) * ratio), width);
    const y1 = cut(Math.ceil((y + reach) * ratio), height);
    if (x1 > x0 && y1 > y0) paint(scene, layer, false, x0, y0, x1, y1);
  }
  function everything(): void {
    drop();
    cancelAnimationFrame(detail);
    detail = requestAnimationFrame(() => sharpen());
  }

  function resize(): void {
    const box = host.getBoundingClientRect();
    const ratio = window.devicePixelRatio || 1;
    if (box.width === size.width && box.height === size.height && ratio === main.ratio) return;
    const first = !size.width;
    const middle = { x: (size.width / 2 - view.x) / view.k, y: (size.height / 2 - view.y) / view.k };
    size = { width: box.width, height: box.height };
    margin = Math.round(MARGIN * ratio) / ratio;
    canvas.width = Math.round((size.width + 2 * margin) * ratio);
    canvas.height = Math.round((size.height + 2 * margin) * ratio);
    canvas.style.width = `${canvas.width / ratio}px`;
    main.ratio = ratio;
    rehome();
    view =
      first || !moved
        ? home
        : { k: view.k, x: size.width / 2 - middle.x * view.k, y: size.height / 2 - middle.y * view.k };
    drop();
    if (!size.width || !size.height) return;
    sharpen(first);
    // The first picture is plain seats; names, numbers and outlines follow it.
    if (first) rest = window.setTimeout(everything);
    options.onView?.();
  }
  function rehome(): void {
    home = fit(g.bounds, size, inset);
  }

  function glideTo(to: View, time = options.still ? 0 : GLIDE): void {
    cancelAnimationFrame(glide);
    const from = view;
    const start = performance.now();
    if (!time) return look(to);
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, now - start) / time);
      const e = 1 - (1 - t) ** 3;
      const k = from.k * (to.k / from.k) ** e;
      // The middle of the way moves evenly on the screen while the scale changes.
      const s = to.k === from.k ? e : (k - from.k) / (to.k - from.k);
      look({ k, x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s });
      if (t < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  }
  const around = (factor: number, x: number, y: number) => zoomAt(view, factor, x, y, home, g.maxHalf);

  function seatAt(px: number, py: number, finger: boolean): number {
    const reach = finger ? FINGER : Math.max(9, g.maxHalf * view.k * 1.3);
    return nearest(grid, g, (px - view.x) / view.k, (py - view.y) / view.k, reach / view.k, choosable);
  }

  const silence = listen(host, {
    start() {
      cancelAnimationFrame(glide);
    },
    move(dx, dy, factor, x, y) {
      moved = true;
      const zoomed = factor === 1 ? view : around(factor, x, y);
      look({ k: zoomed.k, x: zoomed.x + dx, y: zoomed.y + dy });
    },
    tap(x, y, finger) {
      const width = 2 * g.maxHalf * view.k;
      if (finger && width < TAPPABLE) {
        moved = true;
        return glideTo(clamp(around(CLOSE / width, x, y), g.bounds, size));
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
  Object.assign(host.style, { overflow: 'hidden', touchAction: 'none' });
  host.prepend(canvas);
  resize();
  const watcher = new ResizeObserver(resize);
  watcher.observe(host);

  return {
    geometry,
    state,
    set(i, next) {
      if (state[i] === next) return;
      state[i] = next;
      repaint(main, i);
      if (whole) repaint(whole, i);
    },
    setAll(next) {
      let changed = 0;
      let last = 0;
      for (let i = 0; i < g.count; i++) {
        if (state[i] === next[i]) continue;
        changed++;
        last = i;
      }
      if (changed === 1) return this.set(last, next[last]!);
      state.set(next);
      if (changed) everything();
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
      const edge = Math.min(60, size.width / 4, size.height / 4);
      const seen =
        x > inset.left + edge &&
        y > inset.top + edge &&
        x < size.width - inset.right - edge &&
        y < size.height - inset.bottom - edge;
      if (seen && v === view) return;
      moved = true;
      const middle = {
        x: (inset.left + size.width - inset.right) / 2,
        y: (inset.top + size.height - inset.bottom) / 2,
      };
      glideTo(clamp({ k: v.k, x: v.x + middle.x - x, y: v.y + middle.y - y }, g.bounds, size));
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
      const ratio = window.devicePixelRatio || 1;
      small.width = Math.round(width * ratio);
      small.height = Math.round(height * ratio);
      const layer: Layer = {
        ctx: small.getContext('2d', { alpha: false })!,
        view: fit(g.bounds, { width, height }),
        ratio,
      };
      paint(scene, layer, true);
      return layer.view;
    },
    restyle(palette, labels, nextInset) {
      scene.palette = palette;
      scene.labels = labels;
      if (nextInset) inset = nextInset;
      rehome();
      if (!moved) view = clamp(home, g.bounds, size);
      everything();
    },
    destroy() {
      silence();
      watcher.disconnect();
      cancelAnimationFrame(frame);
      cancelAnimationFrame(glide);
      cancelAnimationFrame(detail);
      clearTimeout(rest);
      drop();
      canvas.remove();
    },
  };
}
