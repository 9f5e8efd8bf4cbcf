import { expect, it } from 'vitest';
import { hearing, type Right } from './hearing.ts';

const title = { id: 'fate', free: false };
const right = (rest: Partial<Right>): Right => ({
  grant: 'bought',
  titles: ['fate'],
  from: 100,
  until: null,
  tradeNo: 'HM-1',
  productId: 'album',
  opened: true,
  ...rest,
});

it.each([
  ['nothing opens nothing', [], 'none', null],
  ['what was bought and opened', [right({})], 'bought', null],
  ['what was bought waits to be opened', [right({ opened: false })], 'none', 'HM-1'],
  ['another title’s order', [right({ titles: ['other'] })], 'none', null],
  ['an order that begins later', [right({ from: 201 })], 'none', null],
  ['a pass that ran out this moment', [right({ until: 200 })], 'none', null],
  ['a membership', [right({ grant: 'membership', titles: 'all', until: 201 })], 'membership', null],
  [
    'one’s own before what is lent',
    [right({ grant: 'membership', titles: 'all', until: 999 }), right({ until: 201 })],
    'bought',
    null,
  ],
] as const)('%s', (_, rights, grant, toOpen) => {
  expect(hearing(title, rights, 200)).toMatchObject({ grant, toOpen });
});

it('what is free asks for nothing', () => {
  expect(hearing({ ...title, free: true }, [], 0).grant).toBe('free');
});
