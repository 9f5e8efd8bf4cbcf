import { describe, expect, it } from 'vitest';
import { freeAgain, intentOf, obstacleOf, orderOf, replacedBy } from './visit-rules.ts';

describe('a seat that was lost', () => {
  const isTaken = (seat: number) => seat === 3;
  it('is free again when nobody has it; that is news once', () => {
    expect(freeAgain({ lost: [3, 4], again: [] }, isTaken, [])).toEqual({ free: [4], news: true });
    expect(freeAgain({ lost: [3, 4], again: [4] }, isTaken, [])).toEqual({ free: [4], news: false });
  });
  it('is not offered to who has chosen it again', () => {
    expect(freeAgain({ lost: [4], again: [] }, isTaken, [4])).toEqual({ free: [], news: false });
  });
});

it.each([
  [[], 'nothing'],
  [['companion'], 'companion'],
  [['companion', 'wheelchair'], null],
  [['seat'], null],
] as const)('seats of the kinds %j meet %s', (kinds, obstacle) => {
  expect(obstacleOf(kinds)).toBe(obstacle);
});

it('a choice can be brought back when it was another one', () => {
  expect(replacedBy([1, 2], [3])).toEqual([3]);
  expect(replacedBy([1, 2], [2, 1])).toBeNull();
  expect(replacedBy([1, 2], [])).toBeNull();
});

describe('an order of the same seats', () => {
  const mine = { tradeNo: 'T1', seats: ['a', 'b'], expiresAt: '', renewable: false };
  it('is the one that is there, in whichever order they are', () => {
    expect(orderOf(['b', 'a'], mine, undefined)).toBe('T1');
    expect(orderOf(['a'], mine, undefined)).toBeNull();
    expect(orderOf(['a', 'b'], null, undefined)).toBeNull();
  });
  it('is another one when tickets are exchanged', () => {
    const exchange = { exchangeNo: 'T0' };
    expect(orderOf(['a', 'b'], mine, exchange)).toBeNull();
    expect(intentOf(['b', 'a'], 'T1', undefined)).toBe(intentOf(['a', 'b'], 'T1', undefined));
    expect(intentOf(['a', 'b'], 'T1', exchange)).not.toBe(intentOf(['a', 'b'], 'T1', undefined));
  });
});
