import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signWebhook } from '#demo/sandbox.ts';
import { addresses } from '#domain/contract/address.ts';
import { certifications } from '#domain/contract/certification.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { WRONG_AMOUNT_WAIT } from '#domain/rules/payment.ts';
import type { PaymentEvent } from '#server/pay/gateway.ts';
import { type BoxOffice, boxOffice, type ConfirmPatch } from './box-office.ts';
import { testConfig } from './harness.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Sends a webhook as the gateway does; `patch` forges it. */
async function notify(
  office: BoxOffice,
  notice: PaymentEvent,
  patch: {
    secret?: string;
    at?: number;
    merchant?: string;
    nonce?: string;
    gateway?: string;
    body?: (body: string) => string;
  } = {},
) {
  const { body, headers } = await signWebhook(
    {
      ...notice,
      now: patch.at ?? office.clock.now(),
      nonce: patch.nonce ?? 'n'.repeat(20),
      ...(patch.merchant ? { merchant: patch.merchant } : {}),
    },
    office.deps.host,
    patch.secret ?? testConfig.sandboxSecret,
  );
  const response = await office.app.fetch(
    new Request(`http://localhost/thvendor/pay/notify/${patch.gateway ?? 'aliPay'}`, {
      method: 'POST',
      headers,
      body: patch.body?.(body) ?? body,
    }),
  );
  return response.text();
}

