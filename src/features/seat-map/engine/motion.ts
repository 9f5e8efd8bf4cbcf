import type { Geometry } from './geometry.ts';
import { clamp, type Inset, NO_INSET, overview, type Size, type View, zoomAt } from './view.ts';

/** Where the plan stands on the screen, and how it comes to stand elsewhere. */
export interface Motion {
  view(): View;
  size(): Size;
  /** The whole plan is in sight. */
  isFar(): boolean;
  /** Another size or another inset: who has moved keeps the middle, or the view where the size stays. */
  fit(size: Size, inset: Inset): void;
  zoomAround(factor: number, x: number, y: number): void;
  drag(dx: number, dy: number, factor: number, x: number, y: number): void;
  reset(): void;
  /** Brings a seat into sight, at least `width` css px wide. */
  show(seat: number, width?: number): void;
  /** Puts a point of the plan in the middle. */
  centre(x: number, y: number): void;
  /** Ends a glide. */
  stop(): void;
}

const GLIDE = 220;

/** `still`: no animation. `onMove` hears of each view but the one of `fit`. */
export function makeMotion(g: Geometry, still: boolean, onMove: () => void): Motion {
  let size: Size = { width: 0, height: 0 };
  let inset = NO_INSET;
  let home: View = { k: 1, x: 0, y: 0 };
  let view = home;
  let moved = false;
  let glide = 0;

  const look = (next: View) => {
    view = clamp(next, g.bounds, size);
    onMove();
  };
  const stop = () => cancelAnimationFrame(glide);
  function glideTo(to: View): void {
    stop();
    if (still) {
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

  return {
    view: () => view,
    size: () => size,
    isFar: () => view.k <= home.k * 1.01,
    fit(next, nextInset) {
      const before = size;
      const middle = { x: (before.width / 2 - view.x) / view.k, y: (before.height / 2 - view.y) / view.k };
      size = next;
      inset = nextInset;
      home = overview(g.bounds, size, inset);
      if (!before.width || !moved) view = home;
      else if (next !== before)
        view = {
          k: view.k,
          x: size.width / 2 - middle.x * view.k,
          y: size.height / 2 - middle.y * view.k,
        };
    },
    zoomAround(factor, x, y) {
      moved = true;
      glideTo(clamp(around(factor, x, y), g.bounds, size));
    },
    drag(dx, dy, factor, x, y) {
      moved = true;
      const zoomed = factor === 1 ? view : around(factor, x, y);
      look({ k: zoomed.k, x: zoomed.x + dx, y: zoomed.y + dy });
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
    stop,
  };
}
