/**
 * Characters that tickets can be printed with: those that one of their fonts has (server/letters/fonts). Each pair is
 * how far the next ones begin behind the last, and how many more follow; hexadecimal, made by scripts/fonts.ts.
 */
const RANGES =
  '20+5E 22+C 2+2C9 3+5 5+6 2 2+13 2+3E F+13F BCC 5+FF 8B1+10 5 2+7 1B2+8 78+F9 2+11A 3+5 3+25 3+5 3+7 2 2 2 2+1E 3+34 2+E 2+D 3+5 2+12 3+2 2+8 2+A 6+17 8+30 11+1 3+1A 2+C 4+20 1D+1 12 10+6B 5+B 8+1 5 7+9 1F+1 B+2 5+1 4 2 2 12+3 C B 2+1 2+6 4 2+2 2 5 3+3 3 2+9 6+3 6 6 2 3 4 14+2 2+3 3+1 3+1 3+1 3+1 B+5 3+1 A+4 7 5 1A 1B+1 14 16+2 B 6 11+1 86+1 D+E 2 C+1 48 3D+14B 6+2 3+1 5+1 3+1 5+1 2+3 2+5 F+4 9 11+3 2+1 3 5+1 7+1 5+3 10 11+2 1E+F 3+B 23 1D+1 44 11 7 23 2+1 16 20+1D E 193+1 8A 3B+1 10A+2 13 7B CB+1F 161+7D 23+19 2+58 D+D5 1B+B 5+3F 2+55 3+66 6+2A 2+5D 2+2B 5+23 D+2E 2+10B 2+1A92 41+51FF 641+5F 61+CA 6+1 2 2+4 19+D 12F 32+1C 1B4+3B 95+2BA3 D+16 5+30 2106+2 2+1 4+2 9+5 3+2 D+1 2 2+4 2 2+1 9 4+1 2 4 4+1 B 4+6 6 4+2 2 3+2 3+2 4+1 5+2 2 3 2 2 3 3+1 2+1 6 9 7 2+1 2+1 2+1 2 5+1 A 8+2 2+8 3 2 8 3+1 5+1 2 2 3 3+3 2 2+3 2 2+1 4 7+2 2+1 3+2 6 4+2 2+1 2 D 2 2 11+2 A2+6 2FA 10+9 7+32 2+12 2+3 96+BD 4+5 3+5 3+5 3+2 4+6 2+6 E+1 783+5 2+29 2+8 D746+1E 11E2+C 4+5C 4+3C 54+2 E+2B 5+8 8+1 E36 2 43 98 4C4 4E 65A 6CA 79 1C4 13B8 C3C 6CC+1 18B 3DB 10 6DB F2 26 7C 4C A69 30 46 92F 34A 26C 1E9 106 1D5 20B C5 C91 5FD 14A 40F 270 1D 14B 369 FE 8 2 3 1BB 8A 7E6 191 76E 5 9 851 11E 1C 119 6 22 54A 185+1 F+1 B5 113 63 C 3 B 87 C 3 4E 86 8 7 3 14+1 28 78+1 4 34 D 28+1 9+2 2 2 69+1 17 40 BC 1C 21 13 3 A 4 12 9C 20F 98 3 1A 7 98 15C 10 70 32 200+1 7F 21 10B 4 20 83 C 1C 73 44 6 3 124 C 3 AB D1 5 9 8 2+2 2 13 8+1 E1 3 70 22 3C DC 5 3 12 14 3 13 E5 C 6F 2C 80 4+1 3 7+1 2 4 2 9 4 C+1 9 5 3 3 4 3 2 4 35 E+1 E 88 9 96+1 7 2 3+1 7 81 2 2+1 F+1 8 5+1 27 43 2 9 3 4 52 C B 6B1 2334 C 32 6A';

let table: readonly (readonly [from: number, to: number])[] | undefined;

function ranges() {
  let last = 0;
  table ??= RANGES.split(' ').map(pair => {
    const [gap = '', more = '0'] = pair.split('+');
    const from = last + Number.parseInt(gap, 16);
    last = from + Number.parseInt(more, 16);
    return [from, last] as const;
  });
  return table;
}

export const isPrintable = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return ranges().some(([from, to]) => from <= code && code <= to);
};

/** As names are kept: a letter and its marks are one character where there is one, spaces are plain. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** What of a name no ticket can be printed with, each once: signs, and letters that no font here has. */
export const unprintable = (name: string): readonly string[] => [
  ...new Set([...cleanName(name)].filter(char => !isPrintable(char))),
];
