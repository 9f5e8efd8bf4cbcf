import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEATS, parsePlan, priceFaults, safeGuid } from './seating-plan.ts';

interface Shape {
  readonly zones: readonly (readonly number[])[];
  readonly categories: number;
}
const shapes: fc.Arbitrary<Shape> = fc.record({
  zones: fc.array(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  }),
  categories: fc.integer({ min: 1, max: 6 }),
});

/** A sound plan: `zones[z][r]` seats in row r of zone z. */
function plan({ zones, categories }: Shape) {
  return {
    name: 'Hall',
    categories: Array.from({ length: categories }, (_, i) => ({ name: `P${i + 1}`, color: '#000' })),
    zones: zones.map((rows, z) => ({
      name: `Zone ${z}`,
      position: { x: z * 100, y: 10 },
      rows: rows.map((count, r) => ({
        row_number: String(r + 1),
        position: { x: 1, y: r * 20 },
        seats: Array.from({ length: count }, (_, s) => ({
          seat_guid: `${z}-${r}-${s}`,
          seat_number: String(s + 1),
          position: { x: s * 10, y: 0.5 },
          category: `P${1 + ((z + r + s) % categories)}`,
        })),
      })),
    })),
    size: { width: 800, height: 600 },
  };
}
const faultsOf = (json: unknown): readonly string[] => {
  const parsed = parsePlan(json);
  return parsed.ok ? [] : parsed.faults;
};

