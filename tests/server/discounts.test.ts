import { describe, expect, test } from 'vitest';
import { DISCOUNT_FAMILIES, type DiscountFamilyName, discount, wallet } from '#domain/contract/discount.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { HOLD } from '#domain/rules/hold.ts';
import type { BoxOffice, Buyer } from './box-office.ts';
import { discountOffice, earn, grant, OFFERS, putOrder, seatDesk } from './discounting.ts';
import { START } from './harness.ts';
import { orderProduct, orderTickets, shopDocs } from './shop-world.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SALON = 400_000;

/** A member with 3,460 points and two seats for 760 yuan; of the Salon level there is a member discount. */
async function visitor(office: BoxOffice, fen = 0) {
  const seats = ['A-1-1', 'A-1-2'];
  const a = await office.buyer();
  await earn(office, a.memberId, 3_460, { fen });
  return { a, desk: seatDesk(a), tradeNo: await a.order(seats) };
}
const settle = async (a: Buyer, tradeNo: string, outcome: 'paid' | 'wrong-amount' = 'paid') => {
  const { data } = await a.pay(tradeNo);
  await a.ok(sandbox.settle, { payNo: data.payNo, outcome });
};
const stock = async (office: BoxOffice, memberId: string) => {
  const { discounts } = office.deps.store.direct;
  return (await discounts.claims(memberId, office.clock.now())).map(c => [c.ref, c.uses]);
};

