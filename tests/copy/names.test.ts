import { expect, it } from 'vitest';
import { pages } from '#site/pages.ts';

/** A text that names something of the site in quotation marks calls it as the site does. */
const copy = import.meta.glob<object>('../../src/i18n/{zh-CN,en-US}/*.ts', {
  eager: true,
  import: 'default',
});
const help = import.meta.glob<string>(
  [
    '../../demo/season/{questions,legal,offers,shows}/*',
    '../../demo/season/news/news-{eticket,points,presale,lawn,step-free}.md',
    '../../demo/season/house/club.yaml',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const words = import.meta.glob<string>(
  [
    '../../src/i18n/{zh-CN,en-US}/*.ts',
    '../../src/domain/words/*.ts',
    '../../server/letters/*words.ts',
    '../../server/**/refusals.ts',
    '!../../**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(strings);
const names = new Set([
  ...Object.values(copy).flatMap(strings),
  ...Object.values(pages).flatMap(({ title }) => [...title]),
]);

/** What is no name of ours. */
const OTHER: readonly (readonly [what: RegExp, why: string])[] = [
  [/^(?:扫一扫|在浏览器中打开|Open in browser|…)$/, 'WeChat’s own menu'],
  [/^(?:一位听众|a listener)$/, 'how a giver is named'],
  [/^(?:免费|free)$/i, 'a mark'],
  [/^(?:听到一半|Half heard)$/, 'a shelf of the library, which has that heading'],
  [/林听雨/, 'an example'],
  [/^(?:动物|动物狂欢节|不动)$/, 'music, and a game'],
];
const QUOTED = /“([^”]+)”/g;

function strange(sources: Record<string, string>, filled: boolean): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    source
      .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
      .split('\n')
      .flatMap(line =>
        [...line.matchAll(QUOTED)]
          .map(([, text = '']) => text)
          .filter(text => !/^(?:\$\{|\{\{)/.test(text) && !OTHER.some(([what]) => what.test(text)))
          .filter(text => (filled ? !/^\{[\w.-]+\}$/.test(text) : !names.has(text)))
          .map(text => `${path.replace('../../', '')}: “${text}”`),
      ),
  );
}

it('in the help it is filled in from the copy', () => {
  expect(Object.keys(help).length).toBeGreaterThan(60);
  expect(strange(help, true)).toEqual([]);
});
it('in the copy, letters and refusals it is a text of the copy', () => {
  expect(names.size).toBeGreaterThan(1_000);
  expect(strange(words, false)).toEqual([]);
});
