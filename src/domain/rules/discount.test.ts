import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCOUNT, OFFER_KINDS, type OfferKind } from '../contract/discount-kinds.ts';
import { FAMILIES } from '../contract/family.ts';
import { discountWords } from '../words/discount.ts';
import { breakdown } from './amounts.ts';
import { apply, cancel, type Repository, repositoryOf, setPoints } from './discount.ts';
import {
  type Candidate,
  type DiscountCase,
  type DiscountTerms,
  goodsOf,
  NOTHING,
  type Offer,
  POINTS,
  type Value,
} from './discount-offer.ts';
import { mostPoints, pointsCap } from './discount-points.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const DAY = 86_400_000;
const RUNS = { numRuns: 10_000 };

/** A candidate that nothing is against, but for what `patch` says. */
function candidate(
  tmpId: string,
  kind: OfferKind,
  value: Value,
  patch: Partial<Omit<Candidate, 'offer'>> & { terms?: Partial<DiscountTerms>; cardtype?: '' | 'B' } = {},
): Candidate {
  const { terms, cardtype = '', ...rest } = patch;
  const offer: Offer = {
    id: tmpId,
    kind,
    title: { zh: tmpId, en: tmpId },
    description: { zh: '', en: '' },
    cardtype,
    value,
    from: 0,
    until: Number.MAX_SAFE_INTEGER,
    terms: { families: FAMILIES, ...terms },
  };
  return { tmpId, offer, from: NOW - DAY, until: NOW + DAY, total: 1, used: 0, ...rest };
}
const off = (fen: number): Value => ({ by: 'sum', off: fen });

const caseOf = (patch: Partial<DiscountCase> & { units?: number[] } = {}): DiscountCase => ({
  order: {
    family: 'seat',
    units: patch.units ?? [88_000, 88_000],
    programType: 'symphonic',
    weekday: 6,
    fixed: 0,
  },
  buyer: { level: 3, points: 3_460, first: false },
  candidates: [],
  choice: NOTHING,
  now: NOW,
  ...patch,
});

/** Makes an edit that must be allowed. */
function done(c: DiscountCase, edit: ReturnType<typeof apply>): DiscountCase {
  if (!edit.ok) throw new Error(edit.why?.code);
  return { ...c, choice: edit.choice };
}
const all = (c: DiscountCase, ...ids: string[]): DiscountCase =>
  ids.reduce((now, id) => done(now, apply(now, id)), c);
const taken = (r: Repository): Record<string, number> =>
  Object.fromEntries(r.applied.map(a => [a.tmpId, a.fen]));
const refusal = (edit: ReturnType<typeof apply>): string =>
  edit.ok ? 'allowed' : edit.why ? discountWords(edit.why).en : 'absent';
const stateOf = (c: DiscountCase, id: string): string => {
  const entry = repositoryOf(c).entries.find(e => e.candidate.tmpId === id);
  return entry ? [entry.state, ...entry.why.map(w => discountWords(w).en)].join(': ') : 'absent';
};

const price = fc.integer({ min: 100, max: 200_000 });
/** Most discounts have no such term, else everything would be refused. */
const mostly = <T, U>(value: T, arbitrary: fc.Arbitrary<U>): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, arbitrary);
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => mostly(undefined, arbitrary);
const excludes = seldom(fc.uniqueArray(fc.constantFrom(...OFFER_KINDS), { maxLength: 2 }));
const value = (kind: OfferKind): fc.Arbitrary<Value> => {
  if (kind === 'voucher') return price.map(worth => ({ by: 'place', worth }));
  if (kind === 'times')
    return fc.record({
      by: fc.constant('times' as const),
      worth: price,
      each: fc.integer({ min: 1, max: 3 }),
    });
  return fc.oneof(
    price.map(off),
    fc.record(
      { by: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 60 }), cap: price },
      { requiredKeys: ['by', 'percent'] },
    ),
  );
};
const anyCandidate = fc.constantFrom(...OFFER_KINDS).chain(kind =>
  fc
    .record({
      value: value(kind),
      cardtype: fc.constantFrom('' as const, 'B' as const),
      excludes,
      floor: seldom(price),
      places: seldom(fc.integer({ min: 1, max: 4 })),
      minLevel: seldom(fc.integer({ min: 1, max: 6 })),
      starts: mostly(-1, fc.integer({ min: -3, max: 1 })),
      ends: mostly(1, fc.integer({ min: 0, max: 3 })),
      total: fc.integer({ min: 1, max: 4 }),
      used: mostly(0, fc.integer({ min: 0, max: 4 })),
    })
    .map(r => ({ kind, ...r })),
);
const anyCase = fc
  .record({
    units: fc.array(price, { minLength: 1, maxLength: 6 }),
    offers: fc.array(anyCandidate, { maxLength: 10 }),
    points: fc.integer({ min: 0, max: 30_000 }),
    level: fc.integer({ min: 1, max: 6 }),
    fixed: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 5_000 })),
  })
  .map(({ units, offers, points, level, fixed }): DiscountCase => {
    const c = caseOf({
      candidates: offers.map(({ kind, value: v, cardtype, starts, ends, total, used, ...terms }, i) =>
        candidate(`${kind}${i}`, kind, v, {
          cardtype: kind === 'coupon' ? cardtype : '',
          terms: Object.fromEntries(Object.entries(terms).filter(([, t]) => t !== undefined)),
          from: NOW + starts * DAY,
          until: NOW + ends * DAY,
          total,
          used,
        }),
      ),
      buyer: { level, points, first: false },
    });
    return { ...c, order: { ...c.order, units, fixed } };
  });