describe('discounts of an order', () => {
  eachStore(open => {
    test('the whole way: coupons, points and the member discount; paid, and given back by a refund', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office, SALON);
      const eighty = await grant(office, a.memberId, 'eighty');
      const beside = await grant(office, a.memberId, 'beside');
      const fresh = await desk.repo(tradeNo);
      expect(fresh).toMatchObject({
        revision: 0,
        editable: true,
        payStatus: 'new_locked',
        amount: 760,
        discountAmount: 76,
        totalAmount: 684,
        pointsItem: {
          available: true,
          applied: false,
          availablePoint: 3460,
          minAllow: 300,
          maxAllow: 10_000,
        },
        membership: { tmpId: 'member', available: true, applied: true, amount: 76, discountDesc: '10%' },
        best: { discountAmount: 176, saves: 100 },
      });
      expect(fresh.coupons.map(c => [c.tmpId, c.available, c.amount])).toEqual([
        [eighty, true, 80],
        [beside, true, 20],
      ]);
      for (const id of [eighty, beside]) expect((await desk.use(tradeNo, id)).success).toBe(true);
      const reply = await desk.points(tradeNo, 1_200);
      expect(reply.data).toMatchObject({
        revision: 3,
        couponsTotal: 100,
        memberTotal: 76,
        pointsTotal: 12,
        discountAmount: 188,
        totalAmount: 572,
        best: null,
      });
      expect(await desk.repo(tradeNo)).toEqual(reply.data);
      // Choosing writes to the order and takes nothing yet.
      expect(await stock(office, a.memberId)).toEqual([]);
      const order = await a.detail(tradeNo);
      expect(order).toMatchObject({ amount: 760, discount: 188, totalAmount: 572, totalFee: 572 });
      expect(order.discounts.map(d => [d.kind, d.amount])).toEqual([
        ['member', 76],
        ['coupon', 80],
        ['coupon', 20],
        ['points', 12],
      ]);
      expect((await a.confirm(tradeNo)).data).toMatchObject({ realStatus: 'new_confirm', totalFee: 572 });
      expect(await stock(office, a.memberId)).toEqual(
        [
          [beside, 1],
          [eighty, 1],
          ['points', 1200],
        ].sort(),
      );
      await settle(a, tradeNo);
      const paid = await a.detail(tradeNo);
      expect(paid).toMatchObject({ realStatus: 'paid_success', refund: { amount: 572 } });
      expect(await office.points(a.memberId)).toBe(3_460 - 1_200 + 572);
      expect(await stock(office, a.memberId)).toEqual(
        [
          [beside, 1],
          [eighty, 1],
        ].sort(),
      );
      office.clock.advance(60 * MINUTE);
      expect((await a.call(ticketOrder.refund, { tradeNo, fee: 0 })).success).toBe(true);
      expect(await stock(office, a.memberId)).toEqual([]);
      expect(await office.points(a.memberId)).toBe(3_460);
      const back = (await office.deps.store.direct.accounts.ledger(a.memberId)).filter(e =>
        e.ref.startsWith('unspend:'),
      );
      expect(back.map(e => [e.points, e.expiresAt])).toEqual([[1_200, START + 300 * DAY]]);
      expect(office.deps.lines).toEqual([]);
    });

    test('each reply is the whole repository; what is refused says why and changes nothing', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const [eighty, fifty, chamber, late] = [
        await grant(office, a.memberId, 'eighty'),
        await grant(office, a.memberId, 'fifty'),
        await grant(office, a.memberId, 'chamber'),
        await grant(office, a.memberId, 'fifty', { from: START + DAY }),
      ];
      await desk.use(tradeNo, eighty);
      const before = await desk.repo(tradeNo);
      const refusals = [
        [await desk.use(tradeNo, fifty), ERR.refused, /take back the coupon/],
        [await desk.use(tradeNo, chamber), ERR.refused, /Only for chamber music/],
        [await desk.use(tradeNo, late), ERR.refused, /Can be used from/],
        [await desk.use(tradeNo, 'nothing'), ERR.notFound, /could not find/],
        [await desk.cancel(tradeNo, 'nothing'), ERR.notFound, /could not find/],
        [await desk.use(tradeNo, '../../etc'), ERR.badPayload, /not right/],
        [await desk.use(tradeNo, ''), ERR.badPayload, /not right/],
        [await desk.points(tradeNo, 250), ERR.refused, /multiple of 100/],
        [await desk.points(tradeNo, 200), ERR.refused, /^At least 300 points must be used\.$/],
        [await desk.points(tradeNo, 3_500), ERR.refused, /^Your points are insufficient$/],
        [await desk.points(tradeNo, -100), ERR.badPayload, /not right/],
        [await desk.points(tradeNo, 1e15), ERR.badPayload, /not right/],
        [await desk.points(tradeNo, 1.5), ERR.badPayload, /not right/],
        [await desk.points(tradeNo, Number.NaN), ERR.badPayload, /not right/],
      ] as const;
      for (const [answer, errcode, text] of refusals) {
        expect([answer.success, answer.errcode]).toEqual([false, errcode]);
        expect(answer.msg).toMatch(text);
      }
      expect(await desk.repo(tradeNo)).toEqual(before);
      // Cancel, then the other one: as the page does it.
      const { cancelTmpId } = before.coupons[0] ?? { cancelTmpId: '' };
      expect((await desk.cancel(tradeNo, cancelTmpId)).data).toMatchObject({ couponsTotal: 0, revision: 2 });
      expect((await desk.use(tradeNo, fifty)).data).toMatchObject({ couponsTotal: 50, revision: 3 });
    });

    test('settling carries the shown total, claims, and ends the editing', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const fifty = await grant(office, a.memberId, 'fifty');
      await desk.use(tradeNo, fifty);
      for (const total of [760, 709.99, 0, 1_000_000]) {
        const wrong = await desk.settle(tradeNo, total);
        expect(wrong).toMatchObject({
          errcode: ERR.amountChanged,
          data: { totalAmount: 710, editable: true },
        });
      }
      expect(await stock(office, a.memberId)).toEqual([]);
      const settled = await desk.settle(tradeNo, 710);
      expect(settled.data).toMatchObject({ editable: false, payStatus: 'new_confirm', couponsTotal: 50 });
      expect(await stock(office, a.memberId)).toEqual([[fifty, 1]]);
      expect((await desk.settle(tradeNo, 710)).data).toEqual(settled.data);
      for (const edit of [
        await desk.cancel(tradeNo, fifty),
        await desk.use(tradeNo, 'member'),
        await desk.points(tradeNo, 500),
        await desk.redeem(tradeNo, 'HM-THREE'),
      ])
        expect(edit).toMatchObject({ success: false, errcode: ERR.wrongStatus });
      expect(await a.detail(tradeNo)).toMatchObject({ realStatus: 'new_locked', payStatus: 'new_confirm' });
      expect((await a.confirm(tradeNo)).success).toBe(true);
      expect(await desk.repo(tradeNo)).toMatchObject({ editable: false, discountAmount: 50 });
    });

    test('a coupon that expires between choosing and confirming: refused with the new amount, then right', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const brief = await grant(office, a.memberId, 'fifty', { until: START + 5 * MINUTE });
      await desk.use(tradeNo, brief);
      await desk.points(tradeNo, 300);
      office.clock.advance(5 * MINUTE);
      expect((await a.detail(tradeNo)).totalAmount).toBe(707);
      const stale = await a.confirm(tradeNo, { totalAmount: 707 });
      expect(stale).toMatchObject({ errcode: ERR.amountChanged, data: { totalAmount: 757, discount: 3 } });
      expect(await stock(office, a.memberId)).toEqual([]);
      expect((await office.row(tradeNo)).realStatus).toBe('new_locked');
      expect((await desk.repo(tradeNo)).totalAmount).toBe(757);
      expect((await a.confirm(tradeNo, { totalAmount: 757 })).data).toMatchObject({
        discount: 3,
        realStatus: 'new_confirm',
      });
      expect(await stock(office, a.memberId)).toEqual([['points', 300]]);
    });

    test('R23: one coupon and the same points in fifty parallel orders count once', async () => {
      const office = await discountOffice(await open());
      const a = await office.buyer();
      await earn(office, a.memberId, 1_000);
      const fifty = await grant(office, a.memberId, 'fifty');
      const desk = seatDesk(a);
      const trades = Array.from({ length: 50 }, (_, i) => `HM-${i}`);
      for (const tradeNo of trades) {
        await putOrder(office, a, tradeNo);
        await desk.use(tradeNo, fifty);
        expect((await desk.points(tradeNo, 1_000)).data.totalAmount).toBe(700);
      }
      // Every connection of the pool is open, so that the orders meet.
      await Promise.all(trades.map(t => desk.repo(t)));
      const answers = await Promise.all(trades.map(t => desk.settle(t, 700)));
      expect(answers.filter(x => x.success)).toHaveLength(1);
      for (const x of answers.filter(x => !x.success))
        expect(x).toMatchObject({
          errcode: ERR.amountChanged,
          data: { totalAmount: 760, discountAmount: 0, editable: true },
        });
      expect((await stock(office, a.memberId)).sort()).toEqual(
        [
          [fifty, 1],
          ['points', 1000],
        ].sort(),
      );
      expect(office.deps.lines).toEqual([]);
    });

    test('a times-card is drawn on by several orders until it is empty', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const card = await grant(office, a.memberId, 'card', { total: 3 });
      expect((await desk.use(tradeNo, card)).data.couponsM[0]).toMatchObject({
        applied: true,
        totalnum: 3,
        usednum: 0,
        amount: 760,
      });
      expect((await desk.settle(tradeNo, 0)).success).toBe(true);
      const second = await a.order(['A-2-1', 'A-2-2']);
      expect((await desk.use(second, card)).data.couponsM[0]).toMatchObject({
        amount: 380,
        usednum: 2,
        totalnum: 3,
      });
      expect((await desk.settle(second, 380)).success).toBe(true);
      await a.admit('other');
      const third = await a.order(['B-1-1'], 'other');
      expect((await desk.repo(third)).couponsM[0]).toMatchObject({
        available: false,
        disableMsgs: ['Used in another order'],
      });
    });

    test('cancelling, running out and giving way give everything back; renewing keeps it', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const fifty = await grant(office, a.memberId, 'fifty');
      const take = async (trade: string) => {
        await desk.use(trade, fifty);
        await desk.points(trade, 500);
        expect((await a.confirm(trade)).success).toBe(true);
        expect(await stock(office, a.memberId)).toHaveLength(2);
      };
      await take(tradeNo);
      await a.ok(ticketOrder.cancel, { tradeNo });
      expect(await stock(office, a.memberId)).toEqual([]);

      const second = await a.order(['A-2-1']);
      await take(second);
      office.clock.advance(HOLD - MINUTE);
      await a.ok(ticketOrder.renew, { tradeNo: second });
      office.clock.advance(2 * MINUTE);
      expect(await stock(office, a.memberId)).toHaveLength(2);
      office.clock.advance(HOLD);
      // The hold is over: the claim ends with it, swept or not.
      expect(await stock(office, a.memberId)).toEqual([]);
      await office.sweep();
      expect((await office.row(second)).realStatus).toBe('cancel_timeout');

      await a.admit();
      const third = await a.order(['A-3-1']);
      await take(third);
      const fourth = await a.order(['A-3-2'], 'plain', { replace: third });
      expect(await stock(office, a.memberId)).toEqual([]);
      await take(fourth);
      expect(await office.points(a.memberId)).toBe(3_460);
      expect(office.deps.lines).toEqual([]);
    });

    test('late money: the discounts are claimed once more, or the money goes back', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const fifty = await grant(office, a.memberId, 'fifty');
      const late = async (trade: string) => {
        await desk.use(trade, fifty);
        await a.confirm(trade);
        const { data } = await a.pay(trade);
        office.clock.advance(HOLD + MINUTE);
        await office.deps.store.direct.discounts.sweepClaims(office.clock.now());
        return data.payNo;
      };
      const first = await late(tradeNo);
      await a.ok(sandbox.settle, { payNo: first, outcome: 'paid' });
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_success');
      expect(await stock(office, a.memberId)).toEqual([[fifty, 1]]);
      await a.ok(ticketOrder.refund, { tradeNo, fee: 0 });

      await a.admit();
      const second = await a.order(['A-2-1']);
      const payNo = await late(second);
      await a.admit();
      const third = await a.order(['A-2-2']);
      await desk.use(third, fifty);
      await a.confirm(third);
      await a.ok(sandbox.settle, { payNo, outcome: 'paid' });
      expect((await a.detail(second)).realStatus).toBe('paid_return_cert');
      expect(await stock(office, a.memberId)).toEqual([[fifty, 1]]);
      expect(office.deps.lines).toEqual([]);
    });

    test('a wrong amount gives coupon and points back', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      await desk.use(tradeNo, await grant(office, a.memberId, 'fifty'));
      await desk.points(tradeNo, 500);
      await a.confirm(tradeNo);
      await settle(a, tradeNo, 'wrong-amount');
      expect((await a.detail(tradeNo)).realStatus).toBe('paid_failure');
      expect(await stock(office, a.memberId)).toEqual([]);
      expect(await office.points(a.memberId)).toBe(3_460);
    });

    test('the member discount applies by itself, also after a change of seats, until it is refused', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office, SALON);
      const fifty = await grant(office, a.memberId, 'fifty');
      expect(await a.detail(tradeNo)).toMatchObject({ discount: 76, totalFee: 684 });
      expect((await desk.use(tradeNo, fifty)).data).toMatchObject({ memberTotal: 76, couponsTotal: 50 });
      expect((await desk.use(tradeNo, 'promo')).msg).toMatch(/choose “No member discount” first$/);
      const second = await a.order(['A-2-1'], 'plain', { replace: tradeNo });
      expect(await desk.repo(second)).toMatchObject({
        revision: 0,
        memberTotal: 38,
        couponsTotal: 50,
        totalFee: 292,
        membership: { applied: true },
      });
      expect((await desk.cancel(second, 'member')).data).toMatchObject({ memberTotal: 0, totalFee: 330 });
      const third = await a.order(['A-2-2'], 'plain', { replace: second });
      expect(await desk.repo(third)).toMatchObject({ memberTotal: 0, couponsTotal: 50, totalFee: 330 });
      expect((await desk.cancel(third, fifty)).data).toMatchObject({ memberTotal: 0, discountAmount: 0 });
      expect((await desk.use(third, 'member')).data).toMatchObject({ memberTotal: 38, totalFee: 342 });
      // What was confirmed is free for the order that takes its place.
      await desk.use(third, fifty);
      expect((await a.confirm(third)).data).toMatchObject({ totalFee: 292 });
      const fourth = await a.order(['A-3-1'], 'plain', { replace: third });
      expect(await desk.repo(fourth)).toMatchObject({ memberTotal: 38, couponsTotal: 50, editable: true });
      expect(await stock(office, a.memberId)).toEqual([]);
      const other = await a.order(['A-3-2']);
      expect(await desk.repo(other)).toMatchObject({ memberTotal: 38, couponsTotal: 0 });
    });

    test('the member discount applies by itself to tickets of a show and to goods, too', async () => {
      const office = await discountOffice(await open());
      await office.deps.store.transaction(tx => tx.catalogue.upsert(shopDocs(START)));
      const a = await office.buyer();
      await earn(office, a.memberId, 0, { fen: SALON });
      const made = {
        show: await orderTickets(a, [{ code: 'adult', quantity: 2 }]),
        mall: await orderProduct(a, 'album'),
        dams: await orderProduct(a, 'film', 'film'),
      };
      const priced = { show: [120, 12], mall: [68, 6.8], dams: [38, 3.8] } as const;
      for (const family of ['show', 'mall', 'dams'] as const) {
        const { tradeNo } = made[family].data;
        const [amount, memberTotal] = priced[family];
        const totalFee = amount - memberTotal;
        const repo = await a.ok(discount[family].getDiscountRepo, { tradeNo });
        expect(repo).toMatchObject({ amount, memberTotal, totalFee, membership: { applied: true } });
        const off = await a.ok(discount[family].cancelDiscount, { tradeNo, tmpId: 'member' });
        expect(off).toMatchObject({ memberTotal: 0, totalFee: amount });
      }
    });

    test('one ticket pack for an order: the next one waits until it is taken back', async () => {
      const office = await discountOffice(await open());
      const pack = OFFERS.find(o => o.id === 'pack');
      await office.deps.store.transaction(tx =>
        tx.catalogue.upsert([{ kind: 'offer', id: 'pack-b', body: { ...pack, id: 'pack-b' } }]),
      );
      const a = await office.buyer();
      const desk = seatDesk(a);
      const tradeNo = await a.order(['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4']);
      expect((await desk.use(tradeNo, 'pack')).data.packTotal).toBe(152);
      const why = 'Please take back the ticket pack that you chose first';
      const other = (await desk.repo(tradeNo)).packList.find(p => p.tmpId === 'pack-b');
      expect(other).toMatchObject({ available: false, excluded: true, excludeMsg: why });
      expect(await desk.use(tradeNo, 'pack-b')).toMatchObject({ errcode: ERR.refused, msg: why });
      expect((await desk.repo(tradeNo)).packTotal).toBe(152);
      await desk.cancel(tradeNo, 'pack');
      expect((await desk.use(tradeNo, 'pack-b')).data.packTotal).toBe(152);
    });

    test('discounts are settled with the vendor’s own payload, too', async () => {
      const office = await discountOffice(await open());
      const { a, tradeNo } = await visitor(office, SALON);
      const settled = await a.ok(discount.seat.confirmDiscount, { tradeNo });
      expect(settled).toMatchObject({ editable: false, payStatus: 'new_confirm', totalFee: 684 });
      await putOrder(office, a, 'HM-CARD', 'card');
      const card = await a.ok(discount.card.confirmDiscount, { tradeNo: 'HM-CARD' });
      expect(card).toMatchObject({ editable: false, totalFee: 760 });
    });

    test('nothing left to pay: settled at once, with tickets, and returned like any other', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office, SALON);
      const both = [
        await grant(office, a.memberId, 'voucher'),
        await grant(office, a.memberId, 'voucher'),
      ] as const;
      // The member discount was not asked for and stands back for them; it is there again when one is taken back.
      for (const id of both) expect((await desk.use(tradeNo, id)).success).toBe(true);
      expect((await desk.cancel(tradeNo, both[0])).data).toMatchObject({ memberTotal: 38, totalAmount: 342 });
      expect((await desk.use(tradeNo, both[0])).data).toMatchObject({ memberTotal: 0, totalAmount: 0 });
      expect((await desk.use(tradeNo, 'member')).msg).toBe('Nothing is left to take it off');
      expect((await a.confirm(tradeNo)).data).toMatchObject({ totalAmount: 0, totalFee: 0 });
      const paid = await a.pay(tradeNo);
      expect(paid.data).toMatchObject({
        kind: 'page',
        url: `confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`,
      });
      const order = await a.detail(tradeNo);
      expect(order.realStatus).toBe('paid_success');
      expect(order.tickets).toHaveLength(2);
      expect((await a.call(sandbox.payment, { payNo: paid.data.payNo })).errcode).toBe(ERR.notFound);
      expect((await a.pay(tradeNo)).errcode).toBe(ERR.wrongStatus);
      expect((await stock(office, a.memberId)).map(([ref]) => ref).sort()).toEqual([...both].sort());
      expect((await a.call(ticketOrder.refund, { tradeNo, fee: 0 })).data.realStatus).toBe(
        'paid_return_succ',
      );
      expect(await stock(office, a.memberId)).toEqual([]);
      expect(office.deps.lines).toEqual([]);
    });

    test('an offer that a member may have once is had once', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      expect((await desk.use(tradeNo, 'once')).data.promotionsTotal).toBe(10);
      await a.confirm(tradeNo);
      const second = await a.order(['A-2-1']);
      const { promotions } = await desk.repo(second);
      expect(promotions.find(p => p.tmpId === 'once')).toMatchObject({
        available: false,
        disableMsgs: ['You have had this offer already'],
      });
      expect((await desk.use(second, 'once')).errcode).toBe(ERR.refused);
    });

    test('a package keeps its fixed promotion line whatever else is chosen', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const { sales } = office.deps.store.direct;
      const fixed = {
        tmpId: 'package',
        kind: 'promotion',
        title: { zh: '四选套票', en: 'Pick four' },
        fen: 7_600,
      } as const;
      await sales.saveOrder({
        ...(await office.row(tradeNo)),
        family: 'package',
        discount: 7_600,
        discounts: [fixed],
      });
      const fifty = await grant(office, a.memberId, 'fifty');
      const used = await desk.use(tradeNo, fifty);
      expect(used.data).toMatchObject({ promotionsTotal: 76, couponsTotal: 50, totalAmount: 634 });
      expect(used.data.promotions[0]).toMatchObject({ title: 'Pick four', applied: true, cancelTmpId: '' });
      expect((await desk.use(tradeNo, 'promo')).msg).toBe(
        'A package has its own price and takes no further promotion',
      );
      expect((await desk.cancel(tradeNo, 'package')).errcode).toBe(ERR.notFound);
      await desk.cancel(tradeNo, fifty);
      expect((await office.row(tradeNo)).discounts).toEqual([fixed]);
      expect((await a.confirm(tradeNo)).data.totalAmount).toBe(684);
      expect((await office.row(tradeNo)).discounts).toEqual([fixed]);
    });
  });
});

