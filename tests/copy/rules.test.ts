import { expect, it } from 'vitest';

const code = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const those = (sources: Record<string, string>, what: RegExp): string[] =>
  Object.entries(sources)
    .filter(([, source]) => what.test(code(source)))
    .map(([file]) => file.replace('../../', ''));

/** Rules give codes and parameters: what is said of them stands in src/domain/words. */
it('has no words in a rule', () => {
  const rules = import.meta.glob<string>(
    [
      '../../src/domain/rules/*.ts',
      '!../../src/domain/rules/*.test.ts',
      // What stands in addresses, to be read there.
      '!../../src/domain/rules/{address-paste,freight}.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  );
  expect(Object.keys(rules).length).toBeGreaterThan(40);
  expect(those(rules, /\p{Script=Han}|\bzh:\s*['"`]/u)).toEqual([]);
});

/** What somebody is refused with stands in the room's refusals.ts: code, words in both languages, data. */
it('has no words where something is refused', () => {
  const server = import.meta.glob<string>(
    [
      '../../{server,demo}/**/*.ts',
      '!../../{server,demo}/**/*.test.ts',
      '!../../{server,demo}/**/refusals.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  );
  expect(Object.keys(server).length).toBeGreaterThan(300);
  const making = /new Refusal\(|\b(?:refused|wrongStatus|badField|notFound)\([^)]/;
  expect(those(server, making)).toEqual(['server/http/refusal.ts']);
});
