import { type Channel, type GatewayCode, REAL_STATUSES, type RealStatus } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { bestAvailable } from '#domain/rules/best-available.ts';
import { MEMBER_ID } from '#domain/rules/discount-member.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { isReturned, isUnpaid } from '#domain/rules/order-status.ts';
import { REAL_STATUS_WORDS } from '#domain/words/order-status.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { rewardOrder } from '#server/accounts/standing.ts';
import { getCatalogue, withheldOf } from '#server/catalogue/catalogue.ts';
import { type SaleContext, saleContext, subjectOf } from '#server/catalogue/family.ts';
import type { Catalogue, ScheduleDoc } from '#server/catalogue/types.ts';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import { rowsOf } from '#server/orders/inventory.ts';
import { tradeNo as newTradeNo } from '#server/orders/place.ts';
import { claimPlaces } from '#server/orders/places.ts';
import { freeReturnUntil } from '#server/orders/returns.ts';
import { lineOf } from '#server/orders/seat-lines.ts';
import { ticketsFor } from '#server/orders/tickets.ts';
import type { Tx } from '#server/store/port.ts';
import { type AppliedDiscount, FOREVER, type OrderRow, type PaymentRow } from '#server/store/ports/sales.ts';

/** Unpaid demonstration orders wait this long, so that they can be looked at. */
export const LONG_HOLD = 3 * DAY;

/** Every order begins locked; the way from there to its status. */
export const WAYS: Readonly<Record<RealStatus, readonly RealStatus[]>> = {
  new: ['new'],
  new_locked: ['new_locked'],
  new_confirm: ['new_locked', 'new_confirm'],
  cancel_sys: ['new_locked', 'cancel_sys'],
  cancel_timeout: ['new_locked', 'cancel_timeout'],
  cancel_user: ['new_locked', 'new_confirm', 'cancel_user'],
  paid_uncheck: ['new_locked', 'new_confirm', 'paid_uncheck'],
  paid_failure: ['new_locked', 'new_confirm', 'paid_uncheck', 'paid_failure'],
  paid_certain: ['new_locked', 'new_confirm', 'paid_uncheck', 'paid_certain'],
  paid_success: ['new_locked', 'new_confirm', 'paid_uncheck', 'paid_certain', 'paid_success'],
  paid_return_succ: [
    'new_locked',
    'new_confirm',
    'paid_uncheck',
    'paid_certain',
    'paid_success',
    'paid_return_succ',
  ],
  paid_return_fail: ['new_locked', 'new_confirm', 'paid_uncheck', 'paid_failure', 'paid_return_fail'],
  paid_return_cert: ['new_locked', 'cancel_timeout', 'paid_uncheck', 'paid_certain', 'paid_return_cert'],
};

interface Sample {
  readonly status: RealStatus;
  /** Which performance: the last ones of the past, the next ones, or the far end of the season. */
  readonly when: 'past' | 'soon' | 'far';
  readonly seats: number;
  readonly channel: Channel;
  readonly gateway: GatewayCode;
  /** Days before the seeding on which it was made. */
  readonly daysAgo: number;
  /** With the member discount and a birthday coupon. */
  readonly discounted?: boolean;
}

const CHANNEL_OF: readonly Channel[] = ['oneYard', 'productUnwanted', 'productAbholung', 'oneYardAbholung'];
const GATEWAY_OF: readonly GatewayCode[] = ['aliPay', 'wxAppPay', 'unionPay'];

/** One order in every status, and three more that succeeded. Seats and dates follow from the place in this list. */
const SAMPLES: readonly Sample[] = [
  ...REAL_STATUSES.map(
    (status, i): Sample => ({
      status,
      when: 'far',
      seats: 1 + (i % 3),
      channel: CHANNEL_OF[i % 4] ?? 'oneYard',
      gateway: GATEWAY_OF[i % 3] ?? 'aliPay',
      daysAgo: isUnpaid(status) ? 0 : 3 + i * 2,
      discounted: status === 'new_confirm',
    }),
  ),
  {
    status: 'paid_success',
    when: 'soon',
    seats: 2,
    channel: 'oneYard',
    gateway: 'wxAppPay',
    daysAgo: 12,
    discounted: true,
  },
  { status: 'paid_success', when: 'past', seats: 2, channel: 'oneYard', gateway: 'aliPay', daysAgo: 40 },
  {
    status: 'paid_success',
    when: 'past',
    seats: 1,
    channel: 'productUnwanted',
    gateway: 'unionPay',
    daysAgo: 55,
  },
];

/**
 * Orders of the demonstration member 13800138000 in every status, over past and coming performances. Once: a store
 * that has them already is left alone, also when several processes start together.
 */
