import type { SeatingPlan } from '#domain/contract/seating-plan.ts';

/** What a seat is for; the plan's `kind`. */
export const KIND = { seat: 0, wheelchair: 1, companion: 2 } as const;
export const kindName = (kind: number | undefined): string | undefined =>
  Object.entries(KIND).find(([, n]) => n === kind)?.[0];

export interface ZoneInfo {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  /** Rows from `first` to `end`, exclusive. */
  readonly firstRow: number;
  readonly endRow: number;
}

/** A plan compiled once: one index per seat, in the order zone → row → seat. Units are the plan's own. */
export interface Geometry {
  readonly count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Cosine and sine of the seat's rotation; 0° looks up (towards −y). */
  readonly cos: Float32Array;
  readonly sin: Float32Array;
  /** Half the width of a seat. */
  readonly half: Float32Array;
  /** Place in the price ramp, 0 (dearest) to 5. */
  readonly rank: Uint8Array;
  /** Index into the plan's categories. */
  readonly category: Uint16Array;
  readonly kind: Uint8Array;
  readonly rowOf: Uint32Array;
  /** First seat of each row, and the count at the end. */
  readonly rowStart: Uint32Array;
  readonly rowName: readonly string[];
  /** 1: number at the row's start, 2: at its end, 3: at both. */
  readonly rowMark: Uint8Array;
  readonly zoneOfRow: Uint16Array;
  readonly zones: readonly ZoneInfo[];
  readonly guid: readonly string[];
  readonly number: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly maxHalf: number;
  /** The usual distance of neighbours. */
  readonly pitch: number;
  readonly bounds: Box;
  readonly plan: SeatingPlan;
}
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const MARKS = { start: 1, end: 2, both: 3 } as const;
/** A seat is this share of the distance to its neighbour, when the plan gives no radius. */
const FILL = 0.345;

/** Compiles a plan. `rank` places a category in the price ramp, 0 to 5. */
export function compile(plan: SeatingPlan, rank: (category: string) => number): Geometry {
  const rows = plan.zones.flatMap((zone, z) => zone.rows.map(row => ({ zone, z, row })));
  const count = rows.reduce((sum, r) => sum + r.row.seats.length, 0);
  const f32 = () => new Float32Array(count);
  const [x, y, cos, sin, half] = [f32(), f32(), f32(), f32(), f32()];
  const ranks = new Uint8Array(count);
  const kind = new Uint8Array(count);
  const rowOf = new Uint32Array(count);
  const rowStart = new Uint32Array(rows.length + 1);
  const rowMark = new Uint8Array(rows.length);
  const zoneOfRow = new Uint16Array(rows.length);
  const category = new Uint16Array(count);
  const categoryOf = new Map(plan.categories.map((c, n) => [c.name, { n, rank: rank(c.name) }]));
  const guid: string[] = [];
  const number: string[] = [];
  const index = new Map<string, number>();
  const turned = new Uint8Array(count);
  let i = 0;
  rows.forEach(({ zone, z, row }, r) => {
    rowStart[r] = i;
    zoneOfRow[r] = z;
    rowMark[r] = row.row_number_position ? MARKS[row.row_number_position] : 0;
    for (const seat of row.seats) {
      x[i] = zone.position.x + row.position.x + seat.position.x;
      y[i] = zone.position.y + row.position.y + seat.position.y;
      if (seat.rotation !== undefined) {
        turned[i] = 1;
        const angle = (seat.rotation * Math.PI) / 180;
        cos[i] = Math.cos(angle);
        sin[i] = Math.sin(angle);
      }
      half[i] = seat.radius ?? 0;
      const known = categoryOf.get(seat.category);
      category[i] = known?.n ?? 0;
      ranks[i] = known?.rank ?? 0;
      kind[i] = seat.kind ? KIND[seat.kind] : 0;
      rowOf[i] = r;
      guid.push(seat.seat_guid);
      number.push(seat.seat_number);
      index.set(seat.seat_guid, i);
      i++;
    }
  });
  rowStart[rows.length] = count;
  const zones = zoneInfo(plan);
  const shape = { count, x, y, cos, sin, half, rowStart };
  const pitch = commonPitch(shape);
  const eye = plan.stage ?? { x: plan.size.width / 2, y: 0 };
  let maxHalf = 0;
  for (let s = 0; s < count; s++) {
    if (!half[s]) half[s] = pitch * FILL;
    maxHalf = Math.max(maxHalf, half[s]!);
    if (!turned[s]) face(shape, rowOf[s]!, s, eye);
  }
  return {
    ...shape,
    rank: ranks,
    category,
    pitch,
    kind,
    rowOf,
    rowName: rows.map(r => r.row.row_number),
    rowMark,
    zoneOfRow,
    zones,
    guid,
    number,
    index,
    maxHalf,
    bounds: boundsOf(plan, shape, maxHalf),
    plan,
  };
}

