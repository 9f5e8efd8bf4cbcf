import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalled, nameWords } from '#domain/rules/name-words.ts';
import { namesTyped } from '#server/desk/names-typed.ts';
import { NAME_OF_MEMBER } from '#server/store/sql/name-words.ts';
import { eachStore, storeKinds } from './stores.ts';

const LETTERS = [
  ...'aZéřŁøÅßŒÞþİıĐẞςΣЙёЇқ王晓々ー・·•.,-’\'"\\ 　ﾊﾟｱＡﬁ½김é\u0301{}[]%_',
  'Ž',
  '\u00ad',
  '\u200e',
  'Nguyễn',
  'DŽ',
];

eachStore(
  (_, __, openWithDatabase) => {
    test('a database takes a name apart as the rule does', async () => {
      const { database } = await openWithDatabase();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 }).map(all => all.join('')),
          async nickname => {
            const [row] =
              (await database?.query<{ words: string[] }>(
                `select ${NAME_OF_MEMBER} as words from (select $1::text as nickname) m`,
                [nickname],
              )) ?? [];
            expect(row?.words.filter(Boolean)).toEqual(nameWords(nickname));
          },
        ),
        { numRuns: 300 },
      );
    });
  },
  storeKinds().filter(kind => kind !== 'memory'),
);

test.each([
  ['Antonín Dvořák', 'dvorak'],
  ['Dvorak', 'Dvořák'],
  ['Jürgen Müller', 'Mueller'],
  ['Juergen Mueller', 'Müller Jürgen'],
  ['Håkon Sæther', 'haakon saether'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Groß', 'GROSS'],
  ['Mu\u00adlova', 'mulova'],
  ['Nguyễn Đức', 'Nguyen Duc'],
  ["Siobhán O'Brien", 'obrien'],
  ['Пётр Чайковский', 'ПЕТР'],
  ['阿卜杜拉·买买提', '阿卜杜拉买买提'],
  ['ヴィクトリア・ムローヴァ', 'ヴィクトリア ムローヴァ'],
])('%s answers to %s', (name, typed) => {
  const words = nameWords(name);
  expect(namesTyped(typed).some(way => way.every(word => words.includes(word)))).toBe(true);
});

test.each([
  ['Dvořák', 'Dvoř'],
  ['王晓明', '王'],
  ['Xu Wei', 'Xue Wei Li'],
])('%s does not answer to %s', (name, typed) => {
  const words = nameWords(name);
  expect(namesTyped(typed).some(way => way.every(word => words.includes(word)))).toBe(false);
});

test('a door’s list is read by any part of a name', () => {
  expect(isCalled(['Antonín Dvořák', '池座 2排14座'], 'dvor')).toBe(true);
  expect(isCalled(['Antonín Dvořák', '池座 2排14座'], '2排14')).toBe(true);
  expect(isCalled(['Antonín Dvořák'], ' ’ ')).toBe(false);
});
