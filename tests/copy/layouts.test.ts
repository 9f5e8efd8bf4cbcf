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

/** Still to be turned into one of the three. Nothing is added here, and who mends a file takes it out. */
const LEFT: readonly string[] = [
  'features/club/cards-way.tsx',
  'features/club/compare.tsx',
  'features/discounts/discount-panel.tsx',
  'features/discounts/group-row.tsx',
  'features/front-page/education.tsx',
  'features/front-page/hall-teaser.tsx',
  'features/front-page/hero.tsx',
  'features/front-page/news.tsx',
  'features/front-page/season-band.tsx',
  'features/front-page/slide.tsx',
  'features/login/code-form.tsx',
  'features/login/frame.tsx',
  'features/login/return-card.tsx',
  'features/programme-card/ribbon.tsx',
  'pages/index2/below.tsx',
  'pages/login/view.tsx',
  'pages/musicale-detail/related.tsx',
];

it('asks for the layout in no part that both layouts share', () => {
  const asking = Object.entries(sources)
    .filter(([, source]) => /\blayout\s*[!=]==/.test(source))
    .map(([file]) => file.replace('../../src/', ''));
  expect(asking.sort()).toEqual([...LEFT].sort());
});
