import type { GatewayCode } from '#domain/contract/order.ts';
import type { LinkedOrder } from '#domain/contract/pay-link.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isUnderWay } from '#domain/rules/payment.ts';
import { toFen, toYuan } from '#lib/money.ts';
import { limit } from '../accounts/throttle.ts';
import { type SaleContext, subjectOf } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import type { Ctx } from '../http/endpoint.ts';
import { orderExpired } from '../http/refusals.ts';
import type { PaymentStart } from '../pay/gateway.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { paidByLink, payAddress } from './link-code.ts';
import { askAbout, startPayment } from './payments.ts';
import { placeWords } from './place-words.ts';
import { noPayLink } from './refusals.ts';

/** Paying at the desk is for who stands there. */
const waysOf = ({ gateways }: SaleContext): GatewayCode[] => gateways.filter(way => way !== 'desk');

/** The order of a link. Links cannot be guessed, and who tries is stopped after a while all the same. */
export async function linkedRow(ctx: Ctx, code: string): Promise<OrderRow> {
  const tradeNo = await paidByLink(ctx.deps, code);
  const row = tradeNo === null ? null : await ctx.deps.store.direct.sales.order(tradeNo);
  if (row) return row;
  await limit(ctx, 'payLinkByAddress', ctx.deps.host.address(ctx.request));
  throw noPayLink();
}

/** What whoever pays needs to see: what for, how much, until when. Nothing of the buyer, and no ticket. */
export async function linkedOrder(ctx: Ctx, season: SaleContext, code: string): Promise<LinkedOrder> {
  const { deps, now } = ctx;
  const { tradeNo } = await linkedRow(ctx, code);
  await askAbout(deps, tradeNo, now);
  const row = await linkedRow(ctx, code);
  const payments = await deps.store.direct.sales.paymentsOf(tradeNo);
  const { title, occasion } = subjectOf(season, row);
  const hall = season.catalogue.halls.get(season.catalogue.schedules.get(row.scheduleId)?.hallId ?? '');
  return {
    state: stateOf(
      row,
      payments.some(p => isUnderWay(p) && p.gateway !== 'desk'),
      now,
    ),
    title,
    ...(hall && { hall: hall.name }),
    ...(occasion && { startsAt: iso(occasion.startsAt) }),
    places: row.seats.map(placeWords),
    total: toYuan(totalsOf(row).totalFee),
    until: iso(row.expiresAt),
    now: iso(now),
    ways: waysOf(season),
  };
}

function stateOf(row: OrderRow, begun: boolean, now: number): LinkedOrder['state'] {
  if (row.realStatus === 'paid_success') return 'paid';
  if (!isLive(row, now)) return 'ended';
  return begun ? 'underWay' : 'open';
}

interface Wanted {
  readonly code: string;
  readonly gatewayCode: GatewayCode;
  /** Yuan. */
  readonly total: number;
  readonly scene: 'screen' | 'phone';
}

/** Begins to pay in the stead of whose order it is: the same payment, one for the order, whoever pays. */
export async function startLinked(
  ctx: Ctx,
  season: SaleContext,
  { code, gatewayCode, total, scene }: Wanted,
): Promise<PaymentStart> {
  const row = await linkedRow(ctx, code);
  const { tradeNo, memberId } = row;
  await limit(ctx, 'payLinkByOrder', tradeNo);
  // Not the order itself, as its own page would have it for another sum.
  if (!isLive(row, ctx.now) || toFen(total) !== totalsOf(row).totalFee) throw orderExpired();
  if (!waysOf(season).includes(gatewayCode)) throw noPayLink();
  return startPayment(
    { ...ctx, session: { memberId, sessionHash: '' } },
    { tradeNo, gatewayCode, totalAmount: total, scene },
    (await payAddress(ctx.deps, tradeNo)).slice(1),
  );
}
