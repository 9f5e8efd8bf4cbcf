import { payLink } from '#domain/contract/pay-link.ts';
import { saleContext } from '../catalogue/family.ts';
import { type Endpoint, open } from '../http/endpoint.ts';
import { linkedOrder, startLinked } from '../orders/pay-link.ts';
import { noGateway } from '../orders/refusals.ts';

/** The signature of the link is the permission. */
export const endpoints: readonly Endpoint[] = [
  open(payLink.look, async (ctx, p) => linkedOrder(ctx, await saleContext(ctx.deps), p.code)),
  open(payLink.start, async (ctx, p) => {
    const { kind, url } = await startLinked(ctx, await saleContext(ctx.deps), p);
    if (kind === 'bridge') throw noGateway();
    return { kind, url };
  }),
];
