import { expect, it } from 'vitest';

/** Whose hours they are says the brand file: no text of ours names a city's time. */
const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '../../server/**/*.ts', '!../../src/brand.ts', '!../../**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);
const CLOCK = /[\u4e00-\u9fff]京时间|[A-Z][a-z]+ time \(|UTC ?[+−-] ?\d/;

it('is in no text of the site and the box office', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    source
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .flatMap(line => (CLOCK.test(line) ? [`${path.replace('../../', '')} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