type Step = { readonly do: 'apply' | 'cancel' | 'points'; readonly n: number };
const steps = fc.array(
  fc.record({ do: fc.constantFrom('apply' as const, 'cancel' as const, 'points' as const), n: fc.nat(99) }),
  { maxLength: 10 },
);
function play(c: DiscountCase, { do: what, n }: Step): DiscountCase {
  const id = c.candidates[n % Math.max(1, c.candidates.length)]?.tmpId ?? 'none';
  const edit = what === 'points' ? setPoints(c, n * 100) : (what === 'apply' ? apply : cancel)(c, id);
  return edit.ok ? { ...c, choice: edit.choice } : c;
}

// Tens of thousands of cases: slow on a busy machine, not wrong.
describe('whatever is edited (quality.md R24)', () => {
  test('the sum is the total, nothing is below zero, points stay within their bounds', () => {
    let edits = 0;
    fc.assert(
      fc.property(anyCase, steps, (start, way) => {
        let c = start;
        for (const step of way) {
          const next = play(c, step);
          if (next !== c) edits++;
          c = next;
          const r = repositoryOf(c);
          const goods = goodsOf(c.order);
          expect(r.discount).toBe(c.order.fixed + r.applied.reduce((sum, a) => sum + a.fen, 0));
          if (c.order.fixed <= goods) expect(r.discount).toBeLessThanOrEqual(goods);
          for (const a of r.applied)
            expect(Number.isSafeInteger(a.fen) && a.fen > 0 && a.uses > 0).toBe(true);
          const points = r.points.applied;
          expect(points % POINTS.step).toBe(0);
          if (points > 0) expect(points).toBeGreaterThanOrEqual(POINTS.min);
          expect(points).toBeLessThanOrEqual(Math.min(r.points.balance, r.points.max));
          // What the page adds up from the same lines is the same total.
          const byKind: Partial<Record<(typeof r.applied)[number]['kind'], number>> = {};
          for (const a of r.applied) byKind[a.kind] = (byKind[a.kind] ?? 0) + a.fen;
          if (c.order.fixed === 0)
            expect(breakdown({ amount: goods, discounts: byKind, otherFee: 0 }).total).toBe(
              goods - r.discount,
            );
        }
      }),
      RUNS,
    );
    // The sequences are no sequences of refusals.
    expect(edits).toBeGreaterThan(10_000);
  });

  test('cancelling undoes applying', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyCase, steps, fc.nat(99), (start, way, n) => {
        const c = way.reduce(play, start);
        const id = c.candidates[n % Math.max(1, c.candidates.length)]?.tmpId ?? 'none';
        const edit = apply(c, id);
        if (!edit.ok || repositoryOf(c).choice.tmpIds.includes(id)) return;
        tried++;
        const back = done({ ...c, choice: edit.choice }, cancel({ ...c, choice: edit.choice }, id));
        expect(repositoryOf(back)).toEqual(repositoryOf(c));
      }),
      RUNS,
    );
    expect(tried).toBeGreaterThan(1_000);
  });

  // What takes a place from another may leave room for a third: such a pair is not independent, and is left out.
  test('two that may be chosen in either order give the same in both', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyCase, steps, fc.nat(99), fc.nat(99), (start, way, m, n) => {
        const c = way.reduce(play, start);
        const [a, b] = [m, n].map(k => c.candidates[k % Math.max(1, c.candidates.length)]?.tmpId ?? '-');
        const first = apply(c, a ?? '');
        if (!first.ok) return;
        const second = apply({ ...c, choice: first.choice }, b ?? '');
        const otherFirst = apply(c, b ?? '');
        if (!second.ok || !otherFirst.ok) return;
        const otherSecond = apply({ ...c, choice: otherFirst.choice }, a ?? '');
        if (!otherSecond.ok) return;
        tried++;
        const [x, y] = [second, otherSecond].map(edit => repositoryOf({ ...c, choice: edit.choice }));
        expect(x?.applied).toEqual(y?.applied);
        expect(x?.points).toEqual(y?.points);
      }),
      RUNS,
    );
    expect(tried).toBeGreaterThan(1_000);
  });

  test('an entry takes what it was stated to take', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyCase, steps, (start, way) => {
        const c = way.reduce(play, start);
        for (const { candidate: x, state, fen } of repositoryOf(c).entries) {
          const edit = apply(c, x.tmpId);
          if (state !== 'usable' || !edit.ok) continue;
          tried++;
          expect(taken(repositoryOf({ ...c, choice: edit.choice }))[x.tmpId]).toBe(fen);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(tried).toBeGreaterThan(1_000);
  });

  test('the best set can be chosen, takes what is said, and no single choice takes more', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyCase, steps, (start, way) => {
        const c = way.reduce(play, start);
        const { best, entries } = repositoryOf(c);
        if (!best) return;
        tried++;
        const free: string[] = OFFER_KINDS.filter(kind => DISCOUNT[kind].free);
        const kept = repositoryOf(c).choice.tmpIds.filter(
          id => !free.includes(c.candidates.find(x => x.tmpId === id)?.offer.kind ?? ''),
        );
        const bare = { ...c, choice: { tmpIds: kept, points: 0 } };
        const r = repositoryOf(all(bare, ...best.tmpIds));
        const sum = r.applied.reduce((n, a) => n + (free.includes(a.kind) ? a.fen : 0), 0);
        expect(sum).toBe(best.fen);
        for (const e of entries) {
          if (e.state === 'disabled' || !free.includes(e.candidate.offer.kind)) continue;
          const edit = apply(bare, e.candidate.tmpId);
          if (!edit.ok) continue;
          const alone = taken(repositoryOf({ ...bare, choice: edit.choice }))[e.candidate.tmpId] ?? 0;
          expect(best.fen).toBeGreaterThanOrEqual(alone);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(tried).toBeGreaterThan(300);
  });
});

