import { expect, it } from 'vitest';
import { isNamed, isOpen, scoreCredits } from './credits.ts';
import { readScore } from './read-score.ts';
import { tinyScore } from './tiny-score.ts';

const score = (identification: string) =>
  readScore(
    'tiny',
    tinyScore({ Voice: [{ notes: 'C4' }] }).replace(
      '<part-list>',
      `<identification>${identification}</identification><part-list>`,
    ),
  );
const who = (identification: string, annotated = false) =>
  scoreCredits(score(identification), undefined, annotated).map(c => `${c.what.en}: ${c.who}`);

it('takes credits from the words of the file: its rights, who wrote the words, who transcribed it', () => {
  const file =
    '<creator type="lyricist">J. W. von Goethe</creator><creator type="arranger">Transcribed by A and B from the file at x</creator><rights>OpenScore (CC0)</rights><source>http://musescore.com/1</source>';
  expect(who(file)).toEqual([
    'Score: OpenScore',
    'Words: J. W. von Goethe',
    'Transcription of the score: A and B',
  ]);
  const credits = scoreCredits(score(file), undefined, false);
  expect(credits[2]?.url).toBe('http://musescore.com/1');
  expect(isOpen(credits)).toBe(true);
});

it('guesses no collection, and says so where a file is silent', () => {
  expect(who('<rights>Score: CC0 1.0 Universal; Annotations: CC-By-SA</rights>')).toEqual([
    'Score: Score: CC0 1.0 Universal; Annotations: CC-By-SA',
  ]);
  expect(who('')).toEqual(['Score: not named']);
  expect(isNamed(scoreCredits(score(''), undefined, false))).toBe(false);
});
