const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The number of a movement, from 0. */
export const numeral = (i: number): string => ROMAN[i] ?? String(i + 1);

/** Names that say their number themselves: of a work whose first and third movements are here, by the score's count. */
const NUMBERED = /^([IVX]+\.|第[一二三四五六七八九十]+乐章)/;

/** The number beside each movement of a work; none where there is but one, or where a name has its own. */
export const numbersOf = (movements: readonly { readonly title: string }[]): string[] =>
  movements.map((m, i) => (movements.length === 1 || NUMBERED.test(m.title) ? '' : numeral(i)));
