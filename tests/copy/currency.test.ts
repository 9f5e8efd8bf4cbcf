import { expect, it } from 'vitest';

/** What an amount is written in says the brand file, and `lib/price.ts` writes it: no text of ours has a currency. */
const sources = import.meta.glob<string>(
  [
    '../../src/**/*.{ts,tsx}',
    '../../server/**/*.ts',
    '../../scripts/*.ts',
    '../../tools/archive/*.ts',
    '!../../**/*.test.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Signs are meant there: what tables of others have, what visitors type, the statement of a Chinese gateway, and the vendor's discountDesc, which ends with its unit. */
const MEANT = [
  'src/brand.ts',
  'src/domain/words/discount.ts',
  'src/features/discounts/figure.tsx',
  'server/gateways/alipay-bill.ts',
  'server/gateways/open.ts',
  'server/search/prices.ts',
  'server/season/currency-signs.ts',
];
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const SIGN =
  /[¥￥€£]|[\d}）]\s?[元圆]|[（(百千万每一二三五十]元(?!素|旦|宵)|\b(?:in|million|a|per|one|every|of) yuan\b| \(yuan\)/i;

it.each([
  ['共 {{price}} 元', true],
  ['¥{{price}}', true],
  ['每元积一分', true],
  ['a yuan for every 100', true],
  ['一个单元，{{n}} 个元素', false],
  ['第 3 单元', false],
  ['yuan={total}', false],
])('“%s” has a currency: %s', (text, has) => expect(SIGN.test(text)).toBe(has));

it('is in no text of the site, the box office and its commands', () => {
  const found = Object.entries(sources).flatMap(([path, source]) => {
    const file = path.replace('../../', '');
    if (MEANT.includes(file)) return [];
    const lines = source.replace(COMMENTS, c => c.replace(/[^\n]/g, ' ')).split('\n');
    return lines.flatMap((line, i) => (SIGN.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
