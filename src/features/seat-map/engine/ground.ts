import type { SeatingPlan } from '#domain/contract/seat.ts';
import { type Box, type Geometry, stageOutline } from './geometry.ts';
import type { Scene } from './paint.ts';

type Area = NonNullable<SeatingPlan['zones'][number]['areas']>[number];
interface Piece {
  readonly path: Path2D;
  readonly fill?: string | undefined;
  readonly line?: string | undefined;
}
interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
interface Ground {
  readonly pieces: readonly Piece[];
  /** Row numbers. */
  readonly rows: readonly Sign[];
  readonly zones: readonly (Omit<Sign, 'text'> & { index: number })[];
  readonly stage: Path2D | null;
  readonly stageAt: { x: number; y: number };
}
const made = new WeakMap<Geometry, Ground>();
/** What is under the seats, worked out once a plan. */
function groundOf(g: Geometry): Ground {
  const known = made.get(g);
  if (known) return known;
  const ground = makeGround(g);
  made.set(g, ground);
  return ground;
}

/** Terraces, parapets, stage, row numbers and names of the zones: what the seats stand on. */
export function paintGround(
  { g, palette: p, labels }: Scene,
  ctx: CanvasRenderingContext2D,
  k: number,
  box: Box,
  draft: boolean,
): void {
  const ground = groundOf(g);
  const u = g.maxHalf / 6.4;
  ctx.lineWidth = 1.6 * u;
  for (const piece of ground.pieces) {
    if (piece.fill !== undefined) {
      ctx.fillStyle = piece.fill || p.terrace;
      ctx.fill(piece.path);
    }
    if (piece.line !== undefined) {
      ctx.strokeStyle = piece.line || p.ink;
      ctx.stroke(piece.path);
    }
  }
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (ground.stage) {
    ctx.fillStyle = p.surface;
    ctx.strokeStyle = p.ink;
    ctx.fill(ground.stage);
    ctx.stroke(ground.stage);
  }
  if (draft) return;
  if (ground.stage) {
    ctx.font = `600 ${Math.max(24 * u, 12 / k)}px ${p.serif}`;
    ctx.fillStyle = p.ink;
    ctx.fillText(labels.stage, ground.stageAt.x, ground.stageAt.y);
  }
  const inside = (s: { x: number; y: number }, pad: number) =>
    s.x > box.x0 - pad && s.x < box.x1 + pad && s.y > box.y0 - pad && s.y < box.y1 + pad;
  const rowSize = 8.5 * u;
  if (rowSize * k >= 6.5) {
    ctx.font = `400 ${rowSize}px ${p.num}`;
    ctx.fillStyle = p.faint;
    for (const sign of ground.rows) if (inside(sign, rowSize)) ctx.fillText(sign.text, sign.x, sign.y);
  }
  const size = Math.min(28, Math.max(11, 15 * u * k)) / k;
  ctx.font = `600 ${size}px ${p.serif}`;
  ctx.lineWidth = size / 3;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = p.paper;
  ctx.fillStyle = p.ink;
  for (const zone of ground.zones) {
    if (!inside(zone, size * 8)) continue;
    const text = labels.zone(zone.index);
    ctx.strokeText(text, zone.x, zone.y);
    ctx.fillText(text, zone.x, zone.y);
  }
}

function makeGround(g: Geometry): Ground {
  const pieces: Piece[] = [];
  g.plan.zones.forEach((zone, z) => {
    const drawn = (zone.areas ?? []).filter(a => a.shape !== 'text');
    for (const area of drawn) pieces.push(piece(area, zone.position));
    if (!drawn.length) pieces.push(...terrace(g, z));
  });
  const outline = stageOutline(g.plan);
  const stage = outline.length ? polygon(outline) : null;
  return {
    pieces,
    stage,
    rows: rowSigns(g),
    zones: g.zones.flatMap((_, z) => zoneSign(g, z)),
    stageAt: { x: mean(outline.map(q => q.x)), y: mean(outline.map(q => q.y)) },
  };
}
const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / (list.length || 1);

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
function terrace(g: Geometry, z: number): Piece[] {
  const zone = g.zones[z]!;
  const path = new Path2D();
  for (let r = zone.firstRow; r < zone.endRow; r++) {
    const from = g.rowStart[r]!;
    const to = g.rowStart[r + 1]! - 1;
    if (to < from) continue;
    const way = course(g, from, to);
    const edge = (i: number, back: number) => {
      const out: { x: number; y: number }[] = [];
      if (i === from) out.push(beside(g, i, -1.7 * way, back));
      if (i !== from && i !== to) out.push(beside(g, i, 0, back));
      if (i === to) out.push(beside(g, i, 1.7 * way, back));
      return out;
    };
    const strip: { x: number; y: number }[] = [];
    for (let i = from; i <= to; i++) strip.push(...edge(i, -1.75));
    const behind: { x: number; y: number }[] = [];
    for (let i = from; i <= to; i++) behind.push(...edge(i, 1.75));
    path.addPath(polygon([...strip, ...behind.reverse()]));
  }
  return [{ path, fill: '' }];
}

function rowSigns(g: Geometry): Sign[] {
  const signs: Sign[] = [];
  g.rowName.forEach((text, r) => {
    const from = g.rowStart[r]!;
    const to = g.rowStart[r + 1]! - 1;
    if (to < from) return;
    const way = course(g, from, to);
    if (g.rowMark[r]! & 1) signs.push({ text, ...beside(g, from, -2.65 * way, 0) });
    if (g.rowMark[r]! & 2) signs.push({ text, ...beside(g, to, 2.65 * way, 0) });
  });
  return signs;
}

/** A zone's name stands in front of the middle of its first row. */
function zoneSign(g: Geometry, index: number): { x: number; y: number; index: number }[] {
  const { firstRow, endRow } = g.zones[index]!;
  const from = g.rowStart[firstRow]!;
  const to = g.rowStart[Math.min(endRow, firstRow + 1)]! - 1;
  if (to < from) return [];
  const a = beside(g, (from + to) >> 1, 0, -4.1);
  const b = beside(g, (from + to + 1) >> 1, 0, -4.1);
  return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, index }];
}
