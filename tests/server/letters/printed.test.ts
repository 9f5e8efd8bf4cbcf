import { constants, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, isPrintable, unprintable } from '#domain/rules/printable.ts';
import type { Sheet } from '#server/letters/content.ts';
import { FACES, openFace, printed, runsOf } from '#server/letters/faces.ts';
import { ticketPdf } from '#server/letters/ticket-pdf.ts';

const sheet = (title: string, linkman: string): Sheet =>
  ({
    ticket: { code: 'T1.abc', seatIds: [], label: '', price: 1, used: false },
    order: { tradeNo: '2026112600001', seats: [], items: [], contact: { linkman } },
    guests: [{ name: linkman, number: 'E1******9', seat: { row: '1', number: '2' } }],
    evening: {
      title: { zh: title, en: title },
      art: { seed: 'x', key: 'C major' },
      occasion: {
        id: 'x',
        startsAt: Date.UTC(2027, 2, 5, 11, 30),
        minutes: 90,
        place: { name: { zh: title, en: title }, address: { zh: linkman, en: linkman } },
        realName: true,
        doors: [],
      },
    },
  }) as never;

/** Numbers of the glyphs that a PDF draws; 0 is the box. */
function glyphs(pdf: Uint8Array): number[] {
  const text = Buffer.from(pdf).toString('latin1');
  const drawn: number[] = [];
  for (const [, body = ''] of text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    let stream = '';
    try {
      stream = inflateSync(Buffer.from(body, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
        'latin1',
      );
    } catch {
      continue;
    }
    for (const [, list = ''] of stream.matchAll(/\[([^\]]*)\] TJ/g))
      for (const [, hex = ''] of list.matchAll(/<([0-9a-f]+)>/gi))
        for (let i = 0; i < hex.length; i += 4) drawn.push(Number.parseInt(hex.slice(i, i + 4), 16));
  }
  return drawn;
}

const NAMES: Readonly<Record<string, string>> = {
  Latin: 'Antonín Dvořák, Željko Şahin, Łukasz Őrsi, Đorđe Ștefan, Ėglė Ūdrė, Jón Þór',
  Vietnamese: 'Nguyễn Thị Phương Thảo',
  decomposed: 'Dvořák Thảo'.normalize('NFD'),
  marks: 'M̃ąŕĩŋ ẏ̈',
  Greek: 'Μίκης Θεοδωράκης, Ἀλέξανδρος',
  Cyrillic: 'Пётр Ильич Чайковский, Їжакевич, Ђорђе, Ұлт',
  Hangul: '윤이상, 김연아',
  kana: 'たけみつ とおる、ヴァイオリン',
  rare: '喆堃珺玥、䶮、㛃、𬭎、旻翀',
  signs: 'B♭ F♯ № 5 ★ “x” · — …',
};

describe('a ticket', () => {
  it.each(Object.entries(NAMES))('has no box where there is %s', async (_, name) => {
    expect(unprintable(name)).toEqual([]);
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const drawn = glyphs(await ticketPdf([sheet(name, name)], locale));
      expect(drawn.length).toBeGreaterThan([...name].length);
      expect(drawn).not.toContain(0);
    }
  });

  it('has none either for what was kept before anybody asked', async () => {
    const drawn = glyphs(await ticketPdf([sheet('Gala 💃🏽 𝓐', 'فيروز 𠮷')], 'en-US'));
    expect(drawn).not.toContain(0);
    expect(printed('Gala 💃🏽 𝓐')).toBe('Gala  A');
    expect(printed('𠮷')).toBe('[U+20BB7]');
  });

  it('is not parted by what has no width: soft hyphens, directions, joiners', () => {
    expect(printed('Con\u00adcerto')).toBe('Concerto');
    expect(printed('\u200fAnna\u200d\u2060 Li\ufeff')).toBe('Anna Li');
    expect(printed('one\u2028two\tthree')).toBe('one two three');
  });

  it('sets a name in one face', () => {
    expect(runsOf('Antonín Dvořák').map(run => run.face)).toEqual(['noto-serif.ttf']);
    expect(runsOf('Johannes Brahms').map(run => run.face)).toEqual(['noto-serif-sc.ttf']);
    expect(runsOf('王㛃').map(run => run.face)).toEqual(['noto-serif-sc.ttf', 'noto-serif-sc-rare.ttf.br']);
  });
});

describe('what forms accept', () => {
  it('is what the fonts have', () => {
    const have = new Set(FACES.flatMap(face => openFace(face).font.characterSet));
    const shown = (code: number): boolean => !/[\p{C}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(code));
    for (let code = 0x20; code < 0x3_2000; code++)
      if (isPrintable(String.fromCodePoint(code)) !== (have.has(code) && shown(code)))
        expect.fail(`U+${code.toString(16)}: run scripts/fonts.ts`);
  });

  it('has a face, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), name => {
        if (unprintable(name).length > 0) return;
        for (const { face, text } of runsOf(printed(name)))
          for (const glyph of openFace(face).font.layout(text).glyphs) expect(glyph.id).not.toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('is asked of a name as it is kept', () => {
    expect(cleanName(' Dvo\u0159a\u0301k\u200b ')).toBe('Dvořák');
    expect(unprintable('Mimi 😀😀')).toEqual(['😀']);
    expect(unprintable('فيروز')).not.toEqual([]);
    expect(unprintable('a\u{10FFFF}')).not.toEqual([]);
  });
});
