import { expect, it } from 'vitest';
import { invoiceNo, standingOf, taxNumberOf } from './invoice.ts';

it.each([
  ['91350100M000100Y43', '91350100M000100Y43'],
  [' 9135 0100 m000-100y43 ', '91350100M000100Y43'],
  ['91350100M000100Y34', null],
  ['91350100M0001O0Y43', null],
  ['11010519491231002X', '11010519491231002X'],
  ['110105194912310021', null],
  ['DE123456788', 'DE123456788'],
  ['123456789012345', '123456789012345'],
  ['ABCDEFG', null],
  ['1234', null],
  ['税号', null],
])('the tax number %s is %s', (typed, is) => {
  expect(taxNumberOf(typed)).toBe(is);
});

it('the one that stands is the last that nothing takes back', () => {
  const [one, back, two] = [
    { number: 1, credits: null },
    { number: 2, credits: 1 },
    { number: 3, credits: null },
  ];
  expect([standingOf([]), standingOf([one]), standingOf([one, back])]).toEqual([undefined, one, undefined]);
  expect(standingOf([one, back, two])).toBe(two);
  expect(invoiceNo(7)).toBe('000007');
});
