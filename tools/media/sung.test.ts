import { expect, it } from 'vitest';
import { readScore } from './read-score.ts';
import { playedLines } from './sung.ts';
import { tempoMap } from './tempo.ts';
import { metronome, repeatTo, tinyScore } from './tiny-score.ts';
import { unfold } from './unfold.ts';

/** Bars of four notes, each with its syllables: `a-` goes on, verses stand after one another with a slash. */
const song = (bars: readonly string[], tail = '') =>
  tinyScore({
    Voice: bars.map((_, i) => ({
      notes: 'C4 D4 E4 F4',
      ...(i === 0 && { head: metronome(60) }),
      ...(i === bars.length - 1 && { tail }),
    })),
  }).replace(
    /<\/voice><\/note>/g,
    (
      syllables => () =>
        `</voice>${syllables
          .shift()!
          .split('/')
          .map((text, verse) =>
            text === ''
              ? ''
              : `<lyric number="${verse + 1}"><syllabic>${text.endsWith('-') ? 'begin' : 'single'}</syllabic><text>${text.replace('-', '')}</text></lyric>`,
          )
          .join('')}</note>`
    )(bars.join(' ').split(' ')),
  );
const linesOf = (xml: string) => {
  const score = readScore('song', xml, 'song.xml');
  const map = tempoMap(score, unfold(score.bars), { bend: 0 });
  return playedLines(score, map, { movement: 0, offset: 1, first: 0 });
};

it('reads syllables as words and words as lines, each when it is sung', () => {
  const bars = ['In ei- nem Bäch-', 'lein hel- le, da', 'schoß in fro- her', 'Eil die lau- nisch.'];
  const lines = linesOf(song(bars));
  expect(lines.map(l => l.texts)).toEqual([
    ['In einem Bächlein helle,'],
    ['da schoß in froher Eil die launisch.'],
  ]);
  expect(lines[0]?.from).toBeCloseTo(1, 1);
  expect(lines[1]).toMatchObject({ bar: 1, part: 0 });
});

it('sings each verse in its own pass, and the first where a verse has no words', () => {
  const bar = 'one/two/three a/b/c day,/night,/year, oh!';
  const xml = song([bar], repeatTo);
  const lines = linesOf(xml);
  expect(lines.map(l => l.texts)).toEqual([['one a day,'], ['oh!'], ['two b night,'], ['oh!']]);
  expect(lines[2]!.from).toBeGreaterThan(lines[1]!.to - 0.01);
});

it('takes verses that nothing is repeated for as other languages', () => {
  const lines = linesOf(
    song(['Leise/Softly flehen/implore meine/my Lieder,/songs,', '夜/Night 莺/sings 轻/low 唱。/now.']),
  );
  expect(lines.map(l => l.texts)).toEqual([
    ['Leise flehen meine Lieder,', 'Softly implore my songs,'],
    ['夜莺轻唱。', 'Night sings low now.'],
  ]);
});

it('has three verses at once for a score that sings each once', () => {
  const [line] = linesOf(song(['a/b/c a/b/c a/b/c a./b./c.']));
  expect(line?.texts).toEqual(['a a a a.', 'b b b b.', 'c c c c.']);
});

it('tells nothing of a score without words', () => {
  expect(linesOf(tinyScore({ Flute: [{ notes: 'C4 D4 E4 F4' }] }))).toEqual([]);
});
