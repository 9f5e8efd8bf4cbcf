import { expect, it } from 'vitest';
import { bound, softly } from './line-ends.ts';

/** Where a line may end, as “/”, and what is bound, in brackets; beside that a line ends at spaces and punctuation. */
const ends = (text: string): string =>
  softly(text)
    .map(part =>
      bound(part)
        .map((words, n) => (n % 2 === 1 ? `[${words}]` : words))
        .join(''),
    )
    .join('/');

it.each([
  ['理查·施特劳斯　阿尔卑斯交响曲', '[理查·施特劳斯]　阿尔卑斯交响曲'],
  ['贝多芬　第五、第六交响曲', '贝多芬　第五、第六交响曲'],
  ['c小调第五交响曲“命运”，Op. 67', 'c小调/第五/交响曲“命运”，[Op. 67]'],
  ['G大调第三勃兰登堡协奏曲', 'G大调/第三/勃兰登堡/协奏曲'],
  ['青少年管弦乐队指南', '青少年/管弦乐队/指南'],
  ['佩利亚斯与梅丽桑德', '佩利亚斯/与梅丽桑德'],
  ['圣-桑　第三交响曲“管风琴”', '[圣-桑]　第三交响曲“管风琴”'],
  ['Saint-Saëns: Symphony No. 3 in C minor, Op. 78', 'Saint-Saëns: Symphony [No. 3] in [C minor], [Op. 78]'],
  ['String Quartet in E flat major, Hob. III:38', 'String Quartet in [E flat major], [Hob. III:38]'],
  ['Concerto in C-sharp minor, BWV 1064', 'Concerto in [C-sharp minor], [BWV 1064]'],
])('%s ends a line between words alone', (title, expected) => {
  expect(ends(title)).toBe(expected);
});

it('changes no letter', () => {
  expect(softly('降B大调第五交响曲与弦乐四重奏').join('')).toBe('降B大调第五交响曲与弦乐四重奏');
});
