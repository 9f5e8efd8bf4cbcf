import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../contract/order.ts';
import { levelWords } from '../words/level.ts';
import {
  collectFee,
  deliveryDays,
  findProvince,
  freight,
  needsAddress,
  POST_REGIONS,
  PROVINCES,
} from './freight.ts';
import { growthOf, LEVELS, levelFor, nextLevel } from './level.ts';
import { type PointsEntry, pointsBalance, pointsFor, pointsLapse } from './points-ledger.ts';

describe('freight', () => {
  it('reaches 34 areas, each once, in whole yuan, and further costs more', () => {
    expect(PROVINCES).toHaveLength(34);
    expect(new Set(PROVINCES.map(p => p.zh)).size).toBe(34);
    expect(new Set(PROVINCES.map(p => p.en)).size).toBe(34);
    const fees = ['上海市', '北京市', '西藏自治区', '澳门特别行政区'].map(province =>
      freight({ province }, 'productEMS'),
    );
    expect(fees).toEqual([...fees].sort((a, b) => Number(a) - Number(b)));
    for (const fee of fees) expect(Number(fee) % 100).toBe(0);
  });
  it('is in the order only for express', () => {
    for (const { zh } of PROVINCES) {
      for (const channel of CHANNELS) {
        const fee = freight({ province: zh }, channel);
        if (channel === 'productEMS') expect(fee).toBeGreaterThan(0);
        else expect(fee).toBe(0);
      }
    }
    expect(CHANNELS.filter(needsAddress)).toEqual(['productEMS', 'productCollect']);
  });
  it('asks more at the door than beforehand', () => {
    for (const { zh } of PROVINCES)
      expect(Number(collectFee({ province: zh }))).toBeGreaterThan(
        Number(freight({ province: zh }, 'productEMS')),
      );
  });
  it('finds an area by each of its names', () => {
    for (const p of PROVINCES) {
      expect(findProvince(p.zh)).toBe(p);
      expect(findProvince(` ${p.en.toUpperCase()}`)).toBe(p);
    }
    expect(findProvince('新疆')?.en).toBe('Xinjiang');
    expect(findProvince('香港')?.en).toBe('Hong Kong');
    expect(findProvince('内蒙古')?.en).toBe('Inner Mongolia');
  });
  it('says so when it cannot reach a place', () => {
    const atlantis = { province: 'Atlantis' };
    expect(freight(atlantis, 'productEMS')).toBeNull();
    expect(freight({ province: '' }, 'productCollect')).toBeNull();
    expect(freight(atlantis, 'oneYard')).toBe(0);
    expect([collectFee(atlantis), deliveryDays(atlantis)]).toEqual([null, null]);
    expect(freight({ province: '', country: 'ZZ' }, 'productEMS')).toBeNull();
  });
  it('goes abroad by prepaid express, and to Hong Kong, Macao and Taiwan as to any area', () => {
    const berlin = { province: '', country: 'DE' };
    expect(freight(berlin, 'productEMS')).toBeGreaterThan(
      Number(freight({ province: '台湾省' }, 'productEMS')),
    );
    expect([freight(berlin, 'productCollect'), collectFee(berlin)]).toEqual([null, null]);
    for (const [country, province] of Object.entries(POST_REGIONS)) {
      expect(freight({ country, province: '' }, 'productEMS')).toBe(freight({ province }, 'productEMS'));
      expect(collectFee({ country, province: '' })).toBe(collectFee({ province }));
    }
  });
});

describe('levels', () => {
  it('are six, each above the one before, with rights in both languages', () => {
    expect(LEVELS.map(l => l.level)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [i, l] of LEVELS.entries()) {
      if (i > 0) expect(l.from).toBeGreaterThan(LEVELS[i - 1]?.from ?? 0);
      const words = levelWords(l);
      for (const text of [words.name, ...words.rights].flatMap(w => [w.zh, w.en])) expect(text).not.toBe('');
    }
  });
  it('begin at their threshold and not a fen before', () => {
    for (const l of LEVELS) {
      expect(levelFor(l.from).level).toBe(l.level);
      if (l.level > 1) expect(levelFor(l.from - 1).level).toBe(l.level - 1);
    }
  });
  it('never fall with more spending, and the distance leads exactly to the next', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(1_000_000), (spent, more) => {
        expect(levelFor(spent + more).level).toBeGreaterThanOrEqual(levelFor(spent).level);
        const next = nextLevel(spent);
        if (!next) expect(levelFor(spent).level).toBe(6);
        else {
          expect(next.distance).toBeGreaterThan(0);
          expect(levelFor(spent + next.distance)).toBe(next.level);
          expect(levelFor(spent + next.distance - 1)).toBe(levelFor(spent));
        }
      }),
    );
  });
});

