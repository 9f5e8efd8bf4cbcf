import { describe, expect, it } from 'vitest';
import { clockOf, minutesOf } from './length.ts';
import { leftUntil, phaseAt } from './phase.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1, 12) + minutes * 60_000).toISOString();
const airing = { startsAt: at(0), musicAt: at(6), endsAt: at(40) };

describe('an airing goes on while the page stays open', () => {
  it.each([
    [-1, 'before'],
    [0, 'talk'],
    [5.9, 'talk'],
    [6, 'music'],
    [39.9, 'music'],
    [40, 'after'],
  ] as const)('at minute %d it is %s', (minute, phase) =>
    expect(phaseAt(airing, Date.parse(at(minute)))).toBe(phase),
  );

  it('counts down in days, hours, minutes and seconds, and stops at nothing', () => {
    const now = Date.parse(at(0));
    expect(leftUntil(at(26 * 60 + 3), now)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 0 });
    expect(leftUntil(at(-5), now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('a length', () => {
  it.each([
    [0, '', 0],
    [9, '0:09', 1],
    [245, '4:05', 4],
    [4092, '1:08:12', 68],
    [Number.NaN, '', 0],
  ])('of %d seconds is “%s”', (seconds, clock, minutes) => {
    expect(clockOf(seconds)).toBe(clock);
    expect(minutesOf(seconds)).toBe(minutes);
  });
});
