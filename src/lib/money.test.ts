import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, divide, multiply, subtract, toFen, toYuan } from './money.ts';
import { exactYuan, plainYuan } from './price.ts';

const fen = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

describe('decimal-safe arithmetic (specification §9)', () => {
  it('does not make 0.30000000000000004 of 0.1 + 0.2', () => {
    expect(add(0.1, 0.2)).toBe(0.3);
    expect(subtract(1.1, 0.9)).toBe(0.2);
    expect(multiply(19.9, 100)).toBe(1990);
    expect(multiply(1.005, 1000)).toBe(1005);
    expect(divide(0.3, 0.1)).toBe(3);
    expect(add('1234567890.12', 0.01)).toBe(1234567890.13);
  });

  it('adds and subtracts yuan as integers of fen do', () => {
    fc.assert(
      fc.property(fen, fen, (a, b) => {
        expect(add(toYuan(a), toYuan(b))).toBe(toYuan(a + b));
        expect(subtract(toYuan(a), toYuan(b))).toBe(toYuan(a - b));
      }),
    );
  });

  it('multiplies and divides without losing a fen', () => {
    fc.assert(
      fc.property(fen, fc.integer({ min: 1, max: 40 }), (a, n) => {
        expect(multiply(toYuan(a), n)).toBe(toYuan(a * n));
        expect(divide(toYuan(a * n), n)).toBe(toYuan(a));
      }),
    );
  });
});

describe('yuan on the wire, fen inside', () => {
  it('toFen is the inverse of toYuan', () => {
    fc.assert(
      fc.property(fen, a => {
        expect(toFen(toYuan(a))).toBe(a);
      }),
    );
  });

  it.each([0.001, '1.005', Number.NaN, Number.POSITIVE_INFINITY])('refuses %s yuan', value => {
    expect(() => toFen(value)).toThrow(RangeError);
  });
});

describe('prices as they are read', () => {
  it.each([
    [1492, '1,492.00', '1,492'],
    [0, '0.00', '0'],
    [12.5, '12.50', '12.50'],
    [-88, '-88.00', '-88'],
  ])('%s', (yuan, exact, plain) => {
    expect(exactYuan(yuan)).toBe(exact);
    expect(plainYuan(yuan)).toBe(plain);
  });
});
