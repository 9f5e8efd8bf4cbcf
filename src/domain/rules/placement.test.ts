import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts, HOLD, isLive, MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE } from './hold.ts';
import { canMove, isOwned, isUnpaid, REAL_STATUS } from './order-status.ts';
import { decidePlacement, type EarlierOrder, type Placement } from './placement.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const order = (n: number, patch: Partial<EarlierOrder> = {}): EarlierOrder => ({
  tradeNo: `T${n}`,
  requestId: `r${n}`,
  bodyHash: 'h',
  scheduleId: 's1',
  realStatus: 'new_locked',
  createdAt: NOW - 5 * MINUTE,
  expiresAt: NOW + HOLD,
  renewed: false,
  shares: [{ of: 's1', size: 1 }],
  ...patch,
});
const wanted = (patch: Partial<Placement> = {}): Placement => ({
  requestId: 'new',
  bodyHash: 'h',
  scheduleId: 's1',
  shares: [{ of: 's1', size: 2 }],
  limits: { s1: 6 },
  replace: null,
  now: NOW,
  ...patch,
});
const many = (n: number, patch: Partial<EarlierOrder> = {}) =>
  Array.from({ length: n }, (_, i) => order(i, patch));

describe('placing an order', () => {
  it('the same request has the same answer, whatever has become of its order; another body is a conflict', () => {
    const mine = [order(1, { realStatus: 'cancel_user' }), ...many(20).slice(2)];
    expect(decidePlacement(wanted({ requestId: 'r1' }), mine)).toEqual({ kind: 'repeated', tradeNo: 'T1' });
    expect(decidePlacement(wanted({ requestId: 'r1', bodyHash: 'x' }), mine)).toEqual({ kind: 'conflict' });
  });

  it('eight orders may wait, the one that gives way not counted, nor those that have run out', () => {
    expect(decidePlacement(wanted(), many(MAX_LIVE_ORDERS, { shares: [] }))).toEqual({
      kind: 'too-many-orders',
    });
    expect(decidePlacement(wanted({ replace: 'T1' }), many(MAX_LIVE_ORDERS, { shares: [] }))).toEqual({
      kind: 'place',
      gives: 'T1',
    });
    expect(decidePlacement(wanted(), many(MAX_LIVE_ORDERS, { expiresAt: NOW }))).toEqual({
      kind: 'place',
      gives: null,
    });
  });

  it('a member orders at a pace; a turn in the line has none', () => {
    const mine = many(MAX_ORDERS_A_MINUTE, { realStatus: 'cancel_user', createdAt: NOW - MINUTE + 1 });
    expect(decidePlacement(wanted(), mine)).toEqual({ kind: 'too-fast' });
    expect(decidePlacement(wanted({ now: NOW + 1 }), mine)).toMatchObject({ kind: 'place' });
    expect(decidePlacement(wanted({ maxPerMinute: null }), mine)).toMatchObject({ kind: 'place' });
  });

  it('only an order of the same thing gives way, and only while it waits', () => {
    expect(decidePlacement(wanted({ replace: 'T1' }), [order(1, { scheduleId: 's2' })])).toEqual({
      kind: 'foreign',
    });
    expect(decidePlacement(wanted({ replace: 'T9' }), [order(1)])).toEqual({ kind: 'foreign' });
    expect(decidePlacement(wanted({ replace: 'T1' }), [order(1, { realStatus: 'paid_success' })])).toEqual({
      kind: 'place',
      gives: null,
    });
  });

  it('each evening of a package has its own limit, and all that is waited for or owned counts', () => {
    const pack = order(1, {
      scheduleId: 'pack',
      realStatus: 'paid_success',
      shares: [
        { of: 's1', size: 2 },
        { of: 's2', size: 2 },
      ],
    });
    const both = { shares: ['s2', 's1'].map(of => ({ of, size: 2 })), limits: { s1: 3, s2: 4 } };
    expect(decidePlacement(wanted(both), [pack])).toEqual({ kind: 'too-many-seats', of: 's1' });
    expect(decidePlacement(wanted({ ...both, limits: { s1: 4, s2: 4 } }), [pack])).toMatchObject({
      kind: 'place',
    });
    // A thing without a limit is not sold.
    expect(decidePlacement(wanted({ limits: {} }), [])).toEqual({ kind: 'too-many-seats', of: 's1' });
  });

  it('never lets a member have more than the limit, whatever came before', () => {
    const statuses = Object.keys(REAL_STATUS) as EarlierOrder['realStatus'][];
    const earlier = fc.record({
      realStatus: fc.constantFrom(...statuses),
      expiresAt: fc.integer({ min: NOW - 3, max: NOW + 3 }),
      size: fc.integer({ min: 0, max: 4 }),
      of: fc.constantFrom('s1', 's2'),
    });
    fc.assert(
      fc.property(fc.array(earlier, { maxLength: 8 }), fc.integer({ min: 1, max: 8 }), (list, limit) => {
        const mine = list.map(({ size, of, ...rest }, i) => order(i, { ...rest, shares: [{ of, size }] }));
        const decision = decidePlacement(wanted({ limits: { s1: limit } }), mine);
        const owned = mine
          .filter(o => counts(o, NOW))
          .flatMap(o => o.shares)
          .reduce((sum, s) => sum + (s.of === 's1' ? s.size : 0), 2);
        if (decision.kind === 'place') expect(owned).toBeLessThanOrEqual(limit);
        else if (decision.kind === 'too-many-seats') expect(owned).toBeGreaterThan(limit);
        else expect(mine.filter(o => isLive(o, NOW)).length).toBeGreaterThanOrEqual(MAX_LIVE_ORDERS);
      }),
    );
  });

  it('an order that gives way may become cancelled in every status in which it waits', () => {
    for (const status of Object.keys(REAL_STATUS) as (keyof typeof REAL_STATUS)[]) {
      if (isUnpaid(status)) expect(canMove(status, 'cancel_user')).toBe(true);
      expect(isUnpaid(status) && isOwned(status)).toBe(false);
    }
  });
});
