import type { FakeClock } from '#tests/server/harness.ts';

const goesByItself = (): never => {
  throw new Error('the real clock goes by itself');
};
/** What the tests' box office takes for a clock, as the time is. */
export const realClock: FakeClock = { now: Date.now, advance: goesByItself, set: goesByItself };
