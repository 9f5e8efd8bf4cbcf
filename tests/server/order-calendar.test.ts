import { expect, test } from 'vitest';
import { gift } from '#domain/contract/gift.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { orderCalendar } from '#server/letters/order-calendar.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { eachStore } from './stores.ts';

const ORIGIN = 'https://tickets.example';
const DAY = 86_400_000;

async function bought(office: BoxOffice): Promise<{ giver: Buyer; tradeNo: string }> {
  const giver = await office.buyer();
  const tradeNo = await giver.order(['A-1-1', 'A-1-2'], 'plain');
  expect((await giver.confirm(tradeNo, { channel: 'oneYard' })).success).toBe(true);
  const { payNo } = (await giver.pay(tradeNo)).data;
  await giver.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return { giver, tradeNo };
}
/** What a phone reads there, its long lines whole again; null for nothing. */
async function read(office: BoxOffice, id: string, key: string | undefined, locale = 'en-US') {
  const found = await orderCalendar(office.deps, `/feeds/order/${id}.${key}.${locale}.ics`, ORIGIN);
  if (!found) return null;
  expect(found.own).toBe(true);
  return found.body.replace(/\r\n[ \t]/g, '').replace(/\\([,;])/g, '$1');
}

eachStore(open => {
  test('an order’s calendar has one’s own places, needs no session, and is nobody’s without its key', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const { calendar } = await giver.detail(tradeNo);
    const text = await read(office, tradeNo, calendar);
    expect(text).toMatch(/^UID:plain@/m);
    expect(text).toContain('Stalls, row 1, seat 1');
    expect(text).toContain('Stalls, row 1, seat 2');
    expect(text).toContain('REFRESH-INTERVAL');
    expect(text).not.toContain('CANCELLED');
    expect(await read(office, tradeNo, calendar, 'zh-CN')).toContain('1排1座');
    expect(await read(office, tradeNo, '0'.repeat(32))).toBeNull();
    expect(await read(office, tradeNo, '')).toBeNull();
    // The key of one order opens no other.
    const other = await giver.order(['A-2-1'], 'plain');
    expect(await read(office, other, calendar)).toBeNull();
    // What is not paid for has none.
    expect((await giver.detail(other)).calendar).toBeUndefined();
  });

  test('a ticket that a friend has stands in the friend’s calendar, and struck out there when it is handed back', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const { calendar } = await giver.detail(tradeNo);
    const friend = await office.buyer();
    const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    const taken = await friend.ok(gift.accept, { code });
    expect(await read(office, tradeNo, calendar)).not.toContain('row 1, seat 1');
    const theirs = () => read(office, taken.giftId, taken.calendar);
    expect(await theirs()).toContain('row 1, seat 1');
    expect(await theirs()).not.toContain('row 1, seat 2');
    expect(await theirs()).not.toContain('CANCELLED');
    await friend.ok(gift.handBack, { giftId: taken.giftId });
    expect(await theirs()).toContain('STATUS:CANCELLED');
    expect(await theirs()).not.toContain('row 1, seat 1');
    expect(await read(office, tradeNo, calendar)).toContain('row 1, seat 1');
  });

  test('it is struck out when all tickets are with friends or went back, and ends some time after the evening', async () => {
    const office = await boxOffice(await open());
    const { giver, tradeNo } = await bought(office);
    const { calendar, occasion } = await giver.detail(tradeNo);
    const given: { friend: Buyer; giftId: string }[] = [];
    for (const piece of ['A-1-1', 'A-1-2']) {
      const { code = '' } = await giver.ok(gift.offer, { tradeNo, piece });
      const friend = await office.buyer();
      const { giftId } = await friend.ok(gift.accept, { code });
      given.push({ friend, giftId });
    }
    expect(await read(office, tradeNo, calendar)).toContain('STATUS:CANCELLED');
    for (const { friend, giftId } of given) await friend.ok(gift.handBack, { giftId });
    expect(await read(office, tradeNo, calendar)).not.toContain('CANCELLED');
    await giver.ok(ticketOrder.refund, { tradeNo, fee: 0 });
    expect(await read(office, tradeNo, calendar)).toContain('STATUS:CANCELLED');
    office.clock.advance(Date.parse(occasion?.startsAt ?? '') - office.clock.now() + 61 * DAY);
    expect(await read(office, tradeNo, calendar)).toBeNull();
  });
});