describe('growth', () => {
  const DAY = 86_400_000;
  const payment = fc.record({ fen: fc.nat(1_000_000), day: fc.nat(900), wait: fc.option(fc.nat(60)) });
  const payments = fc.array(payment, { maxLength: 10 }).map(list =>
    list.map(({ fen, day, wait }, i) => ({
      ref: `p${i}`,
      fen,
      at: day * DAY,
      ...(wait !== null && { creditAt: (day + wait) * DAY }),
    })),
  );
  const nows = fc.nat(1500).map(day => day * DAY);

  it('is never below zero nor above all that was ever paid, and what is on its way makes none', () => {
    fc.assert(
      fc.property(payments, nows, (paid, now) => {
        const { spent, ever } = growthOf(paid, now);
        expect(spent).toBeGreaterThanOrEqual(0);
        expect(spent).toBeLessThanOrEqual(ever);
        const counted = paid.filter(p => (p.creditAt ?? p.at) <= now);
        expect(growthOf(counted, now).spent).toBe(spent);
        expect(ever).toBe(paid.reduce((sum, p) => sum + p.fen, 0));
      }),
    );
  });
  it('is, after an order was given back, as if it had never been, on whichever day one looks', () => {
    fc.assert(
      fc.property(payments, payment, fc.nat(90), nows, (paid, { fen, day, wait }, later, now) => {
        const own = { ref: 'own', fen, at: day * DAY, creditAt: (day + (wait ?? 0)) * DAY };
        const back = { ref: 'back', fen: -fen, at: (day + later) * DAY, against: 'own' };
        expect(growthOf([...paid, own, back], now)).toEqual(growthOf(paid, now));
      }),
    );
  });
});

describe('points', () => {
  const entry = fc.record({
    points: fc.integer({ min: -3000, max: 3000 }),
    at: fc.nat(1000),
    life: fc.option(fc.integer({ min: 1, max: 1000 })),
  });
  const history = fc.array(entry, { maxLength: 20 }).map(list =>
    list
      .map(
        (e): PointsEntry => ({
          points: e.points,
          at: e.at,
          expiresAt: e.points > 0 && e.life !== null ? e.at + e.life : null,
        }),
      )
      .sort((a, b) => a.at - b.at),
  );

  it('are never below zero, nor more than was gained and has not lapsed', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1000, max: 3000 }), (entries, now) => {
        const { points, expiring } = pointsBalance(entries, now);
        const alive = entries.filter(e => e.points > 0 && (e.expiresAt ?? Number.POSITIVE_INFINITY) > now);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(alive.reduce((sum, e) => sum + e.points, 0));
        if (expiring) {
          expect(expiring.at).toBeGreaterThan(now);
          expect(expiring.points).toBeLessThanOrEqual(points);
          expect(pointsBalance(entries, expiring.at).points).toBe(points - expiring.points);
        }
      }),
      { numRuns: 1000 },
    );
  });
  it('without lapses are the plain sum while it stays above zero', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(), (gains, share) => {
        const sum = gains.reduce((a, b) => a + b, 0);
        const spent = sum === 0 ? 0 : share % sum;
        const entries = [
          ...gains.map((points, at) => ({ points, at, expiresAt: null })),
          { points: -spent, at: gains.length, expiresAt: null },
        ];
        expect(pointsBalance(entries, 2_000_000).points).toBe(sum - spent);
      }),
    );
  });
  it('are spent oldest first', () => {
    const entries = [
      { points: 100, at: 0, expiresAt: 50 },
      { points: 200, at: 1, expiresAt: 90 },
      { points: -150, at: 10, expiresAt: null },
    ];
    expect(pointsBalance(entries, 20)).toEqual({
      points: 150,
      expiring: { points: 150, at: 90 },
      pending: null,
    });
    expect(pointsBalance(entries, 90)).toEqual({ points: 0, expiring: null, pending: null });
  });
  it('lapse with the end of the next year, by the hall’s calendar', () => {
    const newYear2028 = Date.UTC(2027, 11, 31, 16);
    expect(pointsLapse(Date.UTC(2026, 10, 21))).toBe(newYear2028);
    expect(pointsLapse(Date.UTC(2025, 11, 31, 16))).toBe(newYear2028);
    expect(pointsLapse(Date.UTC(2025, 11, 31, 16) - 1)).toBe(Date.UTC(2026, 11, 31, 16));
  });
  it('are for whole yuan only', () => {
    expect(pointsFor(38_099, 1)).toBe(380);
    expect(pointsFor(38_099, 2)).toBe(760);
    expect(pointsFor(99, 3)).toBe(0);
  });
});
