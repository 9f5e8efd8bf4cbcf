/** What a movement is called: as is said beside its score, else as the score has it. */
import type { Bilingual } from '#domain/text.ts';
import type { Score } from './score.ts';
import type { Work } from './works/work.ts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const UNNAMED: Bilingual = { zh: '作曲者未署名', en: 'Composer not named' };

const both = (text: string): Bilingual => ({ zh: text, en: text });

/** “Haydn, Franz Joseph” is how libraries file him. */
const inOrder = (name: string): string => name.replace(/^([^,]+), ([^,]+)$/, '$2 $1');

function movementTitle({ movement, work, number }: Score): Bilingual | null {
  const title = movement === work ? '' : movement;
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
  const whole = work.workTitle ?? both(score.work || score.movement || file);
  return {
    composer: work.composer ?? (score.composer ? both(inOrder(score.composer)) : UNNAMED),
    workTitle: whole,
    title: work.title ?? movementTitle(score) ?? whole,
  };
}
