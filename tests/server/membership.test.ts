import { beforeEach, describe, expect, it } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { idCardCheckDigit } from '#domain/rules/validation.ts';
import type { Store } from '#server/store/port.ts';
import { cardOffers, cards } from '#tests/world/world.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';
import { seatDesk } from './discounting.ts';
import { signIn } from './harness.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;
let n = 0;

/** Time passes, and the session with it. */
async function later(box: BoxOffice, buyer: Buyer, days: number): Promise<void> {
  box.clock.advance(days * DAY);
  await signIn(box.deps, buyer, buyer.memberId);
}

async function office(store: Store): Promise<BoxOffice> {
  await store.transaction(tx =>
    tx.catalogue.upsert([
      ...cards.map(body => ({ kind: 'card', id: body.id, body })),
      ...cardOffers.map(body => ({ kind: 'offer', id: body.id, body })),
    ]),
  );
  return boxOffice(store);
}

const order = (buyer: Buyer, cardId: string, quantity = 1, requestId = `c-${++n}`) =>
  buyer.call(membership.create, { cardId, quantity, requestId });

/** A paid order of cards, by its trade number. */
async function bought(box: BoxOffice, buyer: Buyer, cardId: string, quantity = 1): Promise<string> {
  const { data } = await order(buyer, cardId, quantity);
  const { totalAmount = 0 } = await buyer.ok(membership.gotoPay, { tradeNo: data.tradeNo });
  const paid = await buyer.ok(membership.pay, { tradeNo: data.tradeNo, gatewayCode: 'aliPay', totalAmount });
  await box.sandbox.settle(paid.payNo, 'paid');
  return data.tradeNo;
}

const id17 = '11010119900307123';
const person = {
  name: '林听雨',
  idcard: id17 + idCardCheckDigit(id17),
  mobile: '138 0013 8000',
  email: '',
};

