import type { Box, Geometry } from './geometry.ts';
import { KIND } from './geometry.ts';
import type { Grid } from './grid.ts';
import { query } from './grid.ts';
import { paintGround, paintNames } from './ground.ts';
import type { Palette } from './palette.ts';
import { planBox, type View } from './view.ts';

export const FREE = 0;
export const TAKEN = 1;
export const PICKED = 2;
/** Free, but outside the price filter. */
export const DIM = 3;

export interface Labels {
  /** A zone's name on the plan, by zone index. */
  readonly zone: (index: number) => string;
  readonly stage: string;
}
export interface Scene {
  readonly g: Geometry;
  readonly grid: Grid;
  readonly state: Uint8Array;
  readonly palette: Palette;
  readonly labels: Labels;
  /** Scratch for the seats of a rectangle, as long as the plan. */
  readonly found: Uint32Array;
}
/** A picture of the scene: a canvas, and where the plan stands in it. `view` is in css px. */
export interface Layer {
  readonly ctx: CanvasRenderingContext2D;
  view: View;
  ratio: number;
}
/** Levels of detail by the seat's width in css px: a dot, a shape, a shape with its outline, a number in it. */
const DOT = 5;
const OUTLINE = 9;
const NUMBER = 20;

type Put = (ctx: CanvasRenderingContext2D, g: Geometry, i: number) => void;

/** A seat seen from above: flat to the stage, round at the back. */
function shape(ctx: CanvasRenderingContext2D, g: Geometry, i: number, size: number): void {
  const x = g.x[i]!;
  const y = g.y[i]!;
  const h = g.half[i]! * size;
  const c = g.cos[i]! * h;
  const s = g.sin[i]! * h;
  const rx = x + c - 0.1 * s;
  const ry = y + s + 0.1 * c;
  const lx = x - c - 0.1 * s;
  const ly = y - s + 0.1 * c;
  // Begins at the right and ends there: closePath is slower than all the rest.
  ctx.moveTo(rx, ry);
  ctx.bezierCurveTo(rx - 1.27 * s, ry + 1.27 * c, lx - 1.27 * s, ly + 1.27 * c, lx, ly);
  ctx.lineTo(x - c + 0.9 * s, y - s - 0.9 * c);
  ctx.lineTo(x + c + 0.9 * s, y + s - 0.9 * c);
  ctx.lineTo(rx, ry);
}
const seat: Put = (ctx, g, i) => shape(ctx, g, i, 1);
const flat: Put = (ctx, g, i) => shape(ctx, g, i, 0.65);
/** A speck beside a dot. */
const SPECK = 0.55;
/** Behind the ranks among the colours of a sketch. */
const SOLD = 6;
const FADED = 7;
/** Long paths are slow to fill: the rasteriser sorts all their edges. */
const CHUNK = 256;

/** Paper, and the plan's own units from here on, until the context is restored. */
function begin({ palette }: Scene, { ctx, view, ratio }: Layer, x: number, y: number, w: number, h: number) {
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.fillStyle = palette.paper;
  ctx.fillRect(x, y, w, h);
  const scale = view.k * ratio;
  ctx.setTransform(scale, 0, 0, scale, view.x * ratio, view.y * ratio);
}

/** The seats of a rectangle of the plan, in `found`: those of all of it need no looking for. */
function seatsIn(scene: Scene, box: Box): number {
  const { g, found } = scene;
  const { x0, y0, x1, y1 } = g.bounds;
  if (box.x0 > x0 || box.y0 > y0 || box.x1 < x1 || box.y1 < y1) return query(scene.grid, box, found);
  return everySeat(scene);
}
function everySeat({ g, found }: Scene): number {
  for (let i = 0; i < g.count; i++) found[i] = i;
  return g.count;
}

/** The first `n` of `found` as squares in their colours, in one run and without paths; chosen ones are left out. */
function squares({ g, state, palette: p, found }: Scene, ctx: CanvasRenderingContext2D, n: number): void {
  const { x, y, half, rank } = g;
  const colours = [...p.seat, p.taken, p.terrace];
  let last = -1;
  for (let k = 0; k < n; k++) {
    const i = found[k]!;
    const now = state[i]!;
    if (now === PICKED) continue;
    const colour = now === FREE ? rank[i]! : now === TAKEN ? SOLD : FADED;
    // Another colour costs more than a square in it.
    if (colour !== last) {
      ctx.fillStyle = colours[colour]!;
      last = colour;
    }
    const h = now === FREE ? half[i]! : half[i]! * SPECK;
    ctx.fillRect(x[i]! - h, y[i]! - h, h + h, h + h);
  }
}

/** Fills (and outlines) those of the first `n` of `found` that have one look, in chunks; `thick` in half widths of a seat. */
function batch(
  { g, found }: Scene,
  ctx: CanvasRenderingContext2D,
  n: number,
  want: (i: number) => boolean,
  put: Put,
  fill: string,
  line?: string,
  thick = 0,
): void {
  ctx.fillStyle = fill;
  if (line) {
    ctx.strokeStyle = line;
    ctx.lineWidth = thick * g.maxHalf;
    ctx.lineJoin = ctx.lineCap = 'round';
  }
  const flush = () => {
    ctx.fill();
    if (line) ctx.stroke();
  };
  let size = 0;
  for (let k = 0; k < n; k++) {
    const i = found[k]!;
    if (!want(i)) continue;
    if (size === 0) ctx.beginPath();
    put(ctx, g, i);
    if (++size === CHUNK) {
      flush();
      size = 0;
    }
  }
  if (size) flush();
}

