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

it('is never without a name', () => {
  const { composer, workTitle, title } = namesOf(score({}), {}, 'Trio in G');
  expect([composer.en, workTitle.en, title.en]).toEqual(['Composer not named', 'Trio in G', 'Trio in G']);
});

it('takes what is said beside the score instead', () => {
  const title = { zh: '一、快板', en: 'I. Allegro' };
  expect(namesOf(score({ movement: 'x' }), { title }, 'x').title).toEqual(title);
});
