import type { Delivery } from '#domain/contract/order.ts';
import { UNOPENED_DAYS } from '#domain/rules/fulfilment.ts';
import type { Bilingual } from '#domain/text.ts';
import { inWords, type WordsOf } from '#domain/words/reason.ts';
import { ladderEnded } from '#domain/words/refund.ts';
import type { ReturnReason, Undivided } from './returns.ts';

const TOO_LATE: Readonly<Record<Exclude<Delivery, 'ticket'>, Bilingual>> = {
  parcel: {
    zh: '包裹已经寄出，不能自助退款。',
    en: 'The parcel has been sent, so it cannot be returned here.',
  },
  digital: {
    zh: `购买已满 ${UNOPENED_DAYS} 天，不能自助退款。`,
    en: `It was bought more than ${UNOPENED_DAYS} days ago and cannot be returned here.`,
  },
};

const NOT_RETURNED: WordsOf<ReturnReason> = {
  used: { zh: '门票已使用，不能退票。', en: 'A ticket that has been used cannot be returned.' },
  given: {
    zh: '门票已转赠给朋友，朋友退还给您之后才能退票。',
    en: 'A friend has this ticket. It can be returned once your friend has handed it back to you.',
  },
  opened: ({ said }) => said ?? { zh: '已使用，不能退款。', en: 'What has been used cannot be returned.' },
  late: ({ delivery, ladder }) => (delivery === 'ticket' ? ladderEnded(ladder) : TOO_LATE[delivery]),
};
/** Why an order, or something of it, is not taken back. */
export const returnWords = (reason: ReturnReason): Bilingual => inWords(NOT_RETURNED, reason);

/** Why an order goes back as a whole only. */
export const UNDIVIDED: Readonly<Record<Undivided, Bilingual>> = {
  package: { zh: '套票须整套退回。', en: 'A package is returned as a whole.' },
  discounts: {
    zh: '本单用了兑换券、次卡或套票优惠，须整单退回。',
    en: 'A voucher, a times-card or a ticket-pack was used for the order, so it is returned as a whole.',
  },
};
