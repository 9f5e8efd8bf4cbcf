import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { certain, fenOf, fenOfYuan } from './amount.ts';

test('a sum is a sum, and everything else is none', async () => {
  expect([fenOf(0), fenOf(76_000), fenOfYuan('0.01'), fenOfYuan('760')]).toEqual([0, 76_000, 1, 76_000]);
  for (const said of [
    undefined,
    null,
    '',
    'NaN',
    '76000',
    Number.NaN,
    Infinity,
    -1,
    0.5,
    2 ** 53,
    [],
    {},
    true,
  ])
    expect(fenOf(said)).toBeNull();
  for (const said of [
    undefined,
    null,
    '',
    'NaN',
    '-1',
    '+1',
    '1e3',
    '1,000',
    '760.001',
    ' 760',
    '.5',
    760,
    '0x10',
  ])
    expect(fenOfYuan(said)).toBeNull();
  const told = { payNo: 'p1', tradeNo: 't1', result: 'paid', amount: null } as const;
  await expect(certain(told)).rejects.toThrow('without an amount');
  await expect(certain(told, async () => null)).rejects.toThrow('without an amount');
  const known = { ...told, amount: 5 };
  expect(await certain(told, async () => known)).toEqual(known);
});

/** What stands in place of a missing sum would be taken for one. */
const MADE_UP =
  /(?:\?\?|\|\|)=? *(?:'0|"0|0\b)|\bNumber\((?!said\('timestamp'\)|whole \+|new RegExp|cells\()/;

test('no reader of what gateways send makes a sum up', () => {
  for (const file of globSync('server/{gateways,pay}/*.ts').filter(f => !f.endsWith('.test.ts')))
    for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries())
      expect(MADE_UP.test(line), `${file}:${i + 1} ${line}`).toBe(false);
});
