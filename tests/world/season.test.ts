import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionSchedules } from '#demo/edition.ts';
import { presoldSeats } from '#demo/presold.ts';
import { SALE_STATES } from '#domain/contract/program.ts';
import { saleState } from '#domain/rules/sale-state.ts';
import { type PlanIndex, parsePlan } from '#domain/rules/seating-plan.ts';
import { addDays, hallInstant } from '#lib/dates.ts';
import { factsOf } from '#server/catalogue/availability.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { halls, plans, programById } from './world.ts';

const DAY = 86_400_000;
function indexOf(id: string): PlanIndex {
  const parsed = parsePlan(plans[id]);
  if (!parsed.ok) throw new Error(`${id}: ${parsed.faults.join('; ')}`);
  return parsed.index;
}
const indexes = new Map(halls.map(h => [h.planId, indexOf(h.planId)]));
const planOf = (s: ScheduleDoc): PlanIndex => {
  const index = indexes.get(s.planId);
  if (!index) throw new Error(`no plan ${s.planId}`);
  return index;
};
const stateOf = (s: ScheduleDoc, now: number): string => {
  const total = planOf(s).seats.size;
  return saleState(factsOf(s, total - (s.withheld?.length ?? 0), total), now);
};
/** A day of any year on which the season may first be seeded. */
const days = fc.integer({ min: 0, max: 2000 }).map(n => addDays('2026-01-01', n));

describe('halls', () => {
  it.each([
    ['main', 1150, 1250, 6],
    ['chamber', 380, 420, 4],
    ['lawn', 580, 620, 3],
  ])('%s has about its size, categories and wheelchair places', (id, least, most, categories) => {
    const index = indexOf(id);
    expect(index.seats.size).toBeGreaterThanOrEqual(least);
    expect(index.seats.size).toBeLessThanOrEqual(most);
    expect(index.categories).toHaveLength(categories);
    const kinds = [...index.seats.values()].map(s => s.kind);
    expect(kinds.filter(k => k === 'wheelchair').length).toBeGreaterThanOrEqual(2);
    expect(kinds.filter(k => k === 'companion').length).toBe(kinds.filter(k => k === 'wheelchair').length);
    for (const c of index.categories)
      expect(c.name.zh !== '' && c.name.en !== '' && c.name.zh !== c.name.en).toBe(true);
    for (const zone of index.plan.zones) expect(zone.name_en).toBeTruthy();
  });

  it.each(['main', 'chamber', 'lawn'])('%s: no two seats overlap, all lie on the plan', id => {
    const index = indexOf(id);
    const seats = [...index.seats.values()];
    for (const s of seats) {
      expect(s.x > 0 && s.x < index.plan.size.width && s.y > 0 && s.y < index.plan.size.height, s.guid).toBe(
        true,
      );
    }
    let nearest = Number.POSITIVE_INFINITY;
    for (const [i, a] of seats.entries())
      for (const b of seats.slice(0, i)) nearest = Math.min(nearest, (a.x - b.x) ** 2 + (a.y - b.y) ** 2);
    expect(Math.sqrt(nearest)).toBeGreaterThan(13);
  });

  it.each(['main', 'chamber', 'lawn'])('%s: a companion sits beside each wheelchair place', id => {
    for (const row of indexOf(id).rows)
      row.forEach((seat, i) => {
        if (seat.kind === 'wheelchair') expect([row[i - 1]?.kind, row[i + 1]?.kind]).toContain('companion');
      });
  });
});

