/** What a movement is called: as is said beside its score, else as the score has it. */
import type { Bilingual } from '#domain/text.ts';
import type { Score } from './score.ts';
import type { Work } from './works/work.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const UNNAMED: Bilingual = { zh: '作曲者未署名', en: 'Composer not named' };

const both = (text: string): Bilingual => ({ zh: text, en: text });

/** “Haydn, Franz Joseph” is how libraries file him. */
const inOrder = (name: string): string => name.replace(/^([^,]+), ([^,]+)$/, '$2 $1');

/** Quotation marks round a whole title are the file's, not the work's. */
const unquoted = (title: string): string => title.trim().replace(/^(["“„«])([^"“”„«»]+)["”“»]$/u, '$2');

/** What a movement's title has beyond its work's: “Op. 5 - Andante” is “Andante”; null where it is another one. */
function beyond(movement: string, work: string): string | null {
  if (work === '' || !movement.toLowerCase().startsWith(work.toLowerCase())) return null;
  const rest = movement.slice(work.length);
  return /^[\p{L}\p{N}]/u.test(rest) ? null : rest.replace(/^[\s\p{Pd}:,.;]+/u, '');
}

/** A work and its movement as a file names them: one name where both are the same, with what only one of them says. */
function told({ movement, work }: Score): { work: string; movement: string } {
  const [whole, part] = [unquoted(work), unquoted(movement)];
  const rest = beyond(part, whole);
  if (rest === null) return { work: whole, movement: part };
  // “(fourth version)” is said of the work.
  return /^\(/.test(rest) ? { work: part, movement: '' } : { work: whole, movement: rest };
}

function movementTitle(title: string, number: string): Bilingual | null {
  const roman = ROMAN[Number(number)];
  if (!roman) return title === '' ? null : both(title);
  return {
    zh: `第${Number(number)}乐章${title && ` ${title}`}`,
    en: title === '' ? `Movement ${roman}` : `${roman}. ${title}`,
  };
}

export interface Names {
  readonly composer: Bilingual;
  readonly workTitle: Bilingual;
  readonly title: Bilingual;
}

/** `file` is what a score is called that has no title. */
export function namesOf(score: Score, work: Work, file: string): Names {
  const names = told(score);
  const whole = work.workTitle ?? both(names.work || names.movement || file);
  return {
    composer: work.composer ?? (score.composer ? both(inOrder(score.composer)) : UNNAMED),
    workTitle: whole,
    title: work.title ?? movementTitle(names.movement, score.number) ?? whole,
  };
}
