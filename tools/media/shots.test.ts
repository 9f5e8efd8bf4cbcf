import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { SHORTEST, shotsOf } from './shots.ts';

const leader = fc.constantFrom<SectionId | null>('violin-1', 'oboe', 'horn', null);
const music = fc
  .tuple(
    fc.array(fc.record({ long: fc.double({ min: 0.6, max: 4, noNaN: true }), lead: leader }), {
      minLength: 1,
      maxLength: 120,
    }),
    fc.array(fc.nat(119), { maxLength: 5 }),
  )
  .map(([list, form]) => {
    let at = 1;
    const bars = list.map(({ long }) => {
      at += long;
      return at - long;
    });
    const opens = form.flatMap(i => bars[i] ?? []);
    return { duration: at + 3.5, bars, leads: list.map(l => l.lead), form: opens };
  });

it('shows something at every second, nothing too short to be seen, and cuts at bar lines', () => {
  fc.assert(
    fc.property(music, cutting => {
      const shots = shotsOf(cutting);
      expect(shots[0]!.from).toBe(0);
      expect(shots.at(-1)!.to).toBe(cutting.duration);
      shots.slice(1).forEach((shot, i) => {
        expect(shot.from).toBe(shots[i]!.to);
        if (i + 2 < shots.length) expect(cutting.bars).toContain(shot.from);
      });
      for (const shot of shots.slice(1, -1)) expect(shot.to - shot.from).toBeGreaterThan(SHORTEST - 0.01);
    }),
  );
});

it('shows whoever has the melody when it cuts to somebody', () => {
  fc.assert(
    fc.property(music, cutting => {
      for (const { from, section } of shotsOf(cutting))
        if (section) {
          const bar = cutting.bars.findLastIndex(b => b <= from + 0.001);
          expect(cutting.leads[bar]).toBe(section);
        }
    }),
  );
});

it('goes to the player, to the hands, to the score and to everybody where one line goes on and the form turns', () => {
  const bars = Array.from({ length: 60 }, (_, i) => 1 + 2 * i);
  const leads = bars.map((_, i): SectionId => (i < 30 ? 'violin-1' : 'oboe'));
  const shots = shotsOf({ duration: 125, bars, leads, form: [61] });
  expect(new Set(shots.map(s => s.kind))).toEqual(new Set(['hall', 'section', 'hands', 'score', 'stage']));
  expect(shots.find(s => s.from === 61)?.kind).toBe('stage');
});
