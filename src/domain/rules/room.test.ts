import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askAgainIn,
  CALLED,
  callsNow,
  drawLots,
  EXPECTED,
  FLOW,
  type Flow,
  isInside,
  LEAST_INSIDE,
  MOST_INSIDE,
  minutesLeft,
  nextFlow,
  roomState,
  SLOW,
} from './room.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

describe('the draw', () => {
  it('is the same for whoever knows the seed, has each lot once, and another seed gives another order', async () => {
    const first = await drawLots('seed', 100, sha256);
    expect(await drawLots('seed', 100, sha256)).toEqual(first);
    expect([...first].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(await drawLots('another', 100, sha256)).not.toEqual(first);
  });

  /** Each lot against each place over 200 draws: 19 × 19 degrees of freedom. */
  const LOTS = 20;
  const ROUNDS = 200;
  async function chiSquare(draw: (round: number) => Promise<readonly number[]>): Promise<number> {
    const seen = Array.from({ length: LOTS }, () => new Array<number>(LOTS).fill(0));
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, lot] of (await draw(round)).entries()) (seen[lot - 1] as number[])[place]! += 1;
    const expected = ROUNDS / LOTS;
    return seen.flat().reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  }
  /** The 99.9th percentile of chi-square with 361 degrees of freedom (Wilson and Hilferty). */
  const LIMIT = 361 * (1 - 2 / (9 * 361) + 3.0902 * Math.sqrt(2 / (9 * 361))) ** 3;

  it('is fair: over 200 rounds no lot meets any place more often than chance has it', async () => {
    expect(await chiSquare(round => drawLots(`round ${round}`, LOTS, sha256))).toBeLessThan(LIMIT);
  });
  it('would be found unfair if who came first had but a slightly better chance', async () => {
    const favoured = async (round: number) => {
      const lots = await drawLots(`round ${round}`, LOTS, sha256);
      return round % 4 === 0 ? [1, ...lots.filter(lot => lot !== 1)] : lots;
    };
    expect(await chiSquare(favoured)).toBeGreaterThan(LIMIT);
  });
});

const flows = fc.record({
  limit: fc.integer({ min: LEAST_INSIDE, max: MOST_INSIDE }),
  rest: fc.integer({ min: 0, max: 3 }),
});
const seen = fc.record({
  p95: fc.option(fc.float({ min: 0, max: 60_000, noNaN: true })),
  inside: fc.integer({ min: 0, max: MOST_INSIDE }),
});

describe('the flow', () => {
  it('stays within its bounds and never grows while answers are slow', () => {
    fc.assert(
      fc.property(flows, seen, (flow, now) => {
        const next = nextFlow(flow, now);
        expect(next.limit).toBeGreaterThanOrEqual(LEAST_INSIDE);
        expect(next.limit).toBeLessThanOrEqual(MOST_INSIDE);
        if (now.p95 !== null && now.p95 > SLOW) expect(next.limit).toBeLessThanOrEqual(flow.limit);
        if (next.limit > flow.limit) expect(now.inside).toBeGreaterThanOrEqual(flow.limit * 0.8);
      }),
    );
  });

  it('finds what the house can bear, wherever that is, and stays near it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 1_500 }), bears => {
        let flow: Flow = FLOW;
        const late: number[] = [];
        for (let second = 0; second < 600; second++) {
          // Answers take longer the more there are inside, and far too long beyond what can be borne.
          const load = flow.limit / bears;
          const p95 = load <= 1 ? 40 + 160 * load : 200 * load ** 3;
          flow = nextFlow(flow, { p95, inside: flow.limit });
          if (second >= 300) late.push(flow.limit);
        }
        const mean = late.reduce((a, b) => a + b, 0) / late.length;
        expect(mean).toBeGreaterThan(bears * 0.5);
        expect(Math.max(...late)).toBeLessThanOrEqual(bears + 10);
      }),
    );
  });

  it('never calls more than may be inside, nor anybody to a house without a free seat', () => {
    fc.assert(
      fc.property(flows, fc.nat(3_000), fc.nat(3_000), ({ limit }, inside, free) => {
        const calls = callsNow(limit, { inside, free });
        expect(calls).toBeGreaterThanOrEqual(0);
        if (calls > 0) {
          expect(inside + calls).toBeLessThanOrEqual(limit);
          expect(inside + calls).toBeLessThanOrEqual(Math.max(free, LEAST_INSIDE));
        }
        if (free === 0) expect(calls).toBe(0);
      }),
    );
  });
});

describe('a place', () => {
  const called = { calledAt: 1_000, enteredAt: null, endsAt: 1_000 + CALLED, done: false };
  it('waits, is called, and lapses when nobody comes', () => {
    expect(roomState({ calledAt: null, enteredAt: null, endsAt: null, done: false }, 5)).toBe('waiting');
    expect(roomState(called, 1_000 + CALLED - 1)).toBe('called');
    expect(roomState(called, 1_000 + CALLED)).toBe('lapsed');
    expect(roomState({ ...called, enteredAt: 2_000 }, 1_000 + CALLED)).toBe('over');
  });
  it('counts as inside while somebody is expected or there, until an order is made', () => {
    expect(isInside(called, 1_000 + EXPECTED - 1)).toBe(true);
    expect(isInside(called, 1_000 + EXPECTED)).toBe(false);
    expect(isInside({ ...called, enteredAt: 2_000 }, 1_000 + EXPECTED)).toBe(true);
    expect(isInside({ ...called, enteredAt: 2_000, done: true }, 3_000)).toBe(false);
    expect(isInside({ ...called, enteredAt: 2_000 }, 1_000 + CALLED)).toBe(false);
  });
});

describe('an estimate', () => {
  it('is given when enough was seen, and not before', () => {
    const last = { at: 120_000, called: 60 };
    expect(minutesLeft(59, { at: 0, called: 0 }, last)).toBe(2);
    expect(minutesLeft(0, { at: 0, called: 0 }, last)).toBe(1);
    expect(minutesLeft(59, undefined, last)).toBeNull();
    expect(minutesLeft(59, { at: 61_000, called: 0 }, last)).toBeNull();
    expect(minutesLeft(59, { at: 0, called: 51 }, last)).toBeNull();
  });
  it('asks seldom where many wait, and soon where one is next', () => {
    expect(askAgainIn({ before: 3, waiting: 100_000 })).toBe(3_000);
    expect(askAgainIn({ before: 3_000, waiting: 5_000 })).toBe(25_000);
    expect(askAgainIn({ before: 99_000, waiting: 100_000 })).toBe(30_000);
  });
});
