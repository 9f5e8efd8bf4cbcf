import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestAvailable, type Choice } from '#domain/rules/best-available.ts';
import { companionsAlone, companionsOf } from '#domain/rules/companions.ts';
import { piecesOf } from '#domain/rules/orphan.ts';
import { type PlanIndex, type PlannedSeat, parsePlan } from '#domain/rules/seating-plan.ts';
import { proposalOf } from '#server/catalogue/reasons.ts';
import { rowsOf } from '#server/orders/inventory.ts';

const PRICES = [88_000, 68_000, 48_000, 38_000, 28_000, 18_000];
const halls = ['main', 'chamber', 'lawn'].map(name => {
  const url = new URL(`../../demo/season/halls/${name}.json`, import.meta.url);
  const plan = parsePlan(JSON.parse(readFileSync(url, 'utf8')));
  if (!plan.ok) throw new Error(plan.faults.join());
  const { index } = plan;
  const priceOf = (category: string) => PRICES[Number(category.slice(1)) - 1] ?? 0;
  const rows = rowsOf(index, priceOf);
  const pieces = rows.flatMap(row => piecesOf(row)).map(piece => piece.map(s => s.id));
  return { name, index, rows, pieces, priceOf };
});
type House = (typeof halls)[number];

const seatOf = ({ seats }: PlanIndex, id: string): PlannedSeat => {
  const seat = seats.get(id);
  if (!seat) throw new Error(id);
  return seat;
};
const apart = (a: PlannedSeat, b: PlannedSeat) => Math.hypot(a.x - b.x, a.y - b.y);
/** One after another in the file's row, with no aisle between them. */
const isRun = ({ index, pieces }: House, ids: readonly string[]): boolean => {
  const piece = pieces.find(p => p.includes(ids[0] ?? ''));
  const places = ids.map(id => seatOf(index, id).seatIndex).sort((a, b) => a - b);
  return ids.every(id => piece?.includes(id)) && places.every((n, i) => n === (places[0] ?? 0) + i);
};
/** The companion's place that the plan has beside a chair. */
const designated = ({ rows }: House, chair: string): string[] =>
  rows.flatMap(row => {
    const i = row.findIndex(s => s.id === chair);
    return i < 0 ? [] : [row[i - 1], row[i + 1]].flatMap(s => (s?.kind === 'companion' ? [s.id] : []));
  });

const question = fc.record({
  hall: fc.nat(halls.length - 1),
  seed: fc.integer(),
  sold: fc.constantFrom(0, 0.3, 0.6, 0.8, 0.9, 0.97),
  inPairs: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 8 }),
  chairs: fc.constantFrom(0, 0, 1, 1, 2),
  prices: fc.option(fc.subarray([...PRICES], { minLength: 1 }), { nil: undefined }),
  budget: fc.option(fc.integer({ min: 30_000, max: 500_000 }), { nil: undefined }),
  near: fc.array(fc.nat(390), { maxLength: 3 }),
});
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

function ask(hall: House, { hall: _, seed, sold, inPairs, near, ...wish }: Question) {
  let state = seed | 1;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const seats = hall.rows.flat();
  const step = inPairs ? 2 : 1;
  const taken = new Set<string>();
  for (let i = 0; i < seats.length; i += step)
    if (next() < sold) for (const s of seats.slice(i, i + step)) taken.add(s.id);
  const lost = near.flatMap(n => seats[n]?.id ?? []);
  const input = { rows: hall.rows, stage: hall.index.stage, taken, near: lost, ...wish };
  return { taken, lost, found: bestAvailable(input) };
}

/** What everybody may count on, whatever is left of the house. */
function check(q: Question): void {
  const hall = halls[q.hall] as House;
  const { quantity, chairs, prices, budget = Number.POSITIVE_INFINITY } = q;
  const { taken, lost, found } = ask(hall, q);
  const at = (id: string) => seatOf(hall.index, id);
  const windows = hall.pieces
    .flatMap(piece => piece.map((_, i) => piece.slice(i, i + quantity)))
    .filter(ids => ids.length === quantity && ids.every(id => !taken.has(id) && at(id).kind === 'seat'));
  const costs = (ids: readonly string[]) => ids.reduce((sum, id) => sum + hall.priceOf(at(id).category), 0);
  const wanted = (ids: readonly string[]) =>
    costs(ids) <= budget && ids.every(id => !prices || prices.includes(hall.priceOf(at(id).category)));
  if (!chairs && windows.some(wanted)) expect(found[0]?.sitting).toBe('row');
  for (const [i, choice] of found.entries()) {
    expect(choice.seats).toHaveLength(quantity);
    expect(new Set(choice.seats).size).toBe(quantity);
    expect(choice.parts.flat()).toEqual(choice.seats);
    expect(choice.seats.some(id => taken.has(id))).toBe(false);
    expect(choice.total).toBe(costs(choice.seats));
    expect(wanted(choice.seats)).toBe(true);
    const kinds = choice.seats.map(id => at(id).kind);
    expect(companionsAlone(kinds)).toBe(false);
    expect(kinds.filter(k => k === 'wheelchair')).toHaveLength(chairs);
    for (const part of choice.parts) expect(isRun(hall, part)).toBe(true);
    const levels = new Set(choice.seats.map(id => at(id).level));
    if (choice.sitting === 'split') {
      expect(['split', 'apart']).toContain(choice.reason);
      if (choice.reason === 'split') expect(levels.size).toBe(1);
      expect(found).toHaveLength(1);
    } else {
      expect(new Set(choice.seats.map(id => at(id).zoneIndex)).size).toBe(1);
      besideEachOther(hall, choice);
    }
    if (chairs === 1 && quantity > 1) chairHasCompany(hall, choice, taken);
    if (choice.reason === 'price' && choice.sitting === 'row' && !chairs)
      expect(choice.total).toBe(Math.min(...windows.map(costs)));
    if (['price', 'cheaper'].includes(choice.reason))
      for (const before of found.slice(0, i)) expect(choice.total).toBeLessThan(before.total);
    if (choice.reason === 'near')
      expect(lost.map(id => at(id).level)).toEqual(expect.arrayContaining([...levels]));
    saysSo(hall, choice);
  }
}

