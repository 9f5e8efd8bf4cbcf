import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import { type Box, type Geometry, stageOutline } from './geometry.ts';
import type { Scene } from './paint.ts';

type Area = NonNullable<SeatingPlan['zones'][number]['areas']>[number];
interface Piece {
  readonly path: Path2D;
  /** A colour of the plan; empty for the terrace's. */
  readonly fill?: string | undefined;
  /** A colour of the plan; empty for ink. */
  readonly line?: string | undefined;
}
interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
interface Name {
  readonly x: number;
  readonly y: number;
  /** The zone, or −1 for the stage. */
  readonly index: number;
  /** In half widths of a seat, or the plan's own size. */
  readonly size: number;
}
interface Ground {
  readonly pieces: readonly Piece[];
  readonly names: readonly Name[];
}
const SURFACE = 'surface';
/** Of names, before they are stretched, px. */
const TEXT = 16;
/** Half widths of a seat: from the last seat of a row to its number, and between two numbers. */
const SIGN = 2.65;
const TOUCH = 1.9;
/** Worked out once a plan. */
function once<T>(make: (g: Geometry) => T): (g: Geometry) => T {
  const made = new WeakMap<Geometry, T>();
  return g => {
    const known = made.get(g) ?? make(g);
    made.set(g, known);
    return known;
  };
}
/** What is under the seats. */
const groundOf = once(makeGround);
/** Row numbers. */
const signsOf = once(rowSigns);

/** Terraces, parapets and stage: what the seats stand on. */
export function paintGround({ g, palette: p }: Scene, ctx: CanvasRenderingContext2D, k: number): void {
  // Close by, a parapet stays a line.
  ctx.lineWidth = Math.min(g.maxHalf / 4, 3 / k);
  for (const piece of groundOf(g).pieces) {
    if (piece.fill !== undefined) {
      ctx.fillStyle = piece.fill === SURFACE ? p.surface : piece.fill || p.terrace;
      ctx.fill(piece.path);
    }
    if (piece.line !== undefined) {
      ctx.strokeStyle = piece.line || p.ink;
      ctx.stroke(piece.path);
    }
  }
}

/** Row numbers, and the names of the zones and the stage. */
export function paintNames(
  { g, palette: p, labels }: Scene,
  ctx: CanvasRenderingContext2D,
  k: number,
  box: Box,
): void {
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const rowSize = 1.33 * g.maxHalf;
  if (rowSize * k >= 6.5) {
    ctx.font = `400 ${rowSize}px ${p.num}`;
    ctx.fillStyle = p.faint;
    // The box reaches farther than a seat does, and a number is no larger.
    for (const { text, x, y } of signsOf(g))
      if (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1) ctx.fillText(text, x, y);
  }
  ctx.lineJoin = 'round';
  ctx.fillStyle = p.ink;
  // Stretched from one size: each other one is looked for among all fonts of the list, which takes longer than the seats.
  ctx.font = `600 ${TEXT}px ${p.serif}`;
  ctx.lineWidth = TEXT / 3;
  for (const { x, y, index, size } of groundOf(g).names) {
    const scale = Math.min(34, Math.max(11, size * k)) / k / TEXT;
    ctx.save();
    ctx.transform(scale, 0, 0, scale, x, y);
    ctx.strokeStyle = index < 0 ? p.surface : p.paper;
    const text = index < 0 ? labels.stage : labels.zone(index);
    ctx.strokeText(text, 0, 0);
    ctx.fillText(text, 0, 0);
    ctx.restore();
  }
}

function makeGround(g: Geometry): Ground {
  const pieces: Piece[] = [];
  const names: Name[] = [];
  let staged = false;
  g.plan.zones.forEach((zone, z) => {
    const areas = zone.areas ?? [];
    const drawn = areas.filter(a => a.shape !== 'text');
    const index = zone.rows.length ? z : -1;
    // A zone without seats is the stage's own.
    if (index < 0 && drawn.length) staged = true;
    for (const area of drawn) pieces.push(piece(area, zone.position));
    if (!drawn.length) pieces.push(terrace(g, z));
    const texts = areas.filter(a => a.shape === 'text');
    for (const { text, position: at } of texts) {
      const by = text?.position ?? { x: 0, y: 0 };
      names.push({
        x: zone.position.x + at.x + by.x,
        y: zone.position.y + at.y + by.y,
        index,
        size: text?.size ?? 15,
      });
    }
    if (!texts.length && index >= 0) names.push(...zoneName(g, z));
  });
  const outline = stageOutline(g.plan);
  if (!staged && outline.length) {
    pieces.push({ path: polygon(outline), fill: SURFACE, line: '' });
    const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;
    names.push({
      x: mean(outline.map(q => q.x)),
      y: mean(outline.map(q => q.y)),
      index: -1,
      size: g.maxHalf * 3.6,
    });
  }
  return { pieces, names };
}

