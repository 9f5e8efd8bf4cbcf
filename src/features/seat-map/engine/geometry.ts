import type { SeatingPlan } from '#domain/contract/seating-plan.ts';
import type { Bilingual } from '#domain/text.ts';

/** What a seat is for; the plan's `kind`. */
export const KIND = { seat: 0, wheelchair: 1, companion: 2 } as const;
const KINDS = ['seat', 'wheelchair', 'companion'] as const;
export const kindName = (kind: number | undefined): (typeof KINDS)[number] => KINDS[kind ?? 0] ?? 'seat';

export interface ZoneInfo {
  readonly id: string;
  readonly name: Bilingual;
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
  const guid = new Array<string>(count);
  const number = new Array<string>(count);
  const turned = new Uint8Array(count);
  let index: Map<string, number> | undefined;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  let last: string | undefined;
  let known: { n: number; rank: number } | undefined;
  let unturned = 0;
  let i = 0;
  // This run is on the way to the first picture, and is made once, as slow as code is at first: it does little a seat.
  rows.forEach(({ zone, z, row }, r) => {
    rowStart[r] = i;
    zoneOfRow[r] = z;
    rowMark[r] = row.row_number_position ? MARKS[row.row_number_position] : 0;
    const left = zone.position.x + row.position.x;
    const top = zone.position.y + row.position.y;
    for (const seat of row.seats) {
      x[i] = left + seat.position.x;
      y[i] = top + seat.position.y;
      const px = x[i]!;
      const py = y[i]!;
      if (px < x0) x0 = px;
      if (px > x1) x1 = px;
      if (py < y0) y0 = py;
      if (py > y1) y1 = py;
      if (seat.rotation === undefined) unturned++;
      else {
        turned[i] = 1;
        const angle = (seat.rotation * Math.PI) / 180;
        cos[i] = Math.cos(angle);
        sin[i] = Math.sin(angle);
      }
      if (seat.radius) half[i] = seat.radius;
      // Neighbours mostly share a category.
      if (seat.category !== last) {
        last = seat.category;
        known = categoryOf.get(last);
      }
      if (known) {
        category[i] = known.n;
        ranks[i] = known.rank;
      }
      if (seat.kind) kind[i] = KIND[seat.kind];
      rowOf[i] = r;
      guid[i] = seat.seat_guid;
      number[i] = seat.seat_number;
      i++;
    }
  });
  rowStart[rows.length] = count;
  const zones = zoneInfo(plan);
  const shape = { count, x, y, cos, sin, half, rowStart };
  const box = { x0, y0, x1, y1 };
  const pitch = commonPitch(shape, box);
  const usual = pitch * FILL;
  let maxHalf = 0;
  for (let s = 0; s < count; s++) {
    let h = half[s]!;
    if (h === 0) h = half[s] = usual;
    if (h > maxHalf) maxHalf = h;
  }
  if (unturned) {
    const eye = plan.stage ?? { x: plan.size.width / 2, y: 0 };
    for (let s = 0; s < count; s++) if (!turned[s]) face(shape, rowOf[s]!, s, eye);
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
    // The first picture needs none.
    get index() {
      index ??= new Map(guid.map((id, s) => [id, s]));
      return index;
    },
    maxHalf,
    bounds: boundsOf(plan, box, maxHalf),
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
      name: { zh: zone.name, en: zone.name_en ?? zone.name },
      firstRow,
      endRow: row,
    };
  });
}

type Shape = Pick<Geometry, 'count' | 'x' | 'y' | 'cos' | 'sin' | 'half' | 'rowStart'>;

/** The median distance of neighbours in a row; never so small that the plan would be nothing but gaps. */
function commonPitch({ count, x, y, rowStart }: Shape, box: Box): number {
  const steps: number[] = [];
  for (let r = 0; r + 1 < rowStart.length; r++) {
    const i = rowStart[r]!;
    if (rowStart[r + 1]! - i > 1) steps.push(Math.hypot(x[i + 1]! - x[i]!, y[i + 1]! - y[i]!));
  }
  const [x0, y0] = [x[0]!, y[0]!];
  const span = count ? Math.max(box.x1 - x0, x0 - box.x0, box.y1 - y0, y0 - box.y0) : 0;
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

/** Around the seats in `box` and the stage, with room for the outermost. */
function boundsOf(plan: SeatingPlan, box: Box, pad: number): Box {
  if (box.x0 > box.x1) return { x0: 0, y0: 0, x1: plan.size.width, y1: plan.size.height };
  const all = { ...box };
  for (const p of stageOutline(plan)) {
    all.x0 = Math.min(all.x0, p.x);
    all.y0 = Math.min(all.y0, p.y);
    all.x1 = Math.max(all.x1, p.x);
    all.y1 = Math.max(all.y1, p.y);
  }
  const edge = pad * 2.6;
  return { x0: all.x0 - edge, y0: all.y0 - edge, x1: all.x1 + edge, y1: all.y1 + edge };
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
