import { expect, it, vi } from 'vitest';
import { remembering } from './remember.ts';

it('makes what comes again once, and keeps neither long texts nor endless many', () => {
  const make = vi.fn((text: string) => text.length);
  const length = remembering(make, { most: 3, longest: 10 });
  for (const text of ['a', 'a', 'a']) expect(length(text)).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  const long = 'x'.repeat(11);
  for (const text of [long, long]) expect(length(text)).toBe(11);
  expect(make).toHaveBeenCalledTimes(3);
  for (const text of ['b', 'c', 'd', 'a']) length(text);
  // The fourth began anew.
  expect(make).toHaveBeenCalledTimes(7);
});
