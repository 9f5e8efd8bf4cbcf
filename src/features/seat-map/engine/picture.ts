import { type Layer, paint, type Scene } from './paint.ts';
import type { Size, View } from './view.ts';

/** The map's picture: painted once, moved and stretched by the compositor while the view moves, sharpened when it rests. */
export interface Picture {
  resize(size: Size): void;
  /** Lays the picture under the view. Only what a drag brings into sight is painted; a zoom waits for `sharpen`. */
  follow(view: View): void;
  /** Paints all of it. `far`: the view is the overview. */
  sharpen(view: View, far: boolean): void;
  /** Paints one seat. */
  repaint(seat: number): void;
  /** The picture that lies behind while zooming out is no longer true. */
  forget(): void;
  remove(): void;
}

/** The picture is sharpened when nothing has zoomed for this long, ms. */
const SHARPENED_AFTER = 110;
/** Painted beyond each edge, css px, so that most frames of a drag paint nothing. */
const MARGIN = 32;

function makeLayer(): Layer {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText =
    'position:absolute;left:0;top:0;max-width:none;transform-origin:0 0;pointer-events:none';
  return { ctx: canvas.getContext('2d', { alpha: false })!, view: { k: 1, x: 0, y: 0 }, ratio: 1 };
}

export function makePicture(host: HTMLElement, scene: Scene, onRest: () => void): Picture {
  const { g } = scene;
  const main = makeLayer();
  const { canvas } = main.ctx;
  /** A picture of the whole plan, behind `main` while a zoom goes out. */
  let whole: Layer | null = null;
  let isFar = true;
  let margin = 0;
  let rest = 0;
  canvas.style.willChange = 'transform';

  /** Lays a picture where it belongs, without painting. */
  function lay(layer: Layer, view: View): { x: number; y: number } {
    const f = view.k / layer.view.k;
    const snap = (t: number) => (f === 1 ? Math.round(t * layer.ratio) / layer.ratio : t);
    const at = { x: snap(view.x - layer.view.x * f), y: snap(view.y - layer.view.y * f) };
    layer.ctx.canvas.style.transform = `matrix(${f},0,0,${f},${at.x},${at.y})`;
    return at;
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
  function forget(): void {
    whole?.ctx.canvas.remove();
    whole = null;
  }

  /** Moves the picture itself by whole device pixels and paints only what came into its reach. */
  function shift(view: View, at: { x: number; y: number }): void {
    const { ratio } = main;
    const dx = Math.round((at.x + margin) * ratio);
    const dy = Math.round((at.y + margin) * ratio);
    const { width: w, height: h } = canvas;
    main.view = { k: view.k, x: main.view.x + dx / ratio, y: main.view.y + dy / ratio };
    if (Math.abs(dx) >= w || Math.abs(dy) >= h) paint(scene, main);
    else {
      main.ctx.drawImage(canvas, dx, dy);
      if (dx) paint(scene, main, dx > 0 ? 0 : w + dx, 0, dx > 0 ? dx : w, h);
      if (dy) paint(scene, main, 0, dy > 0 ? 0 : h + dy, w, dy > 0 ? dy : h);
    }
    lay(main, view);
  }

  function repaint(layer: Layer, i: number): void {
    const { view: v, ratio } = layer;
    const reach = g.half[i]! * 1.7 * v.k;
    const x = v.k * g.x[i]! + v.x;
    const y = v.k * g.y[i]! + v.y;
    const { width, height } = layer.ctx.canvas;
    const x0 = Math.floor((x - reach) * ratio);
    const y0 = Math.floor((y - reach) * ratio);
    const x1 = Math.ceil((x + reach) * ratio);
    const y1 = Math.ceil((y + reach) * ratio);
    if (x1 > 0 && y1 > 0 && x0 < width && y0 < height) paint(scene, layer, x0, y0, x1, y1);
  }

  return {
    resize({ width, height }) {
      const ratio = window.devicePixelRatio;
      margin = Math.round(MARGIN * ratio) / ratio;
      canvas.width = Math.round((width + 2 * margin) * ratio);
      canvas.height = Math.round((height + 2 * margin) * ratio);
      canvas.style.width = `${canvas.width / ratio}px`;
      main.ratio = ratio;
      forget();
    },
    follow(view) {
      const at = lay(main, view);
      if (whole) lay(whole, view);
      if (view.k === main.view.k) {
        const out = (t: number) => t > 0 || t < -2 * margin;
        if (out(at.x) || out(at.y)) shift(view, at);
        return;
      }
      clearTimeout(rest);
      rest = window.setTimeout(() => requestAnimationFrame(onRest), SHARPENED_AFTER);
    },
    sharpen(view, far) {
      clearTimeout(rest);
      if (far) forget();
      else if (isFar && !whole) keepWhole();
      isFar = far;
      main.view = { k: view.k, x: view.x + margin, y: view.y + margin };
      paint(scene, main);
      // Only now: the page works out its styles and its layout once.
      if (!canvas.parentNode) host.prepend(canvas);
      lay(main, view);
      if (whole) lay(whole, view);
    },
    repaint(seat) {
      repaint(main, seat);
      if (whole) repaint(whole, seat);
    },
    forget,
    remove() {
      clearTimeout(rest);
      forget();
      canvas.remove();
    },
  };
}
