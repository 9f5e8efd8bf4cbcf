import { scenarioOf } from '#demo/scenario.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { FEW_LEFT } from '../../catalogue/availability.ts';
import type { ProductDoc } from '../../catalogue/types-shop.ts';
import type { MemberCtx } from '../../http/endpoint.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { freshOrder, placeFromStock } from '../../orders/stock.ts';
import { checkLevel } from '../shows/create.ts';
import { unitsOf } from '../shows/views.ts';

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
        ? ['您已经买过，或有一笔待付款的订单。', 'You already have it, or an unpaid order for it.']
        : [`每位会员最多购买 ${limit} 件。`, `A member may buy ${limit} at most.`],
      { limit },
    );

/** Makes the order of a product of the mall or of the further channel. Refusals: 2203, 2205, 2210, 2009, 2003. */
export async function createProductOrder(
  ctx: MemberCtx,
  product: ProductDoc,
  input: ProductInput,
): Promise<string> {
  const variant = product.variants.find(v => v.code === input.variant);
  if (!variant) throw notFound(['该规格', 'version']);
  await checkLevel(ctx, product.minLevel);
  const refuse = overLimit(product);
  if (input.quantity > product.limit) throw refuse(product.limit);
  const { name, note } = variant;
  const order = freshOrder(ctx, {
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
        name: [name.zh, name.en],
        note: [note.zh, note.en],
        price: variant.price,
        quantity: input.quantity,
      },
    ],
  });
  return placeFromStock(ctx, order, {
    units: unitsOnSale(ctx, product),
    count: input.quantity,
    limit: product.limit,
    replace: input.replace,
    overLimit: refuse,
  });
}

function unitsOnSale({ request }: MemberCtx, { stock, presold }: ProductDoc): string[] | null {
  const scenario = scenarioOf(request)?.name;
  if (scenario === 'sold-out') return [];
  if (stock === null) return null;
  const units = unitsOf(stock, presold);
  return scenario === 'few-left' ? units.slice(0, FEW_LEFT) : units;
}
