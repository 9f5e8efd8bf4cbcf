import { expect, it } from 'vitest';

/**
 * Which layout it is gets asked in few places: what differs is a table by layout that has a name (`LOOK[layout]`), a
 * property that a page's pc.tsx and mobile.tsx pass, or CSS (html.m).
 */
const sources = import.meta.glob<string>(
  [
    '../../src/**/*.{ts,tsx}',
    '!../../src/**/*.test.{ts,tsx}',
    '!../../src/pages/*/{pc,mobile}.tsx',
    // Where a path becomes a tree, and the way from one tree to another.
    '!../../src/site/tree.ts',
    '!../../src/app/guard.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const ASKS = [
  // A comparison with the layout, on either side of it.
  /\blayout\s*[!=]==?/,
  /[!=]==?\s*(?:\w+\??\.)*layout\b/,
  // The same of a device, or by another name. A field may be called mobile, nothing else is called pc.
  /\bdevice\s*[!=]==?|[!=]==?\s*(?:\w+\??\.)*device\b/,
  /[!=]==?\s*'pc'|'pc'\s*[!=]==?|\bcase 'pc'/,
  /\bis(?:Phone|Pc|Desktop|Mobile)Layout\b/,
  // The same question as a table on the spot.
  /\}\s*\[(?:\w+\.)*layout\]/,
];

const asks = (source: string) => ASKS.some(pattern => pattern.test(source));

it('asks for the layout in no part that both layouts share', () => {
  const asking = Object.entries(sources)
    .filter(([, source]) => asks(source))
    .map(([file]) => file.replace('../../src/', ''));
  expect(asking).toEqual([]);
});

it.each([
  "layout === 'pc'",
  "'pc' === layout",
  "layout !== 'mobile'",
  "layout == 'pc'",
  "tree.layout === 'mobile'",
  "'mobile' !== tree?.layout",
  'state.device === tree.layout',
  "device === 'mobile'",
  "shown === 'pc'",
  "switch (layout) { case 'pc': }",
  'const { pc } = { pc: 1, mobile: 2 }[tree.layout]',
])('knows the question in %s', source => expect(asks(source)).toBe(true));

it.each(['LOOK[layout]', 'const { layout } = useTree();', "{ ...tree, layout: 'mobile' }"])(
  'takes %s for none',
  source => expect(asks(source)).toBe(false),
);
