import type { UserInfo } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import { type GatewayCode, sandbox, ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';
import { useUser } from '#stores/user.ts';
import { office } from './render.tsx';
import { Client } from './server/client.ts';

let members = 0;

export interface Bought {
  readonly client: Client;
  readonly tradeNo: string;
  readonly member: UserInfo;
}

/** A new member, signed in here and on the page; of an address of their own, so that no throttle ties tests together. */
export async function newMember({ address = true } = {}): Promise<{ client: Client; member: UserInfo }> {
  members += 1;
  const mobile = `1380000${String(members).padStart(4, '0')}`;
  const client = new Client(office().app, { tree: 'zh-CN/pc', address: `198.51.100.${members % 250}` });
  const member = await client.register(mobile);
  if (address) {
    const home = {
      province: '上海市',
      city: '上海',
      district: '',
      detail: '听松路 1 号',
      isDefault: 'Y',
    } as const;
    await client.ok(addresses.save, { name: '林听雨', mobile, ...home });
  }
  useUser.getState().signIn(member);
  return { client, member };
}

/** Longer before the start than a return is free of charge; ms. */
const FREE_RETURN = 9 * 86_400_000;

/** A new member with an order whose seats are held, made over the wire as the seat page makes it. */
export async function holdSeats({ quantity = 2, realName = false, address = true } = {}): Promise<Bought> {
  const { client, member } = await newMember({ address });
  const { list } = await client.ok(program.search, { pageSize: 100 });
  for (const card of list) {
    if (card.state !== 'on' && card.state !== 'few') continue;
    const { programKey } = await client.ok(program.byId, { id: card.id });
    for (const schedule of await client.ok(program.schedules, { programId: card.id, programKey })) {
      if ((schedule.state !== 'on' && schedule.state !== 'few') || schedule.realName !== realName) continue;
      // At any hour of the day it can still be given back for nothing.
      if (new Date(schedule.startsAt).getTime() < office().deps.clock.now() + FREE_RETURN) continue;
      const scheduleId = schedule.id;
      const keys = { programKey, sessionKey: schedule.sessionKey };
      if (!(await client.call(ticketOrder.checkPermission, { scheduleId })).success) continue;
      // Of one price: whoever asks among many is offered seats here and there, and the sums would be left to chance.
      const prices = await client.ok(program.prices, { scheduleId });
      const dearest = prices.find(p => p.free >= quantity);
      if (!dearest) continue;
      const [best] = await client.ok(seat.best, { scheduleId, quantity, prices: [dearest.price], ...keys });
      if (!best) continue;
      const order = { scheduleId, seats: best.seats, requestId: `test-${members}`, ...keys };
      return { client, member, tradeNo: (await client.ok(ticketOrder.create, order)).tradeNo };
    }
  }
  throw new Error(`No concert with ${quantity} seats${realName ? ' and real names' : ''}`);
}

type Outcome = 'paid' | 'declined' | 'wrong-amount' | 'unknown';

/** Confirms the order and begins a payment. */
export async function begin({ client, tradeNo }: Bought, gatewayCode: GatewayCode): Promise<string> {
  const { totalAmount } = await client.ok(ticketOrder.detail, { tradeNo });
  const contact = { linkman: '林听雨', mobile: '13800138000', channel: 'oneYard' } as const;
  await client.ok(ticketOrder.confirm, { tradeNo, totalAmount, ...contact });
  return (await client.ok(ticketOrder.pay, { tradeNo, gatewayCode, totalAmount })).payNo;
}

/** Confirms the order and lets the sandbox end its payment. */
export async function payFor(order: Bought, outcome: Outcome = 'paid'): Promise<void> {
  await order.client.ok(sandbox.settle, { payNo: await begin(order, 'aliPay'), outcome });
}

/** Other seats of the same evening in place of those that are held; the trade number of the new order. */
export async function changeSeats(client: Client, tradeNo: string): Promise<string> {
  const { occasion, subjectId, seats } = await client.ok(ticketOrder.detail, { tradeNo });
  const scheduleId = occasion?.id ?? '';
  const { programKey } = await client.ok(program.byId, { id: subjectId });
  const schedules = await client.ok(program.schedules, { programId: subjectId, programKey });
  const keys = { programKey, sessionKey: schedules.find(s => s.id === scheduleId)?.sessionKey };
  await client.ok(ticketOrder.checkPermission, { scheduleId });
  const found = await client.ok(seat.best, { scheduleId, quantity: seats.length, ...keys });
  const order = {
    scheduleId,
    seats: found[0]?.seats ?? [],
    requestId: `change-${tradeNo}`,
    replace: tradeNo,
  };
  return (await client.ok(ticketOrder.create, { ...order, ...keys })).tradeNo;
}

/** Lets so many seconds of an order's hold be left. */
export async function lastSeconds(tradeNo: string, seconds: number): Promise<void> {
  const { store, clock } = office().deps;
  await store.transaction(async ({ sales }) => {
    const order = await sales.lockOrder(tradeNo);
    if (order) await sales.saveOrder({ ...order, expiresAt: clock.now() + seconds * 1000 });
  });
}

/** Lets the hold of an order end, as a quarter of an hour would. */
export const endHold = (tradeNo: string): Promise<void> => lastSeconds(tradeNo, 0);
