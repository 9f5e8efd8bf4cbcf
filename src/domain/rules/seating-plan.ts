import type { SeatingPlan } from '../contract/seating-plan.ts';
import { planFile } from '../contract/shapes/seating-plan.ts';
import type { Bilingual } from '../text.ts';

/** A seat of a plan with everything that selling it needs. x and y are absolute, in the plan's units. */
export interface PlannedSeat {
  readonly guid: string;
  readonly zone: Bilingual;
  /** The same for all zones of one level. */
  readonly level: string;
  readonly row: string;
  readonly number: string;
  /** Category name of the plan, and its place in the ramp, 1 (dearest) to 6. */
  readonly category: string;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise; 0 looks to the top of the plan. */
  readonly rotation: number;
  readonly kind: 'seat' | 'wheelchair' | 'companion';
  /** Where it stands in the file; neighbours of one row follow one another. */
  readonly zoneIndex: number;
  readonly rowIndex: number;
  readonly seatIndex: number;
}

export interface PlanCategory {
  readonly code: string;
  readonly rank: number;
  readonly color: string;
  readonly name: Bilingual;
}

/** A plan that was found sound, with its seats by guid, in the order of the file. */
export interface PlanIndex {
  readonly plan: SeatingPlan;
  readonly seats: ReadonlyMap<string, PlannedSeat>;
  /** Rows in the order of the file, each with its seats from left to right as the file has them. */
  readonly rows: readonly (readonly PlannedSeat[])[];
  /** Dearest first. */
  readonly categories: readonly PlanCategory[];
  readonly stage: { readonly x: number; readonly y: number };
}

export type ParsedPlan =
  | { readonly ok: true; readonly index: PlanIndex }
  | { readonly ok: false; readonly faults: readonly string[] };

export const MAX_SEATS = 50_000;
const MAX_FAULTS = 50;
const RAMP = 6;
/** A seat so many plans beyond the plan's edge is a slip. */
const MAX_BEYOND = 0.5;