describe('amounts', () => {
  test('each kind has a place of its own in the stack', () => {
    expect(OFFER_KINDS.map(kind => DISCOUNT[kind].stack).sort((a, b) => a - b)).toEqual(
      OFFER_KINDS.map((_, i) => i + 1),
    );
  });
  test('the design’s order: points, a coupon and the member discount on one base', () => {
    const c = caseOf({
      candidates: [
        candidate('c', 'coupon', off(8_000), { terms: { floor: 100_000 } }),
        candidate('m', 'member', { by: 'percent', percent: 10 }),
      ],
    });
    const chosen = all(c, 'c', 'm');
    const r = repositoryOf(done(chosen, setPoints(chosen, 1_200)));
    expect(taken(r)).toEqual({ m: 17_600, c: 8_000, points: 1_200 });
    expect(goodsOf(c.order) - r.discount).toBe(149_200);
  });

  test('percentages are cut down to the fen, capped, and taken off what is paid in money', () => {
    const percent = (cap?: number) =>
      candidate('p', 'promotion', { by: 'percent', percent: 15, ...(cap ? { cap } : {}) });
    const takes = (c: DiscountCase) => taken(repositoryOf(all(c, ...c.candidates.map(x => x.tmpId))));
    expect(takes(caseOf({ units: [33_333], candidates: [percent()] }))).toEqual({ p: 4_999 });
    expect(takes(caseOf({ candidates: [percent(15_000)] }))).toEqual({ p: 15_000 });
    const voucher = candidate('v', 'voucher', { by: 'place', worth: 38_000 });
    expect(takes(caseOf({ units: [50_000, 30_000], candidates: [percent(), voucher] }))).toEqual({
      v: 38_000,
      p: 6_300,
    });
  });

  test('vouchers and cards take one place each, and a card no place that is too dear', () => {
    const c = caseOf({
      units: [58_000, 28_000, 28_000],
      candidates: [
        candidate('v', 'voucher', { by: 'place', worth: 38_000 }),
        candidate('t', 'times', { by: 'times', worth: 28_000, each: 2 }, { total: 8, used: 7 }),
        candidate('t2', 'times', { by: 'times', worth: 28_000, each: 2 }, { total: 8 }),
        candidate('v2', 'voucher', { by: 'place', worth: 10_000 }),
      ],
    });
    const r = repositoryOf(all(c, 'v', 't', 't2'));
    expect(r.applied.map(a => [a.tmpId, a.fen, a.uses])).toEqual([
      ['v', 38_000, 1],
      ['t', 28_000, 1],
      ['t2', 28_000, 1],
    ]);
    expect(refusal(apply(all(c, 'v', 't', 't2'), 'v2'))).toBe(
      'Please take back the times card that you chose first',
    );
    expect(refusal(apply({ ...c, order: { ...c.order, units: [58_000] } }, 't2'))).toBe(
      'Only for places of up to ¥280',
    );
  });

  test('nothing is chosen that would take nothing, and nothing is pushed out', () => {
    const c = caseOf({
      units: [5_000],
      candidates: [
        candidate('v', 'voucher', { by: 'place', worth: 9_000 }),
        candidate('c', 'coupon', off(8_000)),
      ],
    });
    expect(taken(repositoryOf(all(c, 'c')))).toEqual({ c: 5_000 });
    expect(stateOf(all(c, 'c'), 'v')).toBe('excluded: Please take back the coupon that you chose first');
    expect(stateOf(all(c, 'v'), 'c')).toBe('disabled: Nothing is left to take it off');
  });
});