export async function seedOrders(deps: Deps, now: number): Promise<void> {
  const catalogue = await getCatalogue(deps);
  const memberId = PUBLISHED.regular;
  await deps.store.transaction(async tx => {
    if (!(await tx.accounts.lockMember(memberId))) return;
    if ((await tx.sales.ordersOf(memberId)).some(o => o.requestId.startsWith('seed-'))) return;
    const free = schedulesOf(catalogue, now);
    for (const [i, sample] of SAMPLES.entries()) {
      const schedule = free[sample.when].shift();
      const plan = schedule && catalogue.plans.get(schedule.planId);
      if (schedule && plan) await seedOne(deps, tx, { sample, i, schedule, catalogue, now });
    }
  });
}

/** Performances with seats left, each for one order: past ones latest first, coming ones soonest or latest first. */
function schedulesOf(catalogue: Catalogue, now: number): Record<Sample['when'], ScheduleDoc[]> {
  const sold = catalogue.calendar.filter(
    s =>
      catalogue.plans.has(s.planId) && !s.cancelled && s.membersOnly === 0 && !s.presaleOnly && !s.realName,
  );
  const roomy = ({ planId, withheld = [] }: ScheduleDoc) =>
    withheld.length < 0.9 * (catalogue.plans.get(planId)?.seats.size ?? 0);
  const coming = sold.filter(s => roomy(s) && s.startsAt > now + 2 * DAY && s.saleFrom < now - 40 * DAY);
  const open =
    coming.length > SAMPLES.length
      ? coming
      : sold.filter(s => roomy(s) && s.startsAt > now + 2 * DAY && s.saleFrom < now);
  return {
    past: sold.filter(s => s.startsAt < now).reverse(),
    soon: open.slice(0, 1),
    far: open.slice(1).reverse(),
  };
}

interface Seed {
  readonly sample: Sample;
  readonly i: number;
  readonly schedule: ScheduleDoc;
  readonly catalogue: Catalogue;
  readonly now: number;
}

/** A tenth by the member's level, and a coupon of last year's birthday; each order's coupon is another one. */
const discountsOf = (amount: number, place: number): AppliedDiscount[] => [
  {
    tmpId: MEMBER_ID,
    kind: 'member',
    title: { zh: '雅集 九折', en: 'Salon, 10% off' },
    fen: Math.floor(amount / 10),
  },
  {
    tmpId: `h-demo-given-${place}`,
    kind: 'coupon',
    title: { zh: '生日礼券', en: 'Birthday coupon' },
    fen: Math.min(5_000, amount - Math.floor(amount / 10)),
    uses: 1,
  },
];

async function seedOne(deps: Deps, tx: Tx, { sample, i, schedule, catalogue, now }: Seed): Promise<void> {
  const over = schedule.startsAt < now;
  // Who sat in a past performance is among those who were sold a seat then.
  const seats = seatLines(
    catalogue,
    schedule,
    sample.seats,
    over ? new Set() : withheldOf(catalogue, schedule),
  );
  if (seats.length === 0) return;
  const { status } = sample;
  const latest = Math.min(now, schedule.startsAt - 2 * DAY);
  const createdAt = Math.min(latest - sample.daysAgo * DAY, latest - HOUR);
  const expiresAt = isUnpaid(status) ? now + LONG_HOLD : createdAt + HOLD;
  const amount = seats.reduce((sum, s) => sum + s.price, 0);
  const discounts = sample.discounted ? discountsOf(amount, i) : [];
  const order: OrderRow = {
    tradeNo: newTradeNo(deps.random, createdAt),
    memberId: PUBLISHED.regular,
    scheduleId: schedule.id,
    programId: schedule.programId,
    realStatus: status,
    createdAt,
    expiresAt,
    renewed: false,
    requestId: `seed-${i}`,
    bodyHash: 'seed',
    family: 'seat',
    seats,
    items: [],
    amount,
    discount: discounts.reduce((sum, d) => sum + d.fen, 0),
    discounts,
    ...(discounts.length > 0 && { discounting: { points: 0, revision: 3, settled: true } }),
    otherFee: 0,
    contact: WAYS[status].includes('new_confirm')
      ? { linkman: '林听雨', mobile: '13800138000', channel: sample.channel, deliverTo: '', certificates: [] }
      : null,
    events: WAYS[status].map((step, n) => ({
      status: step,
      at: step === 'cancel_timeout' ? expiresAt : createdAt + n * MINUTE,
      note: { zh: REAL_STATUS_WORDS[step].hint.zh, en: REAL_STATUS_WORDS[step].hint.en },
    })),
  };
  const usedAt = over ? schedule.startsAt - 20 * MINUTE : null;
  await storeSample(deps, tx, order, { gateway: sample.gateway, usedAt, now });
}