describe('codes', () => {
  eachStore(open => {
    test('a code gives a coupon once a member, and says exactly why not', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const got = await desk.redeem(tradeNo, ' hm－three ');
      expect(got.data.coupons.find(c => c.tmpId === got.data.redeemed)).toMatchObject({
        title: 'k-three',
        available: true,
        amount: 40,
      });
      expect((await desk.use(tradeNo, got.data.redeemed ?? '')).data.couponsTotal).toBe(40);
      for (const [code, why] of [
        ['HM-THREE', 'You have had this code already.'],
        ['HM-OVER', 'Expired on 1 December 2026'],
        ['HM-ROOM', 'Only for chamber music'],
        ['HM-NONE', 'There is no such code. Please check it.'],
      ])
        expect(await desk.redeem(tradeNo, code ?? '')).toMatchObject({ errcode: ERR.refused, msg: why });
      expect((await desk.redeem(tradeNo, '')).errcode).toBe(ERR.badPayload);
      // Guesses are counted; what was right is not a guess.
      const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => desk.redeem(tradeNo, `HM-${i}`)));
      expect(guesses.map(g => g.errcode)).toContain(ERR.tooMany);
      office.clock.advance(11 * MINUTE);
      expect((await desk.redeem(tradeNo, 'HM-NONE')).errcode).toBe(ERR.refused);
      expect(await a.ok(wallet.coupons, {})).toMatchObject({ counts: { usable: 1, used: 0 } });
    });

    test('of a limited code no more are given than there are, to parallel members', async () => {
      const office = await discountOffice(await open());
      const crowd: { desk: ReturnType<typeof seatDesk>; tradeNo: string }[] = [];
      for (let i = 0; i < 12; i++) {
        const b = await office.buyer();
        crowd.push({ desk: seatDesk(b), tradeNo: await putOrder(office, b, `HM-c${i}`) });
      }
      const answers = await Promise.all(crowd.map(x => x.desk.redeem(x.tradeNo, 'HM-THREE')));
      expect(answers.filter(x => x.success)).toHaveLength(3);
      for (const x of answers.filter(x => !x.success))
        expect(x.msg).toBe('All of these have been given out.');
      expect(await office.deps.store.direct.discounts.taken('k-three')).toBe(3);
    });
  });
});

