import type { Reason } from '#domain/rules/best-available.ts';
import type { Bilingual } from '#domain/text.ts';

/** Why seats are proposed, in words. */
export const REASONS: Readonly<Record<Reason, Bilingual>> = {
  near: ['就在您原先选的座位附近', 'Close to the seats you had chosen'],
  nearest: [
    '原座位附近已没有空座，这里相对较近',
    'Nothing is left beside your seats; this is nearer than the rest',
  ],
  sound: ['居中，离舞台远近适中，声音均衡', 'Central and at a good distance: a balanced sound'],
  centre: ['正对舞台中央', 'Straight in front of the stage'],
  place: ['余座中，方位与远近较好', 'A good angle and distance among what is left'],
  price: ['价格最低，同价中位置较好', 'The lowest price, and a good place at it'],
  cheaper: ['票价更低，同价中位置较好', 'A lower price, and a good place at it'],
  aisle: ['在一排的边上，进出方便', 'At the end of a row, easy to reach and to leave'],
  wheelchair: ['轮椅席，同行者在旁，通道无台阶', 'Wheelchair place with company beside it, step-free'],
  chair: ['轮椅席，通道无台阶', 'Wheelchair place, step-free'],
  split: [
    '已没有足够的连座，这几座彼此相近',
    'Not enough seats are left side by side; these are close together',
  ],
  apart: [
    '预算内已没有连座，这几座不在一处',
    'Within the budget no seats are left together; these are apart',
  ],
};
