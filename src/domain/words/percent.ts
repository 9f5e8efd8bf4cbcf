import type { Bilingual } from '../text.ts';

/** What is left to pay, in tenths: 15 percent off is 8.5. */
export const tenths = (percent: number): string => String(Math.round((100 - percent) * 10) / 100);

/** As it is said: 八五折; with figures where that has no such words: 8.75折, 0.5折. */
const chineseTenths = (percent: number): string => {
  const left = 100 - percent;
  if (!Number.isInteger(left) || left < 10) return `${tenths(percent)}折`;
  return `${[...String(left).replace(/0$/, '')].map(d => '零一二三四五六七八九'[Number(d)]).join('')}折`;
};
/** So many percent off: 八五折, “15% off”. */
export const percentOffWords = (percent: number): Bilingual => ({
  zh: chineseTenths(percent),
  en: `${percent}% off`,
});
