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
const wedge = (inner: number, outer: number, from: number, to: number, rows: number, key: string): Wedge => ({
  inner,
  outer,
  from,
  to,
  rows,
  key,
});
/** By the names of the contract's sections (domain/contract/orchestra.ts). */
export const WEDGES = {
  'violin-1': wedge(92, 262, 178, 139.5, 4, 'A major'),
  'violin-2': wedge(92, 262, 138, 99.5, 4, 'D minor'),
  viola: wedge(92, 262, 98, 59.5, 4, 'G minor'),
  cello: wedge(92, 262, 58, 22, 3, 'Eb major'),
  bass: wedge(268, 376, 54, 14, 2, 'B minor'),
  flute: wedge(268, 320, 120.5, 91, 1, 'F major'),
  oboe: wedge(268, 320, 89, 56, 1, 'C major'),
  clarinet: wedge(326, 376, 120.5, 91, 1, 'E minor'),
  bassoon: wedge(326, 376, 89, 56, 1, 'F# minor'),
  horn: wedge(268, 376, 151, 122, 2, 'C# minor'),
  trumpet: wedge(382, 444, 110.5, 86, 1, 'G major'),
  trombone: wedge(382, 444, 84.5, 54, 1, 'D major'),
  percussion: wedge(382, 444, 150, 112, 1, 'Ab major'),
  harp: wedge(268, 376, 172, 153, 1, 'Bb major'),
} as const;
export type StagePart = keyof typeof WEDGES;
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
export function rings(section: StagePart, count: number): readonly (readonly [x: number, y: number])[] {
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
export function label(section: StagePart): { x: number; y: number; turn: number; size: number } {
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