function chosen(scene: Scene, ctx: CanvasRenderingContext2D, n: number, ticked: boolean): void {
  const { state, palette: p } = scene;
  const mine = (i: number) => state[i] === PICKED;
  batch(scene, ctx, n, mine, seat, p.picked, p.picked, 0.75);
  if (ticked) batch(scene, ctx, n, mine, tick, 'transparent', p.tick, 0.3);
}

/** Paints all of the layer, small: seats as squares, and no text. */
export function sketch(scene: Scene, layer: Layer): void {
  const { ctx, view } = layer;
  const { width, height } = ctx.canvas;
  begin(scene, layer, 0, 0, width, height);
  paintGround(scene, ctx, view.k);
  const n = everySeat(scene);
  squares(scene, ctx, n);
  chosen(scene, ctx, n, false);
  ctx.restore();
}

/** Paints a rectangle of the layer (device px, whole numbers), all of it when there is none. */
export function paint(
  scene: Scene,
  layer: Layer,
  x0 = 0,
  y0 = 0,
  x1 = layer.ctx.canvas.width,
  y1 = layer.ctx.canvas.height,
): void {
  const { g } = scene;
  const { ctx, view, ratio } = layer;
  begin(scene, layer, x0, y0, x1 - x0, y1 - y0);
  const box = planBox(view, x0 / ratio, y0 / ratio, x1 / ratio, y1 / ratio, g.maxHalf * 1.6);
  paintGround(scene, ctx, view.k);
  paintNames(scene, ctx, view.k, box);
  const n = seatsIn(scene, box);
  const width = 2 * g.maxHalf * view.k;
  const small = width < DOT;
  if (small) squares(scene, ctx, n);
  else shapes(scene, ctx, n, width);
  chosen(scene, ctx, n, !small);
  ctx.restore();
}

/** Seats in their shapes, `width` css px wide; chosen ones are left out. */
function shapes(scene: Scene, ctx: CanvasRenderingContext2D, n: number, width: number): void {
  const { g, state, palette: p } = scene;
  const edged = width >= OUTLINE;
  const draw = (want: (i: number) => boolean, put: Put, fill: string, line?: string, thick?: number) =>
    batch(scene, ctx, n, want, put, fill, line, thick);
  const free = (kind: number) => (i: number) => state[i] === FREE && g.kind[i] === kind;
  draw(i => state[i] === TAKEN, flat, p.taken);
  draw(i => state[i] === DIM, seat, p.terrace, p.line, 0.12);
  for (let rank = 0; rank < 6; rank++) {
    const mine = (i: number) => state[i] === FREE && g.rank[i] === rank && g.kind[i] !== KIND.wheelchair;
    draw(mine, seat, p.seat[rank]!, edged ? p.edge[rank] : undefined, 0.16);
  }
  draw(free(KIND.wheelchair), disc, p.surface, p.info, 0.24);
  if (!edged) return;
  draw(free(KIND.wheelchair), chair, 'transparent', p.info, 0.19);
  draw(free(KIND.companion), pip, p.surface);
  if (width >= NUMBER) numbers(scene, ctx, n);
}

const disc: Put = (ctx, g, i) => {
  const h = g.half[i]! * 1.12;
  ctx.moveTo(g.x[i]! + h, g.y[i]!);
  ctx.arc(g.x[i]!, g.y[i]!, h, 0, 7);
};
/** A companion's seat carries a small ring, beside a wheelchair place. */
const pip: Put = (ctx, g, i) => {
  const h = g.half[i]! * 0.34;
  ctx.moveTo(g.x[i]! + h, g.y[i]!);
  ctx.arc(g.x[i]!, g.y[i]!, h, 0, 7);
};
/** The wheelchair: a back, a seat, a leg and a wheel. */
const chair: Put = (ctx, g, i) => {
  const u = g.half[i]! / 6.4;
  const x = g.x[i]!;
  const y = g.y[i]!;
  ctx.moveTo(x - u, y - 3.6 * u);
  ctx.lineTo(x - u, y + 0.6 * u);
  ctx.lineTo(x + 2 * u, y + 0.6 * u);
  ctx.lineTo(x + 3.5 * u, y + 3.3 * u);
  ctx.moveTo(x + 1.4 * u, y + 3.2 * u);
  ctx.arc(x - u, y + 2 * u, 2.7 * u, 0.45, 4.4);
};
const tick: Put = (ctx, g, i) => {
  const h = g.half[i]!;
  ctx.moveTo(g.x[i]! - 0.56 * h, g.y[i]! - 0.04 * h);
  ctx.lineTo(g.x[i]! - 0.12 * h, g.y[i]! + 0.36 * h);
  ctx.lineTo(g.x[i]! + 0.6 * h, g.y[i]! - 0.46 * h);
};

function numbers({ g, state, palette: p, found }: Scene, ctx: CanvasRenderingContext2D, n: number): void {
  ctx.font = `500 ${g.maxHalf}px ${p.num}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (let k = 0; k < n; k++) {
    const i = found[k]!;
    if (state[i] !== FREE || g.kind[i] !== KIND.seat) continue;
    ctx.fillStyle = p.digit[g.rank[i]!]!;
    ctx.fillText(g.number[i]!, g.x[i]!, g.y[i]!);
  }
}
