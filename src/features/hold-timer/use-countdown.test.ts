import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsLeft } from './use-countdown.ts';

const iso = (ms: number) => new Date(ms).toISOString();
const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });

describe('secondsLeft', () => {
  it('follows the server’s clock: what the device’s clock says makes no difference', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 1800 }),
        fc.integer({ min: 0, max: 3600 }),
        (now, hold, passed) => {
          const left = secondsLeft(iso(now + hold * 1000), iso(now), passed * 1000);
          expect(left).toBe(Math.max(0, hold - passed));
        },
      ),
    );
  });

  it('never grows when a clock is set back, and never falls below 0', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        (now, hold, passed) => {
          const left = secondsLeft(iso(now + hold), iso(now), passed);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(Math.max(0, Math.ceil(hold / 1000)));
        },
      ),
    );
  });
});
