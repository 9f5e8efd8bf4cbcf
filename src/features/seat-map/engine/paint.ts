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

type Put = (ctx: CanvasRenderingContext2D, g: Geometry, i: number, size: number, line?: string) => void;

/** A seat seen from above: flat to the stage, round at the back. No sum twice: in code that has just come each makes an object. */
const seat: Put = (ctx, g, i, size, line) => {
  const x = g.x[i]!;
  const y = g.y[i]!;
  const h = g.half[i]! * size;
  const c = g.cos[i]! * h;
  const s = g.sin[i]! * h;
  const dx = 0.1 * s;
  const dy = 0.1 * c;
  const right = x + c;
  const left = x - c;
  const low = y + s;
  const high = y - s;
  const rx = right - dx;
  const ry = low + dy;
  const lx = left - dx;
  const ly = high + dy;
  const bx = 1.27 * s;
  const by = 1.27 * c;
  const fx = 0.9 * s;
  const fy = 0.9 * c;
  // Begins at the right, and with an outline ends there: closePath is slower than all the rest.
  ctx.moveTo(rx, ry);
  ctx.bezierCurveTo(rx - bx, ry + by, lx - bx, ly + by, lx, ly);
  ctx.lineTo(left + fx, high - fy);
  ctx.lineTo(right + fx, low - fy);
  if (line) ctx.lineTo(rx, ry);
};
/** A speck beside a dot. */
const SPECK = 0.55;
/** Behind the ranks among the looks: a state but free, a wheelchair space, a companion's seat (which has a rank, too). */
const STATE = 5;
const CHAIR = 9;
const BESIDE = 10;
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

/** The seats of a rectangle of the plan: those of all of it need no looking for. */
function seatsIn(scene: Scene, box: Box): number[] {
  const { x0, y0, x1, y1 } = scene.g.bounds;
  if (box.x0 > x0 || box.y0 > y0 || box.x1 < x1 || box.y1 < y1) return query(scene.grid, box);
  return everySeat(scene);
}
const everySeat = ({ g }: Scene): number[] => [...g.x.keys()];

/** Seats as squares in their colours, in one run and without paths; gives the chosen ones, which are left out. */
function squares(
  { g, state, palette: p }: Scene,
  ctx: CanvasRenderingContext2D,
  seats: readonly number[],
): number[] {
  const { x, y, half, rank } = g;
  const colours = [...p.seat, p.taken, '', p.terrace];
  const picked: number[] = [];
  let last = -1;
  for (const i of seats) {
    const now = state[i]!;
    if (now === PICKED) {
      picked.push(i);
      continue;
    }
    const colour = now ? STATE + now : rank[i]!;
    // Another colour costs more than a square in it.
    if (colour !== last) {
      ctx.fillStyle = colours[colour]!;
      last = colour;
    }
    const h = half[i]! * (now ? SPECK : 1);
    ctx.fillRect(x[i]! - h, y[i]! - h, h + h, h + h);
  }
  return picked;
}

/** Fills (and outlines) seats of one look, in chunks; `thick` in half widths of a seat. */
function batch(
  g: Geometry,
  ctx: CanvasRenderingContext2D,
  seats: readonly number[],
  put: Put,
  fill: string,
  line?: string,
  thick = 0,
  size = 1,
): void {
  ctx.fillStyle = fill;
  if (line) {
    ctx.strokeStyle = line;
    ctx.lineWidth = thick * g.maxHalf;
    ctx.lineJoin = ctx.lineCap = 'round';
  }
  for (let from = 0; from < seats.length; from += CHUNK) {
    ctx.beginPath();
    const end = Math.min(from + CHUNK, seats.length);
    for (let k = from; k < end; k++) put(ctx, g, seats[k]!, size, line);
    ctx.fill();
    if (line) ctx.stroke();
  }
}

/** Seats by their looks: the free ones by rank, the others behind them. */
function byLook({ g, state }: Scene, seats: readonly number[]): number[][] {
  const looks: number[][] = Array.from({ length: 11 }, () => []);
  for (let k = 0; k < seats.length; k++) {
    const i = seats[k]!;
    const now = state[i]!;
    const kind = g.kind[i]!;
    looks[now ? STATE + now : kind === KIND.wheelchair ? CHAIR : g.rank[i]!]!.push(i);
    if (!now && kind === KIND.companion) looks[BESIDE]!.push(i);
  }
  return looks;
}

/** Paints all of the layer, small: seats as squares, and no text. */
export function sketch(scene: Scene, layer: Layer): void {
  const { ctx, view } = layer;
  const { width, height } = ctx.canvas;
  begin(scene, layer, 0, 0, width, height);
  paintGround(scene, ctx, view.k);
  chosen(scene, ctx, squares(scene, ctx, everySeat(scene)), false);
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
  const width = 2 * g.maxHalf * view.k;
  const small = width < DOT;
  chosen(scene, ctx, (small ? squares : shapes)(scene, ctx, seatsIn(scene, box), width), !small);
  ctx.restore();
}

function chosen({ g, palette: p }: Scene, ctx: CanvasRenderingContext2D, picked: number[], ticked: boolean) {
  batch(g, ctx, picked, seat, p.picked, p.picked, 0.75);
  if (ticked) batch(g, ctx, picked, tick, 'transparent', p.tick, 0.3);
}

/** Seats in their shapes, `width` css px wide; gives the chosen ones, which are left out. */
function shapes(
  scene: Scene,
  ctx: CanvasRenderingContext2D,
  seats: readonly number[],
  width: number,
): number[] {
  const { g, palette: p } = scene;
  const edged = width >= OUTLINE;
  const looks = byLook(scene, seats);
  const draw = (look: number, put: Put, fill: string, line?: string, thick?: number, size?: number) =>
    batch(g, ctx, looks[look]!, put, fill, line, thick, size);
  draw(STATE + TAKEN, seat, p.taken, undefined, 0, 0.65);
  draw(STATE + DIM, seat, p.terrace, p.line, 0.12);
  for (let rank = 0; rank < 6; rank++)
    draw(rank, seat, p.seat[rank]!, edged ? p.edge[rank] : undefined, 0.16);
  draw(CHAIR, disc, p.surface, p.info, 0.24);
  if (edged) {
    draw(CHAIR, chair, 'transparent', p.info, 0.19);
    draw(BESIDE, pip, p.surface);
    if (width >= NUMBER) numbers(scene, ctx, looks);
  }
  return looks[STATE + PICKED]!;
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

function numbers({ g, palette: p }: Scene, ctx: CanvasRenderingContext2D, looks: number[][]): void {
  ctx.font = `500 ${g.maxHalf}px ${p.num}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  p.digit.forEach((digit, rank) => {
    ctx.fillStyle = digit;
    for (const i of looks[rank]!) if (g.kind[i] === KIND.seat) ctx.fillText(g.number[i]!, g.x[i]!, g.y[i]!);
  });
}
