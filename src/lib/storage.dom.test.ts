import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropKeys, readJson, readText, writeText } from './storage.ts';

const shape = z.object({ party: z.number() });
const read = () => readJson('session', 'k', stored => shape.parse(stored));
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('gives back what was kept, each place its own', () => {
  expect(writeText('session', 'k', 'tab')).toBe(true);
  expect([readText('session', 'k'), readText('local', 'k')]).toEqual(['tab', null]);
  writeText('session', 'k', null);
  expect(readText('session', 'k')).toBeNull();
  writeText('local', 'j', '{"party":2}');
  expect(readJson('local', 'j', stored => shape.parse(stored))).toEqual({ party: 2 });
});

it.each(['', '{', 'null', '"text"', '[]', '{"party":"2"}', '{"party":null}'])(
  'JSON that is foreign or broken is nothing: %s',
  stored => {
    sessionStorage.setItem('k', stored);
    expect(read()).toBeNull();
  },
);

it('drops the keys that fit in both places, and no others', () => {
  for (const place of ['session', 'local'] as const)
    for (const key of ['heming.a', 'heming.b', 'other.a']) writeText(place, key, 'x');
  dropKeys(/^heming\.a/);
  expect([Object.keys(sessionStorage).sort(), Object.keys(localStorage).sort()]).toEqual([
    ['heming.b', 'other.a'],
    ['heming.b', 'other.a'],
  ]);
});

describe('storage that throws', () => {
  it('at each use is empty and keeps nothing', () => {
    for (const verb of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, verb).mockImplementation(denied);
    expect([readText('local', 'k'), read()]).toEqual([null, null]);
    expect([writeText('session', 'k', 'x'), writeText('session', 'k', null)]).toEqual([false, false]);
  });
  it('already when it is asked for is empty and keeps nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    expect([readText('local', 'k'), read(), writeText('session', 'k', 'x')]).toEqual([null, null, false]);
    expect(() => dropKeys(/./)).not.toThrow();
  });
  it('when it is full keeps what was there', () => {
    writeText('session', 'k', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeText('session', 'k', 'new')).toBe(false);
    expect(readText('session', 'k')).toBe('old');
  });
});
