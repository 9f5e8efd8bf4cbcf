import { describe, expect, test } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { applyPaymentEvent } from '#server/orders/settle.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { discountOffice, earn, grant, seatDesk } from './discounting.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;

/** A member with points and two seats held. */
async function visitor(office: BoxOffice) {
  const a = await office.buyer();
  await earn(office, a.memberId, 3_000);
  return { a, desk: seatDesk(a), tradeNo: await a.order(['A-1-1', 'A-1-2']) };
}

describe('the ways out of a payment', () => {
  eachStore(open => {
    test('a payment that was begun is given up: closed at its gateway, and the order waits to be paid', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      const closed = await a.ok(ticketOrder.close, { tradeNo });
      expect(closed).toMatchObject({ realStatus: 'new_confirm', linkman: '林知远' });
      expect(closed.payment).toBeUndefined();
      expect((await office.sandbox.payment(payNo))?.state).toBe('closed');
      // Again: nothing more happens. What is closed cannot be paid any more.
      expect((await a.ok(ticketOrder.close, { tradeNo })).realStatus).toBe('new_confirm');
      expect(await a.ok(sandbox.settle, { payNo, outcome: 'paid' })).toEqual({ state: 'closed' });
      const other = await a.pay(tradeNo, 'card');
      expect(other.data).toMatchObject({ kind: 'page' });
      expect(other.data.payNo).not.toBe(payNo);
      await a.ok(sandbox.settle, { payNo: other.data.payNo, outcome: 'paid' });
      expect(await a.detail(tradeNo)).toMatchObject({
        realStatus: 'paid_success',
        gatewayCode: 'card',
        gatewayName: 'International card',
      });
    });

    test('a name is kept as one writes it; one that no ticket could be printed with is refused', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1']);
      const refusal = await a.confirm(tradeNo, { linkman: 'Zoë 💃🏽 فيروز' });
      expect(refusal).toMatchObject({
        success: false,
        errcode: ERR.badPayload,
        data: { fields: ['linkman'] },
      });
      expect(refusal.msg).toContain('💃');
      await a.confirm(tradeNo, { linkman: 'Anton\u0131\u0301n  Dvor\u030ca\u0301k\u200b' });
      expect((await a.detail(tradeNo)).linkman).toBe('Antonı́n Dvořák');
    });

    test('money that is there already settles the order instead, whether it is closed, cancelled or paid otherwise', async () => {
      const office = await boxOffice(await open());
      const seats = ['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4'];
      const ways = ['close', 'cancel', 'pay', 'replace'] as const;
      for (const [i, way] of ways.entries()) {
        const a = await office.buyer();
        const { tradeNo, payNo } = await a.upToPayment([seats[i]!]);
        // The webhook got lost: only the gateway knows.
        office.sandbox.connect?.(async () => new Response('fail'));
        await office.sandbox.settle(payNo, 'paid');
        if (way === 'close')
          expect((await a.ok(ticketOrder.close, { tradeNo })).realStatus).toBe('paid_success');
        else if (way === 'cancel')
          expect(await a.call(ticketOrder.cancel, { tradeNo })).toMatchObject({
            errcode: ERR.wrongStatus,
            msg: expect.stringContaining('just arrived'),
          });
        else if (way === 'pay')
          expect(
            (await a.call(ticketOrder.pay, { tradeNo, gatewayCode: 'wxAppPay', totalAmount: 380 })).errcode,
          ).toBe(ERR.wrongStatus);
        else {
          const next = await a.create(['A-2-1'], 'plain', { replace: tradeNo });
          expect(next).toMatchObject({
            errcode: ERR.wrongStatus,
            msg: expect.stringContaining('just been paid'),
          });
        }
        expect(await a.detail(tradeNo)).toMatchObject({ realStatus: 'paid_success' });
        expect(await office.tickets(tradeNo)).toHaveLength(1);
      }
    });

    test('a gateway that does not answer keeps its payment, and nobody pays beside it', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      const { close } = office.sandbox;
      office.sandbox.close = async () => {
        throw new Error('gateway down');
      };
      expect((await a.call(ticketOrder.close, { tradeNo })).errcode).toBe(ERR.busy);
      expect((await a.pay(tradeNo, 'wxAppPay')).errcode).toBe(ERR.busy);
      expect((await a.call(ticketOrder.cancel, { tradeNo })).errcode).toBe(ERR.busy);
      expect(await office.payments(tradeNo)).toMatchObject([{ payNo, state: 'started' }]);
      office.sandbox.close = close;
      expect((await a.ok(ticketOrder.cancel, { tradeNo })).realStatus).toBe('cancel_user');
      expect(await office.payments(tradeNo)).toMatchObject([{ payNo, state: 'closed' }]);
    });

    test('an unknown result is not given up', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      await a.ok(sandbox.settle, { payNo, outcome: 'unknown' });
      expect((await a.call(ticketOrder.close, { tradeNo })).errcode).toBe(ERR.busy);
      expect((await a.create(['A-2-1'], 'plain', { replace: tradeNo })).errcode).toBe(ERR.busy);
      expect((await a.detail(tradeNo)).payment).toEqual({ payNo, state: 'unknown' });
    });

    test('opened again, its discounts can be changed; money for what it was goes back', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const fifty = await grant(office, a.memberId, 'fifty');
      await desk.use(tradeNo, fifty);
      expect((await a.confirm(tradeNo)).success).toBe(true);
      const first = await a.pay(tradeNo);
      const open_ = await a.ok(ticketOrder.close, { tradeNo, edit: 'Y' });
      expect(open_).toMatchObject({ realStatus: 'new_locked', payStatus: 'new_locked' });
      expect(open_.discounts).toHaveLength(1);
      expect(await office.deps.store.direct.discounts.claims(a.memberId, office.clock.now())).toEqual([]);
      await desk.cancel(tradeNo, fifty);
      const full = (await a.detail(tradeNo)).totalAmount;
      // A gateway that was told to close and took the money all the same.
      const row = (await office.payments(tradeNo))[0]!;
      await applyPaymentEvent(office.deps, 'aliPay', {
        payNo: first.data.payNo,
        tradeNo,
        amount: row.amount,
        result: 'paid',
      });
      expect(await office.payments(tradeNo)).toMatchObject([{ state: 'extra', refund: row.amount }]);
      expect((await a.confirm(tradeNo, { totalAmount: full })).success).toBe(true);
      const second = await a.pay(tradeNo, 'unionPay');
      await a.ok(sandbox.settle, { payNo: second.data.payNo, outcome: 'paid' });
      expect(await a.detail(tradeNo)).toMatchObject({ realStatus: 'paid_success', totalAmount: full });
    });

    test('a phone is handed over to the wallet; a code is for a screen', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo } = await a.upToPayment(['A-1-1']);
      const pay = (scene?: 'screen' | 'phone' | 'wallet') =>
        a.ok(ticketOrder.pay, { tradeNo, gatewayCode: 'wxAppPay', totalAmount: 380, scene });
      const phone = await pay('phone');
      expect(phone).toMatchObject({ kind: 'page', url: `payment?payNo=${phone.payNo}` });
      expect(await pay('wallet')).toEqual(phone);
      expect(await pay('screen')).toEqual({ ...phone, kind: 'qrcode' });
      expect((await pay()).kind).toBe('qrcode');
    });

    test('a wrong amount says what came and when it goes back', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      await a.ok(sandbox.settle, { payNo, outcome: 'wrong-amount' });
      const at = office.clock.now();
      expect((await a.detail(tradeNo)).mismatch).toEqual({
        received: 379.99,
        refundAt: new Date(at + 10 * MINUTE).toISOString(),
        refunded: false,
      });
      office.clock.advance(11 * MINUTE);
      await office.sweep();
      expect(await a.detail(tradeNo)).toMatchObject({
        realStatus: 'paid_return_fail',
        mismatch: { received: 379.99, refunded: true },
      });
    });
  });
});

