import type { Palette } from './palette.ts';
import type { Note, Quiet } from './path.ts';

/** Where a motif draws. x, w, h are the part left free by the quiet side; W and H the whole canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly W: number;
  readonly H: number;
  readonly quiet: Quiet | undefined;
}
export interface MotifAttrs {
  /** Makes ids of one picture unique, so that two can stand in one document. */
  readonly uid: string;
  readonly number?: number | undefined;
  readonly rough?: number | undefined;
  readonly theme?: readonly Note[] | undefined;
}
export type Rng = () => number;
export type Motif = (p: Palette, r: Rng, b: Box, a: MotifAttrs) => string;
export type Point = readonly [x: number, y: number];

/** Deterministic noise in [0, 1): FNV-1a of the seed into mulberry32. */
export function rng(seed: string): Rng {
  let a = 2166136261;
  for (const c of seed) a = Math.imul(a ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const TAU = Math.PI * 2;
export const MULTIPLY = ' style="mix-blend-mode:multiply"';
export const clamp = (v: number, a: number, b: number): number => Math.min(b, Math.max(a, v));
export const rad = (degrees: number): number => (degrees * Math.PI) / 180;
/** The element of a short list that goes round. */
export const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
/** A coordinate with at most one decimal. */
export const f = (n: number): string => String(Math.round(n * 10) / 10 || 0);

export const circ = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<path d="M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}z" fill="${fill}"${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(width)}"${more}/>`;
export const at = (cx: number, cy: number, r: number, a: number): Point => [
  cx + r * Math.cos(a),
  cy + r * Math.sin(a),
];

export function arc(cx: number, cy: number, r: number, a0: number, a1: number): string {
  const [x, y] = at(cx, cy, r, a0);
  const [u, v] = at(cx, cy, r, a1);
  return `M${f(x)} ${f(y)}A${f(r)} ${f(r)} 0 ${Math.abs(a1 - a0) > Math.PI ? 1 : 0} ${a1 > a0 ? 1 : 0} ${f(u)} ${f(v)}`;
}

/** A closed sine lobe from (x, y) along (dx, dy) with half-width a. */
export function lobe(x: number, y: number, dx: number, dy: number, a: number): string {
  const length = Math.hypot(dx, dy);
  const nx = ((-dy / length) * a * 4) / 3;
  const ny = ((dx / length) * a * 4) / 3;
  const c = 0.3642;
  return `M${f(x)} ${f(y)}c${f(dx * c + nx)} ${f(dy * c + ny)} ${f(dx * (1 - c) + nx)} ${f(dy * (1 - c) + ny)} ${f(dx)} ${f(dy)}c${f(-dx * c - nx)} ${f(-dy * c - ny)} ${f(-dx * (1 - c) - nx)} ${f(-dy * (1 - c) - ny)} ${f(-dx)} ${f(-dy)}z`;
}

/** A smooth open curve through samples (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const first = points[0] as Point;
  let d = `M${f(first[0])} ${f(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] as Point;
    const a = points[i - 1] ?? b;
    const c = points[i + 1] as Point;
    const e = points[i + 2] ?? c;
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d;
}

const SPINE: readonly Point[] = [
  [19, -74],
  [21, -92],
  [7, -101],
  [-9, -84],
  [-6, -44],
  [0, 0],
  [6, 44],
  [9, 84],
  [-6, 101],
  [-22, 90],
  [-21, 70],
];
const WIDTH = [3, 2, 2.6, 6, 7.4, 7.8, 7.4, 6, 2.6, 2, 3];

/** One f-hole in a 50 × 210 cell around the origin. */
export function fHole(fill: string): string {
  const side = (k: number): Point[] =>
    SPINE.map(([x, y], i) => {
      const a = SPINE[Math.max(0, i - 1)] as Point;
      const b = SPINE[Math.min(10, i + 1)] as Point;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const w = WIDTH[i] as number;
      return [x - ((b[1] - a[1]) / length) * w * k, y + ((b[0] - a[0]) / length) * w * k];
    });
  return `<g fill="${fill}"><path d="${curve(side(1))}L${curve(side(-1).reverse()).slice(1)}z"/><circle cx="15" cy="-73" r="8"/><circle cx="-16" cy="70" r="10.5"/><path d="M-22-7L-4-1-4 3zM22 7L4 1 4-3z"/></g>`;
}
