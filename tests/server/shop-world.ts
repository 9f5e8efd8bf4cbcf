import { mall } from '#domain/contract/mall.ts';
import { type OrderCalls, type OrderFamily, orderCalls, sandbox } from '#domain/contract/order.ts';
import { show } from '#domain/contract/show.ts';
import type { ProductDoc, ShowDateDoc, ShowDoc } from '#server/catalogue/types-shop.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import type { Buyer } from './box-office.ts';

const DAY = 86_400_000;
const both = (zh: string, en = zh) => ({ zh, en });

/** Dates of the test show by what is special about them. */
export const DATES = ['ten', 'soon', 'later', 'off', 'gone'] as const;

const type = (code: string, price: number, admits = 1, max = 6) => ({
  code,
  name: both(code === 'adult' ? '成人票' : code === 'pair' ? '亲子票' : '儿童票', code),
  note: both(''),
  price,
  admits,
  max,
});

function shows(now: number): CatalogueDoc[] {
  const doc: ShowDoc = {
    id: 'tour',
    kind: 'tour',
    title: both('走进音乐厅', 'Behind the stage'),
    standfirst: both(''),
    text: [],
    art: { seed: 'tour', key: 'C' },
    place: { id: 'door', name: both('演职员入口', 'Stage door'), address: both('') },
    ages: both(''),
    minutes: 60,
    types: [type('adult', 6_000), type('child', 3_050), type('pair', 8_000, 2, 3)],
    limit: 6,
    minLevel: 0,
    programId: 'p1',
    order: 1,
  };
  const date = (
    id: (typeof DATES)[number],
    startsAt: number,
    rest: Partial<ShowDateDoc> = {},
  ): CatalogueDoc => ({
    kind: 'show-date',
    id: `tour-${id}`,
    body: {
      id: `tour-${id}`,
      showId: 'tour',
      edition: '',
      startsAt,
      sessions: [startsAt],
      capacity: 12,
      withheld: 2,
      saleFrom: now - DAY,
      cancelled: false,
      ...rest,
    } satisfies ShowDateDoc,
  });
  return [
    { kind: 'show', id: 'tour', body: doc },
    { kind: 'show', id: 'members', body: { ...doc, id: 'members', minLevel: 3, programId: '' } },
    {
      ...date('ten', now + 20 * DAY),
      id: 'members-ten',
      body: { ...(date('ten', now + 20 * DAY).body as ShowDateDoc), id: 'members-ten', showId: 'members' },
    },
    date('ten', now + 30 * DAY),
    date('soon', now + DAY / 2),
    date('later', now + 40 * DAY, { saleFrom: now + 3 * DAY }),
    date('off', now + 40 * DAY, { cancelled: true }),
    date('gone', now - DAY),
  ];
}

function products(): CatalogueDoc[] {
  const doc = (id: string, patch: Partial<ProductDoc>): CatalogueDoc => ({
    kind: 'product',
    id,
    body: {
      id,
      channel: 'mall',
      kind: 'album',
      title: both(`专辑 ${id}`, `Album ${id}`),
      standfirst: both(''),
      text: [],
      works: [{ title: both('第五交响曲', 'Symphony No. 5'), minutes: 33 }],
      art: { seed: id, key: 'C' },
      delivery: 'digital',
      variants: [{ code: 'full', name: both('无损', 'Lossless'), note: both(''), price: 6_800, days: 0 }],
      stock: null,
      withheld: 0,
      limit: 1,
      minLevel: 0,
      order: 1,
      ...patch,
    } satisfies ProductDoc,
  });
  const term = (code: string, days: number) => ({
    code,
    name: both(code),
    note: both(''),
    price: 3_800,
    days,
  });
  return [
    doc('album', {}),
    doc('vip', { kind: 'vip', variants: [term('month', 31)], limit: 3 }),
    doc('vinyl', { kind: 'gift', delivery: 'parcel', stock: 5, withheld: 2, limit: 2 }),
    doc('film', { kind: 'online', channel: 'dams', variants: [term('film', 2)], limit: 5 }),
  ];
}

export const shopDocs = (now: number): CatalogueDoc[] => [...shows(now), ...products()];

let requests = 0;
const requestId = (): string => `shop-${++requests}`;

/** Tickets of the test show, the permission asked for first. */
export async function orderTickets(
  buyer: Buyer,
  tickets: readonly { code: string; quantity: number }[],
  options: { date?: (typeof DATES)[number]; requestId?: string; replace?: string } = {},
) {
  const { date = 'ten', ...rest } = options;
  const at = { showId: 'tour', dateId: `tour-${date}` };
  const allowed = await buyer.call(show.checkPermission, at);
  if (!allowed.success) return { ...allowed, data: { tradeNo: '' } };
  return buyer.call(show.create, { ...at, tickets: [...tickets], requestId: requestId(), ...rest });
}

export const orderProduct = (
  buyer: Buyer,
  productId: string,
  variant = 'full',
  quantity = 1,
  rest: { requestId?: string } = {},
) =>
  buyer.call(productId === 'film' ? mall.createDams : mall.create, {
    productId,
    variant,
    quantity,
    requestId: requestId(),
    ...rest,
  });

/** Confirms an order of any family and pays it in the sandbox. */
export async function payOrder(
  buyer: Buyer,
  family: OrderFamily,
  tradeNo: string,
  channel: 'oneYard' | 'productUnwanted' | 'productAbholung',
) {
  const calls: OrderCalls = orderCalls[family];
  const { totalFee } = await buyer.ok(calls.detail, { tradeNo });
  const contact = { linkman: '林听雨', mobile: '13800138000', channel };
  await buyer.ok(calls.confirm, { tradeNo, totalAmount: totalFee, ...contact });
  const { payNo } = await buyer.ok(calls.pay, { tradeNo, gatewayCode: 'aliPay', totalAmount: totalFee });
  await buyer.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return buyer.ok(calls.detail, { tradeNo });
}
