import { monthName } from './dates.ts';

/** Months in English as they are typed: whole, and by the three letters that tell them apart. */
export const MONTHS = Array.from({ length: 12 }, (_, i) => monthName(i + 1, 'en-US').toLowerCase());
export const MONTHS_SHORT = MONTHS.map(name => name.slice(0, 3));
/** 12 for dec, Dec and December; 0 for what is no month. */
export const monthNamed = (word: string): number => MONTHS_SHORT.indexOf(word.slice(0, 3).toLowerCase()) + 1;