function besideEachOther(hall: House, { parts, sitting }: Choice): void {
  expect(parts).toHaveLength(sitting === 'row' ? 1 : 2);
  const [first = [], second] = parts;
  if (!second) return;
  const [a, b] = [first, second].map(part => part.map(id => seatOf(hall.index, id)));
  expect(Math.abs((a?.[0]?.rowIndex ?? 0) - (b?.[0]?.rowIndex ?? 0))).toBe(1);
  // Somebody sits right behind somebody: nobody is nearer to a seat of the other row than two places.
  const nearest = Math.min(...(a ?? []).flatMap(s => (b ?? []).map(o => apart(s, o))));
  const row = hall.rows.find(r => r.some(s => s.id === first[0])) ?? [];
  const pitch = Math.min(
    ...row.slice(1).map((s, i) => Math.hypot(s.x - (row[i]?.x ?? 0), s.y - (row[i]?.y ?? 0))),
  );
  expect(nearest).toBeLessThan(2 * pitch + 8);
}

function chairHasCompany(
  hall: House,
  { seats, parts, sitting, reason }: Choice,
  taken: ReadonlySet<string>,
): void {
  const [chair = '', ...others] = seats;
  expect(seatOf(hall.index, chair).kind).toBe('wheelchair');
  const own = designated(hall, chair).filter(id => !taken.has(id));
  const beside = parts[0]?.filter(id => id !== chair) ?? [];
  if (sitting !== 'split') expect(beside.length).toBeGreaterThan(0);
  if (sitting !== 'split' && own.length > 0) expect(own.some(id => beside.includes(id))).toBe(true);
  // Nobody has the companion's place of another chair.
  for (const id of others)
    if (seatOf(hall.index, id).kind === 'companion') expect(designated(hall, chair)).toContain(id);
  expect(reason).not.toBe('chair');
}

/** Both languages say that a party is apart, and where each of it sits. */
function saysSo(hall: House, choice: Choice): void {
  const zh = proposalOf(choice, hall.index, 'zh-CN');
  const en = proposalOf(choice, hall.index, 'en-US');
  expect(zh.split === true).toBe(choice.sitting === 'split');
  expect(/分开坐/.test(zh.reason)).toBe(choice.sitting === 'split');
  expect(/apart/.test(en.reason)).toBe(choice.sitting === 'split');
  if (choice.sitting !== 'split') return;
  for (const id of choice.seats) {
    const { zone, row, number, kind } = seatOf(hall.index, id);
    expect(zh.reason).toContain(zone.zh);
    expect(zh.reason).toMatch(new RegExp(`${row} 排[^；]*\\b${number}\\b`));
    expect(en.reason).toContain(zone.en);
    if (kind !== 'seat') expect(zh.reason).toContain(kind === 'wheelchair' ? '轮椅席' : '陪同席');
  }
}

describe('what is proposed in the halls of the season', () => {
  test('keeps the party together on one level, or says that it does not; every reason is true', () => {
    fc.assert(fc.property(question, check), { numRuns: 600 });
  });

  test('a family with a wheelchair: the chair, its companion beside it, the others next to them', () => {
    for (const hall of halls)
      for (const quantity of [2, 3, 4, 5, 6]) {
        const input = { rows: hall.rows, stage: hall.index.stage, taken: new Set<string>(), quantity };
        const found = bestAvailable({ ...input, chairs: 1 });
        expect(found.length).toBeGreaterThan(0);
        for (const choice of found) expect(choice.sitting).not.toBe('split');
      }
  });

  test('two wheelchairs: two chairs, each with its companion beside it, on one level', () => {
    for (const hall of halls)
      for (const quantity of [4, 5, 6]) {
        const input = { rows: hall.rows, stage: hall.index.stage, taken: new Set<string>(), quantity };
        const own = companionsOf(hall.rows);
        const chairs = hall.rows.flat().filter(s => s.kind === 'wheelchair');
        const found = bestAvailable({ ...input, chairs: 2 });
        if (chairs.length > 1) expect(found.length).toBeGreaterThan(0);
        for (const { seats, reason } of found) {
          const here = chairs.filter(s => seats.includes(s.id));
          expect(here).toHaveLength(2);
          for (const { id } of here) expect(seats).toContain(own.get(id)?.id);
          expect(reason).not.toBe('apart');
        }
      }
  });
});
