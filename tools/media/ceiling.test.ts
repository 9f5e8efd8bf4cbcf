import { expect, it } from 'vitest';
import { below, PEAK } from './ceiling.ts';

/** A coder that goes over its ceiling by so many dB, less the lower it is. */
const coder = (over: number) => {
  const tried: number[] = [];
  const code = async (ceiling: number) => {
    tried.push(ceiling);
    return { truePeak: ceiling + over };
  };
  return { tried, code };
};

it.each([0.5, 1.9, 2.8, 4, 6.5])('stays below the peak where coding adds %s dB', async over => {
  const { code, tried } = coder(over);
  const heard = await below(code);
  expect(heard.truePeak).toBeLessThan(PEAK);
  // No lower than it must be, by more than a step.
  expect(tried.at(-1)! + over).toBeGreaterThan(PEAK - 1.5);
});

it('writes nothing that its goals would refuse', async () => {
  await expect(below(async () => ({ truePeak: -0.2 }))).rejects.toThrow('a peak of -0.2 dBTP');
  await expect(below(async () => ({ truePeak: Number.NaN }))).rejects.toThrow('NaN');
});
