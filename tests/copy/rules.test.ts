import { expect, it } from 'vitest';

/** Rules give codes and parameters: what is said of them stands in src/domain/words. */
const sources = import.meta.glob<string>(
  [
    '../../src/domain/rules/*.ts',
    '!../../src/domain/rules/*.test.ts',
    // What stands in addresses, to be read there.
    '!../../src/domain/rules/{address-paste,freight}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

it('has no words in a rule', () => {
  const speaking = Object.entries(sources)
    .filter(([, source]) => /\p{Script=Han}|\bzh:/u.test(withoutComments(source)))
    .map(([file]) => file.replace('../../src/domain/', ''));
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  expect(speaking).toEqual([]);
});
