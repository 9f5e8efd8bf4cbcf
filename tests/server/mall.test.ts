import { describe, expect, test } from 'vitest';
import { addresses } from '#domain/contract/address.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { mall } from '#domain/contract/mall.ts';
import { orderCalls } from '#domain/contract/order.ts';
import { sentAt, unopenedUntil } from '#domain/rules/fulfilment.ts';
import { HOLD } from '#domain/rules/hold.ts';
import type { Store } from '#server/store/port.ts';
import { audit, SOUND } from './audit.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { START, signIn } from './harness.ts';
import { orderProduct, payOrder, shopDocs } from './shop-world.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;

async function opened(store: Store): Promise<BoxOffice> {
  await store.transaction(tx => tx.catalogue.upsert(shopDocs(START)));
  return boxOffice(store);
}

/** Sessions do not last for days: the member signs in again. */
async function later(office: BoxOffice, member: Buyer, at: number): Promise<void> {
  office.clock.set(at);
  await signIn(office.deps, member, member.memberId);
}

describe('the mall and the further channel', () => {
  eachStore((open, _, openWithDatabase) => {
    test('a recording is bought, lies in the library, is opened once, and then kept', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const { tradeNo } = (await orderProduct(a, 'album')).data;
      const order = await a.ok(orderCalls.mall.detail, { tradeNo });
      expect(order).toMatchObject({
        family: 'mall',
        delivery: 'digital',
        orderStatus: 'WAIT_PAY',
        totalFee: 68,
        subjectId: 'album',
      });
      expect(order.occasion).toBeUndefined();
      expect((await a.ok(mall.library, {})).list).toEqual([]);
      expect((await a.call(mall.open, { tradeNo })).errcode).toBe(ERR.wrongStatus);

      const paid = await payOrder(a, 'mall', tradeNo, 'productUnwanted');
      expect(paid).toMatchObject({ orderStatus: 'PAID', tickets: [], fulfilment: { done: false } });
      expect(paid.refund).toMatchObject({ allowed: true, fee: 0, amount: 68 });
      const [mine] = (await a.ok(mall.library, {})).list;
      expect(mine).toMatchObject({ tradeNo, productId: 'album', note: 'Lossless' });
      expect(mine?.openedAt).toBeUndefined();

      office.clock.advance(1000);
      const opening = await a.ok(mall.open, { tradeNo });
      office.clock.advance(1000);
      expect(await a.ok(mall.open, { tradeNo })).toEqual(opening);
      const done = await a.ok(orderCalls.mall.detail, { tradeNo });
      expect(done).toMatchObject({ orderStatus: 'DONE', refund: { allowed: false, amount: 0 } });
      expect(done.events.filter(e => e.status === 'opened')).toHaveLength(1);
      expect((await a.call(orderCalls.mall.refund, { tradeNo, fee: 0 })).errcode).toBe(ERR.refused);
      // One is enough: the same recording is not sold to the same member twice.
      expect((await orderProduct(a, 'album')).errcode).toBe(ERR.overLimit);
      expect(office.deps.lines).toEqual([]);
    });

    test('unopened it goes back within seven days, to the very instant', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const { tradeNo } = (await orderProduct(a, 'album')).data;
      await payOrder(a, 'mall', tradeNo, 'productUnwanted');
      await later(office, a, unopenedUntil(START));
      expect((await a.call(orderCalls.mall.refund, { tradeNo, fee: 0 })).errcode).toBe(ERR.refused);
      await later(office, a, unopenedUntil(START) - 1);
      const back = await a.ok(orderCalls.mall.refund, { tradeNo, fee: 0 });
      expect(back).toMatchObject({ realStatus: 'paid_return_succ', orderStatus: 'OP_REFUND' });
      expect((await a.ok(mall.library, {})).list).toEqual([]);
      expect((await a.call(mall.open, { tradeNo })).errcode).toBe(ERR.wrongStatus);
    });

    test('a parcel costs its freight, and can be given back until it is sent', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const home = {
        name: '陈',
        mobile: '13900139000',
        province: '上海市',
        city: '上海市',
        district: '',
        detail: '听松路 1 号',
      };
      const { id: addressId } = await a.ok(addresses.save, home);
      const { tradeNo } = (await orderProduct(a, 'vinyl', 'full', 2)).data;
      const contact = { linkman: '林', mobile: '13800138000', addressId };
      const confirm = (totalAmount: number, channel: 'productEMS' | 'oneYard') =>
        a.call(orderCalls.mall.confirm, { tradeNo, totalAmount, channel, ...contact });
      expect((await confirm(136, 'oneYard')).errcode).toBe(ERR.badPayload);
      expect((await confirm(136, 'productEMS')).errcode).toBe(ERR.amountChanged);
      expect(await confirm(148, 'productEMS')).toMatchObject({
        success: true,
        data: { otherFee: 12, totalFee: 148 },
      });
      const { payNo } = await a.ok(orderCalls.mall.pay, {
        tradeNo,
        gatewayCode: 'unionPay',
        totalAmount: 148,
      });
      await office.sandbox.settle(payNo, 'paid');
      const post = sentAt(START);
      const paid = await a.ok(orderCalls.mall.detail, { tradeNo });
      expect(paid).toMatchObject({
        orderStatus: 'PAID',
        fulfilment: { done: false, at: new Date(post).toISOString() },
        refund: { allowed: true, amount: 148 },
      });
      await later(office, a, post);
      const sent = await a.ok(orderCalls.mall.detail, { tradeNo });
      expect(sent).toMatchObject({ orderStatus: 'DONE', refund: { allowed: false } });
      expect(sent.events.at(-1)).toMatchObject({ status: 'sent', at: new Date(post).toISOString() });
      expect((await a.call(orderCalls.mall.refund, { tradeNo, fee: 0 })).errcode).toBe(ERR.refused);
      // It cannot be opened either.
      expect((await a.call(mall.open, { tradeNo })).errcode).toBe(ERR.notFound);
    });

    test('12 buyers at once, three copies left: three are sold', async () => {
      const { store, database } = await openWithDatabase();
      const office = await opened(store);
      const buyers = await Promise.all(Array.from({ length: 12 }, () => office.buyer()));
      const answers = await Promise.all(buyers.map(b => orderProduct(b, 'vinyl')));
      expect(answers.filter(a => a.success)).toHaveLength(3);
      for (const a of answers.filter(x => !x.success)) expect(a.errcode).toBe(ERR.stockLost);
      const [first] = buyers;
      expect((await first?.ok(mall.detail, { productId: 'vinyl' }))?.left).toBe(0);
      if (database) expect(await audit(database, office.clock.now())).toEqual(SOUND);
      office.clock.advance(HOLD);
      expect((await orderProduct(await office.buyer(), 'vinyl', 'full', 2)).success).toBe(true);
    });

    test('twenty clicks at once make one order of what one may have once', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const answers = await Promise.all(Array.from({ length: 20 }, () => orderProduct(a, 'album')));
      expect(answers.filter(x => x.success)).toHaveLength(1);
      for (const x of answers.filter(y => !y.success)) expect(x.errcode).toBe(ERR.overLimit);
    });

    test('memberships follow one another', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      for (let i = 0; i < 2; i++) {
        const { tradeNo } = (await orderProduct(a, 'vip', 'month')).data;
        await payOrder(a, 'mall', tradeNo, 'productUnwanted');
        await later(office, a, office.clock.now() + DAY);
      }
      expect((await a.ok(mall.library, {})).vipUntil).toBe(new Date(START + 62 * DAY).toISOString());
      await later(office, a, START + 62 * DAY);
      expect((await a.ok(mall.library, {})).vipUntil).toBeUndefined();
    });

    test('the further channel sells its own: an evening runs from its opening', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      const made = await orderProduct(a, 'film', 'film');
      expect(made.success).toBe(true);
      const { tradeNo } = made.data;
      const paid = await payOrder(a, 'dams', tradeNo, 'productUnwanted');
      expect(paid).toMatchObject({ family: 'dams', orderStatus: 'PAID', totalFee: 38, totalAmount: 38 });
      const opening = await a.ok(mall.open, { tradeNo });
      expect(opening.until).toBe(new Date(office.clock.now() + 2 * DAY).toISOString());
      const wrong = { productId: 'film', variant: 'film', quantity: 1, requestId: 'w' };
      expect((await a.call(mall.create, wrong)).errcode).toBe(ERR.notFound);
      expect((await a.call(orderCalls.mall.detail, { tradeNo })).errcode).toBe(ERR.notFound);
    });

    test('a stream is opened when it begins, and not before', async () => {
      const office = await opened(await open());
      const docs = shopDocs(START).filter(d => d.kind === 'product' && d.id === 'film');
      await office.deps.store.transaction(tx =>
        tx.catalogue.upsert(docs.map(d => ({ ...d, body: { ...(d.body as object), live: 'p1' } }))),
      );
      const a = await office.buyer();
      const { tradeNo } = (await orderProduct(a, 'film', 'film')).data;
      const { fulfilment } = await payOrder(a, 'dams', tradeNo, 'productUnwanted');
      const opensAt = Date.parse(fulfilment?.opensAt ?? '');
      expect(fulfilment?.done).toBe(false);
      expect(opensAt).toBeGreaterThan(START);
      await later(office, a, opensAt - 1);
      const [early] = (await a.ok(mall.library, {})).list;
      expect(early).toMatchObject({ tradeNo, opensAt: fulfilment?.opensAt });
      const refused = await a.call(mall.open, { tradeNo });
      expect(refused.errcode).toBe(ERR.refused);
      expect(refused.msg).toMatch(/when the stream begins: .*, Beijing time/);
      await later(office, a, opensAt);
      expect((await a.ok(mall.open, { tradeNo })).openedAt).toBe(fulfilment?.opensAt);
      // Days later it is still the stream that was bought.
      await later(office, a, opensAt + DAY);
      expect((await a.ok(orderCalls.dams.detail, { tradeNo })).fulfilment?.opensAt).toBe(fulfilment?.opensAt);
    });

    test('quantities and versions are the server’s (S11)', async () => {
      const office = await opened(await open());
      const a = await office.buyer();
      expect((await orderProduct(a, 'vinyl', 'full', 3)).errcode).toBe(ERR.overLimit);
      expect((await orderProduct(a, 'vinyl', 'full', 0)).errcode).toBe(ERR.badPayload);
      expect((await orderProduct(a, 'vinyl', 'full', -1)).errcode).toBe(ERR.badPayload);
      expect((await orderProduct(a, 'vinyl', 'golden')).errcode).toBe(ERR.notFound);
      expect((await orderProduct(a, 'nothing')).errcode).toBe(ERR.notFound);
    });
  });
});
