import { expect, it } from 'vitest';
import { workOf } from './work-file.ts';

const fault = (...lines: string[]): string => {
  try {
    workOf(lines.join('\n'), 'x.work.yaml');
  } catch (error) {
    return String(error).replace('Error: ', '');
  }
  return '';
};

it('reads what is said of a piece; a text that is the same in both languages stands once', () => {
  const work = workOf(
    [
      'title: { zh: 第一乐章, en: I. Allegro }',
      'composer: N. N.',
      'settings: { tempo: 72, balance: { viola: 2 } }',
      'themes: { a: { zh: 主部, en: First subject } }',
      'form: [{ bar: 1, name: { zh: 呈示部, en: Exposition } }]',
      'credits: [{ what: Score, who: A copyist, licence: CC0 1.0 }]',
    ].join('\n'),
    'x.work.yaml',
  );
  expect(work.composer).toEqual({ zh: 'N. N.', en: 'N. N.' });
  expect(work.settings).toEqual({ tempo: 72, balance: { viola: 2 } });
  expect(work.form).toEqual([['1', { zh: '呈示部', en: 'Exposition' }]]);
  expect(work.credits?.[0]?.what).toEqual({ zh: 'Score', en: 'Score' });
  expect(workOf('', 'x.work.yaml')).toEqual({});
});

it('says with its line what is wrong', () => {
  expect(fault('title: A', 'settings:', '  speed: 3')).toBe(
    'x.work.yaml:3: “settings.speed” is no field of it',
  );
  expect(fault('title: A', 'settings:', '  tempo: fast')).toMatch(/^x\.work\.yaml:3: settings\.tempo: /);
  expect(fault('form:', '  - bar: 1')).toMatch(/^x\.work\.yaml:2: form\.0\.name: /);
  expect(fault('title: [')).toMatch(/^x\.work\.yaml:\d+: this YAML cannot be read/);
});
