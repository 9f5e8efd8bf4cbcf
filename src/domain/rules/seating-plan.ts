import { type SeatingPlan, seatingPlan } from '../contract/seat.ts';

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

type Path = readonly (PropertyKey | undefined)[];
const place = (path: Path): string =>
  path.reduce<string>(
    (text, part) =>
      text + (typeof part === 'number' ? `[${part}]` : text ? `.${String(part)}` : String(part)),
    '',
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads a seating plan in the JSON form that pretix publishes. Never throws: a plan with a fault is refused with the
 * place of each fault (“zones[2].rows[0].seats[5].category: unknown category “X””). Linear in the size of the plan.
 */
export function parsePlan(json: unknown): ParsedPlan {
  const size = countSeats(json);
  if (size > MAX_SEATS) return refuse([`zones: ${size} seats, at most ${MAX_SEATS} are allowed`]);
  const shape = seatingPlan.safeParse(json);
  if (!shape.success)
    return refuse(
      shape.error.issues.slice(0, MAX_FAULTS).map(i => `${place(i.path) || 'plan'}: ${i.message}`),
    );
  const plan = shape.data;
  const faults: string[] = [];
  const fault = (path: Path, message: string) => {
    if (faults.length < MAX_FAULTS) faults.push(`${place(path)}: ${message}`);
  };

  const categories = new Map<string, PlanCategory>();
  plan.categories.forEach((c, i) => {
    if (c.name === '') fault(['categories', i, 'name'], 'empty name');
    if (categories.has(c.name)) fault(['categories', i, 'name'], `category “${c.name}” appears twice`);
    const rank = typeof c['rank'] === 'number' ? c['rank'] : i + 1;
    if (!Number.isInteger(rank) || rank < 1 || rank > RAMP) {
      if ('rank' in c) fault(['categories', i, 'rank'], `rank must be a whole number from 1 to ${RAMP}`);
    }
    const name = text(c['label']) || c.name;
    categories.set(c.name, {
      code: c.name,
      rank: Math.min(Math.max(Math.trunc(rank), 1), RAMP),
      color: c.color,
      name,
      nameEn: text(c['label_en']) || name,
    });
  });

  const seats = new Map<string, PlannedSeat>();
  const firstAt = new Map<string, string>();
  const rows: PlannedSeat[][] = [];
  plan.zones.forEach((zone, z) => {
    zone.rows.forEach((row, r) => {
      const inRow: PlannedSeat[] = [];
      row.seats.forEach((seat, s) => {
        const path = ['zones', z, 'rows', r, 'seats', s];
        const category = categories.get(seat.category);
        if (!category) fault([...path, 'category'], `unknown category “${seat.category}”`);
        const guid = seat.seat_guid;
        if (!/^[\w.:-]{1,80}$/.test(guid))
          fault([...path, 'seat_guid'], `“${guid}” is not 1 to 80 letters, digits, dashes, dots or colons`);
        const before = firstAt.get(guid);
        if (before !== undefined)
          fault([...path, 'seat_guid'], `seat_guid “${guid}” is already used at ${before}`);
        else firstAt.set(guid, place(path));
        const x = zone.position.x + row.position.x + seat.position.x;
        const y = zone.position.y + row.position.y + seat.position.y;
        if (!Number.isFinite(x) || !Number.isFinite(y))
          fault([...path, 'position'], 'position is not finite');
        if (!category || before !== undefined) return;
        const planned: PlannedSeat = {
          guid,
          zone: zone.name,
          zoneEn: zone.name_en ?? zone.name,
          row: row.row_number,
          number: seat.seat_number,
          category: seat.category,
          rank: category.rank,
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
      });
      if (inRow.length) rows.push(inRow);
    });
  });
  if (faults.length === 0 && seats.size === 0) fault(['zones'], 'the plan has no seat');
  if (!(plan.size.width > 0) || !(plan.size.height > 0)) fault(['size'], 'width and height must be above 0');
  if (faults.length) return refuse(faults);
  const stage = plan.stage ?? { x: plan.size.width / 2, y: 0 };
  return {
    ok: true,
    index: {
      plan,
      seats,
      rows,
      categories: [...categories.values()].sort((a, b) => a.rank - b.rank),
      stage: { x: stage.x, y: stage.y },
    },
  };
}

const refuse = (faults: readonly string[]): ParsedPlan => ({ ok: false, faults });

/** Seats of anything that looks like a plan, so that a huge one is refused before it is checked in detail. */
function countSeats(json: unknown): number {
  let total = 0;
  for (const zone of list(json, 'zones'))
    for (const row of list(zone, 'rows')) total += list(row, 'seats').length;
  return total;
}
function list(value: unknown, key: string): readonly unknown[] {
  const inner =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return Array.isArray(inner) ? inner : [];
}
