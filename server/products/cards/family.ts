import { cardsOf } from '../../accounts/holdings.ts';
import type { ProductFamily } from '../../catalogue/family.ts';
import { plainSubject } from '../../catalogue/family.ts';
import { issueCards, voidCards } from './issue.ts';

export const cards: ProductFamily = {
  subject(catalogue, row) {
    const plain = plainSubject(row);
    return {
      ...plain,
      art: cardsOf(catalogue).get(row.programId)?.art ?? plain.art,
      opened: { zh: '卡已激活，不能退款。', en: 'A card that has been activated cannot be returned.' },
    };
  },
  paid: (tx, order, { catalogue, random }, now) => issueCards(tx, { order, catalogue, random }, now),
  refunded: (tx, { tradeNo }) => voidCards(tx, tradeNo),
};