/** The first of an order's rows; one that was given back says what went back, and when. */
export const firstRow = (tx: Tx, order: OrderRow): Promise<boolean> =>
  tx.sales.insertOrder(
    order.realStatus === 'paid_return_succ'
      ? {
          ...order,
          returned: [
            {
              at: order.createdAt + 5 * MINUTE,
              pieces: [...order.seats.map(s => s.seatId), ...(order.units ?? [])],
              seats: order.seats,
              items: order.items,
              price: order.amount,
              fee: 0,
              amount: totalsOf(order).totalFee,
            },
          ],
        }
      : order,
  );

/** An order of the demonstration world with what belongs to its status: claims, tickets, the payment. */
export async function storeSample(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  { gateway, usedAt, now }: { gateway: GatewayCode; usedAt: number | null; now: number },
): Promise<void> {
  const { realStatus: status } = order;
  if (!(await firstRow(tx, order))) return;
  const holds = isUnpaid(status)
    ? order.expiresAt
    : ['paid_uncheck', 'paid_certain', 'paid_success'].includes(status)
      ? FOREVER
      : 0;
  if (holds > 0) await claimPlaces(tx, order, holds, now);
  if (status === 'paid_success') {
    const tickets = await ticketsFor(order, deps);
    await tx.sales.addTickets(tickets.map(t => ({ ...t, usedAt })));
    await earnLater(tx, await saleContext(deps), order, now);
  }
  await storePayment(deps, tx, order, gateway);
}

/** What an evening that can still be given back has earned is on its way; earlier ones are in the seeded ledger. */
async function earnLater(tx: Tx, season: SaleContext, order: OrderRow, now: number): Promise<void> {
  const { memberId, tradeNo, createdAt } = order;
  const creditAt = freeReturnUntil(order, subjectOf(season, order));
  if (!FAMILY[order.family].occasion || creditAt <= now) return;
  const fen = Math.max(0, order.amount - order.discount);
  await rewardOrder(tx, { memberId, tradeNo, fen, creditAt }, createdAt);
}

/** The payment of an order whose status has one, and what the sandbox of the gateway knows of it. */
export async function storePayment(deps: Deps, tx: Tx, order: OrderRow, gateway: GatewayCode): Promise<void> {
  if (!order.realStatus.startsWith('paid')) return;
  const payment = paymentOf(order, gateway, `Pseed${deps.random.token(15)}`);
  await tx.sales.savePayment(payment);
  await tx.sales.saveSandbox({
    payNo: payment.payNo,
    tradeNo: order.tradeNo,
    gateway: payment.gateway,
    amount: payment.amount,
    title: order.tradeNo,
    state: 'paid',
    charged: payment.received,
    settledAt: payment.receivedAt,
    refunded: payment.refundState === 'done' ? payment.refund : 0,
  });
}

function paymentOf(order: OrderRow, gateway: GatewayCode, payNo: string): PaymentRow {
  const { realStatus: status } = order;
  const amount = totalsOf(order).totalFee;
  const wrong = status === 'paid_failure' || status === 'paid_return_fail';
  const received = wrong ? amount - 1 : amount;
  const returned = isReturned(status);
  return {
    payNo,
    tradeNo: order.tradeNo,
    gateway,
    amount,
    state: wrong ? 'wrong' : status === 'paid_return_cert' ? 'extra' : 'paid',
    createdAt: order.createdAt + 60_000,
    received,
    receivedAt: order.createdAt + 120_000,
    askedAt: order.createdAt + 120_000,
    refund: returned || wrong ? received : 0,
    refundState: returned ? 'done' : wrong ? 'due' : 'none',
    // The order whose amount is wrong stays to be looked at.
    refundAt: wrong && !returned ? FOREVER : order.createdAt + 240_000,
  };
}

function seatLines(
  catalogue: Catalogue,
  schedule: ScheduleDoc,
  quantity: number,
  taken: ReadonlySet<string>,
): OrderRow['seats'] {
  const plan = catalogue.plans.get(schedule.planId);
  if (!plan) return [];
  const [choice] = bestAvailable({
    rows: rowsOf(plan, category => schedule.prices[category] ?? 0),
    stage: plan.stage,
    taken,
    quantity,
  });
  return (choice?.seats ?? []).flatMap(id => {
    const s = plan.seats.get(id);
    if (!s) return [];
    return [lineOf(s, schedule)];
  });
}