type Path = readonly PropertyKey[];
/** zones[2].rows[0].seats[5].category */
const place = (path: Path): string =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${String(part)}`))
    .join('') || 'plan';

/**
 * Reads a seating plan in the JSON form that pretix publishes. Never throws: a plan with a fault is refused with the
 * place of each fault (“zones[2].rows[0].seats[5].category: unknown category “X””). Linear in the size of the plan.
 * Optional fields of that form are filled in; a seat_guid that cannot stand in a form field is rewritten (`safeGuid`).
 */
export function parsePlan(json: unknown): ParsedPlan {
  const size = countSeats(json);
  if (size > MAX_SEATS)
    return { ok: false, faults: [`zones: ${size} seats, at most ${MAX_SEATS} are allowed`] };
  const shape = planFile.safeParse(withDefaults(json));
  if (!shape.success) return { ok: false, faults: shape.error.issues.slice(0, MAX_FAULTS).map(describe) };

  const plan = { ...shape.data, size: shape.data.size ?? extent(shape.data) };
  const faults: string[] = [];
  const fault = (path: Path, message: string): void => {
    if (faults.length < MAX_FAULTS) faults.push(`${place(path)}: ${message}`);
  };
  const categories = readCategories(plan, fault);
  const { seats, rows } = readSeats(plan, shape.data.size, categories, fault);
  if (faults.length === 0 && seats.size === 0) fault(['zones'], 'the plan has no seat');
  for (const side of ['width', 'height'] as const)
    if (!(plan.size[side] > 0)) fault(['size', side], 'must be above 0');
  if (faults.length) return { ok: false, faults };

  const stage = plan.stage ?? { x: plan.size.width / 2, y: 0 };
  const byRank = [...categories.values()].sort((a, b) => a.rank - b.rank);
  return { ok: true, index: { plan, seats, rows, categories: byRank, stage: { x: stage.x, y: stage.y } } };
}

type Fault = (path: Path, message: string) => void;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readCategories(plan: SeatingPlan, fault: Fault): Map<string, PlanCategory> {
  const categories = new Map<string, PlanCategory>();
  for (const [i, c] of plan.categories.entries()) {
    const {
      name,
      color,
      label,
      label_en: labelEn,
      rank = Math.min(i + 1, RAMP),
    } = c as typeof c & Record<string, unknown>;
    const local = text(label) || name;
    if (name === '') fault(['categories', i, 'name'], 'must not be empty');
    if (categories.has(name)) fault(['categories', i, 'name'], `category “${name}” appears twice`);
    const sound = Number.isInteger(rank) && Number(rank) >= 1 && Number(rank) <= RAMP;
    if (!sound) fault(['categories', i, 'rank'], `must be a whole number from 1 to ${RAMP}`);
    categories.set(name, {
      code: name,
      rank: Number(rank),
      color,
      name: { zh: local, en: text(labelEn) || local },
    });
  }
  return categories;
}

function readSeats(
  plan: SeatingPlan,
  stated: SeatingPlan['size'] | undefined,
  categories: ReadonlyMap<string, PlanCategory>,
  fault: Fault,
) {
  const seats = new Map<string, PlannedSeat>();
  const places = new Map<string, Path>();
  const spots = new Map<string, Path>();
  const sized = stated && stated.width > 0 && stated.height > 0;
  const isOutside = outsideOf(plan, sized ? stated : undefined);
  // Benches of one price leave the category out.
  const only = categories.size === 1 ? [...categories.keys()][0] : undefined;
  const rows: PlannedSeat[][] = [];
  for (const [z, zone] of plan.zones.entries()) {
    const name = { zh: zone.name, en: zone.name_en ?? zone.name };
    for (const [r, row] of zone.rows.entries()) {
      const inRow: PlannedSeat[] = [];
      for (const [s, seat] of row.seats.entries()) {
        const path = ['zones', z, 'rows', r, 'seats', s];
        const guid = safeGuid(seat.seat_guid);
        seat.seat_guid = guid;
        if (guid === '' || guid.length > 80) fault([...path, 'seat_guid'], 'must have 1 to 80 characters');
        if (seat.category === '' && only !== undefined) seat.category = only;
        if (seat.wheelchair === true) seat.kind ??= 'wheelchair';
        const category = categories.get(seat.category);
        if (!category) fault([...path, 'category'], `unknown category “${seat.category}”`);
        const before = places.get(guid);
        if (before) fault([...path, 'seat_guid'], `“${guid}” is already at ${place(before)}`);
        places.set(guid, path);
        const x = zone.position.x + row.position.x + seat.position.x;
        const y = zone.position.y + row.position.y + seat.position.y;
        if (!Number.isFinite(x) || !Number.isFinite(y)) fault([...path, 'position'], 'is not finite');
        else if (isOutside(x, y)) fault([...path, 'position'], `${x}, ${y} is far outside the plan`);
        const spot = `${x.toFixed(1)} ${y.toFixed(1)}`;
        const there = spots.get(spot);
        if (there) fault([...path, 'position'], `in the same place as ${place(there)}`);
        spots.set(spot, path);
        const planned: PlannedSeat = {
          guid,
          zone: name,
          level: zone.level ?? `zone ${z}`,
          row: row.row_number,
          number: seat.seat_number,
          category: seat.category,
          rank: category?.rank ?? RAMP,
          x,
          y,
          rotation: seat.rotation ?? 0,
          kind: seat.kind ?? 'seat',
          zoneIndex: z,
          rowIndex: r,
          seatIndex: s,
        };
        inRow.push(planned);
        seats.set(guid, planned);
      }
      if (inRow.length) rows.push(inRow);
    }
  }
  return { seats, rows };
}

type Zones = Pick<SeatingPlan, 'zones'>;
function positions({ zones }: Zones): { x: number; y: number }[] {
  return zones.flatMap(zone =>
    zone.rows.flatMap(row =>
      row.seats.map(seat => ({
        x: zone.position.x + row.position.x + seat.position.x,
        y: zone.position.y + row.position.y + seat.position.y,
      })),
    ),
  );
}

/** The size of a plan that does not state it: as far as its seats go, and a little more. */
function extent(plan: Zones): SeatingPlan['size'] {
  const far = (axis: 'x' | 'y') => positions(plan).reduce((most, p) => Math.max(most, p[axis]), 0);
  return { width: Math.max(1, far('x') * 1.05), height: Math.max(1, far('y') * 1.05) };
}

/** Tells seats that a slip of the pen has sent far away: from the stated size, or else from where most seats are. */
function outsideOf(plan: Zones, size: SeatingPlan['size'] | undefined): (x: number, y: number) => boolean {
  const all = size ? [] : positions(plan);
  const span = (axis: 'x' | 'y', stated: number | undefined): readonly [number, number] => {
    if (stated !== undefined) return [0, stated];
    const sorted = all.map(p => p[axis]).sort((a, b) => a - b);
    const last = sorted.length - 1;
    return [sorted[Math.floor(last * 0.05)] ?? 0, sorted[Math.ceil(last * 0.95)] ?? 0];
  };
  const [x0, x1] = span('x', size?.width);
  const [y0, y1] = span('y', size?.height);
  const reach = Math.max(x1 - x0, y1 - y0, 1) * (size ? MAX_BEYOND : 2);
  const beyond = (v: number, from: number, to: number) => v < from - reach || v > to + reach;
  return (x, y) => beyond(x, x0, x1) || beyond(y, y0, y1);
}

/** What keeps a plan from being sold at these prices (by category name): each category in use without one, at its first seat. */
export function priceFaults(plan: PlanIndex, prices: Readonly<Record<string, number>>): string[] {
  const missing = new Map<string, PlannedSeat>();
  for (const seat of plan.seats.values())
    if (!(Object.hasOwn(prices, seat.category) && Number.isInteger(prices[seat.category])))
      if (!missing.has(seat.category)) missing.set(seat.category, seat);
  return [...missing].map(([category, { zoneIndex, rowIndex, seatIndex, zone, row, number }]) => {
    const path = ['zones', zoneIndex, 'rows', rowIndex, 'seats', seatIndex, 'category'];
    return `${place(path)}: “${category}” has no price (zone “${zone.zh}”, row ${row}, seat ${number})`;
  });
}

/** Ids on the wire are letters, digits and - _ . : only; any other character becomes its code between underscores. */
export const safeGuid = (guid: string): string =>
  guid.replace(/[^\w.:-]/gu, c => `_${(c.codePointAt(0) ?? 0).toString(16)}_`);

function describe(issue: {
  path: Path;
  code?: string;
  message: string;
  expected?: unknown;
  input?: unknown;
}): string {
  const expected =
    typeof issue.expected === 'string' ? `expected ${issue.expected}` : issue.message.toLowerCase();
  return `${place(issue.path)}: ${expected}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown, key: string): readonly unknown[] => {
  const inner = isRecord(value) ? value[key] : undefined;
  return Array.isArray(inner) ? inner : [];
};