function zoneInfo(plan: SeatingPlan): ZoneInfo[] {
  let row = 0;
  return plan.zones.map(zone => {
    const firstRow = row;
    row += zone.rows.length;
    return {
      id: zone.zone_id ?? zone.name,
      name: zone.name,
      nameEn: zone.name_en ?? zone.name,
      firstRow,
      endRow: row,
    };
  });
}

type Shape = Pick<Geometry, 'count' | 'x' | 'y' | 'cos' | 'sin' | 'half' | 'rowStart'>;

/** The median distance of neighbours in a row; never so small that the plan would be nothing but gaps. */
function commonPitch({ count, x, y, rowStart }: Shape): number {
  const steps: number[] = [];
  for (let r = 0; r + 1 < rowStart.length; r++) {
    const i = rowStart[r]!;
    if (rowStart[r + 1]! - i > 1) steps.push(Math.hypot(x[i + 1]! - x[i]!, y[i + 1]! - y[i]!));
  }
  let span = 0;
  for (let i = 1; i < count; i++) span = Math.max(span, Math.abs(x[i]! - x[0]!), Math.abs(y[i]! - y[0]!));
  const usual = steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  return Math.max(usual, span / 2000) || 20;
}

/** Without a rotation in the plan, a seat stands square to its row and looks to the stage's side. */
function face(
  { x, y, cos, sin, rowStart }: Shape,
  row: number,
  s: number,
  stage: { x: number; y: number },
): void {
  const a = Math.max(rowStart[row]!, s - 1);
  const b = Math.min(rowStart[row + 1]! - 1, s + 1);
  let dx = x[b]! - x[a]!;
  let dy = y[b]! - y[a]!;
  if (a === b) [dx, dy] = [y[s]! - stage.y, stage.x - x[s]!];
  const length = Math.hypot(dx, dy) || 1;
  // (dy, −dx) is where local −y points; turn it to the stage.
  const side = dy * (stage.x - x[s]!) - dx * (stage.y - y[s]!) < 0 ? -1 : 1;
  cos[s] = (side * dx) / length;
  sin[s] = (side * dy) / length;
}

function boundsOf(plan: SeatingPlan, { count, x, y }: Shape, pad: number): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  const take = (px: number, py: number) => {
    box.x0 = Math.min(box.x0, px);
    box.y0 = Math.min(box.y0, py);
    box.x1 = Math.max(box.x1, px);
    box.y1 = Math.max(box.y1, py);
  };
  for (let i = 0; i < count; i++) take(x[i]!, y[i]!);
  for (const p of stageOutline(plan)) take(p.x, p.y);
  const edge = pad * 2.6;
  return count
    ? { x0: box.x0 - edge, y0: box.y0 - edge, x1: box.x1 + edge, y1: box.y1 + edge }
    : { x0: 0, y0: 0, x1: plan.size.width, y1: plan.size.height };
}

/** The stage's corners in the plan's units; empty when the plan has none. */
export function stageOutline({ stage }: SeatingPlan): readonly { x: number; y: number }[] {
  if (!stage) return [];
  if (stage.points) return stage.points;
  const w = (stage.width ?? 0) / 2;
  const h = (stage.height ?? 0) / 2;
  if (!w || !h) return [];
  const corner = (sx: number, sy: number) => ({ x: stage.x + sx * w, y: stage.y + sy * h });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
