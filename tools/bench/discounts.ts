/**
 * The repository of an order with 200 coupons, beside a bare loop over the same coupons that only adds them up:
 * `node tools/bench/discounts.ts` prints both in one run, and their ratio.
 */
import { repositoryOf } from '#domain/rules/discount.ts';
import type { Candidate, DiscountCase } from '#domain/rules/discount-offer.ts';

const COUPONS = 200;
const ROUNDS = 400;
/** Milliseconds that one repository may take: a few. */
const TARGET = 4;
const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

const coupon = (i: number): Candidate => ({
  tmpId: `c${i}`,
  offer: {
    id: `c${i}`,
    kind: 'coupon',
    title: { zh: '券', en: 'Coupon' },
    description: { zh: '', en: '' },
    cardtype: i % 10 === 0 ? 'B' : '',
    value:
      i % 3 === 0 ? { by: 'percent', percent: 1 + (i % 20), cap: 9_000 } : { by: 'sum', off: 500 + i * 10 },
    from: 0,
    until: Number.MAX_SAFE_INTEGER,
    terms: {
      families: ['seat'],
      floor: (i % 7) * 20_000,
      ...(i % 5 === 0 && { types: ['symphonic'] }),
      ...(i % 11 === 0 && { minLevel: 4 }),
    },
  },
  from: NOW - DAY,
  until: NOW + (i % 30) * DAY,
  total: 1,
  used: 0,
});
const offer = (i: number, kind: 'promotion' | 'pack'): Candidate => {
  const base = coupon(i);
  return {
    ...base,
    tmpId: `${kind}${i}`,
    offer: { ...base.offer, id: `${kind}${i}`, kind, terms: { families: ['seat'], excludes: ['member'] } },
  };
};
const input: DiscountCase = {
  order: {
    family: 'seat',
    units: [88_000, 88_000, 58_000, 58_000],
    programType: 'symphonic',
    weekday: 6,
    fixed: 0,
  },
  buyer: { level: 3, points: 3_460, first: false },
  candidates: [
    ...Array.from({ length: COUPONS }, (_, i) => coupon(i)),
    ...Array.from({ length: 8 }, (_, i) => offer(i, 'promotion')),
    ...Array.from({ length: 3 }, (_, i) => offer(i, 'pack')),
  ],
  choice: { tmpIds: ['c10', 'c20', 'c7'], points: 1_200 },
  now: NOW,
};

/** The least that can be done: each coupon is looked at once and its amount added. */
function bare(): number {
  let sum = 0;
  for (const { offer } of input.candidates) {
    const { value } = offer;
    if (value.by === 'sum') sum += value.off;
    else if (value.by === 'percent') sum += Math.floor((292_000 * value.percent) / 100);
  }
  return sum;
}

/** Median milliseconds of one call. */
function median(work: () => unknown, inner = 1): number {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const from = performance.now();
    for (let k = 0; k < inner; k++) work();
    times.push((performance.now() - from) / inner);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

const shown = repositoryOf(input);
if (shown.entries.length !== input.candidates.length || shown.discount === 0)
  throw new Error('the benchmark’s order has no discounts');
median(() => repositoryOf(input));
const loop = median(bare, 200);
const own = median(() => repositoryOf(input));
console.log(
  `repository of ${COUPONS} coupons: ${own.toFixed(3)} ms; bare loop ${(loop * 1000).toFixed(2)} µs; ratio ${(own / loop).toFixed(0)} (target ${TARGET} ms or less)`,
);
if (own > TARGET) process.exitCode = 1;