describe('membership cards', () => {
  eachStore(open => {
    let box: BoxOffice;
    let buyer: Buyer;
    beforeEach(async () => {
      box = await office(await open());
      buyer = await box.buyer();
    });

    it('are listed with what each gives, and read one by one', async () => {
      const offers = await buyer.ok(membership.offers, {});
      expect(offers.map(o => o.cardId)).toEqual(cards.map(c => c.id));
      expect(offers.length).toBeGreaterThanOrEqual(6);
      for (const offer of offers) {
        expect(offer.gives.length).toBeGreaterThan(1);
        expect(offer.price).toBeGreaterThan(0);
      }
      expect(await buyer.ok(membership.offer, { cardId: 'times-4' })).toMatchObject({ times: 4, each: 380 });
      expect(await buyer.call(membership.offer, { cardId: 'nothing' })).toMatchObject({
        errcode: ERR.notFound,
      });
      expect((await buyer.ok(membership.fields, { cardId: 'friend' })).map(f => f.kind)).toEqual([
        'text',
        'certificate',
        'phone',
        'email',
      ]);
    });

    it('an order is priced by the server, listed, read, and cancelled', async () => {
      const { data } = await order(buyer, 'times-4', 2);
      const shown = await buyer.ok(membership.order, { tradeNo: data.tradeNo });
      expect(shown).toMatchObject({
        family: 'card',
        realStatus: 'new_locked',
        totalFee: 2240,
        amount: 2240,
        memberships: [],
      });
      expect(shown.items).toMatchObject([{ itemId: 'times-4', price: 1120, quantity: 2 }]);
      expect((await buyer.ok(membership.orders, {})).list.map(o => o.tradeNo)).toEqual([data.tradeNo]);
      // A card order is none of the ticket calls'.
      expect(await buyer.call(ticketOrder.detail, { tradeNo: data.tradeNo })).toMatchObject({
        errcode: ERR.notFound,
      });
      const gone = await buyer.ok(membership.cancel, { tradeNo: data.tradeNo });
      expect(gone.realStatus).toBe('cancel_user');
      expect((await buyer.ok(membership.gotoPay, { tradeNo: data.tradeNo })).payable).toBe(false);
    });

    it('the same request makes one order, another body is refused', async () => {
      const first = await order(buyer, 'times-4', 1, 'same');
      expect((await order(buyer, 'times-4', 1, 'same')).data.tradeNo).toBe(first.data.tradeNo);
      expect(await order(buyer, 'times-4', 2, 'same')).toMatchObject({ errcode: ERR.idempotency });
      expect((await buyer.ok(membership.orders, {})).total).toBe(1);
    });

    it('gotoPay changes nothing, a wrong total is refused with the fresh order', async () => {
      const { data } = await order(buyer, 'friend');
      const before = await box.row(data.tradeNo);
      const pay = await buyer.ok(membership.gotoPay, { tradeNo: data.tradeNo });
      expect(pay).toMatchObject({ totalAmount: 680, payable: true });
      expect(await box.row(data.tradeNo)).toEqual(before);
      const wrong = await buyer.call(membership.pay, {
        tradeNo: data.tradeNo,
        gatewayCode: 'aliPay',
        totalAmount: 0.01,
      });
      expect(wrong).toMatchObject({ errcode: ERR.amountChanged, data: { totalFee: 680 } });
      expect(await box.row(data.tradeNo)).toEqual(before);
      expect(await box.payments(data.tradeNo)).toEqual([]);
    });

    it('a paid order gives its cards once, however often the webhook comes', async () => {
      const tradeNo = await bought(box, buyer, 'times-4', 2);
      const [payment] = await box.payments(tradeNo);
      await box.sandbox.settle(payment?.payNo ?? '', 'paid');
      const shown = await buyer.ok(membership.order, { tradeNo });
      expect(shown.realStatus).toBe('paid_success');
      expect(shown.memberships).toHaveLength(2);
      const mine = await buyer.ok(membership.mine, {});
      expect(mine).toHaveLength(2);
      expect(mine[0]).toMatchObject({ state: 'unactivated', times: 4, left: 4, activation: 'code' });
      expect(mine[0]?.code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
      expect(mine[0]?.code).not.toBe(mine[1]?.code);
    });

    it('a times-card is activated by its code once, and stands among the discounts', async () => {
      await bought(box, buyer, 'times-4');
      const [card] = await buyer.ok(membership.mine, {});
      const code = (card?.code ?? '').toLowerCase().replaceAll('-', ' ');
      const active = await buyer.ok(membership.activate, { code });
      expect(active).toMatchObject({ state: 'active', left: 4 });
      expect(Date.parse(active.expiresAt ?? '')).toBe(box.clock.now() + 180 * DAY);
      expect(active.code).toBeUndefined();
      expect(await buyer.ok(membership.activate, { code })).toEqual(active);
      const held = await box.deps.store.direct.discounts.holdings(buyer.memberId);
      expect(held).toMatchObject([{ offerId: 'card-times-4', total: 4 }]);
      await later(box, buyer, 180);
      expect((await buyer.ok(membership.mine, {}))[0]?.state).toBe('expired');
    });

    it('fifty activations of one card at a time give its points once', async () => {
      await bought(box, buyer, 'friend');
      const [card] = await buyer.ok(membership.mine, {});
      const before = await box.points(buyer.memberId);
      const all = await Promise.all(
        Array.from({ length: 50 }, () =>
          buyer.call(membership.activateWithPerson, {
            membershipId: card?.membershipId ?? '',
            params: person,
          }),
        ),
      );
      expect(all.every(a => a.success)).toBe(true);
      expect((await box.points(buyer.memberId)) - before).toBe(500);
    });

    it('a friend’s card opens the digital halls while it runs, one for concerts does not', async () => {
      const until = async () => (await buyer.ok(mall.library, {})).vipUntil;
      await bought(box, buyer, 'times-4');
      const [times] = await buyer.ok(membership.mine, {});
      await buyer.ok(membership.activate, { code: times?.code ?? '' });
      await bought(box, buyer, 'friend');
      const friend = (await buyer.ok(membership.mine, {})).find(m => m.state === 'unactivated');
      expect(await until()).toBeUndefined();
      const membershipId = friend?.membershipId ?? '';
      const { expiresAt } = await buyer.ok(membership.activateWithPerson, { membershipId, params: person });
      expect(await until()).toBe(expiresAt);
      expect((await buyer.ok(digital.library, {})).membershipUntil).toBe(expiresAt);
      await later(box, buyer, 366);
      expect(await until()).toBeUndefined();
    });

    it('personal information is checked on the server too, and comes back masked', async () => {
      await bought(box, buyer, 'friend');
      const [card] = await buyer.ok(membership.mine, {});
      const membershipId = card?.membershipId ?? '';
      const send = (params: Record<string, string>) =>
        buyer.call(membership.activateWithPerson, { membershipId, params });
      const digit = person.idcard.endsWith('1') ? '2' : '1';
      expect(await send({ ...person, idcard: id17 + digit, name: '' })).toMatchObject({
        errcode: ERR.badPayload,
        data: {
          fields: ['name', 'idcard'],
          faults: [
            { name: 'name', fault: 'empty' },
            { name: 'idcard', fault: 'idcard' },
          ],
        },
      });
      expect((await buyer.ok(membership.mine, {}))[0]?.state).toBe('unactivated');
      const active = await send({ ...person, extra: 'nothing', __proto__: 'x' } as never);
      expect(active.data.person.map(p => p.value)).toEqual([
        '林**',
        `110${'*'.repeat(13)}${person.idcard.slice(-2)}`,
        '138****8000',
      ]);
      expect(JSON.stringify(active)).not.toContain(person.idcard);
      expect(JSON.stringify(active)).not.toContain('13800138000');
      expect(box.deps.lines.join()).not.toContain(person.idcard);
      const detail = await buyer.ok(membership.detail, { membershipId });
      expect(JSON.stringify(detail)).not.toContain(person.idcard);
      const row = await box.deps.store.direct.memberships.membership(membershipId);
      expect(JSON.stringify(row)).not.toContain(person.idcard);
    });

    it('a card tells what it was used for, and forgets what was given back', async () => {
      await bought(box, buyer, 'times-4');
      const [held] = await buyer.ok(membership.mine, {});
      const { membershipId } = await buyer.ok(membership.activate, { code: held?.code ?? '' });
      const look = () => buyer.ok(membership.detail, { membershipId });
      expect(await look()).toMatchObject({ left: 4, uses: [] });
      const tradeNo = await buyer.order(['B-1-1', 'B-1-2']);
      const entry = (await seatDesk(buyer).repo(tradeNo)).couponsM.find(m => m.available);
      await seatDesk(buyer).use(tradeNo, entry?.tmpId ?? '');
      await buyer.confirm(tradeNo);
      const [waiting] = (await look()).uses ?? [];
      expect(waiting).toMatchObject({ tradeNo, family: 'seat', waiting: true });
      expect((await look()).left).toBe(4 - (waiting?.times ?? 0));
      await buyer.ok(ticketOrder.cancel, { tradeNo });
      expect(await look()).toMatchObject({ left: 4, uses: [] });
    });

    it('another member’s card is absent; a gift card is whoever’s has its code', async () => {
      await bought(box, buyer, 'times-4');
      await bought(box, buyer, 'gift-500');
      const mine = await buyer.ok(membership.mine, {});
      const [gift, times] = ['gift-500', 'times-4'].map(id => mine.find(c => c.cardId === id));
      const other = await box.buyer();
      expect(await other.call(membership.activate, { code: times?.code ?? '' })).toMatchObject({
        errcode: ERR.notFound,
      });
      const given = await other.ok(membership.activate, { code: gift?.code ?? '' });
      expect(given).toMatchObject({ kind: 'gift', state: 'active', left: 5 });
      expect((await other.ok(membership.mine, {})).map(c => c.cardId)).toEqual(['gift-500']);
      expect((await buyer.ok(membership.mine, {})).map(c => c.cardId)).toEqual(['times-4']);
      expect(await buyer.call(membership.activate, { code: gift?.code ?? '' })).toMatchObject({
        errcode: ERR.wrongStatus,
      });
    });

    it('a card that asks for details is not activated by its code, and lapses when nobody does', async () => {
      await bought(box, buyer, 'friend');
      const [row] = await box.deps.store.direct.memberships.membershipsOf(buyer.memberId);
      expect(await buyer.call(membership.activate, { code: row?.code ?? '' })).toMatchObject({
        errcode: ERR.refused,
        data: { needs: 'person', membershipId: row?.membershipId },
      });
      await later(box, buyer, 180);
      expect(
        await buyer.call(membership.activateWithPerson, {
          membershipId: row?.membershipId ?? '',
          params: person,
        }),
      ).toMatchObject({ errcode: ERR.wrongStatus });
    });

    it('guessing codes ends soon', async () => {
      const tries = [];
      for (let i = 0; i < 11; i++)
        tries.push(await buyer.call(membership.activate, { code: `AAAA-BBBB-CCCC-00${i}` }));
      expect(tries.slice(0, 10).every(t => t.errcode === ERR.notFound)).toBe(true);
      expect(tries[10]?.errcode).toBe(ERR.tooMany);
    });

    it('one annual card at a time, also when two orders come at once', async () => {
      const both = await Promise.all([order(buyer, 'friend'), order(buyer, 'friend')]);
      expect(both.filter(b => b.success)).toHaveLength(1);
      expect(both.find(b => !b.success)?.errcode).toBe(ERR.overLimit);
      const tradeNo = both.find(b => b.success)?.data.tradeNo ?? '';
      await buyer.ok(membership.cancel, { tradeNo });
      await bought(box, buyer, 'friend');
      expect((await order(buyer, 'friend')).errcode).toBe(ERR.overLimit);
      const [card] = await buyer.ok(membership.mine, {});
      await buyer.ok(membership.activateWithPerson, {
        membershipId: card?.membershipId ?? '',
        params: person,
      });
      expect((await order(buyer, 'friend')).errcode).toBe(ERR.overLimit);
      await later(box, buyer, 365);
      expect((await order(buyer, 'friend')).success).toBe(true);
    });

    it('an order goes back whole until one of its cards is activated, and its cards with it', async () => {
      const tradeNo = await bought(box, buyer, 'times-4', 2);
      const { refund } = await buyer.ok(membership.order, { tradeNo });
      expect(refund).toMatchObject({ allowed: true, fee: 0, amount: 2240 });
      // What is not done is refused in words, and nothing goes back.
      for (const more of [{ donor: '林听雨' }, { donor: '' }, { pieces: ['times-4'] }])
        expect((await buyer.call(membership.refund, { tradeNo, fee: 0, ...more })).success).toBe(false);
      expect((await box.payments(tradeNo)).map(p => p.refund)).toEqual([0]);
      await buyer.ok(membership.refund, { tradeNo, fee: 0 });
      const cards = await buyer.ok(membership.mine, {});
      expect(cards.map(c => c.state)).toEqual(['void', 'void']);
      const [row] = await box.deps.store.direct.memberships.membershipsOf(buyer.memberId);
      expect((await buyer.call(membership.activate, { code: row?.code ?? '' })).errcode).toBe(
        ERR.wrongStatus,
      );
      expect((await box.payments(tradeNo)).map(p => p.refund)).toEqual([224_000]);

      const kept = await bought(box, buyer, 'times-4', 2);
      const fresh = (await buyer.ok(membership.mine, {})).find(c => c.state === 'unactivated');
      await buyer.ok(membership.activate, { code: fresh?.code ?? '' });
      expect((await buyer.ok(membership.order, { tradeNo: kept })).refund?.allowed).toBe(false);
      expect((await buyer.call(membership.refund, { tradeNo: kept, fee: 0 })).errcode).toBe(ERR.refused);
    });

    it('whatever two do to one card at the same moment, it is open or its money went back, never both', async () => {
      const desk = clerk(box, 'zhao');
      type Case = {
        readonly owner: Buyer;
        readonly friend: Buyer;
        readonly tradeNo: string;
        readonly code: string;
      };
      const acts: Readonly<Record<string, (at: Case) => Promise<unknown>>> = {
        'its buyer opens it': ({ owner, code }) => owner.call(membership.activate, { code }),
        'a friend opens it': ({ friend, code }) => friend.call(membership.activate, { code }),
        'its buyer returns it': ({ owner, tradeNo }) => owner.call(membership.refund, { tradeNo, fee: 0 }),
        'the desk refunds it': ({ tradeNo }) =>
          desk('refund', [tradeNo], { full: '' }).catch(() => undefined),
        'the friend types it small': ({ friend, code }) =>
          friend.call(membership.activate, { code: code.toLowerCase() }),
      };
      const pairs = Object.keys(acts).flatMap((a, i, all) => all.slice(i).map(b => [a, b] as const));
      const { memberships, discounts } = box.deps.store.direct;
      const ends = new Set<string>();
      for (const [a, b] of pairs) {
        const [owner, friend] = [await box.buyer(), await box.buyer()];
        const tradeNo = await bought(box, owner, 'gift-500');
        const [{ code = '', membershipId = '' } = {}] = await memberships.membershipsOfOrder(tradeNo);
        const at = { owner, friend, tradeNo, code };
        await Promise.all([acts[a]?.(at), acts[b]?.(at)]);
        const said = `${a}; ${b}`;
        const [card] = await memberships.membershipsOfOrder(tradeNo);
        const back = (await box.payments(tradeNo)).reduce((sum, p) => sum + p.refund, 0);
        expect([0, 50_000], said).toContain(back);
        expect(card, said).toMatchObject(
          back > 0 ? { void: true, activatedAt: null } : { void: false, activatedAt: expect.any(Number) },
        );
        const held = (await Promise.all([owner, friend].map(one => discounts.holdings(one.memberId)))).flat();
        const own = held.filter(h => JSON.stringify(h).includes(membershipId));
        expect(own.length, said).toBe(back > 0 ? 0 : 1);
        if (back === 0) expect(own[0]?.memberId, said).toBe(card?.memberId);
        ends.add(back > 0 ? 'back' : 'open');
      }
      expect(ends.size).toBe(2);
      expect(box.deps.lines).toEqual([]);
    });

    it('a level is asked where the card has one', async () => {
      expect(await order(buyer, 'patron')).toMatchObject({
        errcode: ERR.noPermission,
        data: { needs: 'level', level: 4 },
      });
    });

    it('an active card opens members’ concerts', async () => {
      expect((await buyer.admit('members')).errcode).toBe(ERR.noPermission);
      await bought(box, buyer, 'friend');
      const [card] = await buyer.ok(membership.mine, {});
      await buyer.ok(membership.activateWithPerson, {
        membershipId: card?.membershipId ?? '',
        params: person,
      });
      expect((await buyer.admit('members')).success).toBe(true);
    });
  });
});
