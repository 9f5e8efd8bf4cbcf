import { expect, it } from 'vitest';
import { LEVELS, type Level } from '../rules/level.ts';
import { leadWords, levelWords } from './level.ts';
import { percentOffWords, tenths } from './percent.ts';

it.each([
  [5, '九五折', '9.5'],
  [10, '九折', '9'],
  [12, '八八折', '8.8'],
  [12.5, '8.75折', '8.75'],
  [50, '五折', '5'],
  [90, '一折', '1'],
  [95, '0.5折', '0.5'],
])('%d percent off is said %s', (percent, zh, left) => {
  expect(percentOffWords(percent)).toEqual({ zh, en: `${percent}% off` });
  expect(tenths(percent)).toBe(left);
});

it('a level says what its rule gives, whatever that is', () => {
  const said = (level: Level): string =>
    levelWords(level)
      .rights.map(({ zh, en }) => `${zh} ${en}`)
      .join(' ');
  const [, second] = LEVELS as readonly [Level, Level];
  expect(said(second)).toContain('九五折 Member discount: 5% off');
  expect(said(second)).toContain('提前半天购买');
  const other = said({ ...second, percentOff: 7, pointsPerYuan: 4, leadHours: 36 });
  for (const words of ['九三折', '7% off', '积 4 分', '4 points', '提前 36 小时购买', '36 hours early'])
    expect(other).toContain(words);
  expect(other).not.toMatch(/九五折|5% off|半天/);
  expect(leadWords(72)).toEqual({ zh: '三天', en: 'three days' });
});
