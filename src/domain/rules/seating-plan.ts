import { type SeatingPlan, seatingPlan } from '../contract/seating-plan.ts';

/** A seat of a plan with everything that selling it needs. x and y are absolute, in the plan's units. */
export interface PlannedSeat {
  readonly guid: string;
  readonly zone: string;
  readonly zoneEn: string;
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
  readonly name: string;
  readonly nameEn: string;
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
  const shape = seatingPlan.safeParse(withDefaults(json));
  if (!shape.success) return { ok: false, faults: shape.error.issues.slice(0, MAX_FAULTS).map(describe) };

  const plan = shape.data;
  const faults: string[] = [];
  const fault = (path: Path, message: string): void => {
    if (faults.length < MAX_FAULTS) faults.push(`${place(path)}: ${message}`);
  };
  const categories = readCategories(plan, fault);
  const { seats, rows } = readSeats(plan, categories, fault);
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
    if (name === '') fault(['categories', i, 'name'], 'must not be empty');
    if (categories.has(name)) fault(['categories', i, 'name'], `category “${name}” appears twice`);
    const sound = Number.isInteger(rank) && Number(rank) >= 1 && Number(rank) <= RAMP;
    if (!sound) fault(['categories', i, 'rank'], `must be a whole number from 1 to ${RAMP}`);
    const local = text(label) || name;
    categories.set(name, {
      code: name,
      rank: Number(rank),
      color,
      name: local,
      nameEn: text(labelEn) || local,
    });
  }
  return categories;
}

function readSeats(plan: SeatingPlan, categories: ReadonlyMap<string, PlanCategory>, fault: Fault) {
  const seats = new Map<string, PlannedSeat>();
  const places = new Map<string, Path>();
  const rows: PlannedSeat[][] = [];
  for (const [z, zone] of plan.zones.entries()) {
    for (const [r, row] of zone.rows.entries()) {
      const inRow: PlannedSeat[] = [];
      for (const [s, seat] of row.seats.entries()) {
        const path = ['zones', z, 'rows', r, 'seats', s];
        const guid = safeGuid(seat.seat_guid);
        seat.seat_guid = guid;
        if (guid === '' || guid.length > 80) fault([...path, 'seat_guid'], 'must have 1 to 80 characters');
        const category = categories.get(seat.category);
        if (!category) fault([...path, 'category'], `unknown category “${seat.category}”`);
        const before = places.get(guid);
        if (before) fault([...path, 'seat_guid'], `“${guid}” is already at ${place(before)}`);
        places.set(guid, path);
        const x = zone.position.x + row.position.x + seat.position.x;
        const y = zone.position.y + row.position.y + seat.position.y;
        if (!Number.isFinite(x) || !Number.isFinite(y)) fault([...path, 'position'], 'is not finite');
        const planned: PlannedSeat = {
          guid,
          zone: zone.name,
          zoneEn: zone.name_en ?? zone.name,
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
/** The form leaves a zone's name, a row's position, a category's colour and an area's position optional. */
function withDefaults(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const each = (value: unknown, change: (item: Record<string, unknown>) => unknown): unknown =>
    Array.isArray(value) ? value.map(item => (isRecord(item) ? change(item) : item)) : value;
  return {
    ...json,
    categories: each(json.categories, c => ({ color: '#84868C', ...c })),
    zones: each(json.zones, zone => ({
      name: text(zone.zone_id),
      ...zone,
      rows: each(zone.rows, row => ({ position: ORIGIN, ...row })),
      ...('areas' in zone ? { areas: each(zone.areas, area => ({ position: ORIGIN, ...area })) } : {}),
    })),
  };
}