describe('paying', () => {
  eachStore(open => {
    test('the whole way: confirm, pay, tickets, points', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1', 'A-1-2']);
      expect((await a.pay(tradeNo)).errcode).toBe(ERR.wrongStatus);
      const confirmed = await a.confirm(tradeNo);
      expect(confirmed.data).toMatchObject({
        realStatus: 'new_confirm',
        orderStatus: 'CONFIRM_BUT_NOT_PAID',
        mobile: '138****8000',
        channel: 'oneYard',
      });
      const started = await a.pay(tradeNo);
      expect(started.data).toMatchObject({ kind: 'page', url: `payment?payNo=${started.data.payNo}` });
      expect((await a.pay(tradeNo)).data.payNo).toBe(started.data.payNo);
      expect((await a.detail(tradeNo)).payment).toEqual({ payNo: started.data.payNo, state: 'started' });
      const page = await a.ok(sandbox.payment, { payNo: started.data.payNo });
      expect(page).toMatchObject({
        tradeNo,
        amount: 760,
        gateway: 'aliPay',
        state: 'waiting',
        title: 'Symphony No. 5',
      });
      expect(await a.ok(sandbox.settle, { payNo: started.data.payNo, outcome: 'paid' })).toEqual({
        state: 'paid',
      });
      const paid = await a.detail(tradeNo);
      expect(paid).toMatchObject({ realStatus: 'paid_success', orderStatus: 'DONE', gatewayName: 'Alipay' });
      expect(paid.payment).toBeUndefined();
      expect(paid.events.map(e => e.status)).toEqual([
        'new_locked',
        'new_confirm',
        'paid_uncheck',
        'paid_certain',
        'paid_success',
      ]);
      expect(paid.tickets.map(t => t.seatIds)).toEqual([['A-1-1'], ['A-1-2']]);
      expect(paid.tickets.every(t => t.code.length >= 22)).toBe(true);
      expect(paid.refund).toMatchObject({ allowed: true, fee: 0, amount: 760 });
      expect(await office.points(a.memberId)).toBe(760);
      // The seats are sold for good.
      office.clock.advance(DAY / 4);
      expect((await (await office.buyer()).create(['A-1-1'])).errcode).toBe(ERR.seatsLost);
      const list = await a.ok(ticketOrder.list, { tab: 'paid' });
      expect(list).toMatchObject({
        total: 1,
        counts: { all: 1, paid: 1, unpaid: 0, cancelled: 0, refunded: 0 },
      });
      expect(list.list[0]?.ticketCount).toBe(2);
      expect(office.deps.lines).toEqual([]);
    });

    test('channels: a code for the order or for each seat, freight by area, WeChat by QR code', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const address = {
        name: '林知远',
        mobile: '13800138000',
        province: '北京市',
        city: '北京市',
        district: '',
        detail: '听松路 1 号',
      };
      const { id } = await a.ok(addresses.save, address);
      const tradeNo = await a.order(['A-1-1', 'A-1-2']);
      expect((await a.confirm(tradeNo, { channel: 'productEMS' })).errcode).toBe(ERR.badPayload);
      expect((await a.confirm(tradeNo, { channel: 'productEMS', addressId: 'foreign' })).errcode).toBe(
        ERR.notFound,
      );
      const stale = await a.confirm(tradeNo, { channel: 'productEMS', addressId: id });
      expect(stale).toMatchObject({
        errcode: ERR.amountChanged,
        data: { otherFee: 18, totalAmount: 778, amount: 760 },
      });
      expect((await a.detail(tradeNo)).realStatus).toBe('new_locked');
      const confirmed = await a.confirm(tradeNo, { channel: 'productEMS', addressId: id, totalAmount: 778 });
      expect(confirmed.data).toMatchObject({
        otherFee: 18,
        totalAmount: 778,
        totalFee: 778,
        realStatus: 'new_confirm',
      });
      expect(confirmed.data.deliverTo).toContain('听松路 1 号');
      const changed = await a.confirm(tradeNo, { channel: 'productUnwanted', totalAmount: 760 });
      expect(changed.data).toMatchObject({ otherFee: 0, totalAmount: 760, deliverTo: '' });
      const started = await a.pay(tradeNo, 'wxAppPay');
      expect(started.data.kind).toBe('qrcode');
      expect((await a.confirm(tradeNo)).errcode).toBe(ERR.wrongStatus);
      await a.ok(sandbox.settle, { payNo: started.data.payNo, outcome: 'paid' });
      expect((await a.detail(tradeNo)).tickets.map(t => t.seatIds)).toEqual([['A-1-1', 'A-1-2']]);
    });

    test('a buyer from anywhere: a mobile of any country, an e-mail address, or the number of the account', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1']);
      const none = await a.confirm(tradeNo, { mobile: '', email: '' });
      expect([none.errcode, none.data]).toMatchObject([ERR.badPayload, { fields: ['mobile'] }]);
      const wrong = await a.confirm(tradeNo, { mobile: '', email: 'ada@' });
      expect(wrong.data).toMatchObject({ fields: ['email'] });
      const byMail = await a.confirm(tradeNo, { mobile: '', email: ' ada@example.org' });
      expect(byMail.data).toMatchObject({ mobile: '', email: 'ada@example.org', realStatus: 'new_confirm' });
      const abroad = await a.confirm(tradeNo, { mobile: '+44 7911 123456' });
      expect(abroad.data.mobile).toBe('+44****3456');
      expect(abroad.data.email).toBeUndefined();
      // As the page shows it: the order's own number, known only masked.
      expect((await a.confirm(tradeNo, { mobile: '+44****3456' })).success).toBe(true);
      expect((await office.row(tradeNo)).contact?.mobile).toBe('+447911123456');
      expect((await a.confirm(tradeNo, { mobile: '+44****0000' })).errcode).toBe(ERR.badPayload);
      expect((await a.confirm(tradeNo, { mobile: '+8612800138000' })).errcode).toBe(ERR.badPayload);
    });

    test('a parcel goes abroad by prepaid express only', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { id } = await a.ok(addresses.save, {
        name: 'Ada',
        mobile: '+4915123456789',
        country: 'DE',
        province: '',
        city: 'Berlin',
        district: '',
        detail: 'Herbert-von-Karajan-Straße 1',
        postcode: '10785',
      });
      const tradeNo = await a.order(['A-1-1']);
      const collect = await a.confirm(tradeNo, { channel: 'productCollect', addressId: id });
      expect(collect.data).toMatchObject({ fields: ['channel'] });
      const stale = await a.confirm(tradeNo, { channel: 'productEMS', addressId: id });
      expect(stale).toMatchObject({ errcode: ERR.amountChanged, data: { otherFee: 180 } });
      const { totalAmount } = stale.data;
      const sent = await a.confirm(tradeNo, { channel: 'productEMS', addressId: id, totalAmount });
      expect(sent.data.deliverTo).toBe('Herbert-von-Karajan-Straße 1, Berlin, 10785, Germany　Ada');
    });

    test('contact and certificates are checked, and numbers never come back (S19)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1', 'A-1-2'], 'real-name');
      expect((await a.confirm(tradeNo, { mobile: '12345' })).errcode).toBe(ERR.badPayload);
      const idcard = { type: 'idcard' as const, name: '林知远', number: '11010519491231002X' };
      const passport = { type: 'passport' as const, name: 'Ada Lin', number: 'E12345678' };
      for (const certificates of [
        [],
        [idcard],
        [idcard, idcard],
        [idcard, { ...passport, number: '?' }],
        [{ ...idcard, number: '110105194912310021' }, passport],
      ])
        expect((await a.confirm(tradeNo, { certificates })).errcode).toBe(ERR.badPayload);
      const confirmed = await a.confirm(tradeNo, { certificates: [idcard, passport] });
      expect(confirmed.success).toBe(true);
      expect(JSON.stringify(confirmed)).not.toMatch(/11010519491231002X|E12345678/);
      expect(office.deps.lines).toEqual([]);
      const kept = (await office.row(tradeNo)).contact?.certificates;
      expect(kept).toHaveLength(2);
      // At rest they are sealed.
      expect(JSON.stringify(kept)).not.toMatch(/11010519491231002X|E12345678/);
    });

    test('the member’s own certificates stand for typed ones, and nobody else’s do', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const b = await office.buyer();
      const own = { type: 'idcard', name: '林知远', number: '11010519491231002X', agree: 'Y' } as const;
      const { certificationId } = await a.ok(certifications.save, own);
      const foreign = await b.ok(certifications.save, { ...own, type: 'passport', number: 'E12345678' });
      const tradeNo = await a.order(['A-1-1', 'A-1-2'], 'real-name');
      const passport = { type: 'passport' as const, name: 'Ada Lin', number: 'E7654321' };
      const send = (certificates: NonNullable<ConfirmPatch['certificates']>) =>
        a.confirm(tradeNo, { certificates });
      const answers = [
        await send([{ certificationId: foreign.certificationId }, passport]),
        await send([{ certificationId: 'c-nobody' }, passport]),
      ];
      expect(answers.map(r => r.errcode)).toEqual([ERR.notFound, ERR.notFound]);
      expect(answers[0]?.msg).toBe(answers[1]?.msg);
      // The same paper twice, once typed and once kept.
      const { type, name, number } = own;
      expect((await send([{ certificationId }, { type, name, number }])).errcode).toBe(ERR.badPayload);
      const confirmed = await send([{ certificationId }, passport]);
      expect(confirmed.success).toBe(true);
      expect(JSON.stringify(confirmed)).not.toContain(number);
      expect((await office.row(tradeNo)).contact?.certificates).toMatchObject([
        { type: 'idcard', name: '林知远' },
        { type: 'passport', name: 'Ada Lin' },
      ]);
    });

    test('a changed amount is refused with the fresh order, to the fen', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['B-1-1']);
      for (const totalAmount of [180.49, 180.51, 0]) {
        const answer = await a.confirm(tradeNo, { totalAmount });
        expect(answer).toMatchObject({ errcode: ERR.amountChanged, data: { tradeNo, totalAmount: 180.5 } });
      }
      await a.confirm(tradeNo);
      const pay = await a.call(ticketOrder.pay, { tradeNo, gatewayCode: 'aliPay', totalAmount: 180.49 });
      expect(pay).toMatchObject({ errcode: ERR.amountChanged, data: { totalAmount: 180.5 } });
    });

    test('a webhook ten times beside the return page: one transition, one set of tickets, one grant (R6)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1', 'A-1-2']);
      const notice: PaymentEvent = { payNo, tradeNo, amount: 76_000, result: 'paid' };
      const [texts] = await Promise.all([
        Promise.all(Array.from({ length: 10 }, () => notify(office, notice))),
        a.detail(tradeNo),
        a.detail(tradeNo),
        a.ok(sandbox.settle, { payNo, outcome: 'paid' }),
      ]);
      expect(new Set(texts)).toEqual(new Set(['success']));
      const order = await a.detail(tradeNo);
      expect(order.events.filter(e => e.status === 'paid_success')).toHaveLength(1);
      expect(order.tickets).toHaveLength(2);
      expect(await office.points(a.memberId)).toBe(760);
      expect(await office.payments(tradeNo)).toMatchObject([
        { state: 'paid', received: 76_000, refundState: 'none' },
      ]);
    });

    test('the browser’s return alone pays nothing (S13)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo } = await a.upToPayment(['A-1-1']);
      for (let i = 0; i < 3; i++) expect((await a.detail(tradeNo)).realStatus).toBe('new_confirm');
      expect(await office.tickets(tradeNo)).toEqual([]);
    });

    test('forged webhooks change nothing (S13)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      const other = await (await office.buyer()).upToPayment(['A-2-1']);
      const good: PaymentEvent = { payNo, tradeNo, amount: 38_000, result: 'paid' };
      const now = office.clock.now();
      const forged: Promise<string>[] = [
        notify(office, good, { secret: 'guessed' }),
        notify(office, good, { at: now - 6 * MINUTE }),
        notify(office, good, { at: now + 6 * MINUTE }),
        notify(office, good, { merchant: 'someone-else' }),
        notify(office, good, { nonce: '' }),
        notify(office, good, { gateway: 'unionPay' }),
        notify(office, good, { gateway: 'nobody' }),
        notify(office, good, { body: b => b.replace('38000', '1') }),
        notify(office, good, { body: b => `${b} ` }),
        notify(office, good, { body: () => '' }),
        notify(office, { ...good, tradeNo: other.tradeNo }),
        notify(office, { ...good, payNo: 'absent' }),
        notify(office, { ...good, amount: -1 }),
        notify(office, { ...good, amount: 38_000.5 }),
      ];
      for (const text of forged) expect(await text).toBe('fail');
      const unsigned = await office.app.fetch(
        new Request('http://localhost/thvendor/pay/notify/aliPay', {
          method: 'POST',
          body: JSON.stringify(good),
        }),
      );
      expect(await unsigned.text()).toBe('fail');
      for (const order of [tradeNo, other.tradeNo])
        expect((await office.row(order)).realStatus).toBe('new_confirm');
      expect(await notify(office, good)).toBe('success');
      expect((await office.row(tradeNo)).realStatus).toBe('paid_success');
      expect(office.deps.lines).toEqual([]);
    });

    test.each([-1, 1])(
      'an amount that is wrong by %i fen: no ticket, and the money goes back (R9)',
      async difference => {
        const office = await boxOffice(await open());
        const a = await office.buyer();
        const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
        expect(await notify(office, { payNo, tradeNo, amount: 38_000 + difference, result: 'paid' })).toBe(
          'success',
        );
        expect(await a.detail(tradeNo)).toMatchObject({
          realStatus: 'paid_failure',
          orderStatus: 'EXCEPTION',
          tickets: [],
        });
        expect(await office.points(a.memberId)).toBe(0);
        expect((await (await office.buyer()).create(['A-1-1'])).success).toBe(true);
        // A second webhook with the right amount does not repair it.
        await notify(office, { payNo, tradeNo, amount: 38_000, result: 'paid' });
        expect((await office.row(tradeNo)).realStatus).toBe('paid_failure');
        office.clock.advance(WRONG_AMOUNT_WAIT);
        await office.sweep();
        expect((await a.detail(tradeNo)).realStatus).toBe('paid_return_fail');
        expect(await office.payments(tradeNo)).toMatchObject([
          { refund: 38_000 + difference, refundState: 'done' },
        ]);
      },
    );

    test('money after expiry: the seats again when free, else the money back (R7)', async () => {
      const office = await boxOffice(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const first = await a.upToPayment(['A-1-1', 'A-1-2']);
      office.clock.advance(HOLD);
      const second = await b.upToPayment(['A-1-2', 'A-1-3']);
      office.clock.advance(HOLD);
      expect((await a.detail(first.tradeNo)).realStatus).toBe('cancel_timeout');
      expect((await b.detail(second.tradeNo)).realStatus).toBe('cancel_timeout');
      const pay = ({ tradeNo, payNo }: { tradeNo: string; payNo: string }) =>
        notify(office, { payNo, tradeNo, amount: 76_000, result: 'paid' });
      expect(await Promise.all([pay(second), pay(first)])).toEqual(['success', 'success']);
      const [x, y] = [await a.detail(first.tradeNo), await b.detail(second.tradeNo)];
      expect([x.realStatus, y.realStatus].sort()).toEqual(['paid_return_cert', 'paid_success']);
      const [winner, loser] = x.realStatus === 'paid_success' ? [x, y] : [y, x];
      expect(winner.tickets).toHaveLength(2);
      expect(loser.tickets).toEqual([]);
      expect(loser.events.map(e => e.status)).toEqual(
        expect.arrayContaining([
          'cancel_timeout',
          'paid_uncheck',
          'paid_certain',
          'paid_return_cert',
          'refund_sent',
        ]),
      );
      expect(await office.payments(loser.tradeNo)).toMatchObject([
        { state: 'extra', received: 76_000, refund: 76_000, refundState: 'done' },
      ]);
      const taken = await office.deps.store.direct.sales.taken('plain', office.clock.now());
      expect(new Set(taken.map(t => t.tradeNo))).toEqual(new Set([winner.tradeNo]));
      expect(taken).toHaveLength(2);
    });

    test('the sandbox’s “late” ends the hold first; the money still makes the order when the seats are free', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      await a.ok(sandbox.settle, { payNo, outcome: 'late' });
      const order = await a.detail(tradeNo);
      expect(order.realStatus).toBe('paid_success');
      expect(order.events.map(e => e.status)).toContain('cancel_timeout');
    });

    test('money for a cancelled order goes back even when its seats are free', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      await a.ok(ticketOrder.cancel, { tradeNo });
      await notify(office, { payNo, tradeNo, amount: 38_000, result: 'paid' });
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_return_cert');
      expect(await office.payments(tradeNo)).toMatchObject([{ refund: 38_000, refundState: 'done' }]);
    });

    test('money that a second payment brings goes back; the order stays paid once (R8)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      const second = await a.pay(tradeNo, 'unionPay');
      expect(second.data.payNo).not.toBe(payNo);
      await notify(
        office,
        { payNo: second.data.payNo, tradeNo, amount: 38_000, result: 'paid' },
        { gateway: 'unionPay' },
      );
      await notify(office, { payNo, tradeNo, amount: 38_000, result: 'paid' });
      const order = await a.detail(tradeNo);
      expect(order).toMatchObject({ realStatus: 'paid_success', gatewayCode: 'unionPay' });
      expect(order.tickets).toHaveLength(1);
      const payments = await office.payments(tradeNo);
      const [old, used] = [payments.find(p => p.payNo === payNo), payments.find(p => p.payNo !== payNo)];
      expect(old).toMatchObject({ state: 'extra', refund: 38_000, refundState: 'done' });
      expect(used).toMatchObject({ state: 'paid', refundState: 'none' });
      expect((await a.pay(tradeNo)).errcode).toBe(ERR.wrongStatus);
    });

    test('paid never goes back by time: the sweeper, late declines and unknowns in any order (R8)', async () => {
      const office = await boxOffice(await open());
      const steps = ['paid', 'declined', 'processing', 'sweep', 'expire'] as const;
      let row = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray([...steps], { minLength: 5 }),
          fc.array(fc.constantFrom(...steps), { maxLength: 3 }),
          async (first, more) => {
            const a = await office.buyer();
            row++;
            const { tradeNo, payNo } = await a.upToPayment([`L-${row}-1`, `L-${row}-2`], 'big');
            let paid = false;
            for (const step of [...first, ...more]) {
              if (step === 'sweep') await office.sweep();
              else if (step === 'expire') office.clock.advance(HOLD);
              else await notify(office, { payNo, tradeNo, amount: 76_000, result: step });
              paid ||= step === 'paid';
              const { realStatus } = await a.detail(tradeNo);
              expect(realStatus === 'paid_success').toBe(paid);
            }
            expect(await office.tickets(tradeNo)).toHaveLength(2);
            expect(await office.points(a.memberId)).toBe(760);
          },
        ),
        { numRuns: 8 },
      );
    });

    test('declined: said so, and another payment may start', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      expect(await a.ok(sandbox.settle, { payNo, outcome: 'declined' })).toEqual({ state: 'declined' });
      expect(await a.ok(sandbox.settle, { payNo, outcome: 'paid' })).toEqual({ state: 'declined' });
      expect(await a.detail(tradeNo)).toMatchObject({
        realStatus: 'new_confirm',
        payment: { payNo, state: 'declined' },
      });
      const again = await a.pay(tradeNo);
      expect(again.data.payNo).not.toBe(payNo);
      await a.ok(sandbox.settle, { payNo: again.data.payNo, outcome: 'paid' });
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
    });

    test('unknown is not failed: no second payment, and the gateway is asked until it knows', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      a.scenario = 'payment-unknown';
      expect(await a.ok(sandbox.settle, { payNo, outcome: 'paid' })).toEqual({ state: 'processing' });
      a.scenario = '';
      expect(await a.detail(tradeNo)).toMatchObject({
        realStatus: 'new_confirm',
        payment: { payNo, state: 'unknown' },
      });
      for (const gateway of ['aliPay', 'unionPay'] as const)
        expect((await a.pay(tradeNo, gateway)).errcode).toBe(ERR.busy);
      office.clock.advance(30_000);
      expect((await a.detail(tradeNo)).payment?.state).toBe('unknown');
      office.clock.advance(40_000);
      await office.sweep();
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
    });

    test('a webhook that got lost is made good when the order is read (R14)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      office.sandbox.connect?.(async () => {
        throw new Error('line down');
      });
      await a.call(sandbox.settle, { payNo, outcome: 'paid' });
      expect((await office.row(tradeNo)).realStatus).toBe('new_confirm');
      office.clock.advance(6_000);
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
    });

    test('refund by the ladder: quote, seats, tickets, points, money', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1', 'A-1-2']);
      expect((await a.call(ticketOrder.refund, { tradeNo, fee: 0 })).errcode).toBe(ERR.wrongStatus);
      await a.ok(sandbox.settle, { payNo, outcome: 'paid' });
      expect((await a.call(ticketOrder.refund, { tradeNo, fee: 1 })).errcode).toBe(ERR.amountChanged);
      const [one, two] = await Promise.all([
        a.call(ticketOrder.refund, { tradeNo, fee: 0 }),
        a.call(ticketOrder.refund, { tradeNo, fee: 0 }),
      ]);
      expect([one.data.realStatus, two.data.realStatus]).toEqual(['paid_return_succ', 'paid_return_succ']);
      expect(await a.detail(tradeNo)).toMatchObject({ tickets: [], orderStatus: 'OP_REFUND' });
      expect(await office.points(a.memberId)).toBe(0);
      expect((await office.sandbox.payment(payNo))?.refunded).toBe(76_000);
      expect((await (await office.buyer()).create(['A-1-1'])).success).toBe(true);
      const soon = await (await office.buyer()).upToPayment(['A-1-1'], 'soon');
      await a.ok(sandbox.settle, { payNo: soon.payNo, outcome: 'paid' });
      expect((await office.row(soon.tradeNo)).realStatus).toBe('paid_success');
    });

    test('no refund in the last day, and it says so', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1'], 'soon');
      await a.ok(sandbox.settle, { payNo, outcome: 'paid' });
      const order = await a.detail(tradeNo);
      expect(order.refund).toMatchObject({
        allowed: false,
        amount: 0,
        reason: 'Tickets cannot be returned in the last 24 hours.',
      });
      expect((await a.call(ticketOrder.refund, { tradeNo, fee: 380 })).errcode).toBe(ERR.refused);
      const { sales } = office.deps.store.direct;
      await sales.saveOrder({ ...(await office.row(tradeNo)), ladder: [{ hours: 36, percent: 20 }] });
      expect((await a.detail(tradeNo)).refund?.reason).toBe(
        'Tickets cannot be returned in the last 36 hours.',
      );
    });

    test('a refund that the gateway refuses at first is sent again, and only once', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const { tradeNo, payNo } = await a.upToPayment(['A-1-1']);
      await a.ok(sandbox.settle, { payNo, outcome: 'paid' });
      const refund = office.sandbox.refund;
      office.sandbox.refund = async () => {
        throw new Error('gateway down');
      };
      expect((await a.ok(ticketOrder.refund, { tradeNo, fee: 0 })).realStatus).toBe('paid_return_succ');
      expect(await office.payments(tradeNo)).toMatchObject([{ refundState: 'due' }]);
      office.sandbox.refund = refund;
      await Promise.all([office.sweep(), office.sweep()]);
      expect(await office.payments(tradeNo)).toMatchObject([{ refundState: 'done', refund: 38_000 }]);
      expect((await office.sandbox.payment(payNo))?.refunded).toBe(38_000);
      expect((await a.detail(tradeNo)).events.filter(e => e.status === 'refund_sent')).toHaveLength(1);
    });

    test('other people’s orders are absent, for every call (S10)', async () => {
      const office = await boxOffice(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const { tradeNo } = await a.upToPayment(['A-1-1']);
      const row = await office.row(tradeNo);
      const attempts = (id: string) => [
        b.call(ticketOrder.detail, { tradeNo: id }),
        b.call(ticketOrder.confirm, {
          tradeNo: id,
          totalAmount: 380,
          linkman: 'x',
          mobile: '13800138000',
          channel: 'oneYard',
        }),
        b.call(ticketOrder.renew, { tradeNo: id }),
        b.call(ticketOrder.cancel, { tradeNo: id }),
        b.call(ticketOrder.pay, { tradeNo: id, gatewayCode: 'aliPay', totalAmount: 380 }),
        b.call(ticketOrder.refund, { tradeNo: id, fee: 0 }),
      ];
      const foreign = await Promise.all(attempts(tradeNo));
      const absent = await Promise.all(attempts('HM000000000000000000'));
      expect(foreign.map(x => [x.errcode, x.msg])).toEqual(absent.map(x => [x.errcode, x.msg]));
      expect(new Set(foreign.map(x => x.errcode))).toEqual(new Set([ERR.notFound]));
      expect((await b.ok(ticketOrder.list, {})).total).toBe(0);
      expect(await office.row(tradeNo)).toEqual(row);
    });
  });
});
