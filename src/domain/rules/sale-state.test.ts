import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SALE_STATES } from '../contract/program.ts';
import { bestState, isOpen, type SaleFacts, saleState } from './sale-state.ts';

const NOW = 1_000_000;
const facts = (change: Partial<SaleFacts> = {}): SaleFacts => ({
  startsAt: NOW + 1000,
  saleFrom: NOW - 1000,
  cancelled: false,
  presaleOnly: false,
  membersOnly: 0,
  free: 600,
  total: 1200,
  ...change,
});

describe('saleState', () => {
  it.each([
    ['on', {}],
    ['few', { free: 100 }],
    ['on', { free: 101 }],
    ['out', { free: 0 }],
    ['upcoming', { saleFrom: NOW + 1 }],
    ['on', { saleFrom: NOW }],
    ['ended', { startsAt: NOW }],
    ['on', { startsAt: NOW + 1 }],
    ['members', { membersOnly: 3 }],
    ['presale', { presaleOnly: true, saleFrom: NOW + 1 }],
    ['out', { presaleOnly: true, free: 0 }],
    ['out', { membersOnly: 3, free: 0 }],
    ['cancelled', { cancelled: true, startsAt: NOW - 1, free: 0 }],
    ['upcoming', { saleFrom: NOW + 1, membersOnly: 3 }],
  ] as const)('%s for %o', (state, change) => {
    expect(saleState(facts(change), NOW)).toBe(state);
  });

  const anyFacts = fc.record({
    startsAt: fc.integer({ min: NOW - 5, max: NOW + 5 }),
    saleFrom: fc.integer({ min: NOW - 5, max: NOW + 5 }),
    cancelled: fc.boolean(),
    presaleOnly: fc.boolean(),
    membersOnly: fc.integer({ min: 0, max: 6 }),
    free: fc.integer({ min: 0, max: 1200 }),
    total: fc.constant(1200),
  });

  it('never offers a seat that is gone, or that of a concert that is over, cancelled or not yet sold', () => {
    fc.assert(
      fc.property(anyFacts, f => {
        const open = isOpen(saleState(f, NOW));
        if (open) expect(f.free > 0 && !f.cancelled && f.startsAt > NOW).toBe(true);
        if (open && !f.presaleOnly) expect(f.saleFrom <= NOW).toBe(true);
      }),
    );
  });

  it('moves only from upcoming to open to ended as time passes', () => {
    const order = (s: string): number => (s === 'upcoming' ? 0 : s === 'ended' ? 2 : 1);
    fc.assert(
      fc.property(anyFacts, fc.nat(10), fc.nat(10), (f, a, b) => {
        const plain = { ...f, cancelled: false };
        const [first, second] = [
          saleState(plain, NOW - 5 + Math.min(a, b)),
          saleState(plain, NOW - 5 + Math.max(a, b)),
        ];
        expect(order(first)).toBeLessThanOrEqual(order(second));
      }),
    );
  });
});

describe('bestState', () => {
  it('is the best that any performance offers', () => {
    expect(bestState(['out', 'few', 'upcoming'])).toBe('few');
    expect(bestState(['ended', 'cancelled'])).toBe('cancelled');
    expect(bestState([])).toBe('ended');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SALE_STATES), { minLength: 1 }), states => {
        const best = bestState(states);
        expect(states).toContain(best);
        expect(isOpen(best)).toBe(states.some(isOpen));
      }),
    );
  });
});