describe('families', () => {
  eachStore(open => {
    test.each(Object.keys(DISCOUNT_FAMILIES) as DiscountFamilyName[])(
      '%s: its own calls, its own orders',
      async family => {
        const office = await discountOffice(await open());
        const a = await office.buyer();
        const b = await office.buyer();
        const { calls } = DISCOUNT_FAMILIES[family];
        const tradeNo = await putOrder(office, a, 'HM-f', family);
        const repo = await a.ok(calls.getDiscountRepo, { tradeNo });
        expect(repo).toMatchObject({ amount: 760, editable: true, discountAmount: 0 });
        expect(calls.getDiscountRepo.method).toBe(family === 'card' ? 'GET' : 'POST');
        expect('usePoint' in calls).toBe(family !== 'card');
        const absent = await a.call(calls.getDiscountRepo, { tradeNo: 'HM-none' });
        for (const other of Object.keys(DISCOUNT_FAMILIES) as DiscountFamilyName[]) {
          if (other === family) continue;
          const wrong = await a.call(DISCOUNT_FAMILIES[other].calls.getDiscountRepo, { tradeNo });
          expect([wrong.errcode, wrong.msg, wrong.data]).toEqual([ERR.notFound, absent.msg, absent.data]);
          const edit = await a.call(DISCOUNT_FAMILIES[other].calls.useDiscount, { tradeNo, tmpId: 'member' });
          expect(edit.errcode).toBe(ERR.notFound);
        }
        expect((await b.call(calls.getDiscountRepo, { tradeNo })).msg).toBe(absent.msg);
        expect((await b.call(calls.confirmDiscount, { tradeNo, totalAmount: 760 })).errcode).toBe(
          ERR.notFound,
        );
        expect((await a.call(calls.confirmDiscount, { tradeNo, totalAmount: 760 })).data).toMatchObject({
          editable: false,
          payStatus: 'new_confirm',
        });
      },
    );
  });
});

