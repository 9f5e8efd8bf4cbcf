import type { Reason } from '#domain/rules/best-available.ts';
import type { Bilingual } from '#domain/text.ts';

/** Why seats are proposed, in words. */
export const REASONS: Readonly<Record<Reason, Bilingual>> = {
  near: { zh: '就在您原先选的座位附近', en: 'Close to the seats you had chosen' },
  nearest: {
    zh: '原座位附近已没有空座，这里相对较近',
    en: 'Nothing is left beside your seats; this is nearer than the rest',
  },
  sound: { zh: '居中，离舞台远近适中，声音均衡', en: 'Central and at a good distance: a balanced sound' },
  centre: { zh: '正对舞台中央', en: 'Straight in front of the stage' },
  place: { zh: '余座中，方位与远近较好', en: 'A good angle and distance among what is left' },
  price: { zh: '价格最低，同价中位置较好', en: 'The lowest price, and a good place at it' },
  cheaper: { zh: '票价更低，同价中位置较好', en: 'A lower price, and a good place at it' },
  aisle: { zh: '在一排的边上，进出方便', en: 'At the end of a row, easy to reach and to leave' },
  wheelchair: {
    zh: '轮椅席，同行者在旁，通道无台阶',
    en: 'Wheelchair place with company beside it, step-free',
  },
  chair: { zh: '轮椅席，通道无台阶', en: 'Wheelchair place, step-free' },
  split: {
    zh: '已没有足够的连座，这几座彼此相近',
    en: 'Not enough seats are left side by side; these are close together',
  },
  apart: {
    zh: '预算内已没有连座，这几座不在一处',
    en: 'Within the budget no seats are left together; these are apart',
  },
};