describe('the season', () => {
  it('has at least 62 performances over nine months, some gone by, whatever the day', () => {
    fc.assert(
      fc.property(days, today => {
        const now = hallInstant(today, '12:00');
        const list = editionSchedules(today);
        const coming = list.filter(s => s.startsAt > now);
        expect(coming.length).toBeGreaterThanOrEqual(62);
        expect(list.length - coming.length).toBeGreaterThanOrEqual(5);
        expect(Math.max(...list.map(s => s.startsAt)) - now).toBeGreaterThan(260 * DAY);
        expect(new Set(list.map(s => s.hallId))).toEqual(new Set(['main', 'chamber', 'lawn']));
        expect(new Set(coming.map(s => s.programId)).size).toBeGreaterThanOrEqual(30);
      }),
      { numRuns: 60 },
    );
  });

  it('has a performance in every state', () => {
    fc.assert(
      fc.property(days, today => {
        const now = hallInstant(today, '12:00');
        const states = new Set(editionSchedules(today).map(s => stateOf(s, now)));
        expect([...states].sort()).toEqual([...SALE_STATES].sort());
      }),
      { numRuns: 12 },
    );
    expect(editionSchedules('2026-11-21').some(s => s.realName)).toBe(true);
  });

  it('never has two performances in one hall at one time, nor two of one id', () => {
    fc.assert(
      fc.property(days, today => {
        const list = editionSchedules(today);
        expect(new Set(list.map(s => `${s.hallId} ${s.startsAt}`)).size).toBe(list.length);
        expect(new Set(list.map(s => s.id)).size).toBe(list.length);
      }),
      { numRuns: 60 },
    );
  });

  it('gives every category of the hall a price, dearer for the better one', () => {
    for (const s of editionSchedules('2026-11-21')) {
      const prices = planOf(s).categories.map(c => s.prices[c.code] ?? 0);
      expect(prices.every(p => p > 0 && Number.isInteger(p))).toBe(true);
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      expect(Object.keys(s.prices)).toHaveLength(prices.length);
      expect(programById.has(s.programId)).toBe(true);
      expect(s.minutes).toBeGreaterThan(40);
      expect(s.id).toMatch(/^[\w.:-]{1,80}$/);
    }
  });

  it('plays New Year on the last two days of the year, and on the lawn only in the warm months', () => {
    fc.assert(
      fc.property(days, today => {
        const list = editionSchedules(today);
        const day = (s: ScheduleDoc): string => s.id.split('-').at(-2) ?? '';
        expect(
          list
            .filter(s => s.programId === 'new-year')
            .map(s => day(s).slice(4))
            .sort(),
        ).toEqual(['1230', '1231']);
        for (const s of list.filter(one => one.hallId === 'lawn')) {
          expect(day(s).slice(4) >= '0510' && day(s).slice(4) <= '0930', s.id).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('seats sold before', () => {
  const plan = indexOf('main');
  it('are the same each time, about as many as the share says, and never a wheelchair place', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.double({ min: 0.05, max: 0.97, noNaN: true }),
        (id, presold) => {
          const sold = presoldSeats({ id, presold }, plan);
          expect(presoldSeats({ id, presold }, plan)).toEqual(sold);
          expect(Math.abs(sold.size - plan.seats.size * presold)).toBeLessThanOrEqual(16);
          for (const guid of sold) expect(plan.seats.get(guid)?.kind).toBe('seat');
        },
      ),
      { numRuns: 50 },
    );
  });

  it('leave two good neighbours free until the house is sold out', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (id, presold) => {
          const sold = presoldSeats({ id, presold }, plan);
          const pair = plan.rows.some(row =>
            row.some(
              (seat, i) =>
                seat.rank <= 2 &&
                row[i + 1]?.category === seat.category &&
                !sold.has(seat.guid) &&
                !sold.has(row[i + 1]?.guid ?? ''),
            ),
          );
          expect(pair).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
    expect(presoldSeats({ id: 'x', presold: 1 }, plan).size).toBe(plan.seats.size);
    expect(presoldSeats({ id: 'x', presold: 0 }, plan).size).toBe(0);
  });

  it('come in clusters, as parties buy: neighbours share their fate more often than strangers', () => {
    const sold = presoldSeats({ id: 'cluster', presold: 0.5 }, plan);
    const same = plan.rows.flatMap(row =>
      row.slice(1).map((seat, i) => sold.has(seat.guid) === sold.has(row[i]?.guid ?? '')),
    );
    expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.6);
  });
});
