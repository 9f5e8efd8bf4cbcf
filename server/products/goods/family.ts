import type { ProductFamily } from '../../catalogue/family.ts';
import { plainSubject } from '../../catalogue/family.ts';
import { liveSchedule } from '../../catalogue/live.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import { paidAt } from '../../store/ports/order-times.ts';

const OPENED = { zh: '内容已打开，不能退款。', en: 'What has been opened cannot be returned.' } as const;

/** Goods of the mall and of the further channel: parcels, and what is opened on a screen. */
export const goods: ProductFamily = {
  subject(catalogue, row) {
    const product = catalogue.kind<ProductDoc>('product').get(row.programId);
    if (!product) return plainSubject(row);
    const { id, title, art, delivery } = product;
    const opensAt = liveSchedule(catalogue, product, paidAt(row))?.startsAt;
    return { ...plainSubject(row), id, title, art, delivery, opensAt, opened: OPENED };
  },
};
