import type { Reason } from '../../src/domain/rules/best-available.ts';
import type { Message } from '../http/refusal.ts';

/** Why seats are proposed, in words. */
export const REASONS: Readonly<Record<Reason, Message>> = {
  near: ['离您原先选的座位最近', 'Closest to the seats you had chosen'],
  sound: [
    '音响最佳：居中，直达声与反射声最平衡',
    'Best sound: central, where direct and reflected sound balance',
  ],
  price: ['价格最低，同价中位置最好', 'Lowest price, and the best place at that price'],
  aisle: ['靠近走道，进出方便', 'On an aisle, easy to reach and to leave'],
  wheelchair: ['轮椅席，旁有陪同席，通道无台阶', 'Wheelchair place with company beside it, step-free'],
  split: ['已无足够的连座，这是彼此最近的座位', 'No more seats side by side; these are the closest together'],
};
