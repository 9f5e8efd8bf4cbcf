import { expect, it } from 'vitest';
import { namesOf } from './names.ts';
import { readScore } from './read-score.ts';
import { tinyScore } from './tiny-score.ts';

const score = (names: object) => ({
  ...readScore('tiny', tinyScore({ Flute: [{ notes: 'C4' }] })),
  ...names,
});

it('takes names from the score, in the order in which they are read', () => {
  const names = { composer: 'Haydn, Franz Joseph', work: 'Symphony No.104', movement: 'Adagio', number: '1' };
  expect(namesOf(score(names), {}, 'x')).toEqual({
    composer: { zh: 'Franz Joseph Haydn', en: 'Franz Joseph Haydn' },
    workTitle: { zh: 'Symphony No.104', en: 'Symphony No.104' },
    title: { zh: '第1乐章 Adagio', en: 'I. Adagio' },
  });
  expect(namesOf(score({ ...names, movement: 'Symphony No.104' }), {}, 'x').title.en).toBe('Movement I');
});

it.each([
  ['"Die Forelle"', 'Die Forelle (4th version, 1820)', '', 'Die Forelle (4th version, 1820)', null],
  ['Die Forelle', 'Die Forelle', '', 'Die Forelle', null],
  ['Gretchen am Spinnrade', 'Gretchen am Spinnrade', '', 'Gretchen am Spinnrade', null],
  ['Symphony No. 5', 'Symphony No. 5 - Andante', '2', 'Symphony No. 5', 'II. Andante'],
  ['Symphony No. 5', 'symphony no. 5', '2', 'Symphony No. 5', 'Movement II'],
  ['Trio', 'Trios in one piece', '', 'Trio', 'Trios in one piece'],
  ['Winterreise', 'Gute Nacht', '1', 'Winterreise', 'I. Gute Nacht'],
  ['', '“Nacht”', '', 'Nacht', null],
  ['Sonata "Appassionata"', 'Finale', '3', 'Sonata "Appassionata"', 'III. Finale'],
])('has one name for one thing: %s, %s', (work, movement, number, whole, title) => {
  const names = namesOf(score({ work, movement, number }), {}, 'x');
  expect([names.workTitle.en, names.title.en]).toEqual([whole, title ?? whole]);
});

it('is never without a name', () => {
  const { composer, workTitle, title } = namesOf(score({}), {}, 'Trio in G');
  expect([composer.en, workTitle.en, title.en]).toEqual(['Composer not named', 'Trio in G', 'Trio in G']);
});

it('takes what is said beside the score instead', () => {
  const title = { zh: '一、快板', en: 'I. Allegro' };
  expect(namesOf(score({ movement: 'x' }), { title }, 'x').title).toEqual(title);
});
