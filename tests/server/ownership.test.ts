import { beforeEach, describe, expect, it } from 'vitest';
import { favorites } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import type { Call } from '#domain/contract/call.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { endpointTable } from '#server/app.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { DEMO_MEMBERS } from '#server/world/accounts.ts';
import type { Client } from './client.ts';
import { makeApp, START } from './harness.ts';

/** Fields that name something everybody may name; every other field that ends in id or No names a member's own thing. */
const PUBLIC = new Set(['scheduleId', 'programId', 'targetId', 'requestId', 'pageNo', 'captchaId']);
/** Proved where the order that is replaced can exist: in the sales suites (`replace` of another member's order). */
const ELSEWHERE = new Set(['create.xhtml replace']);
const OWNED = /^(?:id|replace|.*(?:Id|No))$/;

const order = (tradeNo: string, memberId: string): OrderRow => ({
  tradeNo,
  memberId,
  scheduleId: 's-1',
  programId: 'p-1',
  realStatus: 'new_locked',
  createdAt: START,
  expiresAt: START + 900_000,
  renewed: false,
  requestId: `r-${tradeNo}`,
  bodyHash: 'x',
  seats: [{ seatId: 'A-1', zone: ['池座', 'Stalls'], row: '1', number: '1', category: '1', price: 38_000 }],
  amount: 38_000,
  family: 'seat',
  items: [],
  discount: 0,
  discounts: [],
  packTradeNo: null,
  otherFee: 0,
  contact: null,
  events: [],
});

/** For each field: a payload with a foreign id, and where that id's owner put it. */
type Case = { readonly foreign: string; readonly payload: (id: string) => Record<string, unknown> };
const trade = (rest: Record<string, unknown> = {}): Case => ({
  foreign: 'HM-regular',
  payload: tradeNo => ({ ...rest, tradeNo }),
});
const confirm = { totalAmount: 380, linkman: '陈', mobile: '13900139000', channel: 'productEMS' };
const home = {
  name: '陈',
  mobile: '13900139000',
  province: '浙江省',
  city: '杭州市',
  district: '',
  detail: '龙井路 1 号',
};
const cases: ReadonlyMap<unknown, Record<string, Case>> = new Map<unknown, Record<string, Case>>([
  [addresses.byId, { id: { foreign: 'a-demo-home', payload: id => ({ id }) } }],
  [addresses.save, { id: { foreign: 'a-demo-home', payload: id => ({ ...home, id }) } }],
  [addresses.remove, { id: { foreign: 'a-demo-home', payload: id => ({ id }) } }],
  [favorites.remove, { id: { foreign: 'f-regular', payload: id => ({ id }) } }],
  [ticketOrder.detail, { tradeNo: trade() }],
  [
    ticketOrder.confirm,
    {
      tradeNo: trade({ ...confirm, channel: 'productUnwanted' }),
      addressId: {
        foreign: 'a-demo-home',
        payload: addressId => ({ ...confirm, tradeNo: 'HM-own', addressId }),
      },
    },
  ],
  [ticketOrder.renew, { tradeNo: trade() }],
  [ticketOrder.cancel, { tradeNo: trade() }],
  [ticketOrder.pay, { tradeNo: trade({ gatewayCode: 'aliPay', totalAmount: 380 }) }],
  [ticketOrder.refund, { tradeNo: trade({ fee: 0 }) }],
]);

const fieldsOf = (call: Call): string[] => {
  const { shape } = (call.payload as unknown as { def: { shape?: Record<string, unknown> } }).def;
  return Object.keys(shape ?? {}).filter(name => OWNED.test(name) && !PUBLIC.has(name));
};
const rows = endpointTable
  .filter(e => e.access === 'member')
  .flatMap(e =>
    fieldsOf(e.call).map(field => [`${e.call.path.split('/').at(-1)} ${field}`, e.call, field] as const),
  )
  .filter(([name]) => !ELSEWHERE.has(name));

describe('what belongs to another member is as good as absent (S10), by', () => {
  let c: Client;
  let state: () => Promise<string>;
  beforeEach(async () => {
    const { client, deps } = await makeApp();
    const { accounts, sales } = deps.store.direct;
    await sales.insertOrder(order('HM-regular', DEMO_MEMBERS.regular));
    await sales.insertOrder(order('HM-own', DEMO_MEMBERS.newcomer));
    await accounts.addFavorite({
      id: 'f-regular',
      memberId: DEMO_MEMBERS.regular,
      type: 'program',
      targetId: 'p-1',
      addedAt: START,
    });
    c = client();
    await c.login('13900139000');
    state = async () =>
      JSON.stringify([
        await sales.order('HM-regular'),
        await accounts.addresses(DEMO_MEMBERS.regular),
        await accounts.favorites(DEMO_MEMBERS.regular),
      ]);
  });

  it.each(rows)('%s', async (name, call, field) => {
    const found = cases.get(call)?.[field];
    if (!found) throw new Error(`${name} has no case here: how is its owner checked?`);
    const before = await state();
    const foreign = await c.call(call, found.payload(found.foreign));
    const absent = await c.call(call, found.payload('HM-nobody'));
    expect([foreign.success, foreign.errcode]).toEqual([false, '2003']);
    expect([foreign.msg, foreign.data]).toEqual([absent.msg, absent.data]);
    expect(absent.errcode).toBe('2003');
    expect(await state()).toBe(before);
  });

  it('each row of the table is still a call', () => {
    const calls = new Set<unknown>(rows.map(([, call]) => call));
    for (const call of cases.keys()) expect(calls.has(call)).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(11);
  });

  it('lists show only what is one’s own', async () => {
    expect(await c.ok(addresses.list, {})).toEqual([]);
    expect((await c.ok(favorites.list, {})).total).toBe(0);
  });
});
