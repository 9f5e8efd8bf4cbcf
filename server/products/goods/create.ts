import { requireLevel } from '../../accounts/level.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import { unitsOf } from '../../catalogue/units.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import type { Draft } from '../../orders/place.ts';
import { placeFromStock } from '../../orders/stock.ts';
import { noVariant, overLimit } from './refusals.ts';

interface ProductInput {
  readonly variant: string;
  readonly quantity: number;
  readonly requestId: string;
  readonly replace?: string | undefined;
}

/** Makes the order of a product of the mall or of the further channel. Refusals: 2203, 2205, 2210, 2009, 2003. */
export async function createProductOrder(
  ctx: MemberCtx,
  product: ProductDoc,
  input: ProductInput,
): Promise<string> {
  const variant = product.variants.find(v => v.code === input.variant);
  if (!variant) throw noVariant();
  await requireLevel(ctx, product.minLevel);
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
