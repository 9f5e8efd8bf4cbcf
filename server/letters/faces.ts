import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { cleanName, isPrintable } from '#domain/rules/printable.ts';

/**
 * The fonts of what is printed, the usual one first: Chinese with the plain alphabet; all of Latin, Greek and Cyrillic; rarer
 * Chinese characters and signs; Hangul. The last two are unpacked when a ticket has something of theirs.
 */
export const FACES = [
  'noto-serif-sc.ttf',
  'noto-serif.ttf',
  'noto-serif-sc-rare.ttf.br',
  'noto-serif-kr.ttf.br',
] as const;
export type Face = (typeof FACES)[number];

export type Pen = InstanceType<typeof PDFDocument>;
/** Of the usual face: a line's height, and where letters stand in it, by size. */
export const NATURAL = 1.44;
export const ASCENT = 1.151;

interface Run {
  readonly face: Face;
  readonly text: string;
}

const opened = new Map<Face, { readonly bytes: Buffer; readonly font: Font }>();
export function openFace(face: Face): { readonly bytes: Buffer; readonly font: Font } {
  const known = opened.get(face);
  if (known) return known;
  const file = readFileSync(new URL(`./fonts/${face}`, import.meta.url));
  const bytes = face.endsWith('.br') ? brotliDecompressSync(file) : file;
  const fresh = { bytes, font: create(bytes) as Font };
  opened.set(face, fresh);
  return fresh;
}
const has = (face: Face, text: string): boolean =>
  [...text].every(char => openFace(face).font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));

/**
 * What can be printed of a text: never a box. A letter that no face has stands as its number in Unicode, a sign is left
 * out; forms and `season check` have refused both, so that this is for what was kept before.
 */
export function printed(text: string): string {
  // What has no width goes first: as a space it would part a word.
  const clean = cleanName(cleanName(text).replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '));
  return [...clean]
    .map(char => {
      if (isPrintable(char)) return char;
      const plain = char.normalize('NFKC');
      if ([...plain].every(isPrintable)) return plain;
      return /\p{L}/u.test(char) ? `[U+${char.codePointAt(0)?.toString(16).toUpperCase()}]` : '';
    })
    .join('');
}

/** A letter with its marks, which stand in one face where one has them all. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;
const [SONG, WESTERN] = FACES;

/** The text in pieces of one face each. Where a letter is not in the usual face, all of the alphabet is in the other. */
export function runsOf(text: string): Run[] {
  const letters = text.match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]/gu) ?? [];
  const order: readonly Face[] = has(SONG, letters.join(''))
    ? FACES
    : [WESTERN, ...FACES.filter(face => face !== WESTERN)];
  const runs: Run[] = [];
  const add = (face: Face, piece: string): void => {
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + piece };
    else runs.push({ face, text: piece });
  };
  for (const cluster of text.match(CLUSTERS) ?? []) {
    const whole = order.find(face => has(face, cluster));
    if (whole) add(whole, cluster);
    else for (const char of cluster) add(order.find(face => has(face, char)) ?? SONG, char);
  }
  return runs;
}

export function widthOf(pdf: Pen, text: string): number {
  return runsOf(text).reduce((sum, run) => sum + use(pdf, run.face).widthOfString(run.text), 0);
}

/** One line, from `x` on its base line. */
export function write(pdf: Pen, text: string, x: number, baseline: number): void {
  let at = x;
  for (const run of runsOf(text)) {
    use(pdf, run.face).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(run.text);
  }
}

/** Chinese breaks between any two characters, but not before a mark that closes; other words stay whole. */
export function broken(pdf: Pen, words: string, width: number): string[] {
  const out = [''];
  for (const part of words.match(
    /[\u2e80-\uffef][，。、；：？！）》」』”’…·]*|[^\s\u2e80-\uffef]+\s*|\s+/gu,
  ) ?? []) {
    const last = out.at(-1) ?? '';
    if (last !== '' && widthOf(pdf, (last + part).trimEnd()) > width) out.push(part.trimStart());
    else out[out.length - 1] = last + part;
  }
  return out.map(line => line.trimEnd());
}

const registered = new WeakMap<Pen, Set<Face>>();
function use(pdf: Pen, face: Face): Pen {
  const known = registered.get(pdf) ?? new Set();
  registered.set(pdf, known);
  if (!known.has(face)) pdf.registerFont(face, openFace(face).bytes as never);
  known.add(face);
  return pdf.font(face);
}
