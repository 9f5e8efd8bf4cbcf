import { describe, expect, test } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { seat } from '#domain/contract/seat.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { packCode } from '#server/products/seats/permission.ts';
import { boxOffice } from './box-office.ts';
import { Client } from './client.ts';
import { START } from './harness.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('selling seats', () => {
  eachStore(open => {
    test('from the plan to the order: the seats are mine, and nobody else’s', async () => {
      const office = await boxOffice(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const { plan, categories, limit } = await a.ok(seat.plan, await a.keys('plain'));
      expect(plan.zones.flatMap(z => z.rows).flatMap(r => r.seats)).toHaveLength(60);
      expect(categories.map(c => [c.code, c.price, c.free])).toEqual([
        ['A', 380, 30],
        ['B', 180.5, 30],
      ]);
      expect(limit).toBe(4);

      const tradeNo = await a.order(['A-1-5', 'A-1-6']);
      const order = await a.detail(tradeNo);
      expect(order).toMatchObject({
        realStatus: 'new_locked',
        orderStatus: 'WAIT_PAY',
        totalAmount: 760,
        totalFee: 760,
        amount: 760,
        family: 'seat',
        items: [],
        discount: 0,
        discounts: [],
        otherFee: 0,
        renewable: true,
        supportSeat: 'Y',
        title: 'Symphony No. 5',
        expiresAt: new Date(START + HOLD).toISOString(),
      });
      expect(order.seats[0]).toEqual({
        seatId: 'A-1-5',
        zone: 'Stalls',
        row: '1',
        number: '5',
        category: 'First',
        price: 380,
      });

      const mine = await a.ok(seat.status, await a.keys('plain'));
      expect(mine.taken).toEqual([]);
      expect(mine.mine).toMatchObject({ tradeNo, seats: ['A-1-5', 'A-1-6'], renewable: true });
      expect((await b.ok(seat.status, await b.keys('plain'))).taken.sort()).toEqual(['A-1-5', 'A-1-6']);
      const lost = await b.create(['A-1-6', 'A-1-7']);
      expect(lost).toMatchObject({
        success: false,
        errcode: ERR.seatsLost,
        data: { lostSeats: ['A-1-6'] },
        msg: 'That seat has just been taken. Please choose another.',
      });
      expect(office.deps.lines).toEqual([]);
    });

    test('the hold ends by the clock: one second before it is mine, one second after it is free', async () => {
      const office = await boxOffice(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const tradeNo = await a.order(['A-1-1']);
      office.clock.advance(HOLD - 1000);
      expect((await b.create(['A-1-1'])).errcode).toBe(ERR.seatsLost);
      expect((await a.detail(tradeNo)).realStatus).toBe('new_locked');
      office.clock.advance(2000);
      const expired = await a.detail(tradeNo);
      expect(expired).toMatchObject({ realStatus: 'cancel_timeout', renewable: false });
      expect(expired.expiresAt).toBeUndefined();
      expect((await b.create(['A-1-1'])).success).toBe(true);
      expect((await a.confirm(tradeNo)).errcode).toBe(ERR.orderExpired);
      expect((await a.call(ticketOrder.renew, { tradeNo })).errcode).toBe(ERR.orderExpired);
      expect((await a.call(ticketOrder.cancel, { tradeNo })).errcode).toBe(ERR.orderExpired);
      // The sweeper writes down what was true before it came, and frees nothing that another one holds.
      await office.sweep();
      expect((await office.row(tradeNo)).realStatus).toBe('cancel_timeout');
      expect(await office.deps.store.direct.sales.taken('plain', office.clock.now())).toHaveLength(1);
    });

    test('renewing adds a quarter of an hour to what is left, once, in the last five minutes', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1']);
      office.clock.advance(10 * MINUTE - 1);
      const early = await a.call(ticketOrder.renew, { tradeNo });
      expect(early).toMatchObject({ errcode: ERR.refused, msg: expect.stringContaining('time enough') });
      office.clock.advance(1);
      const renewed = await a.ok(ticketOrder.renew, { tradeNo });
      expect(renewed).toMatchObject({
        renewable: false,
        expiresAt: new Date(START + 30 * MINUTE).toISOString(),
      });
      expect((await a.call(ticketOrder.renew, { tradeNo })).errcode).toBe(ERR.renewedAlready);
      office.clock.advance(19 * MINUTE);
      expect((await (await office.buyer()).create(['A-1-1'])).errcode).toBe(ERR.seatsLost);
      expect((await a.confirm(tradeNo)).success).toBe(true);
    });

    test('cancelling frees the seats at once and can be repeated', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1', 'A-1-2']);
      for (let i = 0; i < 2; i++)
        expect((await a.ok(ticketOrder.cancel, { tradeNo })).realStatus).toBe('cancel_user');
      expect((await a.detail(tradeNo)).events.map(e => e.status)).toEqual(['new_locked', 'cancel_user']);
      expect((await (await office.buyer()).create(['A-1-1'])).success).toBe(true);
    });

    test('a lost reply: the same body gives the same order, another one is refused (R12)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const tradeNo = await a.order(['A-1-1', 'A-1-2'], 'plain', { requestId: 'intent-1' });
      expect(await a.order(['A-1-2', 'A-1-1'], 'plain', { requestId: 'intent-1' })).toBe(tradeNo);
      expect((await a.create(['A-1-3'], 'plain', { requestId: 'intent-1' })).errcode).toBe(ERR.idempotency);
      const b = await office.buyer();
      expect((await b.create(['A-1-3'], 'plain', { requestId: 'intent-1' })).success).toBe(true);
      expect((await a.ok(ticketOrder.list, {})).total).toBe(1);
    });

    test('ten clicks in a moment make one order (R20)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      await a.admit();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => a.create(['A-2-1'], 'plain', { requestId: 'click' })),
      );
      expect(new Set(answers.map(x => x.data.tradeNo)).size).toBe(1);
      expect((await a.ok(ticketOrder.list, {})).total).toBe(1);
    });

    test('changing seats replaces the order in one step', async () => {
      const office = await boxOffice(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const old = await a.order(['A-1-1', 'A-1-2']);
      const next = await a.order(['A-1-2', 'A-1-3'], 'plain', { replace: old });
      expect((await a.ok(seat.status, await a.keys('plain'))).mine).toMatchObject({
        tradeNo: next,
        seats: ['A-1-2', 'A-1-3'],
      });
      expect((await a.detail(old)).realStatus).toBe('cancel_user');
      await b.order(['A-1-1']);
      expect((await a.create(['A-1-1', 'A-1-4'], 'plain', { replace: next })).data).toEqual({
        lostSeats: ['A-1-1'],
      });
      expect((await a.detail(next)).realStatus).toBe('new_locked');
      expect((await b.create(['B-1-1'], 'plain', { replace: next })).errcode).toBe(ERR.notFound);
    });

    test('limits: seats of an order, of a member, and unpaid orders (S12)', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      expect((await a.create(['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4', 'A-1-5'])).errcode).toBe(ERR.overLimit);
      await a.order(['A-1-1', 'A-1-2', 'A-1-3']);
      expect((await a.create(['A-2-1', 'A-2-2'])).errcode).toBe(ERR.overLimit);
      await a.order(['A-2-1']);
      for (const schedule of ['other', 'real-name']) {
        await a.admit(schedule);
        for (let i = 1; i <= 3; i++) await a.order([`A-1-${i}`], schedule);
      }
      const many = await a.create(['A-1-4'], 'real-name');
      expect(many.errcode).toBe(ERR.overLimit);
      expect(many.msg).toContain('8 unpaid orders');
    });

    test('bad choices are refused in words', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      expect((await a.create(['nowhere'])).errcode).toBe(ERR.notFound);
      expect((await a.create(['A-1-1', 'A-1-1'])).errcode).toBe(ERR.badPayload);
      expect((await a.create(['B-3-2'])).errcode).toBe(ERR.refused);
      expect((await a.create(['B-3-1', 'B-3-2'])).success).toBe(true);
      expect((await a.create([])).errcode).toBe(ERR.badPayload);
    });

    test('members may buy ahead of the public sale, by as much as their level says', async () => {
      const office = await boxOffice(await open());
      office.clock.advance(2 * 86_400_000 - 1);
      const [salon, first] = [await office.buyer(), await office.buyer()];
      await office.deps.store.direct.accounts.addLedger({
        memberId: salon.memberId,
        ref: 'paid:before',
        reason: 'order',
        points: 0,
        fen: 300_000,
        at: office.clock.now() - 1,
        expiresAt: null,
      });
      expect((await salon.admit('upcoming')).errcode).toBe(ERR.notOnSale);
      office.clock.advance(1);
      expect((await salon.admit('upcoming')).success).toBe(true);
      expect((await first.admit('upcoming')).errcode).toBe(ERR.notOnSale);
    });

    test('who may buy: each refusal says why', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const cases: [string, string, RegExp][] = [
        ['ended', ERR.notOnSale, /began on .*2026/],
        ['cancelled', ERR.notOnSale, /cancelled/],
        ['upcoming', ERR.notOnSale, /on sale on Sat 5 December 2026, 12:00/],
        ['members', ERR.noPermission, /level “Salon”/],
        ['presale', ERR.noPermission, /package code/],
        ['absent', ERR.notFound, /could not find/],
      ];
      for (const [id, errcode, msg] of cases) {
        const answer = await a.admit(id);
        expect([id, answer.errcode]).toEqual([id, errcode]);
        expect(answer.msg).toMatch(msg);
        expect(answer.headers.get('orderKey')).toBeNull();
      }
      expect((await a.admit('presale', 'HM-WRONG')).errcode).toBe(ERR.noPermission);
      const code = await packCode(office.deps, 'p1');
      expect((await a.admit('presale', code.toLowerCase())).success).toBe(true);
      expect((await a.create(['A-1-1'], 'presale')).errcode).toBe(ERR.noPermission);
      expect((await a.create(['A-1-1'], 'presale', { packCode: code })).success).toBe(true);
      await office.deps.store.direct.accounts.addLedger({
        memberId: a.memberId,
        ref: 'paid:x',
        reason: 'order',
        points: 0,
        fen: 300_000,
        at: START - DAY,
        expiresAt: null,
      });
      expect((await a.admit('members')).success).toBe(true);
    });

    test('a sale that opens by the clock: closed one second before, open at the instant', async () => {
      const office = await boxOffice(await open());
      office.clock.set(START + 3 * DAY - 1000);
      const a = await office.buyer();
      expect((await a.admit('upcoming')).errcode).toBe(ERR.notOnSale);
      office.clock.advance(1000);
      expect((await a.admit('upcoming')).success).toBe(true);
    });

    test('no order without the admission of this session and performance', async () => {
      const office = await boxOffice(await open());
      const [a, b] = [await office.buyer(), await office.buyer()];
      const send = async (headers: Record<string, string | null>) =>
        (
          await a.call(
            ticketOrder.create,
            { ...(await a.keys('plain')), seats: ['A-1-1'], requestId: 'r' },
            headers,
          )
        ).errcode;
      expect(await send({})).toBe(ERR.noAdmission);
      await a.admit('other');
      expect(await send({})).toBe(ERR.noAdmission);
      await b.admit();
      a.orderKey = b.orderKey;
      expect(await send({})).toBe(ERR.noAdmission);
      await a.admit();
      for (const headers of [
        { featureHash: null },
        { featureHash: '0'.repeat(16) },
        { appKey: 'unknown' },
        { orderKey: `zzzzzzzz.${a.orderKey.split('.')[1]}` },
      ])
        expect(await send(headers as Record<string, string | null>)).toBe(ERR.noAdmission);
      office.clock.advance(30 * MINUTE);
      expect(await send({})).toBe(ERR.noAdmission);
      await a.admit();
      const keyless = await a.call(ticketOrder.create, {
        scheduleId: 'plain',
        seats: ['A-1-1'],
        requestId: 'r',
      });
      expect(keyless.errcode).toBe(ERR.noAdmission);
      expect(await send({})).toBe(ERR.ok);
    });

    test('the plan and what is free can be looked at without an account; who holds what is told to nobody', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      await a.order(['A-1-5']);
      const visitor = new Client(office.app);
      const keys = await a.keys('plain');
      expect((await visitor.ok(seat.plan, keys)).categories.map(c => c.free)).toEqual([29, 30]);
      const reply = await visitor.call(seat.status, keys);
      expect(Object.keys(reply.data as object).sort()).toEqual(['now', 'taken']);
      expect(reply.data).toMatchObject({ taken: ['A-1-5'] });
    });

    test('best available: reasons in the caller’s language, budget, wheelchair, near', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      const keys = await a.keys('plain');
      const best = await a.ok(seat.best, { ...keys, quantity: 2 });
      expect(best).toHaveLength(3);
      expect(new Set(best.map(p => p.reason)).size).toBe(3);
      expect(best[0]?.total).toBe(760);
      const cheap = await a.ok(seat.best, { ...keys, quantity: 2, budget: 400 });
      expect(cheap.every(p => p.total <= 400)).toBe(true);
      expect(await a.ok(seat.best, { ...keys, quantity: 2, budget: 100 })).toEqual([]);
      const priced = await a.ok(seat.best, { ...keys, quantity: 2, prices: [180.5] });
      expect(priced.length).toBeGreaterThan(0);
      expect(priced.every(p => p.total === 361)).toBe(true);
      const chair = await a.ok(seat.best, { ...keys, quantity: 2, wheelchair: 'Y' });
      expect(chair.map(c => c.seats).sort()).toEqual([
        ['B-3-1', 'B-3-2'],
        ['B-3-3', 'B-3-4'],
      ]);
      await (await office.buyer()).order(['A-2-5', 'A-2-6']);
      const [near] = await a.ok(seat.best, { ...keys, quantity: 2, near: ['A-2-5', 'A-2-6'] });
      expect(near?.reason).toMatch(/Close to/);
      expect((await a.create(near?.seats ?? [])).success).toBe(true);
      expect((await a.call(seat.best, { scheduleId: 'plain', quantity: 2 })).errcode).toBe(ERR.noAdmission);
    });

    test('best available: many visitors at once are not sent to the same seats, one alone always is', async () => {
      const office = await boxOffice(await open());
      const buyers: Awaited<ReturnType<typeof office.buyer>>[] = [];
      // Their draws are chance: of forty, as few as four different ones do not come.
      for (let i = 0; i < 40; i++) buyers.push(await office.buyer());
      const ask = async (buyer: (typeof buyers)[number]) =>
        (await buyer.ok(seat.best, { ...(await buyer.keys('plain')), quantity: 2 }))[0]?.seats.join();
      const first = await ask(buyers[0]!);
      expect(await ask(buyers[0]!)).toBe(first);
      const told = new Set<string | undefined>();
      for (const buyer of buyers) told.add(await ask(buyer));
      expect(told.size).toBeGreaterThan(4);
      office.clock.advance(MINUTE);
      expect(await ask(buyers[5]!)).toBe(first);
    });

    test('scenarios: sold out, few left, seat lost', async () => {
      const office = await boxOffice(await open());
      const a = await office.buyer();
      a.scenario = 'sold-out';
      expect((await a.ok(seat.status, await a.keys('plain'))).taken).toHaveLength(60);
      expect((await a.create(['A-1-1'])).data).toEqual({ lostSeats: ['A-1-1'] });
      a.scenario = 'few-left';
      const { taken } = await a.ok(seat.status, await a.keys('plain'));
      expect(taken).toHaveLength(56);
      expect(taken).not.toContain('A-1-1');
      a.scenario = 'seat-lost';
      expect((await a.create(['A-1-1', 'A-1-2'])).data).toEqual({ lostSeats: ['A-1-1'] });
      expect((await a.create(['A-1-1', 'A-1-2'])).success).toBe(true);
    });
  });
});
