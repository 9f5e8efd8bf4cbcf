import type { Locale } from '#site/tree.ts';

/**
 * The fonts that every PDF reader brings: Times for English, STSong-Light for Chinese. Nothing is embedded, so the
 * file is a few kilobytes (PDF 1.7, 9.6.2.2 and 9.7.5.2).
 */
export interface Font {
  /** The font's objects: the first one is the font itself. `at` is the number of the first. */
  objects(at: number): string[];
  /** The text as a hexadecimal string operand. */
  encode(text: string): string;
  /** Width of a character in thousandths of the size. */
  width(char: string): number;
  /** Whether a line may break before this character. */
  breaksBefore(char: string, before: string): boolean;
}

/** Advance widths of the characters from space to ~ (Adobe's metrics). */
const TIMES = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
  500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
  389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
  500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
  278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];
const SONG = [
  207, 270, 342, 467, 462, 797, 710, 239, 374, 374, 423, 605, 238, 375, 238, 334, 462, 462, 462, 462, 462,
  462, 462, 462, 462, 462, 238, 238, 605, 605, 605, 344, 748, 684, 560, 695, 739, 563, 511, 729, 793, 318,
  312, 666, 526, 896, 758, 772, 544, 772, 628, 465, 607, 753, 711, 972, 647, 620, 607, 374, 333, 374, 606,
  500, 239, 417, 503, 427, 529, 415, 264, 444, 518, 241, 230, 495, 228, 793, 527, 524, 524, 504, 338, 336,
  277, 517, 450, 652, 466, 452, 407, 370, 258, 370, 605,
];
const plain = (char: string): number => char.charCodeAt(0) - 32;
const hex = (n: number, digits: number): string => n.toString(16).toUpperCase().padStart(digits, '0');

/** What Windows-1252 has above 127, as far as our texts use it, and two names that it lacks, on free places. */
const ABOVE: Readonly<Record<string, readonly [code: number, width: number]>> = {
  '‘': [145, 333],
  '’': [146, 333],
  '“': [147, 444],
  '”': [148, 444],
  '–': [150, 500],
  ř: [1, 333],
  Ř: [2, 667],
};
const latin = (char: string): readonly [code: number, width: number] => {
  const code = char.charCodeAt(0);
  if (code >= 32 && code < 127) return [code, TIMES[plain(char)] ?? 500];
  if (code >= 160 && code < 256) return [code, code === 183 ? 250 : 500];
  return ABOVE[char] ?? [63, 444];
};

const times: Font = {
  objects: () => [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /rcaron /Rcaron] >> >>',
  ],
  encode: text => `<${[...text].map(c => hex(latin(c)[0], 2)).join('')}>`,
  width: char => latin(char)[1],
  breaksBefore: (_, before) => before === ' ',
};

/** Marks that may not begin a line. */
const CLOSING = /[，。、；：？！）》」』”’…·%％]/u;
const WIDE = /[^\u0020-\u007e]/u;
const song: Font = {
  objects: at => [
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [${at + 1} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /W [1 [${SONG.join(' ')}]] /FontDescriptor ${at + 2} 0 R >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ],
  encode: text => `<${Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i), 4)).join('')}>`,
  width: char => (WIDE.test(char) ? 1000 : (SONG[plain(char)] ?? 500)),
  breaksBefore: (char, before) =>
    before === ' ' ||
    ((WIDE.test(char) || WIDE.test(before)) && !CLOSING.test(char) && !/[（《「“]/u.test(before)),
};

export const fontOf = (locale: Locale): Font => (locale === 'zh-CN' ? song : times);

export const widthOf = (font: Font, text: string, size: number): number =>
  ([...text].reduce((sum, c) => sum + font.width(c), 0) * size) / 1000;

/** The text in lines of at most `width` points. A word that is longer stands alone. */
export function wrap(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let word = '';
  for (const char of text) {
    if (word !== '' && font.breaksBefore(char, word.slice(-1))) {
      line += word;
      word = '';
    }
    word += char;
    if (line !== '' && widthOf(font, (line + word).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
  }
  return [...lines, (line + word).trimEnd()].filter(l => l !== '');
}
