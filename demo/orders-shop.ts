import type { Channel, GatewayCode, RealStatus } from '#domain/contract/order.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { hintOf } from '#domain/words/order-status.ts';
import { PUBLISHED } from '#server/accounts/published.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { Catalogue } from '#server/catalogue/types.ts';
import type { ProductDoc, ShowDateDoc, ShowDoc } from '#server/catalogue/types-shop.ts';
import { unitsOf } from '#server/catalogue/units.ts';
import { DAY, HOUR, MINUTE } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import { tradeNo } from '#server/orders/place.ts';
import type { Tx } from '#server/store/port.ts';
import { paidAt } from '#server/store/ports/order-times.ts';
import type { ItemLine, OrderRow } from '#server/store/ports/sales.ts';
import { LONG_HOLD, storeSample, WAYS } from './orders.ts';

interface Goods {
  readonly product: string;
  readonly variant: string;
  readonly status: RealStatus;
  readonly daysAgo: number;
  /** Hours after the payment when it was opened. */
  readonly openedAfter?: number;
  readonly quantity?: number;
}

/** One order in every status of the second set, of the mall and of the further channel. */
const GOODS: readonly Goods[] = [
  { product: 'gift-notebook', variant: 'a5', status: 'new_locked', daysAgo: 0, quantity: 2 },
  { product: 'album-chinese', variant: 'lossless', status: 'new_confirm', daysAgo: 0 },
  { product: 'book-children', variant: 'book', status: 'cancel_timeout', daysAgo: 6 },
  { product: 'single-swan', variant: 'standard', status: 'cancel_user', daysAgo: 9 },
  { product: 'album-beethoven-5-6', variant: 'lossless', status: 'paid_success', daysAgo: 2 },
  { product: 'single-adagietto', variant: 'lossless', status: 'paid_failure', daysAgo: 4 },
  { product: 'album-brahms', variant: 'standard', status: 'paid_return_succ', daysAgo: 20 },
  { product: 'score-beethoven-5', variant: 'cloth', status: 'paid_success', daysAgo: 15 },
  { product: 'vip-digital', variant: 'half', status: 'paid_success', daysAgo: 40, openedAfter: 1 },
  { product: 'dams-week', variant: 'week', status: 'paid_success', daysAgo: 1 },
  { product: 'dams-mahler-5', variant: 'film', status: 'paid_success', daysAgo: 30, openedAfter: 5 },
  { product: 'dams-family', variant: 'film', status: 'cancel_sys', daysAgo: 12 },
];

/** Shows by what became of them; the date is the first with room. */
const SHOWS: readonly {
  show: string;
  code: string;
  quantity: number;
  status: RealStatus;
  daysAgo: number;
}[] = [
  { show: 'show-house-tour', code: 'adult', quantity: 2, status: 'paid_success', daysAgo: 3 },
  { show: 'show-cushion', code: 'pair', quantity: 1, status: 'cancel_user', daysAgo: 5 },
  { show: 'show-organ', code: 'place', quantity: 1, status: 'paid_return_succ', daysAgo: 8 },
  { show: 'show-six-evenings', code: 'place', quantity: 1, status: 'paid_certain', daysAgo: 1 },
];

const GATEWAYS: readonly GatewayCode[] = ['wxAppPay', 'aliPay', 'unionPay'];

/** Orders of shows and goods of the demonstration member. Once: a store that has them is left alone. */
export async function seedShopOrders(deps: Deps, now: number): Promise<void> {
  const catalogue = await getCatalogue(deps);
  await deps.store.transaction(async tx => {
    if (!(await tx.accounts.lockMember(PUBLISHED.regular))) return;
    const known = await tx.sales.ordersOf(PUBLISHED.regular);
    if (known.some(o => o.requestId.startsWith('seed-shop-'))) return;
    await seedGoods(deps, tx, catalogue, now);
    await seedShows(deps, tx, catalogue, now);
  });
}

