import { describe, expect, it } from 'vitest';
import type { CopyTree } from '#i18n/types.ts';

type Module = { default: CopyTree };
const zhFiles = import.meta.glob<Module>('../../src/i18n/zh-CN/*.ts', { eager: true });
const enFiles = import.meta.glob<Module>('../../src/i18n/en-US/*.ts', { eager: true });

const named = (files: Record<string, Module>): Map<string, Map<string, string>> =>
  new Map(
    Object.entries(files).map(([path, m]) => [/([\w-]+)\.ts$/.exec(path)?.[1] ?? path, flat(m.default)]),
  );
function flat(tree: CopyTree, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flat(value, `${prefix}${key}.`, into);
  }
  return into;
}
const zh = named(zhFiles);
const en = named(enFiles);
const stem = (key: string): string => key.replace(/_(?:one|other)$/, '');
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(m => m[1] ?? ''))].sort();
/** Texts that are pieces: a joiner between two words, a list that is split at its commas. */
const PIECES = new Set(['best.and', 'calendar.weekdays']);
const HAN = '\\u4e00-\\u9fff';

it('both languages have the same namespaces', () => {
  expect([...zh.keys()].sort()).toEqual([...en.keys()].sort());
  expect(zh.size).toBeGreaterThan(5);
});

describe.each([...zh.keys()])('%s', namespace => {
  const chinese = zh.get(namespace) ?? new Map<string, string>();
  const english = en.get(namespace) ?? new Map<string, string>();

  it('has the same keys in both languages', () => {
    const stems = (copy: Map<string, string>) => [...new Set([...copy.keys()].map(stem))].sort();
    expect(stems(english)).toEqual(stems(chinese));
  });

  it('has the plurals that each language needs, and no others', () => {
    for (const key of chinese.keys()) {
      expect([key, key.endsWith('_one')]).toEqual([key, false]);
      if (key.endsWith('_other')) {
        expect([key, english.has(key), english.has(`${stem(key)}_one`)]).toEqual([key, true, true]);
      }
    }
    for (const key of english.keys())
      if (key.endsWith('_one')) expect(english.has(`${stem(key)}_other`)).toBe(true);
  });

  it('fills in the same placeholders', () => {
    for (const [key, text] of english) {
      const source = chinese.get(key) ?? chinese.get(`${stem(key)}_other`) ?? '';
      const own = placeholders(text);
      // “One concert” may do without its number.
      const needed = key.endsWith('_one') ? own.filter(name => name !== 'count') : own;
      const given = placeholders(source).filter(name => !key.endsWith('_one') || name !== 'count');
      expect([key, needed]).toEqual([key, given]);
    }
  });

  it('has no empty text, no stray space, no double brace left open', () => {
    for (const copy of [chinese, english]) {
      for (const [key, text] of copy) {
        if (!PIECES.has(key)) expect([key, text]).toEqual([key, text.trim()]);
        expect([key, text.length > 0]).toEqual([key, true]);
        expect([key, (text.match(/\{\{/g) ?? []).length]).toEqual([key, (text.match(/\}\}/g) ?? []).length]);
        expect([key, text]).not.toEqual([key, expect.stringMatching(/ {2}/)]);
      }
    }
  });

  it('is punctuated as each language is', () => {
    for (const [key, text] of chinese) {
      if (PIECES.has(key)) continue;
      const plain = text.replace(/\{\{[^}]*\}\}/g, '数');
      expect([key, plain]).not.toEqual([
        key,
        expect.stringMatching(new RegExp(`[${HAN}][,;:!?()]|[,;!?(][${HAN}]|[${HAN}]\\.(?:\\s|$)|!|！`)),
      ]);
      expect([key, plain]).not.toEqual([key, expect.stringMatching(/"|'[^s]/)]);
    }
    for (const [key, text] of english) {
      expect([key, text]).not.toEqual([key, expect.stringMatching(/[，。；：？！（）、]|!|"|\w'\w/)]);
    }
  });
});
