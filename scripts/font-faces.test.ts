import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { facesOf } from './font-faces.ts';

const FONTS = 'src/styles/fonts';
const faces = facesOf(readFileSync('src/styles/fonts.css', 'utf8'));
const characters = (...path: string[]): ReadonlySet<number> =>
  new Set((create(readFileSync(join(FONTS, ...path))) as Font).characterSet);
const fontsIn = (folder: string): string[] => readdirSync(folder).filter(file => file.endsWith('.woff2'));
const said = (codes: Iterable<number>): string => String.fromCodePoint(...codes);

test('a face names what its file has, so that no file is fetched for a character that it lacks', () => {
  const lacking = faces.flatMap(({ family, file, codes }) => {
    const has = characters(file);
    const not = codes.filter(code => !has.has(code));
    return not.length > 0 ? [`${family}, ${file}: ${said(not)}`] : [];
  });
  expect(lacking).toEqual([]);
  expect(fontsIn(FONTS).sort()).toEqual([...new Set(faces.map(({ file }) => file))].sort());
});

test('a character of a family is in one file, and the English family has all of them', () => {
  const of = new Map<string, number[]>();
  for (const { family, italic, codes } of faces) {
    const name = italic ? `${family}, italic` : family;
    of.set(name, [...(of.get(name) ?? []), ...codes]);
  }
  for (const [family, codes] of of)
    expect(said(codes.filter((code, i) => codes.indexOf(code) !== i)), family).toBe('');
  const whole = ['heming-serif-latin.woff2', 'heming-serif-latin-ext.woff2'].flatMap(file => [
    ...characters('whole', file),
  ]);
  const english = of.get('Heming Serif EN') ?? [];
  const drawn = whole.filter(code => code > 0x20 && code !== 0xad && code < 0xffff);
  expect(drawn.length).toBeGreaterThan(200);
  expect(said(drawn.filter(code => !english.includes(code)))).toBe('');
});
