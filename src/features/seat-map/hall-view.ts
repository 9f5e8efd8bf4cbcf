import { type Geometry, stageOutline } from './engine/geometry.ts';

interface Point3 {
  readonly x: number;
  readonly y: number;
  /** Height over the hall's floor; metres, like all of this file. */
  readonly z: number;
}
/** One shape of the drawing: points on the picture, nearest shapes last. */
export interface Shape {
  readonly kind: 'wall' | 'row' | 'parapet' | 'stage' | 'riser' | 'podium' | 'player';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly closed: boolean;
}

/** What the distance of two neighbours on a plan stands for: plans draw seats larger than they are, for the finger. */
const SEAT_WIDTH = 0.9;
const STAGE = 1;
const RAKE = 0.24;
const EYE = 1.18;
const BACK = 0.85;
const ROOF = 15;
export const WIDTH = 640;
export const HEIGHT = 360;
const FOCUS = WIDTH * 0.62;
const NEAR = 0.5;
/** Head and shoulders to one side: half widths of the shoulders, and shares of the height. */
const HALF_FIGURE = [
  [1, 0],
  [1, 0.6],
  [0.72, 0.72],
  [0.22, 0.76],
  [0.5, 0.82],
  [0.56, 0.9],
  [0.46, 0.97],
  [0.18, 1],
] as const;

interface Hall {
  readonly scale: number;
  readonly stage: readonly { x: number; y: number }[];
  readonly middle: { x: number; y: number };
  /** Height of the floor under each row. */
  readonly floor: readonly number[];
}

/** Heights are read off the plan: a zone stands the higher the farther it begins from the stage, and its rows are raked. */
export function measureHall(g: Geometry): Hall {
  const scale = SEAT_WIDTH / g.pitch;
  const own = stageOutline(g.plan);
  const at = g.plan.stage ?? { x: (g.bounds.x0 + g.bounds.x1) / 2, y: g.bounds.y0 };
  const stage = (own.length ? own : [-1, 1].map(s => ({ x: at.x + s * 120, y: at.y }))).map(p => ({
    x: p.x * scale,
    y: p.y * scale,
  }));
  const middle = {
    x: stage.reduce((sum, p) => sum + p.x, 0) / stage.length,
    y: stage.reduce((sum, p) => sum + p.y, 0) / stage.length,
  };
  const floor: number[] = [];
  for (const zone of g.zones) {
    const base =
      zone.endRow > zone.firstRow
        ? 0.16 * Math.max(0, distanceTo(stage, rowMiddle(g, zone.firstRow, scale)) - 3)
        : 0;
    for (let r = zone.firstRow; r < zone.endRow; r++) floor.push(base + RAKE * (r - zone.firstRow));
  }
  return { scale, stage, middle, floor };
}

function rowMiddle(g: Geometry, row: number, scale: number): { x: number; y: number } {
  const i = (g.rowStart[row]! + g.rowStart[row + 1]! - 1) >> 1;
  return { x: (g.x[i] ?? 0) * scale, y: (g.y[i] ?? 0) * scale };
}

/** The shortest way from a point to the stage's edge, metres. */
function distanceTo(stage: Hall['stage'], p: { x: number; y: number }): number {
  let least = Number.POSITIVE_INFINITY;
  stage.forEach((a, n) => {
    const b = stage[(n + 1) % stage.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy));
  });
  return least;
}

/** Whole metres from a seat to the stage's edge. */
export function metresToStage(g: Geometry, seat: number, hall = measureHall(g)): number {
  return Math.round(distanceTo(hall.stage, { x: g.x[seat]! * hall.scale, y: g.y[seat]! * hall.scale }));
}

