import type { PointsReason } from '../rules/discount-points.ts';
import type { Bilingual } from '../text.ts';
import { inWords, type WordsOf } from './reason.ts';

/** What is wrong with a number of points (specification §5). */
const WORDS: WordsOf<PointsReason> = {
  short: { zh: '您的积分不足。', en: 'Your points are insufficient' },
  below: ({ min }) => ({ zh: `至少使用${min}积分。`, en: `At least ${min} points must be used.` }),
  above: ({ max }) => ({ zh: `最多使用${max}积分。`, en: `At most ${max} points can be used.` }),
  uneven: ({ step }) => ({ zh: `积分须为 ${step} 的整数倍。`, en: `Points must be a multiple of ${step}.` }),
};
export const pointsWords = (reason: PointsReason): Bilingual => inWords(WORDS, reason);
