import type { GiftObstacle } from '../rules/gift.ts';
import type { Bilingual } from '../text.ts';

/** Why a ticket cannot be given away. */
export const GIFT_OBSTACLE: Readonly<Record<GiftObstacle, Bilingual>> = {
  noTicket: { zh: '该订单没有可转赠的门票。', en: 'This order has no ticket to give.' },
  byName: {
    zh: '本场为实名制，门票只能由登记的观众使用，不能转赠。',
    en: 'This performance is by name: its tickets admit the people who were named, and cannot be given away.',
  },
  cancelled: { zh: '本场演出已取消，不能转赠。', en: 'This performance has been cancelled.' },
  begun: {
    zh: '演出已经开始，不能转赠。',
    en: 'The performance has begun, so its tickets stay as they are.',
  },
  used: { zh: '已使用的门票不能转赠。', en: 'A ticket that has been used cannot be given away.' },
  given: { zh: '这张票已经在朋友那里。', en: 'This ticket is with a friend already.' },
};
