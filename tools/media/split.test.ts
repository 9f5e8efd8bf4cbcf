import { expect, it } from 'vitest';
import { readScore } from './read-score.ts';
import { movementsOf } from './split.ts';
import { tinyScore } from './tiny-score.ts';

const numbered = (...numbers: string[]) => numbers.map(number => ({ notes: 'C4 D4 E4 F4', number }));
const bars = (xml: string) => readScore('tiny', xml).bars.map(b => b.number);

it('leaves a score of one movement as it is; an upbeat begins none', () => {
  const one = tinyScore({ Flute: numbered('0', '1', '2') });
  expect(movementsOf(one)).toEqual([one]);
});

it('cuts a file where the numbers begin afresh, in every part', () => {
  const numbers = ['1', '2', '1', '2', '0', '1'];
  const cut = movementsOf(tinyScore({ Flute: numbered(...numbers), Oboe: numbered(...numbers) }));
  expect(cut.map(bars)).toEqual([
    ['1', '2'],
    ['1', '2'],
    ['0', '1'],
  ]);
  expect(cut.map(xml => readScore('tiny', xml).number)).toEqual(['1', '2', '3']);
});

it('says at the beginning of a movement what was in force before: unit, metre, clef of each staff', () => {
  const change =
    '<attributes><divisions>8</divisions><time><beats>3</beats><beat-type>4</beat-type></time><clef number="2"><sign>F</sign></clef></attributes>';
  const xml = tinyScore({
    Flute: [
      { notes: 'C4 D4 E4 F4', number: '1' },
      { notes: 'C4:2 D4:2 E4:2', number: '2', head: change },
      { notes: 'C4:2 D4:2 E4:2', number: '1' },
    ],
  });
  const [, second = ''] = movementsOf(xml);
  expect(second).toMatch(/<attributes><divisions>8<.*<beats>3<.*<clef number="2">/);
  expect(readScore('tiny', second).bars[0]).toMatchObject({ nominal: 3, length: 3 });
});
