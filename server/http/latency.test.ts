import { expect, it } from 'vitest';
import { Latency } from './latency.ts';

it('knows the p95 of the last five seconds, and counts what is still being answered', () => {
  let now = 0;
  const latency = new Latency(() => now);
  const answer = (took: number) => {
    const end = latency.begin(now);
    now += took;
    end();
  };
  for (let i = 0; i < 9; i++) answer(10);
  // Too few to say anything.
  expect(latency.p95()).toBeNull();
  for (let i = 0; i < 11; i++) answer(20);
  expect(latency.p95()).toBe(20);
  now += 5_000;
  expect(latency.p95()).toBeNull();
  // A house that hangs answers nothing, and is slow all the same.
  const hanging = Array.from({ length: 12 }, () => latency.begin(now));
  now += 3_000;
  expect(latency.p95()).toBe(3_000);
  for (const end of hanging) {
    end();
    end();
  }
  expect(latency.p95()).toBe(3_000);
});
