import type { Bilingual } from '#domain/text.ts';
import { chineseNumber, inChinese } from '../normal.ts';

/** How listeners shorten a composer's name, where it is more than its first character. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  tchaikovsky: ['老柴'],
  shostakovich: ['老肖'],
  rachmaninoff: ['拉赫'],
  mendelssohn: ['门德'],
  bruckner: ['布鲁'],
  mozart: ['莫扎'],
  'strauss-r': ['理查'],
};
/** Genres by their full name, and what is said instead: an empty one is left unsaid. */
const GENRES: readonly (readonly [zh: RegExp, said: readonly string[]])[] = [
  [/交响曲/, ['', '交', '交响曲']],
  [/钢琴协奏曲/, ['', '钢协', '钢琴协奏曲']],
  [/小提琴协奏曲/, ['小协', '小提琴协奏曲']],
  [/大提琴协奏曲/, ['大协', '大提琴协奏曲']],
  [/弦乐四重奏/, ['弦四', '四重奏']],
  [/钢琴四重奏/, ['钢四']],
  [/勃兰登堡协奏曲/, ['勃兰登堡']],
];
/** Epithets that are said in more than one way. */
const EPITHETS: Readonly<Record<string, string>> = { 自新大陆: '新世界', 浪漫: '罗曼蒂克' };
const EPITHET = /“(.+?)”/;
const NUMBER = /第([一二三四五六七八九十百]+)/;
const DIGIT = /No\. ?(\d+)/;

/**
 * What listeners call a work: composer × number × genre. 贝五, 贝多芬五, 柴一钢协, 西贝柳斯小协. Derived from its
 * names, so that it holds for every work there is.
 */
export function nicknames(composerId: string, composer: Bilingual, title: Bilingual, all = true): string[] {
  const genre = GENRES.find(([zh]) => zh.test(title.zh));
  if (!genre || composer.zh === '' || !/^\p{Script=Han}/u.test(composer.zh)) return [];
  const spoken = NUMBER.exec(title.zh)?.[1];
  const figure = spoken ? chineseNumber(spoken) : Number(DIGIT.exec(title.en)?.[1] ?? 0);
  const surname = composer.zh.split('·').at(-1) ?? composer.zh;
  const heads = new Set([...surname].slice(0, 1).concat(SHORT[composerId] ?? [], surname, composer.zh));
  const numbers = figure > 0 && figure < 100 ? [inChinese(figure), String(figure)] : [''];
  // Of a whole archive only the shortest and the longest are kept.
  if (!all) return numbers.slice(0, 1).flatMap(n => [...heads].flatMap(head => (n ? [`${head}${n}`] : [])));
  const short = [...heads].flatMap(head =>
    numbers.flatMap(n =>
      genre[1].filter(said => n !== '' || said !== '').flatMap(said => [`${head}${n}${said}`]),
    ),
  );
  const epithet = EPITHET.exec(title.zh)?.[1];
  if (!epithet) return short;
  // 命运交响曲, 新世界交响曲: the epithet takes the place of the number.
  const said = [epithet.replace(/^自/, ''), EPITHETS[epithet]].flatMap(e => e ?? []);
  return [...short, ...said.flatMap(e => [e, `${e}${genre[1].at(-1) ?? ''}`])];
}