describe('who may choose what', () => {
  const coupon = candidate('c', 'coupon', off(1_000));
  const one = (patch: Parameters<typeof candidate>[3], more: Partial<DiscountCase> = {}) =>
    stateOf(caseOf({ candidates: [candidate('c', 'coupon', off(1_000), patch)], ...more }), 'c');
  test.each([
    ['used in another order', one({ used: 1 }), 'disabled: Used in another order'],
    ['at its end', one({ until: NOW }), 'disabled: Expired on 21 November 2026'],
    ['a moment before its end', one({ until: NOW + 1 }), 'usable'],
    ['before its beginning', one({ from: NOW + DAY }), 'disabled: Can be used from 22 November 2026'],
    ['at its beginning', one({ from: NOW }), 'usable'],
    ['another family', one({ terms: { families: ['mall'] } }), 'disabled: Only for goods of our shop'],
    ['another kind of concert', one({ terms: { types: ['chamber'] } }), 'disabled: Only for chamber music'],
    ['its kind of concert', one({ terms: { types: ['symphonic'] } }), 'usable'],
    [
      'another day',
      one({ terms: { weekdays: [1, 2] } }),
      'disabled: Only for performances on Monday, Tuesday',
    ],
    ['below its floor', one({ terms: { floor: 176_001 } }), 'disabled: Goods must come to ¥1,760.01'],
    ['at its floor', one({ terms: { floor: 176_000 } }), 'usable'],
    ['too low a level', one({ terms: { minLevel: 4 } }), 'disabled: From member level “Concord”'],
    ['too few places', one({ terms: { places: 3 } }), 'disabled: From 3 tickets in one order'],
    ['not the first order', one({ terms: { firstOrder: true } }), 'disabled: Only for your first order'],
    [
      'the first order',
      one({ terms: { firstOrder: true } }, { buyer: { level: 1, points: 0, first: true } }),
      'usable',
    ],
  ])('%s', (_, is, expected) => {
    expect(is).toBe(expected);
  });

  test('every reason is told', () => {
    const c = caseOf({
      candidates: [
        candidate('c', 'coupon', off(1), { until: NOW - 1, terms: { minLevel: 6, types: ['chamber'] } }),
      ],
    });
    expect(repositoryOf(c).entries[0]?.why).toHaveLength(3);
  });

  test('ordinary coupons and promotions one at a time, cardtype B beside anything (specification §4)', () => {
    const c = caseOf({
      candidates: [
        coupon,
        candidate('c2', 'coupon', off(2_000)),
        candidate('b', 'coupon', off(500), { cardtype: 'B' }),
        candidate('b2', 'coupon', off(500), { cardtype: 'B' }),
        candidate('p', 'promotion', off(700)),
        candidate('p2', 'promotion', off(800)),
      ],
    });
    expect(refusal(apply(all(c, 'c'), 'c2'))).toBe('Please take back the coupon that you chose first');
    expect(refusal(apply(all(c, 'p'), 'p2'))).toBe('Please take back the promotion that you chose first');
    // It is offered all the same: the page cancels the old one first.
    expect(stateOf(all(c, 'c'), 'c2')).toBe('usable');
    expect(taken(repositoryOf(all(c, 'b', 'c', 'b2', 'p')))).toEqual({ p: 700, c: 1_000, b: 500, b2: 500 });
  });

  test('what excludes another does so both ways, and says what stands in the way', () => {
    const c = caseOf({
      candidates: [
        candidate('m', 'member', { by: 'percent', percent: 10 }, { terms: { excludes: ['promotion'] } }),
        candidate('p', 'promotion', off(700)),
      ],
    });
    expect(stateOf(all(c, 'm'), 'p')).toBe(
      'excluded: Not combinable with the member discount: choose “No member discount” first',
    );
    expect(stateOf(all(c, 'p'), 'm')).toBe('excluded: Not combinable with promotions');
    expect(refusal(apply(all(c, 'p'), 'm'))).toBe('Not combinable with promotions');
  });

  test('a package shows its promotion as a fixed line and takes no other (specification §4)', () => {
    const c = caseOf({ candidates: [candidate('p', 'promotion', off(700)), coupon] });
    const packed = { ...c, order: { ...c.order, fixed: 20_000 } };
    expect(stateOf(packed, 'p')).toBe('excluded: A package has its own price and takes no further promotion');
    expect(repositoryOf(all(packed, 'c')).discount).toBe(21_000);
  });

  test('what expires while it is chosen is no longer taken', () => {
    const chosen = all(caseOf({ candidates: [coupon] }), 'c');
    expect(repositoryOf({ ...chosen, now: NOW + DAY - 1 }).discount).toBe(1_000);
    expect(repositoryOf({ ...chosen, now: NOW + DAY })).toMatchObject({ discount: 0, choice: NOTHING });
  });

  test('an unknown discount is absent; cancelling what is not applied changes nothing', () => {
    const c = caseOf({ candidates: [coupon] });
    expect(apply(c, 'nobody’s')).toEqual({ ok: false, why: null });
    expect(cancel(c, 'nobody’s')).toEqual({ ok: false, why: null });
    expect(cancel(c, 'c')).toEqual({ ok: true, choice: NOTHING });
  });
});