describe('what the member holds', () => {
  eachStore(open => {
    test('coupons by state, and a foreign one is nobody’s', async () => {
      const office = await discountOffice(await open());
      const { a, desk, tradeNo } = await visitor(office);
      const b = await office.buyer();
      const foreign = await grant(office, b.memberId, 'fifty');
      const absent = await desk.use(tradeNo, 'h-none');
      const tried = await desk.use(tradeNo, foreign);
      expect([tried.errcode, tried.msg, tried.data]).toEqual([absent.errcode, absent.msg, absent.data]);
      const used = await grant(office, a.memberId, 'fifty');
      await grant(office, a.memberId, 'shop');
      await grant(office, a.memberId, 'eighty', { from: START + DAY });
      await grant(office, a.memberId, 'eighty', { until: START });
      await desk.use(tradeNo, used);
      await a.confirm(tradeNo);
      const { counts, list } = await a.ok(wallet.coupons, { status: 'usable' });
      // What begins later is listed, and not counted yet.
      expect(counts).toEqual({ usable: 1, used: 1, expired: 1 });
      expect(list.map(c => [c.title, c.status])).toEqual([
        ['shop', 'usable'],
        ['eighty', 'upcoming'],
      ]);
      expect((await a.ok(wallet.coupons, { status: 'used' })).list[0]).toMatchObject({
        id: used,
        usednum: 1,
        status: 'used',
      });
      expect((await b.ok(wallet.coupons, {})).list.map(c => c.id)).toEqual([foreign]);
      // What is for a higher level says so, and is not counted as one that can be used.
      const high = await grant(office, b.memberId, 'circle');
      const ofB = await b.ok(wallet.coupons, {});
      expect(ofB.counts).toMatchObject({ usable: 1 });
      expect(ofB.list.find(c => c.id === high)?.needs).toMatch(/^(From member level|“.*”及以上等级可用)/);
      expect(ofB.list.find(c => c.id === foreign)?.needs).toBeUndefined();
      expect((await a.call(discount.seat.useDiscount, { tradeNo, tmpId: used })).errcode).toBe(
        ERR.wrongStatus,
      );
    });
  });
});
