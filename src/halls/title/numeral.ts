const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The number of a movement, from 0. */
export const numeral = (i: number): string => ROMAN[i] ?? String(i + 1);