/** Seats of anything that looks like a plan, so that a huge one is refused before it is checked in detail. */
function countSeats(json: unknown): number {
  let total = 0;
  for (const zone of list(json, 'zones'))
    for (const row of list(zone, 'rows')) total += list(row, 'seats').length;
  return total;
}

const ORIGIN = { x: 0, y: 0 };
const SHAPES = ['circle', 'ellipse', 'rectangle', 'polygon', 'text'] as const;
/** The form leaves a zone's name, a row's position, a category's colour and an area's position and shape optional. */
function withDefaults(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const each = (value: unknown, change: (item: Record<string, unknown>) => unknown): unknown =>
    Array.isArray(value) ? value.flatMap(item => (isRecord(item) ? change(item) : item)) : value;
  return {
    ...json,
    categories: each(json.categories, c => ({ color: '#84868C', ...c })),
    zones: each(json.zones, zone => ({
      name: text(zone.zone_id),
      ...zone,
      rows: each(zone.rows, row => ({ position: ORIGIN, ...row })),
      ...('areas' in zone ? { areas: each(zone.areas, readArea) } : {}),
    })),
  };
}

/** An area by its shape, said or to be seen; the form's first version had boxes with a width, a height and a caption. */
function readArea(area: Record<string, unknown>): unknown {
  const placed = { position: ORIGIN, ...area };
  if ('shape' in area) return placed;
  const { width, height, text: caption, ...rest } = placed as typeof placed & Record<string, unknown>;
  if (typeof width === 'number' && typeof height === 'number') {
    const box = { ...rest, shape: 'rectangle', rectangle: { width, height } };
    if (text(caption) === '') return box;
    const middle = { x: width / 2, y: height / 2 };
    return [box, { ...rest, shape: 'text', text: { text: caption, position: middle } }];
  }
  const shape = SHAPES.find(kind => isRecord(area[kind]));
  return shape ? { ...placed, shape } : [];
}