/** What the stage and the hall look like from a seat: a line drawing in perspective, far shapes first. */
export function viewFrom(g: Geometry, seat: number): Shape[] {
  const hall = measureHall(g);
  const eye = {
    x: g.x[seat]! * hall.scale,
    y: g.y[seat]! * hall.scale,
    z: hall.floor[g.rowOf[seat]!]! + EYE,
  };
  const aim = { ...hall.middle, z: STAGE + 1.2 };
  const flat = Math.hypot(aim.x - eye.x, aim.y - eye.y) || 1;
  const ahead = { x: (aim.x - eye.x) / flat, y: (aim.y - eye.y) / flat };
  const tilt = Math.atan2(aim.z - eye.z, flat);
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  /** Camera space: to the right, up, ahead. */
  const turn = (p: Point3): Point3 => {
    const [dx, dy, dz] = [p.x - eye.x, p.y - eye.y, p.z - eye.z];
    const forth = dx * ahead.x + dy * ahead.y;
    return { x: dy * ahead.x - dx * ahead.y, y: dz * ct - forth * st, z: forth * ct + dz * st };
  };
  const found: { shape: Shape; far: number }[] = [];
  const draw = (kind: Shape['kind'], points: readonly Point3[], closed = true, nearer = 0) => {
    const seen = clip(points.map(turn), closed);
    if (seen.length < 2) return;
    const far = seen.reduce((sum, p) => sum + p.z, 0) / seen.length - nearer;
    found.push({
      far,
      shape: {
        kind,
        closed,
        points: seen.map(p => [
          round(WIDTH / 2 + (FOCUS * p.x) / p.z),
          round(HEIGHT * 0.46 - (FOCUS * p.y) / p.z),
        ]),
      },
    });
  };
  const raise = (list: readonly { x: number; y: number }[], z: number) => list.map(p => ({ ...p, z }));

  const { bounds: b } = g;
  const corners = [
    [b.x0, b.y0],
    [b.x1, b.y0],
    [b.x1, b.y1],
    [b.x0, b.y1],
  ].map(([x, y]) => ({ x: x! * hall.scale, y: y! * hall.scale }));
  corners.forEach((p, n) => {
    const q = corners[(n + 1) % 4]!;
    draw('wall', [...raise([p], 0), ...raise([q], 0), ...raise([q], ROOF), ...raise([p], ROOF)], true, -1000);
  });
  for (let r = 0; r < hall.floor.length; r++) {
    if (r === g.rowOf[seat]) continue;
    const line = rowLine(g, r, hall.scale);
    if (line.length < 2) continue;
    const floor = hall.floor[r]!;
    const first = g.zones[g.zoneOfRow[r]!]!.firstRow === r;
    const back = raise(line, floor + BACK);
    // A row is cut into short pieces, so that a long curve is sorted by where each piece is.
    for (let k = 0; k + 1 < line.length; k += 3) {
      const [from, to] = [k, Math.min(line.length, k + 4)];
      draw('row', [...back.slice(from, to), ...raise(line.slice(from, to), floor).reverse()]);
      if (first) draw('parapet', back.slice(from, to), false, 0.4);
    }
  }
  draw('stage', raise(hall.stage, STAGE), true, -2);
  const radius = Math.min(...hall.stage.map(p => Math.hypot(p.x - hall.middle.x, p.y - hall.middle.y)));
  const podium = { x: hall.middle.x, y: hall.middle.y + radius * 0.62 };
  for (const ring of [0.45, 0.75, 1.05, 1.35]) {
    const arc = Array.from({ length: 15 }, (_, n) => {
      const a = Math.PI * (1.08 + (n / 14) * 0.84);
      return {
        x: podium.x + Math.cos(a) * radius * ring,
        y: podium.y + Math.sin(a) * radius * ring,
        z: STAGE + ring * 0.5,
      };
    });
    draw('riser', arc, false);
    for (const p of arc) figure(p);
  }
  figure({ ...podium, z: STAGE + 0.3 }, 'podium', 1.75);
  return found.sort((a, c) => c.far - a.far).map(f => f.shape);

  /** A player: head and shoulders, as a flat figure that turns to the eye. */
  function figure(p: Point3, kind: Shape['kind'] = 'player', tall = 1.25) {
    const [sx, sy] = [-ahead.y * 0.24, ahead.x * 0.24];
    const at = ([side, z]: readonly [number, number]) => ({
      x: p.x + sx * side,
      y: p.y + sy * side,
      z: p.z + z * tall,
    });
    const right = HALF_FIGURE.map(at);
    const left = HALF_FIGURE.map(([side, z]) => at([-side, z])).reverse();
    draw(kind, [...right, ...left], true, 0.3);
  }
}

const round = (n: number) => Math.round(Math.max(-4000, Math.min(4000, n)) * 10) / 10;

function rowLine(g: Geometry, row: number, scale: number): { x: number; y: number }[] {
  const line: { x: number; y: number }[] = [];
  for (let i = g.rowStart[row]!; i < g.rowStart[row + 1]!; i++)
    line.push({ x: g.x[i]! * scale, y: g.y[i]! * scale });
  return line;
}

/** Cuts away what is behind the eye. */
function clip(points: readonly Point3[], closed: boolean): Point3[] {
  const out: Point3[] = [];
  points.forEach((p, n) => {
    const before = n ? points[n - 1]! : closed ? points.at(-1)! : null;
    if (before && before.z >= NEAR !== p.z >= NEAR) {
      const t = (NEAR - before.z) / (p.z - before.z);
      out.push({ x: before.x + (p.x - before.x) * t, y: before.y + (p.y - before.y) * t, z: NEAR });
    }
    if (p.z >= NEAR) out.push(p);
  });
  return out;
}