async function seedGoods(deps: Deps, tx: Tx, catalogue: Catalogue, now: number): Promise<void> {
  for (const [i, sample] of GOODS.entries()) {
    const product = catalogue.kind<ProductDoc>('product').get(sample.product);
    const variant = product?.variants.find(v => v.code === sample.variant);
    if (!product || !variant) continue;
    const line: ItemLine = {
      itemId: variant.code,
      name: variant.name,
      note: variant.note,
      price: variant.price,
      quantity: sample.quantity ?? 1,
    };
    const order = sampleOrder(deps, now, { ...sample, i, line });
    const parcel = product.delivery === 'parcel';
    const opened = sample.openedAfter === undefined ? undefined : paidAt(order) + sample.openedAfter * HOUR;
    const row: OrderRow = {
      ...order,
      family: product.channel,
      scheduleId: product.id,
      programId: product.id,
      contact: contactOf(order, parcel ? 'productAbholung' : 'productUnwanted'),
      ...(opened !== undefined && {
        openedAt: opened,
        events: [...order.events, { status: 'opened', at: opened, note: { zh: '内容已打开', en: 'Opened' } }],
      }),
    };
    await storeSample(deps, tx, row, { gateway: GATEWAYS[i % 3] ?? 'aliPay', usedAt: null, now });
  }
}

async function seedShows(deps: Deps, tx: Tx, catalogue: Catalogue, now: number): Promise<void> {
  for (const [i, sample] of SHOWS.entries()) {
    const show = catalogue.kind<ShowDoc>('show').get(sample.show);
    const type = show?.types.find(t => t.code === sample.code);
    const date = [...catalogue.kind<ShowDateDoc>('show-date').values()]
      .filter(d => d.showId === sample.show && !d.cancelled && d.startsAt > now + 2 * DAY)
      .filter(d => d.capacity - d.withheld >= sample.quantity * (type?.admits ?? 1))
      .sort((a, b) => a.startsAt - b.startsAt)[0];
    if (!show || !type || !date) continue;
    const line: ItemLine = {
      itemId: type.code,
      name: type.name,
      note: type.note,
      price: type.price,
      quantity: sample.quantity,
    };
    const order = sampleOrder(deps, now, { ...sample, i: GOODS.length + i, line });
    const row: OrderRow = {
      ...order,
      family: 'show',
      scheduleId: date.id,
      programId: show.id,
      units: unitsOf(date.capacity, date.withheld).slice(0, sample.quantity * type.admits),
      contact: contactOf(order, 'oneYard'),
    };
    await storeSample(deps, tx, row, { gateway: GATEWAYS[i % 3] ?? 'aliPay', usedAt: null, now });
  }
}

const contactOf = (order: OrderRow, channel: Channel): OrderRow['contact'] =>
  WAYS[order.realStatus].includes('new_confirm')
    ? { linkman: '林听雨', mobile: '13800138000', channel, deliverTo: '', certificates: [] }
    : null;

/** An order without its subject; its events are those that lead to its status. */
function sampleOrder(
  deps: Deps,
  now: number,
  { status, daysAgo, i, line }: { status: RealStatus; daysAgo: number; i: number; line: ItemLine },
): OrderRow {
  const createdAt = now - daysAgo * DAY - HOUR;
  const family = i < GOODS.length ? 'mall' : 'show';
  const expiresAt = isUnpaid(status) ? now + LONG_HOLD : createdAt + HOLD;
  return {
    tradeNo: tradeNo(deps.random, createdAt),
    memberId: PUBLISHED.regular,
    scheduleId: '',
    programId: '',
    realStatus: status,
    createdAt,
    expiresAt,
    renewed: false,
    requestId: `seed-shop-${i}`,
    bodyHash: 'seed',
    family,
    seats: [],
    items: [line],
    amount: line.price * line.quantity,
    discount: 0,
    discounts: [],
    otherFee: 0,
    contact: null,
    events: WAYS[status].map((step, n) => {
      const hint = hintOf(step, family);
      return {
        status: step,
        at: step === 'cancel_timeout' ? expiresAt : createdAt + n * MINUTE,
        note: hint,
      };
    }),
  };
}
