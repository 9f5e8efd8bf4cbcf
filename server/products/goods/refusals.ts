import { ERR } from '#domain/contract/envelope.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import { notFound, Refusal } from '../../http/refusal.ts';

export const overLimit =
  ({ delivery }: ProductDoc) =>
  (limit: number): Refusal =>
    new Refusal(
      ERR.overLimit,
      delivery === 'digital' && limit === 1
        ? { zh: '您已经买过，或有一笔待付款的订单。', en: 'You already have it, or an unpaid order for it.' }
        : { zh: `每位会员最多购买 ${limit} 件。`, en: `A member may buy ${limit} at most.` },
      { limit },
    );
export const noVariant = (): Refusal => notFound({ zh: '该规格', en: 'version' });
export const noProduct = (): Refusal => notFound({ zh: '这件商品', en: 'item' });
