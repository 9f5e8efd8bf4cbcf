import type { Bilingual } from '../text.ts';

/** Lengths of time in words: every text that states one has it from here. */

/** Small numbers in English, each at its place. */
export const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** From so many hours on whole days are counted in days. */
const IN_DAYS = 72;

export interface Span {
  readonly count: Bilingual;
  readonly unit: Bilingual;
}

export const spelled = (n: number): string => SMALL[n] ?? String(n);

/** “48 hours”, “seven days”. */
export function span(hours: number): Span {
  const days = hours / 24;
  if (hours < IN_DAYS || !Number.isInteger(days))
    return { count: { zh: `${hours}`, en: `${hours}` }, unit: { zh: '小时', en: 'hours' } };
  return { count: { zh: `${days}`, en: spelled(days) }, unit: { zh: '天', en: 'days' } };
}

export const whole = ({ count, unit }: Span): Bilingual => ({
  zh: `${count.zh} ${unit.zh}`,
  en: `${count.en} ${unit.en}`,
});

const counted = (n: number, zh: string, en: string): Bilingual => ({
  zh: `${n} ${zh}`,
  en: `${n > 12 ? n : spelled(n)} ${en}${n === 1 ? '' : 's'}`,
});
export const minutesWords = (n: number): Bilingual => counted(n, '分钟', 'minute');
export const hoursWords = (n: number): Bilingual => counted(n, '小时', 'hour');
export const daysWords = (n: number): Bilingual => counted(n, '天', 'day');
export const monthsWords = (n: number): Bilingual => counted(n, '个月', 'month');
