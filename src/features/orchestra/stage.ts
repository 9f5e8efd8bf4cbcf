import type { SectionId } from '#domain/contract/orchestra.ts';

/** Where a section sits: a wedge between two radii and two angles, the conductor at the origin, degrees from the right. */
interface Wedge {
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  /** Key of its pigment. */
  readonly key: string;
}
export const WEDGES: Readonly<Record<SectionId, Wedge>> = {
  'violin-1': { inner: 92, outer: 262, from: 178, to: 139.5, rows: 4, key: 'A major' },
  'violin-2': { inner: 92, outer: 262, from: 138, to: 99.5, rows: 4, key: 'D minor' },
  viola: { inner: 92, outer: 262, from: 98, to: 59.5, rows: 4, key: 'G minor' },
  cello: { inner: 92, outer: 262, from: 58, to: 22, rows: 3, key: 'Eb major' },
  bass: { inner: 268, outer: 376, from: 54, to: 14, rows: 2, key: 'B minor' },
  flute: { inner: 268, outer: 320, from: 120.5, to: 91, rows: 1, key: 'F major' },
  oboe: { inner: 268, outer: 320, from: 89, to: 56, rows: 1, key: 'C major' },
  clarinet: { inner: 326, outer: 376, from: 120.5, to: 91, rows: 1, key: 'E minor' },
  bassoon: { inner: 326, outer: 376, from: 89, to: 56, rows: 1, key: 'F# minor' },
  horn: { inner: 268, outer: 376, from: 151, to: 122, rows: 2, key: 'C# minor' },
  trumpet: { inner: 382, outer: 444, from: 110.5, to: 86, rows: 1, key: 'G major' },
  trombone: { inner: 382, outer: 444, from: 84.5, to: 54, rows: 1, key: 'D major' },
  percussion: { inner: 382, outer: 444, from: 150, to: 112, rows: 1, key: 'Ab major' },
  harp: { inner: 268, outer: 376, from: 172, to: 153, rows: 1, key: 'Bb major' },
};
const short = (n: number): number => Math.round(n * 10) / 10;
function point(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [short(radius * Math.cos(angle)), short(-radius * Math.sin(angle))];
}
export function arc({ inner, outer, from, to }: Omit<Wedge, 'rows' | 'key'>): string {
  const at = (r: number, a: number) => point(r, a).join(' ');
  return `M${at(inner, from)}A${inner} ${inner} 0 0 1 ${at(inner, to)}L${at(outer, to)}A${outer} ${outer} 0 0 0 ${at(outer, from)}z`;
}

/** The drums stand behind everyone. */
export const DRUMS = [112, 103.3, 94.7, 86].map(angle => point(478, angle));
export const DRUMS_ARC = arc({ inner: 450, outer: 504, from: 118, to: 76 });

/** A ring for each player, in rows that fill from the front. */
export function rings(section: SectionId, count: number): readonly (readonly [x: number, y: number])[] {
  const { inner, outer, from, to, rows } = WEDGES[section];
  const found: (readonly [number, number])[] = [];
  let left = count;
  for (let row = 0; row < rows; row++) {
    const here = Math.round(left / (rows - row));
    left -= here;
    const radius = rows === 1 ? outer - 13 : inner + 18 + ((outer - inner - 36) * row) / (rows - 1);
    const pad = ((from - to) * 0.5) / Math.max(here, 1);
    for (let i = 0; i < here; i++) {
      const along = here === 1 ? 0.5 : i / (here - 1);
      found.push(point(radius, from - pad - (from - to - 2 * pad) * along));
    }
  }
  return found;
}

/** Where the section's name stands, turned so that it reads along its row. */
export function label(section: SectionId): { x: number; y: number; turn: number; size: number } {
  const { inner, outer, from, to, rows } = WEDGES[section];
  const middle = (from + to) / 2;
  const radius =
    rows === 1
      ? inner + 20
      : rows === 2
        ? (inner + outer) / 2
        : inner + 18 + (outer - inner - 36) * (rows === 4 ? 0.5 : 0.25);
  const [x, y] = point(radius, middle);
  return { x, y, turn: short(90 - middle), size: rows > 1 ? 15 : 13 };
}