describe('parsePlan', () => {
  it('indexes every seat of a sound plan at zone + row + seat', () => {
    fc.assert(
      fc.property(shapes, shape => {
        const parsed = parsePlan(plan(shape));
        if (!parsed.ok) throw new Error(parsed.faults.join('; '));
        const { index } = parsed;
        expect(index.seats.size).toBe(shape.zones.flat().reduce((a, b) => a + b, 0));
        expect(index.rows.flat()).toEqual([...index.seats.values()]);
        shape.zones.forEach((rows, z) => {
          rows.forEach((count, r) => {
            const last = index.seats.get(`${z}-${r}-${count - 1}`);
            expect(last).toMatchObject({
              x: z * 100 + 1 + (count - 1) * 10,
              y: 10 + r * 20 + 0.5,
              zoneIndex: z,
              rowIndex: r,
            });
          });
        });
        const ranks = index.categories.map(c => c.rank);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });

  it('names the place of any one seat that is spoilt', () => {
    const spoilers = [
      { field: 'category', value: 'X', message: 'unknown category “X”' },
      { field: 'seat_guid', value: '', message: 'must have 1 to 80 characters' },
      { field: 'seat_number', value: 7, message: 'expected string' },
      { field: 'position', value: undefined, message: 'expected object' },
      { field: 'kind', value: 'throne', message: 'invalid' },
    ];
    fc.assert(
      fc.property(shapes, fc.nat(), fc.constantFrom(...spoilers), (shape, n, { field, value, message }) => {
        const json = plan(shape);
        const seats = json.zones.flatMap((zone, z) =>
          zone.rows.flatMap((row, r) => row.seats.map((seat, s) => ({ seat, z, r, s }))),
        );
        const victim = seats[n % seats.length];
        if (!victim) throw new Error('no seat');
        Object.assign(victim.seat, { [field]: value });
        const faults = faultsOf(json);
        expect(faults).toHaveLength(1);
        expect(faults[0]).toContain(`zones[${victim.z}].rows[${victim.r}].seats[${victim.s}].${field}: `);
        expect(faults[0]?.toLowerCase()).toContain(message.toLowerCase());
      }),
    );
  });

  it('names both places of a seat_guid that is used twice', () => {
    const json = plan({ zones: [[3], [2, 2]], categories: 1 });
    const seat = json.zones[1]?.rows[1]?.seats[0];
    if (seat) seat.seat_guid = '0-0-2';
    expect(faultsOf(json)).toEqual([
      'zones[1].rows[1].seats[0].seat_guid: “0-0-2” is already at zones[0].rows[0].seats[2]',
    ]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), json => {
        expect(parsePlan(json).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), text => {
        expect(parsePlan(JSON.parse(text)).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['no seat at all', { zones: [] }, 'zones: the plan has no seat'],
    [
      'numbers that are not finite',
      { size: { width: Number.POSITIVE_INFINITY, height: 1 } },
      'size.width: expected number',
    ],
    ['no height', { size: { width: 10, height: 0 } }, 'size.height: must be above 0'],
    [
      'a category twice',
      {
        categories: [
          { name: 'P1', color: '' },
          { name: 'P1', color: '' },
        ],
      },
      'categories[1].name: category “P1” appears twice',
    ],
    [
      'a rank outside the ramp',
      { categories: [{ name: 'P1', color: '', rank: 7 }] },
      'categories[0].rank: must be a whole number from 1 to 6',
    ],
    ['no name', { name: undefined }, 'name: expected string'],
  ])('refuses %s', (_, change, fault) => {
    expect(faultsOf({ ...plan({ zones: [[2]], categories: 1 }), ...change })).toEqual([fault]);
  });

  it('refuses more seats than it can sell, before it looks at them', () => {
    const seats = new Array(MAX_SEATS + 1).fill({});
    expect(faultsOf({ zones: [{ rows: [{ seats }] }] })).toEqual([
      `zones: ${MAX_SEATS + 1} seats, at most ${MAX_SEATS} are allowed`,
    ]);
  });

  it('fills in what the form leaves optional', () => {
    const parsed = parsePlan({
      name: 'Small',
      categories: [{ name: 'a' }],
      zones: [
        {
          zone_id: 'Z',
          position: { x: 5, y: 6 },
          rows: [
            {
              row_number: '1',
              seats: [{ seat_guid: 'u', seat_number: '1', position: { x: 1, y: 1 }, category: 'a' }],
            },
          ],
        },
      ],
      size: { width: 10, height: 10 },
    });
    expect(parsed.ok && parsed.index.seats.get('u')).toMatchObject({
      zone: { zh: 'Z', en: 'Z' },
      x: 6,
      y: 7,
      kind: 'seat',
      rank: 1,
    });
  });

  it('makes ids that can stand in a form field, the same for the map and for the index', () => {
    const json = plan({ zones: [[1]], categories: 1 });
    const seat = json.zones[0]?.rows[0]?.seats[0];
    if (seat) seat.seat_guid = 'Balkon links-1,2';
    const parsed = parsePlan(json);
    if (!parsed.ok) throw new Error(parsed.faults.join());
    const [guid = ''] = parsed.index.seats.keys();
    expect(guid).toMatch(/^[\w.:-]{1,80}$/);
    expect(parsed.index.plan.zones[0]?.rows[0]?.seats[0]?.seat_guid).toBe(guid);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text => {
        expect(safeGuid(text)).toMatch(/^[\w.:-]+$/);
      }),
    );
  });

  it('names the second of two seats in one place, and a seat far away from the plan', () => {
    const json = plan({ zones: [[3], [2]], categories: 1 });
    const [first, second] = json.zones[0]?.rows[0]?.seats ?? [];
    if (first && second) second.position = { ...first.position };
    expect(faultsOf(json)).toEqual([
      'zones[0].rows[0].seats[1].position: in the same place as zones[0].rows[0].seats[0]',
    ]);
    if (second) second.position = { x: 8000, y: 0 };
    expect(faultsOf(json)).toEqual(['zones[0].rows[0].seats[1].position: 8001, 10 is far outside the plan']);
    const { size: _, ...sizeless } = plan({
      zones: [
        [8, 8],
        [8, 8],
      ],
      categories: 1,
    });
    const stray = sizeless.zones[1]?.rows[1]?.seats[7];
    if (stray) stray.position = { x: 0, y: 90_000 };
    expect(faultsOf(sizeless)).toEqual([
      'zones[1].rows[1].seats[7].position: 101, 90030 is far outside the plan',
    ]);
  });

  it('reads the first version of the form: no size, boxes with a caption, areas without a shape', () => {
    const { size: _, ...json } = plan({ zones: [[3, 3]], categories: 2 });
    const areas = [
      { position: { x: 5, y: 5 }, width: 100, height: 40, text: 'Stage', color: '#eee' },
      { position: { x: 5, y: 5 }, width: 10, height: 10 },
      {
        position: { x: 0, y: 0 },
        polygon: {
          points: [
            { x: 0, y: 0 },
            { x: 9, y: 9 },
          ],
        },
      },
      { position: { x: 0, y: 0 }, color: '#000' },
    ];
    const parsed = parsePlan({ ...json, zones: json.zones.map(zone => ({ ...zone, areas })) });
    if (!parsed.ok) throw new Error(parsed.faults.join());
    expect(parsed.index.plan.size.width).toBeGreaterThan(20);
    expect(parsed.index.plan.zones[0]?.areas?.map(a => a.shape)).toEqual([
      'rectangle',
      'text',
      'rectangle',
      'polygon',
    ]);
    expect(parsed.index.plan.zones[0]?.areas?.[1]?.text).toMatchObject({
      text: 'Stage',
      position: { x: 50, y: 20 },
    });
  });

  it('gives benches without a category the only one there is, and refuses them where there are two', () => {
    const nameless = (categories: number) => {
      const json = plan({ zones: [[3]], categories });
      for (const seat of json.zones[0]?.rows[0]?.seats ?? []) seat.category = '';
      return json;
    };
    const parsed = parsePlan(nameless(1));
    expect(parsed.ok && [...parsed.index.seats.values()].map(s => s.category)).toEqual(['P1', 'P1', 'P1']);
    expect(parsed.ok && parsed.index.plan.zones[0]?.rows[0]?.seats[0]?.category).toBe('P1');
    expect(faultsOf(nameless(2))[0]).toBe('zones[0].rows[0].seats[0].category: unknown category “”');
  });

  it('understands wheelchair: true', () => {
    const json = plan({ zones: [[2]], categories: 1 });
    Object.assign(json.zones[0]?.rows[0]?.seats[0] ?? {}, { wheelchair: true });
    const parsed = parsePlan(json);
    expect(parsed.ok && [...parsed.index.seats.values()].map(s => s.kind)).toEqual(['wheelchair', 'seat']);
    expect(parsed.ok && parsed.index.plan.zones[0]?.rows[0]?.seats[0]?.kind).toBe('wheelchair');
  });

  it('names the first seat of each category that has no price', () => {
    const json = plan({ zones: [[2], [4]], categories: 3 });
    for (const c of json.categories) if (c.name === 'P3') c.name = 'Kategorie IV';
    for (const s of json.zones[1]?.rows[0]?.seats ?? []) if (s.category === 'P3') s.category = 'Kategorie IV';
    const parsed = parsePlan(json);
    if (!parsed.ok) throw new Error(parsed.faults.join());
    expect(priceFaults(parsed.index, { P1: 100, P2: 0 })).toEqual([
      'zones[1].rows[0].seats[1].category: “Kategorie IV” has no price (zone “Zone 1”, row 1, seat 2)',
    ]);
    expect(priceFaults(parsed.index, { P1: 100, P2: 50, 'Kategorie IV': 0 })).toEqual([]);
  });
});