describe('an order that takes the place of another one', () => {
  eachStore(open => {
    test('keeps the discounts that still fit, names the others, and each knows the other', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const eighty = await grant(office, a.memberId, 'eighty');
      await desk.use(tradeNo, eighty);
      await desk.points(tradeNo, 500);
      const before = await a.detail(tradeNo);
      expect(before.discount).toBe(85);
      expect((await a.confirm(tradeNo)).success).toBe(true);
      const { data: begun } = await a.pay(tradeNo);
      const next = await a.order(['A-2-1', 'A-2-2'], 'plain', { replace: tradeNo });
      expect(await a.detail(next)).toMatchObject({
        realStatus: 'new_locked',
        payStatus: 'new_locked',
        discounts: before.discounts,
        totalAmount: before.totalAmount,
        replaces: { tradeNo, dropped: [] },
      });
      expect(await a.detail(tradeNo)).toMatchObject({ realStatus: 'cancel_user', replacedBy: next });
      expect((await office.sandbox.payment(begun.payNo))?.state).toBe('closed');
      expect((await desk.repo(next)).editable).toBe(true);
      expect((await a.confirm(next)).success).toBe(true);
      // The coupon asks for 500 yuan, and this is one seat for 180.50.
      const poor = await a.detail(await a.order(['B-1-1'], 'plain', { replace: next }));
      expect(poor.replaces).toEqual({ tradeNo: next, dropped: ['eighty'] });
      expect(poor.discounts).toMatchObject([{ kind: 'points', amount: 5 }]);
      expect(poor.totalAmount).toBe(175.5);
      expect((await a.confirm(poor.tradeNo)).success).toBe(true);
    });

    test('the hold begins anew, and can be extended once again', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1']);
      office.clock.advance(12 * MINUTE);
      await a.ok(ticketOrder.renew, { tradeNo });
      const next = await a.order(['A-1-2'], 'plain', { replace: tradeNo });
      expect(await a.detail(next)).toMatchObject({
        renewable: true,
        expiresAt: new Date(office.clock.now() + HOLD).toISOString(),
      });
    });
  });
});
