import { expect, it } from 'vitest';

/**
 * Which layout it is gets asked in few places: what differs is a table by layout (`{ pc, mobile }[layout]`), a property
 * that a page's pc.tsx and mobile.tsx pass, or CSS (html.m).
 */
const sources = import.meta.glob<string>(
  [
    '../../src/**/*.{ts,tsx}',
    '!../../src/**/*.test.{ts,tsx}',
    '!../../src/pages/*/{pc,mobile}.tsx',
    // Where a path becomes a tree, the way from one tree to another, and the frame of either layout.
    '!../../src/site/tree.ts',
    '!../../src/app/{guard,navigation}.ts',
    '!../../src/app/{held,shell}/*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

it('asks for the layout in no part that both layouts share', () => {
  const asking = Object.entries(sources)
    .filter(([, source]) => /\blayout\s*[!=]==/.test(source))
    .map(([file]) => file.replace('../../src/', ''));
  expect(asking).toEqual([]);
});