function polygon(points: readonly { x: number; y: number }[], open = false): Path2D {
  const path = new Path2D();
  for (const p of points) path.lineTo(p.x, p.y);
  if (!open) path.closePath();
  return path;
}

function piece(area: Area, zone: { x: number; y: number }): Piece {
  const path = new Path2D();
  const { circle, ellipse, rectangle: box, polygon: poly } = area;
  if (circle) path.arc(0, 0, circle.radius, 0, 7);
  if (ellipse) path.ellipse(0, 0, ellipse.radius.x, ellipse.radius.y, 0, 0, 7);
  if (box) path.rect(0, 0, box.width, box.height);
  // Two points, or no fill and a line: a parapet, not a surface.
  if (poly) path.addPath(polygon(poly.points, poly.points.length < 3 || !area.color));
  const turned = new Path2D();
  const at = new DOMMatrix()
    .translate(zone.x + area.position.x, zone.y + area.position.y)
    .rotate(area.rotation ?? 0);
  turned.addPath(path, at);
  return { path: turned, fill: area.color || undefined, line: area.border_color || undefined };
}

/** A point beside a seat, in half widths along its row and behind it. */
function beside(g: Geometry, i: number, along: number, back: number): { x: number; y: number } {
  const c = g.cos[i]! * g.maxHalf;
  const s = g.sin[i]! * g.maxHalf;
  return { x: g.x[i]! + along * c - back * s, y: g.y[i]! + along * s + back * c };
}
/** 1 when a row's seats go to the sitter's right (local +x), else −1. */
function course(g: Geometry, from: number, to: number): 1 | -1 {
  return (g.x[to]! - g.x[from]!) * g.cos[from]! + (g.y[to]! - g.y[from]!) * g.sin[from]! < 0 ? -1 : 1;
}

/** A zone without areas of its own gets a terrace: a strip under each of its rows. */
function terrace(g: Geometry, z: number): Piece {
  const { firstRow, endRow } = g.zones[z]!;
  const { x, y, cos, sin, maxHalf } = g;
  const path = new Path2D();
  // Beside a seat, as below, without an object for each.
  const line = (i: number, along: number, back: number) => {
    const c = cos[i]! * maxHalf;
    const s = sin[i]! * maxHalf;
    path.lineTo(x[i]! + along * c - back * s, y[i]! + along * s + back * c);
  };
  for (let r = firstRow; r < endRow; r++) {
    const from = g.rowStart[r]!;
    const to = g.rowStart[r + 1]! - 1;
    if (to < from) continue;
    const end = 1.7 * course(g, from, to);
    const first = beside(g, from, -end, -1.75);
    path.moveTo(first.x, first.y);
    for (let i = from + 1; i < to; i++) line(i, 0, -1.75);
    line(to, end, -1.75);
    line(to, end, 1.75);
    for (let i = to - 1; i > from; i--) line(i, 0, 1.75);
    line(from, -end, 1.75);
    path.closePath();
  }
  return { path, fill: '' };
}

/** Row numbers beside the ends of their rows. Where two would touch, the one whose row has another gives way. */
export function rowSigns(g: Geometry): Sign[] {
  const signs: (Sign & { row: number })[] = [];
  g.rowName.forEach((text, row) => {
    const from = g.rowStart[row]!;
    const to = g.rowStart[row + 1]! - 1;
    if (to < from) return;
    const way = course(g, from, to);
    if (g.rowMark[row]! & 1) signs.push({ text, row, ...beside(g, from, -SIGN * way, 0) });
    if (g.rowMark[row]! & 2) signs.push({ text, row, ...beside(g, to, SIGN * way, 0) });
  });
  const ends = new Map<number, number>();
  for (const { row } of signs) ends.set(row, (ends.get(row) ?? 0) + 1);
  const apart = g.maxHalf * TOUCH;
  const kept: typeof signs = [];
  // From left to right: only the last few kept ones can be near.
  for (const sign of signs.sort((a, b) => a.x - b.x)) {
    let near = -1;
    for (let k = kept.length - 1; k >= 0 && sign.x - kept[k]!.x < apart; k--)
      if (Math.abs(sign.y - kept[k]!.y) < apart) near = k;
    const other = kept[near];
    if (other && ends.get(sign.row)! > 1) {
      ends.set(sign.row, 1);
      continue;
    }
    if (other && ends.get(other.row)! > 1) {
      ends.set(other.row, 1);
      kept.splice(near, 1);
    }
    kept.push(sign);
  }
  return kept;
}

/** A zone's name stands in front of the middle of its first row. */
function zoneName(g: Geometry, index: number): Name[] {
  const { firstRow, endRow } = g.zones[index]!;
  const from = g.rowStart[firstRow]!;
  const to = g.rowStart[Math.min(endRow, firstRow + 1)]! - 1;
  if (to < from) return [];
  const a = beside(g, (from + to) >> 1, 0, -4.1);
  const b = beside(g, (from + to + 1) >> 1, 0, -4.1);
  return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, index, size: g.maxHalf * 2.3 }];
}
