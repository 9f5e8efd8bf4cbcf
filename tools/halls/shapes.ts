import type { SeatingPlan } from '#domain/contract/seating-plan.ts';

export type Zone = SeatingPlan['zones'][number];
export type Row = Zone['rows'][number];
export type Area = NonNullable<Zone['areas']>[number];
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Colours of the design tokens; a plan file carries plain values so that any reader of the form can draw it. */
export const COLORS = ['#4A1E5E', '#2B4A8C', '#1F7A8C', '#3E9B6A', '#A3B23C', '#F0C64A'] as const;
export const TERRACE = '#ECEAE5';
export const INK = '#17191D';
export const STAGE = '#FFFFFF';

export const round = (n: number): number => Math.round(n * 10) / 10;
export const at = (x: number, y: number): Point => ({ x: round(x), y: round(y) });
export const relative = (p: Point, to: Point): Point => at(p.x - to.x, p.y - to.y);
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const polygon = (points: readonly Point[], color: string, border?: string): Area => ({
  shape: 'polygon',
  color,
  ...(border && { border_color: border }),
  rotation: 0,
  position: at(0, 0),
  polygon: { points: points.map(p => at(p.x, p.y)) },
});

/** A line as the thin polygon that the form has for it. */
export function stroke(points: readonly Point[], width: number, color: string): Area {
  const side = (sign: number): Point[] =>
    points.map((p, i) => {
      const before = points[i - 1] ?? p;
      const after = points[i + 1] ?? p;
      const dx = after.x - before.x;
      const dy = after.y - before.y;
      const length = Math.hypot(dx, dy) || 1;
      return { x: p.x - (dy / length) * sign * (width / 2), y: p.y + (dx / length) * sign * (width / 2) };
    });
  return polygon([...side(1), ...side(-1).reverse()], color);
}

/** Points of an arc around `centre`, from `from` to `to` degrees, about one every 12 units. */
export function arc(centre: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(4, Math.round((Math.abs(radians(to - from)) * radius) / 12));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = radians(from + ((to - from) * i) / steps);
    return { x: centre.x + Math.cos(t) * radius, y: centre.y + Math.sin(t) * radius };
  });
}

export const label = (text: string, position: Point, size: number): Area => ({
  shape: 'text',
  rotation: 0,
  position,
  text: { text, position: at(0, 0), size, color: INK },
});
