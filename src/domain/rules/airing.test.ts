import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airingId, airingsBetween, parseAiringId, phaseOf, slotLength, type Turn } from './airing.ts';

const turn = fc.record({
  titleId: fc.constantFrom('a', 'b', 'c'),
  seconds: fc.integer({ min: 660, max: 1100 }),
  music: fc.integer({ min: 0, max: 300 }),
});
const turns = fc.array(turn, { minLength: 1, maxLength: 4 });
const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });

describe('a channel', () => {
  it('has one programme at a time, in order, each whole within its slot and on a whole minute', () => {
    fc.assert(
      fc.property(turns, instant, (all, from) => {
        const length = slotLength(all);
        const found = airingsBetween(all, length, 0, from, from + 6 * length);
        expect(found.length).toBeGreaterThanOrEqual(6);
        for (const [i, a] of found.entries()) {
          expect(a.startsAt % 60_000).toBe(0);
          expect([a.opensAt <= a.startsAt, a.startsAt <= a.musicAt, a.musicAt <= a.endsAt]).toEqual([
            true,
            true,
            true,
          ]);
          expect(a.endsAt).toBeLessThanOrEqual(a.opensAt + length);
          const next = found[i + 1];
          if (next) expect(next.opensAt).toBe(a.opensAt + length);
        }
      }),
    );
  });

  it('says the same of a stretch, from wherever it is asked', () => {
    fc.assert(
      fc.property(turns, instant, fc.integer({ min: 1, max: 5 }), (all, at, back) => {
        const length = slotLength(all);
        const names = (from: number) =>
          airingsBetween(all, length, 0, from, at + length).map(a => airingId(a.titleId, a.startsAt));
        const near = names(at);
        expect(near.length).toBeGreaterThan(0);
        expect(names(at - back * length).slice(-near.length)).toEqual(near);
      }),
    );
  });

  it('and another one half a slot later leave no moment without sound, for programmes of more than half a slot', () => {
    fc.assert(
      fc.property(turns, turns, instant, (a, b, at) => {
        const length = slotLength([...a, ...b] as readonly Turn[]);
        fc.pre([...a, ...b].every(t => t.seconds * 1000 >= length / 2 + 60_000));
        const half = Math.floor(length / 120_000) * 60_000;
        const now = [
          ...airingsBetween(a, length, 0, at, at + 1),
          ...airingsBetween(b, length, half, at, at + 1),
        ];
        expect(now.some(o => ['talk', 'music'].includes(phaseOf(o, at)))).toBe(true);
      }),
    );
  });
});

it('the name of an airing leads back to it', () => {
  fc.assert(
    fc.property(fc.constantFrom('live-fifth', 'new-year-live', 'a.b'), instant, (titleId, at) => {
      const startsAt = Math.floor(at / 1000) * 1000;
      expect(parseAiringId(airingId(titleId, startsAt))).toEqual({ titleId, startsAt });
    }),
  );
  expect([parseAiringId('x'), parseAiringId('x.!'), parseAiringId('.abcdef')]).toEqual([null, null, null]);
});
