import { mall, type ProductChannel } from '#domain/contract/mall.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { membershipEnd } from '../digital/front.ts';
import { rightsOf } from '../digital/rights.ts';
import { type Endpoint, forBuyer, forMember, type MemberCtx, open } from '../http/endpoint.ts';
import { createProductOrder } from '../products/goods/create.ts';
import { noProduct } from '../products/goods/refusals.ts';
import { productById, productCards, productDetail } from '../products/goods/views.ts';
import { library, openOwned } from '../products/recordings/library.ts';

/** An order of a product through its own channel; in the other one the product does not exist. */
const createIn =
  (channel: ProductChannel) =>
  async (
    ctx: MemberCtx,
    p: {
      productId: string;
      variant: string;
      quantity: number;
      requestId: string;
      replace?: string | undefined;
    },
  ): Promise<{ tradeNo: string }> => {
    const product = productById(await getCatalogue(ctx.deps), p.productId);
    if (product.channel !== channel) throw noProduct();
    return { tradeNo: await createProductOrder(ctx, product, p) };
  };

/** Until when the digital halls are open to the member: by memberships that were bought, and by cards. */
async function membershipUntil({ deps, session, now }: MemberCtx): Promise<string | null> {
  const rights = await rightsOf(deps, await getCatalogue(deps), session.memberId);
  const end = membershipEnd(rights, now);
  return end === null ? null : new Date(end).toISOString();
}

/** Goods and recordings; what follows the order is in routes/order.ts, as for every family. */
export const endpoints: readonly Endpoint[] = [
  open(mall.list, (ctx, p) => productCards(ctx, p.channel)),
  open(mall.detail, (ctx, p) => productDetail(ctx, p.productId)),
  forBuyer(mall.create, createIn('mall')),
  forBuyer(mall.createDams, createIn('dams')),
  forMember(mall.library, async ctx => {
    const until = await membershipUntil(ctx);
    return { ...(await library(ctx)), ...(until !== null && { vipUntil: until }) };
  }),
  forMember(mall.open, (ctx, p) => openOwned(ctx, p.tradeNo)),
];
