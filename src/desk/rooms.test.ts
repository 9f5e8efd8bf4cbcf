import { expect, test } from 'vitest';
import { addressOf, pathOf } from './rooms.ts';

test.each([
  ['', '/desk/'],
  ['counter', '/desk/counter'],
  ['orders/HM1', '/desk/orders?no=HM1'],
  ['print/HM 1', '/desk/print?no=HM%201'],
])('%j is at %s, and found there again', (path, address) => {
  expect(addressOf(path)).toBe(address);
  expect(pathOf(new URL(address, 'https://www.orchestra.test'))).toBe(path);
});

test('an address with the number in its path is the same, as links of before have it', () => {
  expect(pathOf({ pathname: '/desk/orders/HM1', search: '' })).toBe('orders/HM1');
  expect(pathOf({ pathname: '/desk', search: '' })).toBe('');
});
