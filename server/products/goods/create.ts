import { ERR } from '#domain/contract/envelope.ts';
import { levelWords, requireLevel } from '../../accounts/level.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import { unitsOf } from '../../catalogue/units.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Draft } from '../../orders/place.ts';
import { placeFromStock } from '../../orders/stock.ts';

interface ProductInput {
  readonly variant: string;
  readonly quantity: number;
  readonly requestId: string;
  readonly replace?: string | undefined;
}

const overLimit =
  ({ delivery }: ProductDoc) =>
  (limit: number): Refusal =>
    new Refusal(
      ERR.overLimit,
      delivery === 'digital' && limit === 1
        ? { zh: '您已经买过，或有一笔待付款的订单。', en: 'You already have it, or an unpaid order for it.' }
        : { zh: `每位会员最多购买 ${limit} 件。`, en: `A member may buy ${limit} at most.` },
      { limit },
    );

/** Makes the order of a product of the mall or of the further channel. Refusals: 2203, 2205, 2210, 2009, 2003. */
export async function createProductOrder(
  ctx: MemberCtx,
  product: ProductDoc,
  input: ProductInput,
): Promise<string> {
  const variant = product.variants.find(v => v.code === input.variant);
  if (!variant) throw notFound({ zh: '该规格', en: 'version' });
  await requireLevel(ctx, product.minLevel, levelWords);
  const refuse = overLimit(product);
  if (input.quantity > product.limit) throw refuse(product.limit);
  const { name, note } = variant;
  const draft: Draft = {
    family: product.channel,
    scheduleId: product.id,
    programId: product.id,
    requestId: input.requestId,
    bodyHash: await ctx.deps.host.sha256(
      JSON.stringify(['product', product.id, variant.code, input.quantity, input.replace ?? '']),
    ),
    items: [
      {
        itemId: variant.code,
        name: name,
        note: note,
        price: variant.price,
        quantity: input.quantity,
      },
    ],
  };
  return placeFromStock(ctx, draft, {
    units: unitsOnSale(product),
    count: input.quantity,
    limit: product.limit,
    replace: input.replace,
    overLimit: refuse,
  });
}

const unitsOnSale = ({ stock, withheld }: ProductDoc): string[] | null =>
  stock === null ? null : unitsOf(stock, withheld);
