import type { Geometry } from './geometry.ts';
import { type Grid, makeGrid, nearest } from './grid.ts';
import { type Motion, makeMotion } from './motion.ts';
import { FREE, type Labels, type Layer, PICKED, type Scene, sketch } from './paint.ts';
import type { Palette } from './palette.ts';
import { makePicture } from './picture.ts';
import { type Gestures, listen } from './pointer.ts';
import { type Inset, NO_INSET, overview, type Size, type View } from './view.ts';

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
/** Up to this many changed seats are painted one by one. */
const MAX_SINGLE_SEATS = 24;

/** A seat map on a canvas in `host`, which has a size and a position, clips, and leaves touches to the map. */
export function createSeatMap(host: HTMLElement, g: Geometry, options: SeatMapOptions): SeatMap {
  const scene = sceneOf(g, options);
  const { state } = scene;
  let inset = options.inset ?? NO_INSET;
  let frame = 0;
  const motion = makeMotion(g, options.still === true, () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (motion.size().width) surface.picture.follow(motion.view());
    });
    options.onView?.();
  });
  const surface = makeSurface(host, scene, motion);
  const resize = () => {
    if (surface.resize(inset)) options.onView?.();
  };
  const silence = listen(host, touching(host, scene, motion, options));
  resize();
  const watcher = new ResizeObserver(resize);
  watcher.observe(host);

  return {
    geometry: g,
    setAll(next) {
      const changed: number[] = [];
      for (let i = 0; i < g.count && changed.length <= MAX_SINGLE_SEATS; i++)
        if (state[i] !== next[i]) changed.push(i);
      state.set(next);
      if (changed.length > MAX_SINGLE_SEATS) surface.everything();
      else changed.forEach(surface.picture.repaint);
    },
    zoom(factor) {
      const { width, height } = motion.size();
      motion.zoomAround(factor, width / 2, height / 2);
    },
    reset: motion.reset,
    show: motion.show,
    centre: motion.centre,
    place(i) {
      const { k, x, y } = motion.view();
      return { x: k * g.x[i]! + x, y: k * g.y[i]! + y, width: 2 * g.half[i]! * k };
    },
    view: motion.view,
    size: motion.size,
    thumbnail: (small, width, height) => thumbnail(scene, small, width, height),
    restyle(palette, labels, nextInset) {
      scene.palette = palette;
      scene.labels = labels;
      inset = nextInset;
      motion.fit(motion.size(), inset);
      surface.everything();
    },
    destroy() {
      silence();
      watcher.disconnect();
      cancelAnimationFrame(frame);
      motion.stop();
      surface.remove();
    },
  };
}

type Open<T> = { -readonly [K in keyof T]: T[K] };
function sceneOf(g: Geometry, { palette, labels, state }: SeatMapOptions): Open<Scene> {
  let grid: Grid | undefined;
  return {
    g,
    // The first picture needs none.
    get grid() {
      grid ??= makeGrid(g);
      return grid;
    },
    state: state ? state.slice() : new Uint8Array(g.count),
    palette,
    labels,
  };
}

/** The picture, and when it is painted anew. */
function makeSurface(host: HTMLElement, scene: Scene, motion: Motion) {
  let ratio = 0;
  let next = 0;
  const sharpen = () => {
    if (motion.size().width) picture.sharpen(motion.view(), motion.isFar());
  };
  const picture = makePicture(host, scene, sharpen);
  return {
    picture,
    everything() {
      picture.forget();
      cancelAnimationFrame(next);
      next = requestAnimationFrame(sharpen);
    },
    /** Whether there is another picture. */
    resize(inset: Inset): boolean {
      const { width, height } = host.getBoundingClientRect();
      const before = motion.size();
      if (width === before.width && height === before.height && window.devicePixelRatio === ratio)
        return false;
      ratio = window.devicePixelRatio;
      motion.fit({ width, height }, inset);
      if (!width || !height) return false;
      picture.resize(motion.size());
      sharpen();
      return true;
    },
    remove() {
      cancelAnimationFrame(next);
      picture.remove();
    },
  };
}

/** What fingers, mouse and wheel do. */
function touching(host: HTMLElement, scene: Scene, motion: Motion, options: SeatMapOptions): Gestures {
  const { g, state } = scene;
  const choosable = (i: number) => state[i] === FREE || state[i] === PICKED;
  function seatAt(px: number, py: number, finger: boolean): number {
    const { k, x, y } = motion.view();
    const reach = finger ? FINGER : Math.max(9, g.maxHalf * k * 1.3);
    return nearest(scene.grid, g, (px - x) / k, (py - y) / k, reach / k, choosable);
  }
  return {
    start: motion.stop,
    move: motion.drag,
    tap(x, y, finger) {
      const width = 2 * g.maxHalf * motion.view().k;
      if (finger && width < TAPPABLE) {
        motion.zoomAround(CLOSE / width, x, y);
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
  };
}

function thumbnail(scene: Scene, small: HTMLCanvasElement, width: number, height: number): View {
  const ratio = window.devicePixelRatio;
  small.width = Math.round(width * ratio);
  small.height = Math.round(height * ratio);
  const layer: Layer = {
    ctx: small.getContext('2d', { alpha: false })!,
    view: overview(scene.g.bounds, { width, height }),
    ratio,
  };
  sketch(scene, layer);
  return layer.view;
}