describe('points (specification §5)', () => {
  const use = (value: number, patch: Partial<DiscountCase> = {}) => {
    const edit = setPoints(caseOf(patch), value);
    return edit.ok ? 'used' : edit.why && discountWords(edit.why);
  };
  const rich = { buyer: { level: 1, points: 1_000_000, first: false } };
  test.each([
    [1_200, {}, 'used'],
    [3_400, {}, 'used'],
    [3_500, {}, { zh: '您的积分不足。', en: 'Your points are insufficient' }],
    [200, {}, { zh: '至少使用300积分。', en: 'At least 300 points must be used.' }],
    [300, {}, 'used'],
    [10_000, rich, 'used'],
    [10_100, rich, { zh: '最多使用10000积分。', en: 'At most 10000 points can be used.' }],
    [1_250, {}, { zh: '积分须为 100 的整数倍。', en: 'Points must be a multiple of 100.' }],
    [-100, {}, { zh: '积分须为 100 的整数倍。', en: 'Points must be a multiple of 100.' }],
    [0, {}, 'used'],
  ])('%i points', (value, patch, expected) => {
    expect(use(value, patch)).toEqual(expected);
  });

  test('100 points are one yuan', () => {
    const c = caseOf();
    const r = repositoryOf(done(c, setPoints(c, 1_200)));
    expect(r.discount).toBe(1_200);
    expect(r.applied[0]).toMatchObject({ kind: 'points', uses: 1_200 });
  });

  test('they pay half of what is left at most, and come back when there is more to pay again', () => {
    const c = caseOf({ units: [10_000], candidates: [candidate('c', 'coupon', off(9_000))] });
    expect(mostPoints(10_000)).toBe(5_000);
    const asked = done(c, setPoints(c, 3_000));
    const both = all(asked, 'c');
    expect(taken(repositoryOf(both))).toEqual({ c: 9_000, points: 500 });
    expect(taken(repositoryOf(done(both, cancel(both, 'c'))))).toEqual({ points: 3_000 });
  });

  test('the stepper’s cap is the smaller of balance and maximum, down to a hundred', () => {
    expect(pointsCap({ availablePoint: 3_460, maxAllow: 10_000 })).toBe(3_400);
    expect(pointsCap({ availablePoint: 99_999, maxAllow: 1_250 })).toBe(1_200);
    expect(pointsCap({ availablePoint: 60, maxAllow: 10_000 })).toBe(0);
  });

  test('they are taken back by their own tmpId or by nothing chosen', () => {
    const c = done(caseOf(), setPoints(caseOf(), 1_200));
    expect(repositoryOf(done(c, cancel(c, 'points'))).discount).toBe(0);
    expect(repositoryOf(done(c, setPoints(c, 0))).discount).toBe(0);
  });
});
