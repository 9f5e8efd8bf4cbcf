import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept, requestIdFor, writeKept } from './kept.ts';

beforeEach(() => sessionStorage.clear());

describe('what the tab remembers', () => {
  it('gives back what was kept', () => {
    writeKept('s1', { seats: ['A-1-1', 'A-1-2'], tradeNo: 'HM1' });
    expect(readKept('s1')).toEqual({ seats: ['A-1-1', 'A-1-2'], tradeNo: 'HM1' });
    expect(readKept('s2')).toBeNull();
    writeKept('s1', null);
    expect(readKept('s1')).toBeNull();
  });

  it('takes any rubbish in the storage without a throw, and only texts as seats', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), rubbish => {
        sessionStorage.setItem('heming.seats.s', rubbish);
        for (const id of readKept('s')?.seats ?? []) expect(typeof id).toBe('string');
      }),
    );
  });

  it('lives without a storage', () => {
    const denied = () => {
      throw new DOMException('denied');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    writeKept('s', { seats: ['A'] });
    expect(readKept('s')).toBeNull();
    expect(requestIdFor('s', 'A')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('asks with one id for one intent, and with another when the choice changes', () => {
    writeKept('s', { seats: ['A'] });
    const id = requestIdFor('s', 'A');
    expect(requestIdFor('s', 'A')).toBe(id);
    expect(requestIdFor('s', 'A,B')).not.toBe(id);
    expect(readKept('s')?.seats).toEqual(['A']);
  });
});
