import { SMALL } from '#domain/words/span.ts';
import { chineseNumber } from './normal.ts';

/** An age in a question as the words for people of that age: 65岁以上 is 老人, over 65s are seniors. */
const CHINESE = /(?:年满|满)?(\d{1,3}|[一二两三四五六七八九十]{1,3})\s*周?岁(?:以上|以下|以内|左右)?/g;
const ENGLISH =
  /\b(?:over|under|above|below|aged|age)[ -](\d{1,2})['’]?s\b|\b(?:aged|age) (\d{1,2})\b|\b(\d{1,2})[ -]years?[ -]olds?\b|\b(\d{1,2}) ?\+(?= |$)/gi;

const IN_WORDS = new RegExp(`\\b(${SMALL.slice(1).join('|')})(?=[ -]years?[ -]olds?\\b)`, 'gi');

const OLD = 55;
const GROWN = 14;
const YOUNG = 35;

function peopleOf(age: number, zh: boolean): string | null {
  if (age >= OLD) return zh ? '老人' : 'seniors';
  if (age < GROWN) return zh ? '儿童 几岁' : 'children age limit';
  if (age <= YOUNG) return zh ? '青年' : 'young people';
  return null;
}

export const withoutAges = (question: string): string =>
  question
    .normalize('NFKC')
    .replace(CHINESE, (all, figure: string) => {
      const age = /\d/.test(figure) ? Number(figure) : chineseNumber(figure);
      const people = peopleOf(age, true);
      return people ? ` ${people} ` : all;
    })
    .replace(IN_WORDS, word => String(SMALL.indexOf(word.toLowerCase())))
    .replace(ENGLISH, (all, ...figures: unknown[]) => {
      const figure = figures.slice(0, 4).find(one => typeof one === 'string');
      return peopleOf(Number(figure), false) ?? all;
    });
