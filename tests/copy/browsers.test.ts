import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/mocks/**', '!../../**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** What the oldest browsers that are served do not have, and where it is asked for before it is used. */
const YOUNG: readonly (readonly [RegExp, ...string[]])[] = [
  [/\bURL\.(?:canParse|parse)\b/],
  [/\bPromise\.(?:withResolvers|try)\b/],
  [/\b(?:Object|Map)\.groupBy\b/],
  [/\bArray\.fromAsync\b/],
  [/\bIterator\.(?:from|concat|prototype)\b/],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  [/\bAbortSignal\.any\b/],
  [/\bIntl\.(?:DurationFormat|Segmenter)\b/],
  [/\bTemporal\./],
  [/\.(?:from|to)(?:Base64|Hex)\(/],
  [/\.(?:checkVisibility|showPopover|hidePopover|togglePopover|getHTML|setHTML)\(/],
  [/\bstartViewTransition\b/],
  [/\bscheduler\.(?:yield|postTask)\b/],
  [/\bwindow\.navigation\b/],
  [/\brequestIdleCallback\b/, 'src/lib/idle.ts'],
  [/\bmoveBefore\b/, 'src/features/player/sound/element.ts'],
];

it('are asked for nothing that the oldest of them lack', () => {
  const code = Object.entries(sources).map(([path, source]) => [
    path.replace('../../', ''),
    source.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''),
  ]);
  expect(code.length).toBeGreaterThan(500);
  const found = code.flatMap(([path = '', source = '']) =>
    YOUNG.flatMap(([name, ...guarded]) =>
      name.test(source) && !guarded.includes(path) ? [`${path}: ${name}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

it('are those that the README names', () => {
  const [, chrome, firefox, safari] =
    /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const target = `['chrome${chrome}', 'edge${chrome}', 'firefox${firefox}', 'safari${safari}']`;
  for (const file of ['vite.config.ts', 'scripts/build-kit.ts'])
    expect(readFileSync(file, 'utf8'), file).toContain(`cssTarget: ${target}`);
});
