import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { gift } from '#domain/contract/gift.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { FLOW, INSIDE } from '#domain/rules/room.ts';
import { idCardCheckDigit } from '#domain/rules/validation.ts';
import type { PackDoc } from '#server/catalogue/pack-types.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { askedOf, runCommand } from '#server/desk/run.ts';
import type { Notice } from '#server/notices.ts';
import { withoutPieces } from '#server/orders/part.ts';
import { returnOffer } from '#server/orders/returns.ts';
import type { Store } from '#server/store/port.ts';
import type { SeatLine } from '#server/store/ports/sales.ts';
import { type BoxOffice, type Buyer, boxOffice, worldDocs } from './box-office.ts';
import { earn } from './discounting.ts';
import { START, signIn } from './harness.ts';
import { NOW, orderOf } from './order-rows.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;
const both = (text: string) => ({ zh: text, en: text });

/** Performances of the test world on days of their own. */
function evening(id: string, day: number, patch: Partial<ScheduleDoc> = {}): ScheduleDoc {
  const plain = worldDocs(START).find(d => d.kind === 'schedule' && d.id === 'plain')?.body as ScheduleDoc;
  return { ...plain, id, startsAt: START + day * DAY, ...patch };
}
const evenings = [
  evening('a1', 20),
  evening('a2', 21),
  evening('b1', 27),
  evening('c1', 34, { presaleOnly: true }),
  evening('c2', 35, { presaleOnly: true }),
  evening('r1', 41, { realName: true }),
  evening('x1', 20, { startsAt: START + 20 * DAY + 60 * 60_000 }),
];
const pack = (id: string, patch: Partial<PackDoc> = {}): PackDoc => ({
  id,
  order: 1,
  name: both(`Pack ${id}`),
  kicker: both(''),
  lead: both(''),
  gives: [],
  art: { seed: id, key: 'C' },
  pick: 0,
  slots: [
    { id: 'a', programId: 'p1', schedules: ['a1', 'a2'] },
    { id: 'b', programId: 'p1', schedules: ['b1'] },
    { id: 'c', programId: 'p1', schedules: ['c1', 'c2'] },
  ],
  saving: { kind: 'percent', percent: 15 },
  opensAt: START - DAY,
  closesAt: START + 10 * DAY,
  minLevel: 0,
  limit: 4,
  ...patch,
});
const packs = [
  pack('series'),
  pack('two', { pick: 2, saving: { kind: 'fixed', fen: 6_000 } }),
  pack('soon', { opensAt: START + DAY }),
  pack('level', { minLevel: 3 }),
  pack('named', {
    slots: [
      { id: 'a', programId: 'p1', schedules: ['a1'] },
      { id: 'r', programId: 'p1', schedules: ['r1'] },
    ],
  }),
  pack('clash', {
    pick: 2,
    slots: [
      { id: 'a', programId: 'p1', schedules: ['a1', 'a2'] },
      { id: 'x', programId: 'p1', schedules: ['x1'] },
    ],
  }),
];

async function office(store: Store): Promise<BoxOffice> {
  const box = await boxOffice(store);
  await store.transaction(tx =>
    tx.catalogue.upsert([
      ...evenings.map(body => ({ kind: 'schedule', id: body.id, body })),
      ...packs.map(body => ({ kind: 'pack', id: body.id, body })),
    ]),
  );
  return box;
}

let n = 0;
type Options = { requestId?: string; replace?: string; packId?: string };
const order = (buyer: Buyer, seats: Record<string, string[]> = SERIES, options: Options = {}) =>
  buyer.call(presale.create, {
    packId: 'series',
    schedules: Object.keys(seats),
    seats,
    requestId: `pk-${++n}`,
    ...options,
  });
const PAIR = ['A-1-3', 'A-1-4'];
const SERIES = { a1: PAIR, b1: PAIR, c1: PAIR };

async function paid(box: BoxOffice, buyer: Buyer, seats = SERIES, options: Options = {}): Promise<string> {
  const made = await order(buyer, seats, options);
  if (!made.success) throw new Error(`${made.errcode} ${made.msg}`);
  const { tradeNo } = made.data;
  const confirmed = await buyer.confirm(tradeNo);
  if (!confirmed.success) throw new Error(`${confirmed.errcode} ${confirmed.msg}`);
  const started = await buyer.pay(tradeNo);
  await box.sandbox.settle(started.data.payNo, 'paid');
  return tradeNo;
}
const claims = async (box: BoxOffice): Promise<string[]> => {
  const found: string[] = [];
  for (const { id } of evenings)
    for (const t of await box.deps.store.direct.sales.taken(id, box.clock.now()))
      found.push(`${id} ${t.seatId}`);
  return found.sort();
};

describe('presale packages', () => {
  eachStore((open, kind) => {
    let box: BoxOffice;
    let buyer: Buyer;
    beforeEach(async () => {
      box = await office(await open());
      buyer = await box.buyer();
    });

    it('are listed for everybody with their state, price and saving', async () => {
      const list = await buyer.ok(presale.packs, {});
      const of = (id: string) => list.find(p => p.packId === id);
      expect(of('series')).toMatchObject({ state: 'open', pick: 3, concerts: 3, from: 541.5, saves: 81.22 });
      expect(of('two')).toMatchObject({ pick: 2, from: 361, saves: 60 });
      expect(of('soon')).toMatchObject({ state: 'upcoming' });
      expect(of('soon')?.reason).toMatch(/On sale from/);
      expect(of('level')).toMatchObject({ state: 'level', minLevel: 3 });
      const detail = await buyer.ok(presale.pack, { packId: 'series' });
      expect(detail.slots.map(s => s.dates.map(d => d.scheduleId))).toEqual([
        ['a1', 'a2'],
        ['b1'],
        ['c1', 'c2'],
      ]);
      expect(detail.slots[2]?.dates[0]).toMatchObject({ presaleOnly: true });
      expect(await buyer.call(presale.pack, { packId: 'nothing' })).toMatchObject({ errcode: ERR.notFound });
    });

    it('none is sold after the evening with which it begins, whatever was announced', async () => {
      const long = { opensAt: START, closesAt: START + 300 * DAY };
      await box.deps.store.transaction(tx =>
        tx.catalogue.upsert(
          [pack('whole', long), pack('choice', { ...long, pick: 2 })].map(body => ({
            kind: 'pack',
            id: body.id,
            body,
          })),
        ),
      );
      const of = async (packId: string) => (await box.buyer()).ok(presale.pack, { packId });
      // The first concert has two dates: it can be heard until the second.
      const [first, second] = [START + 21 * DAY, START + 27 * DAY];
      expect(await of('whole')).toMatchObject({ state: 'open', closesAt: new Date(first).toISOString() });
      expect(await of('choice')).toMatchObject({ state: 'open', closesAt: new Date(second).toISOString() });
      box.clock.set(first - 1);
      expect((await of('whole')).state).toBe('open');
      box.clock.set(first);
      expect((await of('whole')).state).not.toBe('open');
      const late = await order(await box.buyer(), { b1: PAIR, c1: PAIR }, { packId: 'whole' });
      expect(late).toMatchObject({ success: false, errcode: ERR.notOnSale });
      expect((await of('choice')).state).toBe('open');
      box.clock.set(second);
      expect((await of('choice')).state).not.toBe('open');
    });

    it('have the member discount beside their saving, without being asked', async () => {
      await earn(box, buyer.memberId, 0, { fen: 400_000 });
      const { data } = await order(buyer, SERIES);
      const row = await box.row(data.tradeNo);
      expect(row.amount).toBe(228_000);
      expect(row.discounts.map(d => [d.kind, d.fen])).toEqual([
        ['promotion', 34_200],
        ['member', 19_380],
      ]);
      expect(await buyer.detail(data.tradeNo)).toMatchObject({ discount: 535.8, totalFee: 1744.2 });
    });

    it('tell a member which evenings are taken', async () => {
      expect((await buyer.ok(presale.pack, { packId: 'series' })).engagements).toEqual([]);
      await buyer.order(['A-1-1'], 'plain');
      expect((await buyer.ok(presale.pack, { packId: 'series' })).engagements).toMatchObject([
        { scheduleId: 'plain', title: 'Symphony No. 5' },
      ]);
      const other = await box.buyer();
      expect((await other.ok(presale.pack, { packId: 'series' })).engagements).toEqual([]);
    });

    it('find the seats that are free on every date, and the nearest where one lacks them', async () => {
      const holder = await box.buyer();
      await holder.order(['A-1-4'], 'b1');
      const [house] = await buyer.ok(presale.halls, {
        packId: 'series',
        schedules: ['a1', 'b1', 'c1'],
        quantity: 2,
      });
      expect(house).toMatchObject({
        planId: 'small',
        schedules: ['a1', 'b1', 'c1'],
        taken: [],
        partly: ['A-1-4'],
      });
      expect(house?.categories.map(c => c.price)).toEqual([1140, 541.5]);
      for (const p of house?.proposals ?? []) expect(p.seats).not.toContain('A-1-4');
      const found = await buyer.ok(presale.arrange, {
        packId: 'series',
        schedules: ['a1', 'b1', 'c1'],
        seats: { small: PAIR },
      });
      expect(found.dates.map(d => d.same)).toEqual([true, false, true]);
      const moved = found.dates[1]?.seats.map(s => s.seatId) ?? [];
      expect(moved).toHaveLength(2);
      expect(moved).not.toContain('A-1-4');
      expect(found.full).toBe(found.dates.reduce((sum, d) => sum + d.total * 100, 0) / 100);
      expect(Math.round((found.full - found.saving) * 100)).toBe(Math.round(found.total * 100));
      expect(found.saving).toBe(342);
    });

    it('make one order with the seats of every date, and its saving as a fixed promotion', async () => {
      const made = await order(buyer, SERIES);
      const { tradeNo, packTradeNo } = made.data;
      expect(packTradeNo).toBe(`series.${tradeNo}`);
      const shown = await buyer.detail(tradeNo);
      expect(shown).toMatchObject({
        packTradeNo,
        title: 'Pack series',
        supportSeat: 'Y',
        amount: 2280,
        discount: 342,
        totalFee: 1938,
        discounts: [{ kind: 'promotion', amount: 342 }],
      });
      expect(shown.evenings?.map(e => e.id)).toEqual(['a1', 'b1', 'c1']);
      expect(shown.seats.map(s => s.scheduleId)).toEqual(['a1', 'a1', 'b1', 'b1', 'c1', 'c1']);
      expect(await claims(box)).toHaveLength(6);
      expect((await buyer.ok(ticketOrder.list, {})).list).toHaveLength(1);
      // On the map of one of its evenings its seats are somebody's, not an order to be changed there.
      expect(await box.deps.store.direct.sales.liveOrder(buyer.memberId, 'a1', box.clock.now())).toBeNull();
    });

    it('all or none: one seat that is gone keeps the whole order from being made', async () => {
      const holder = await box.buyer();
      await holder.order(['A-1-4'], 'b1');
      const before = await claims(box);
      const refused = await order(buyer, SERIES);
      expect(refused).toMatchObject({ errcode: ERR.seatsLost, data: { lostSeats: ['A-1-4'] } });
      expect(await claims(box)).toEqual(before);
      expect((await buyer.ok(ticketOrder.list, {})).list).toEqual([]);
    });

    it.runIf(kind !== 'memory')(
      'twenty packages of overlapping seats at one time: nobody waits for ever, no seat twice',
      async () => {
        const rows = ['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4'];
        const buyers = await Promise.all(Array.from({ length: 20 }, () => box.buyer()));
        const all = await Promise.all(
          buyers.map((b, i) => {
            const seats = [rows[i % 4] ?? '', rows[(i + 1) % 4] ?? ''];
            const dates = i % 2 ? ['a1', 'b1', 'c1'] : ['c2', 'b1', 'a1'];
            return order(b, Object.fromEntries(dates.map(d => [d, seats])));
          }),
        );
        for (const one of all) if (!one.success) expect(one.errcode).toBe(ERR.seatsLost);
        const won = all.filter(a => a.success);
        expect(won.length).toBeGreaterThan(0);
        const taken = await claims(box);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken).toHaveLength(won.length * 6);
        expect(box.deps.lines).toEqual([]);
      },
    );

    it('the same request makes one order; another body is refused', async () => {
      // Both at once: a double press makes one order, and both are told of it.
      const [first, second] = await Promise.all([
        order(buyer, SERIES, { requestId: 'same' }),
        order(buyer, SERIES, { requestId: 'same' }),
      ]);
      expect([first.success, second.data]).toEqual([true, first.data]);
      expect((await order(buyer, SERIES, { requestId: 'same' })).data).toEqual(first.data);
      expect(await order(buyer, { ...SERIES, a1: ['A-2-1', 'A-2-2'] }, { requestId: 'same' })).toMatchObject({
        errcode: ERR.idempotency,
      });
      expect(await claims(box)).toHaveLength(6);
    });

    it('a new choice replaces the live one in one step; another member’s is absent', async () => {
      const first = await order(buyer, SERIES);
      const { tradeNo } = first.data;
      const other = await box.buyer();
      expect(
        await order(other, { a1: ['A-2-1'], b1: ['A-2-1'], c1: ['A-2-1'] }, { replace: tradeNo }),
      ).toMatchObject({
        errcode: ERR.notFound,
      });
      const seats = { a2: PAIR, b1: PAIR, c1: PAIR };
      const second = await order(buyer, seats, { replace: tradeNo });
      expect(second.success).toBe(true);
      expect((await box.row(tradeNo)).realStatus).toBe('cancel_user');
      expect(await claims(box)).toEqual(['a2', 'b1', 'c1'].flatMap(d => PAIR.map(s => `${d} ${s}`)).sort());
      // Whoever comes back without naming it changes it as well.
      const third = await order(buyer, SERIES);
      expect((await box.row(second.data.tradeNo)).realStatus).toBe('cancel_user');
      expect(await claims(box)).toHaveLength(6);
      // As the predecessor of a single order a package is absent.
      await buyer.admit('b1');
      expect(await buyer.create(['A-3-1'], 'b1', { replace: third.data.tradeNo })).toMatchObject({
        errcode: ERR.notFound,
      });
    });

    it.each([
      ['a concert on two dates', { a1: PAIR, a2: PAIR, b1: PAIR }],
      ['too few', { a1: PAIR, b1: PAIR }],
      ['a date of no package', { a1: PAIR, b1: PAIR, plain: PAIR }],
      ['other numbers of seats', { a1: PAIR, b1: ['A-1-3'], c1: PAIR }],
      ['a seat twice', { a1: ['A-1-3', 'A-1-3'], b1: PAIR, c1: PAIR }],
      [
        'five places where four are allowed',
        Object.fromEntries(['a1', 'b1', 'c1'].map(d => [d, [1, 2, 3, 4, 5].map(i => `A-1-${i}`)])),
      ],
    ])('%s is refused, and nothing is claimed', async (_, seats) => {
      const refused = await order(buyer, seats as Record<string, string[]>);
      expect(refused.success).toBe(false);
      expect([ERR.badPayload, ERR.overLimit]).toContain(refused.errcode);
      expect(await claims(box)).toEqual([]);
    });

    it('two evenings that play at one time are refused', async () => {
      expect(await order(buyer, { a1: PAIR, x1: PAIR }, { packId: 'clash' })).toMatchObject({
        errcode: ERR.badPayload,
        data: { fields: ['schedules'] },
      });
      expect((await order(buyer, { a2: PAIR, x1: PAIR }, { packId: 'clash' })).success).toBe(true);
    });

    it.each([
      ['soon', ERR.notOnSale],
      ['level', ERR.noPermission],
    ])('%s is not sold to everybody now', async (packId, errcode) => {
      expect(await order(buyer, SERIES, { packId })).toMatchObject({ errcode });
    });

    it('paid: tickets for every evening, once, and a presale that is open without a code', async () => {
      expect((await buyer.admit('c1')).errcode).toBe(ERR.noPermission);
      const tradeNo = await paid(box, buyer);
      const shown = await buyer.detail(tradeNo);
      expect(shown.realStatus).toBe('paid_success');
      expect(shown.tickets).toHaveLength(6);
      expect(new Set(shown.tickets.map(t => t.code)).size).toBe(6);
      expect(shown.tickets.map(t => t.scheduleId)).toEqual(['a1', 'a1', 'b1', 'b1', 'c1', 'c1']);
      expect(shown.tickets.every(t => t.price === 380)).toBe(true);
      expect(await claims(box)).toHaveLength(6);
      expect((await buyer.admit('c1')).success).toBe(true);
      expect((await (await box.buyer()).admit('c1')).errcode).toBe(ERR.noPermission);
      expect(await box.points(buyer.memberId)).toBe(1938);
    });

    it('seats of a package count towards what one member may have of a performance', async () => {
      await order(buyer, SERIES);
      await buyer.order(['A-2-1', 'A-2-2'], 'b1');
      expect((await buyer.create(['A-2-3'], 'b1')).errcode).toBe(ERR.overLimit);
      const other = await box.buyer();
      await other.order(['B-1-1', 'B-1-2', 'B-1-3'], 'b1');
      expect(
        (await order(other, { a1: ['B-2-1', 'B-2-2'], b1: ['B-2-1', 'B-2-2'], c1: ['B-2-1', 'B-2-2'] }))
          .errcode,
      ).toBe(ERR.overLimit);
      expect((await order(other, { a1: ['B-2-1'], b1: ['B-2-1'], c1: ['B-2-1'] })).success).toBe(true);
    });

    it('cancelled, expired or refunded: every evening is free again', async () => {
      const { data } = await order(buyer, SERIES);
      await buyer.ok(ticketOrder.cancel, { tradeNo: data.tradeNo });
      expect(await claims(box)).toEqual([]);

      await order(buyer, SERIES);
      box.clock.advance(15 * 60_000);
      await box.sweep();
      expect(await claims(box)).toEqual([]);
      expect(await box.deps.store.direct.sales.taken('b1', 0)).toEqual([]);

      const tradeNo = await paid(box, buyer);
      const { refund } = await buyer.detail(tradeNo);
      expect(refund).toMatchObject({ allowed: true, fee: 0, amount: 1938 });
      await buyer.ok(ticketOrder.refund, { tradeNo, fee: 0 });
      expect(await claims(box)).toEqual([]);
      expect(await box.tickets(tradeNo)).toEqual([]);
      expect((await buyer.admit('c1')).errcode).toBe(ERR.noPermission);
    });

    it('a renewal holds all evenings', async () => {
      const { data } = await order(buyer, SERIES);
      box.clock.advance(10 * 60_000);
      await buyer.ok(ticketOrder.renew, { tradeNo: data.tradeNo });
      box.clock.advance(10 * 60_000);
      expect(await claims(box)).toHaveLength(6);
    });

    it('money that comes late takes every evening, or none and goes back', async () => {
      const { data } = await order(buyer, SERIES);
      await buyer.confirm(data.tradeNo);
      const { data: started } = await buyer.pay(data.tradeNo);
      box.clock.advance(16 * 60_000);
      const quicker = await box.buyer();
      await quicker.order(['A-1-4'], 'c1', { packCode: (await demoCode(quicker, 'c1')) ?? '' });
      await box.sandbox.settle(started.payNo, 'paid');
      expect((await box.row(data.tradeNo)).realStatus).toBe('paid_return_cert');
      expect((await claims(box)).filter(c => !c.startsWith('c1 A-1-4'))).toEqual([]);
      const [payment] = await box.payments(data.tradeNo);
      expect(payment).toMatchObject({ state: 'extra', refund: 193_800 });
    });

    it('real names are asked for the evenings that need them only', async () => {
      const { data } = await order(buyer, { a1: PAIR, r1: PAIR }, { packId: 'named' });
      const person = (i: number) => {
        const id17 = `1101011990030712${i}`;
        return { type: 'idcard' as const, name: '林', number: id17 + idCardCheckDigit(id17) };
      };
      expect((await buyer.confirm(data.tradeNo)).errcode).toBe(ERR.badPayload);
      expect((await buyer.confirm(data.tradeNo, { certificates: [1, 2, 3, 4].map(person) })).errcode).toBe(
        ERR.badPayload,
      );
      expect((await buyer.confirm(data.tradeNo, { certificates: [1, 2].map(person) })).success).toBe(true);
    });

    it('the saving is nobody’s to edit, and a tampered total is refused', async () => {
      const { data } = await order(buyer, SERIES);
      expect((await buyer.confirm(data.tradeNo, { totalAmount: 2280 })).errcode).toBe(ERR.amountChanged);
      expect((await box.row(data.tradeNo)).discount).toBe(34_200);
    });
  });
});

describe('one evening of a package that was cancelled or moved', () => {
  eachStore(open => {
    let box: BoxOffice;
    let buyer: Buyer;
    let tradeNo: string;
    beforeEach(async () => {
      box = await office(await open());
      buyer = await box.buyer();
      tradeNo = await paid(box, buyer);
    });
    const choice = (scheduleId: string) => buyer.ok(presale.eveningChoice, { tradeNo, scheduleId });
    const report = async (scheduleId: string): Promise<string> => {
      const { lines } = await runCommand(
        box.deps,
        askedOf({ command: 'report', words: ['evening', scheduleId], options: {}, who: 'lin', why: '' }),
      );
      return lines.at(-1) ?? '';
    };
    const refunded = async () =>
      (await box.sandbox.payment((await box.payments(tradeNo))[0]?.payNo ?? ''))?.refunded;

    it('its part of the money goes back, by the list prices; the others stay and keep their ladder', async () => {
      await box.patchSchedule('b1', { cancelled: true });
      const seen = await buyer.detail(tradeNo);
      expect(seen.evenings?.map(e => e.changed)).toEqual([undefined, 'cancelled', undefined]);
      expect(seen.occasion).toMatchObject({ id: 'a1' });
      expect(await choice('b1')).toMatchObject({
        allowed: true,
        fee: 0,
        amount: 646,
        donate: true,
        ladder: [],
      });
      // The others stand as they were ordered: they can be swapped, and not given back by themselves.
      expect(await choice('a1')).toMatchObject({ allowed: false, amount: 0, exchange: { credit: 646 } });
      expect((await buyer.call(presale.eveningChoice, { tradeNo, scheduleId: 'plain' })).errcode).toBe(
        ERR.refused,
      );
      expect((await buyer.call(ticketOrder.refund, { tradeNo, pieces: ['a1'], fee: 0 })).success).toBe(false);
      const left = await buyer.ok(ticketOrder.refund, { tradeNo, pieces: ['b1'], fee: 0, amount: 646 });
      expect(left).toMatchObject({ realStatus: 'paid_success', returned: { amount: 646, left: 1292 } });
      expect(left.evenings?.map(e => e.id)).toEqual(['a1', 'c1']);
      expect(left.tickets.map(t => t.scheduleId)).toEqual(['a1', 'a1', 'c1', 'c1']);
      expect(await claims(box)).toEqual(['a1', 'c1'].flatMap(d => PAIR.map(s => `${d} ${s}`)));
      expect(await refunded()).toBe(64_600);
      for (const scheduleId of ['a1', 'c1'])
        expect(await report(scheduleId)).toBe('Total ¥646.00; the books say ¥646.00.');
      // An answer that was lost is asked for again.
      expect(
        (await buyer.call(ticketOrder.refund, { tradeNo, pieces: ['b1'], fee: 0, amount: 646 })).success,
      ).toBe(false);
      expect(left.refund).toMatchObject({ allowed: true, fee: 0, amount: 1292 });
      await buyer.ok(ticketOrder.refund, { tradeNo, fee: 0, amount: 1292 });
      expect(await refunded()).toBe(193_800);
      expect(await report('a1')).toBe('Total ¥0.00; the books say ¥0.00.');
    });

    it('an evening that stands as it was ordered is swapped, for seats that cost no more', async () => {
      const asked = { tradeNo, scheduleId: 'a1', to: 'a2', seats: PAIR };
      expect((await choice('a1')).exchange?.evenings).toMatchObject([
        { scheduleId: 'a2', seats: { ids: PAIR } },
      ]);
      // Dearer by now: the same seats are not to be had for nothing, cheaper ones are.
      await box.patchSchedule('a2', { prices: { A: 50_000, B: 30_000 } });
      const [cheaper] = (await choice('a1')).exchange?.evenings ?? [];
      expect(cheaper?.seats?.ids).not.toEqual(PAIR);
      expect((await buyer.call(presale.changeEvening, asked)).errcode).toBe(ERR.seatsLost);
      await box.patchSchedule('a2', { prices: { A: 38_000, B: 19_000 } });
      const both = await Promise.all([
        buyer.call(presale.changeEvening, asked),
        buyer.call(presale.changeEvening, asked),
      ]);
      expect(both.filter(b => b.success)).toHaveLength(1);
      const seen = await buyer.detail(tradeNo);
      expect(seen).toMatchObject({ realStatus: 'paid_success', totalFee: 1938 });
      expect(seen.evenings?.map(e => e.id)).toEqual(['a2', 'b1', 'c1']);
      expect(seen.ledger.map(r => [r.kind, r.amount])).toEqual([
        ['paid', 1938],
        ['kept', 1938],
      ]);
      expect(await claims(box)).toEqual(['a2', 'b1', 'c1'].flatMap(d => PAIR.map(s => `${d} ${s}`)));
      expect(await refunded()).toBe(0);
    });

    it('is swapped while its tickets could be returned, are unused and with no friend', async () => {
      const { startsAt } = (await buyer.detail(tradeNo)).evenings?.[0] ?? { startsAt: '' };
      const { code = '' } = await buyer.ok(gift.offer, { tradeNo, scheduleId: 'a1', piece: PAIR[0] ?? '' });
      const friend = await box.buyer();
      const { giftId } = await friend.ok(gift.accept, { code });
      const ask = () => buyer.call(presale.eveningChoice, { tradeNo, scheduleId: 'a1' });
      expect((await ask()).errcode).toBe(ERR.refused);
      await friend.ok(gift.handBack, { giftId });
      expect((await ask()).data.exchange).toBeDefined();
      box.clock.advance(Date.parse(startsAt) - 3 * 86_400_000 - box.clock.now());
      await signIn(box.deps, buyer, buyer.memberId);
      // A later return is no cheaper for it: the step of the ladder that held at the swap stays.
      const { exchange } = await choice('a1');
      const [to] = exchange?.evenings ?? [];
      await buyer.ok(presale.changeEvening, {
        tradeNo,
        scheduleId: 'a1',
        to: to?.scheduleId ?? '',
        seats: to?.seats?.ids ?? [],
      });
      expect((await box.row(tradeNo)).ladder?.map(s => s.percent)).toEqual([10, 10, 30]);
      box.clock.advance(400 * 86_400_000);
      await signIn(box.deps, buyer, buyer.memberId);
      expect((await buyer.call(presale.eveningChoice, { tradeNo, scheduleId: 'b1' })).success).toBe(false);
    });

    it('another evening takes its place with the same seats, and nothing is paid or given back', async () => {
      const dead = (await box.tickets(tradeNo)).filter(t => t.scheduleId === 'a1').map(t => t.code);
      // The other date has become dearer since.
      await box.patchSchedule('a2', { prices: { A: 50_000, B: 30_000 } });
      await box.patchSchedule('a1', { cancelled: true });
      const { exchange } = await choice('a1');
      expect(exchange?.evenings).toMatchObject([{ scheduleId: 'a2', seats: { ids: PAIR } }]);
      const told: Notice[] = [];
      const asked = { tradeNo, scheduleId: 'a1', to: 'a2', seats: PAIR };
      for (const wrong of [
        { to: 'c2' },
        { to: 'plain' },
        { seats: ['B-1-1', 'B-1-2'] },
        { seats: ['A-1-3'] },
      ])
        expect((await buyer.call(presale.changeEvening, { ...asked, ...wrong })).errcode).toBe(ERR.seatsLost);
      Object.assign(box.deps, { notify: async (_: unknown, notice: Notice) => void told.push(notice) });
      // Two presses are one change.
      const both = await Promise.all([
        buyer.call(presale.changeEvening, asked),
        buyer.call(presale.changeEvening, asked),
      ]);
      expect(both.filter(b => b.success)).toHaveLength(1);
      expect(told).toEqual([{ kind: 'evening-changed', tradeNo, from: 'a1', scheduleId: 'a2' }]);
      const seen = await buyer.detail(tradeNo);
      expect(seen).toMatchObject({ realStatus: 'paid_success', totalFee: 1938 });
      expect(seen.evenings?.map(e => [e.id, e.changed])).toEqual([
        ['a2', undefined],
        ['b1', undefined],
        ['c1', undefined],
      ]);
      expect(seen.tickets).toHaveLength(6);
      expect(seen.tickets.map(t => t.code).filter(code => dead.includes(code))).toEqual([]);
      expect(await claims(box)).toEqual(['a2', 'b1', 'c1'].flatMap(d => PAIR.map(s => `${d} ${s}`)));
      expect(await refunded()).toBe(0);
      expect(await report('a2')).toBe('Total ¥646.00; the books say ¥646.00.');
      expect(await report('a1')).toBe('Total ¥0.00; the books say ¥0.00.');
      // What was paid for the first one is its share for good.
      await box.patchSchedule('a2', { cancelled: true });
      expect(await choice('a2')).toMatchObject({ amount: 646 });
    });

    it('where the same seats are gone, the nearest are offered; what somebody took meanwhile is refused', async () => {
      const holder = await box.buyer();
      await holder.order(['A-1-4'], 'a2');
      await box.patchSchedule('a1', { cancelled: true });
      const shown = (await choice('a1')).exchange?.evenings[0]?.seats?.ids ?? [];
      expect(shown).toHaveLength(2);
      expect(shown).not.toContain('A-1-4');
      await (await box.buyer()).order([shown[0] ?? ''], 'a2');
      const before = await claims(box);
      const asked = { tradeNo, scheduleId: 'a1', to: 'a2', seats: shown };
      expect((await buyer.call(presale.changeEvening, asked)).errcode).toBe(ERR.seatsLost);
      expect(await claims(box)).toEqual(before);
      expect((await buyer.detail(tradeNo)).evenings?.map(e => e.id)).toEqual(['a1', 'b1', 'c1']);
    });

    describe('once the package is sold no more, has the other evening as anybody has it', () => {
      const asked = () => ({ tradeNo, scheduleId: 'a1', to: 'a2', seats: PAIR });
      const swap = () => buyer.call(presale.changeEvening, asked());
      const offered = async () => (await choice('a1')).exchange?.evenings.map(e => e.scheduleId) ?? [];
      beforeEach(async () => {
        await box.patchSchedule('a1', { cancelled: true });
        // The package is sold for ten days.
        box.clock.advance(10 * DAY);
        await signIn(box.deps, buyer, buyer.memberId);
      });

      it('not before its sale opens', async () => {
        const opens = box.clock.now() + 60_000;
        await box.patchSchedule('a2', { saleFrom: opens });
        expect(await offered()).toEqual([]);
        expect((await swap()).errcode).toBe(ERR.seatsLost);
        box.clock.set(opens);
        expect(await offered()).toEqual(['a2']);
        expect((await swap()).success).toBe(true);
      });

      it('before that, while the package is sold: its buyers choose first', async () => {
        box.clock.advance(-1);
        await box.patchSchedule('a2', { saleFrom: box.clock.now() + DAY });
        expect(await offered()).toEqual(['a2']);
        expect((await swap()).success).toBe(true);
      });

      it('not a members’ concert of a higher level', async () => {
        await box.patchSchedule('a2', { membersOnly: 4 });
        expect(await offered()).toEqual([]);
        expect((await swap()).errcode).toBe(ERR.seatsLost);
      });

      it('a presale without its code, as one has the package', async () => {
        await box.patchSchedule('a2', { presaleOnly: true });
        expect(await offered()).toEqual(['a2']);
        expect((await swap()).success).toBe(true);
      });

      it('through its waiting room, where others wait', async () => {
        await box.patchSchedule('a2', { waitingRoom: true });
        const others = await Promise.all(Array.from({ length: FLOW.limit + 1 }, () => box.buyer()));
        for (const other of others) await other.call(ticketOrder.checkPermission, { scheduleId: 'a2' });
        const before = await claims(box);
        const refused = await swap();
        expect(refused).toMatchObject({ errcode: ERR.inRoom, data: { state: 'waiting', before: 1 } });
        expect(await claims(box)).toEqual(before);
        // Those inside have had their time, and the two who waited their turn.
        box.clock.advance(INSIDE);
        expect((await swap()).success).toBe(true);
        expect(await claims(box)).toEqual(expect.arrayContaining(PAIR.map(s => `a2 ${s}`)));
      });

      it('in turn: who stands in line for a full evening comes first', async () => {
        await box.deps.store.direct.waiting.joinWaiting({
          scheduleId: 'a2',
          memberId: (await box.buyer()).memberId,
          quantity: 2,
          least: 1,
          together: false,
          locale: 'en-US',
          joinedAt: box.clock.now(),
        });
        expect(await offered()).toEqual([]);
        expect((await swap()).errcode).toBe(ERR.seatsLost);
      });
    });

    it('its part goes to the foundation, with a receipt', async () => {
      await box.patchSchedule('c1', { cancelled: true });
      const done = await buyer.ok(ticketOrder.refund, {
        tradeNo,
        pieces: ['c1'],
        fee: 0,
        amount: 646,
        donor: '林知远',
      });
      expect(done.donations).toMatchObject([{ amount: 646, name: '林知远' }]);
      expect(await refunded()).toBe(0);
      expect(done.refund).toMatchObject({ amount: 1292 });
      expect(await report('a1')).toBe('Total ¥646.00; the books say ¥646.00.');
    });

    it('of a moved one the tickets stay good, or its part goes back until it begins; who bought later knew', async () => {
      const { startsAt } = evening('b1', 27);
      await box.patchSchedule('b1', { startsAt: startsAt + DAY, movedFrom: startsAt });
      const later = await box.buyer();
      const second = await paid(box, later, { a1: ['B-1-1'], b1: ['B-1-1'], c1: ['B-1-1'] } as never);
      const seen = await buyer.detail(tradeNo);
      expect(seen.evenings?.[1]).toMatchObject({ changed: 'moved', was: new Date(startsAt).toISOString() });
      expect(seen.tickets).toHaveLength(6);
      expect((await later.detail(second)).evenings?.map(e => e.changed)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(await later.ok(presale.eveningChoice, { tradeNo: second, scheduleId: 'b1' })).toMatchObject({
        allowed: false,
        amount: 0,
      });
      // The first evening has been heard; the package does not go back any more, the moved evening does.
      box.clock.set(startsAt);
      await signIn(box.deps, buyer, buyer.memberId);
      expect((await buyer.detail(tradeNo)).refund).toMatchObject({ allowed: false });
      expect(await choice('b1')).toMatchObject({ allowed: true, fee: 0, amount: 646 });
      box.clock.set(startsAt + DAY);
      await signIn(box.deps, buyer, buyer.memberId);
      expect((await buyer.call(presale.eveningChoice, { tradeNo, scheduleId: 'b1' })).errcode).toBe(
        ERR.refused,
      );
    });
  });
});

describe('the shares of a package', () => {
  const subject = { occasion: null, evenings: [], delivery: 'ticket', admits: new Map() } as never;
  const none = { tickets: [], account: { entries: [], reserved: 0 } };
  const packages = fc.record({
    prices: fc.array(fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    freight: fc.integer({ min: 0, max: 3_000 }),
    choices: fc.array(fc.record({ which: fc.nat(), swap: fc.boolean() }), { maxLength: 12 }),
  });

  it('add up to what was paid, whatever is chosen in whatever order', () => {
    fc.assert(
      fc.property(packages, ({ prices, off, freight, choices }) => {
        const amount = prices.flat().reduce((sum, fen) => sum + fen, 0);
        const discount = Math.floor(amount * off);
        const [template] = orderOf(['A-1']).seats;
        let row = orderOf([], {
          family: 'package',
          realStatus: 'paid_success',
          amount,
          discount,
          otherFee: freight,
          seats: prices.flatMap((evening, e) =>
            evening.map(
              (price, s) => ({ ...template, seatId: `A-${s}`, price, scheduleId: `e${e}` }) as SeatLine,
            ),
          ),
        });
        let back = 0;
        let fresh = 0;
        const giveBack = (id: string): void => {
          const offer = returnOffer(row, subject, none, NOW, [id], 'house');
          expect(offer.amount).toBeGreaterThanOrEqual(0);
          back += offer.amount;
          const gone = withoutPieces(row, [id], subject);
          const { price, fee, amount } = offer;
          const part = { at: NOW, pieces: [id], ...gone.gone, price, fee, amount };
          row = { ...row, ...gone.left, returned: [...(row.returned ?? []), part] };
        };
        const ids = () => [...new Set(row.seats.map(s => s.scheduleId ?? ''))];
        for (const { which, swap } of choices) {
          const left = ids();
          const id = left[which % left.length];
          if (id === undefined) break;
          if (!swap) giveBack(id);
          else {
            const to = `n${fresh++}`;
            const seats = row.seats.map(s =>
              s.scheduleId === id ? { ...s, seatId: `B-${to}`, scheduleId: to } : s,
            );
            row = { ...row, seats };
          }
        }
        for (const id of ids()) giveBack(id);
        expect(back).toBe(amount - discount + freight);
      }),
    );
  });
});

async function demoCode(buyer: Buyer, scheduleId: string): Promise<string | undefined> {
  const refused = await buyer.admit(scheduleId);
  return (refused.data as unknown as { demoCode?: string } | undefined)?.demoCode;
}

eachStore(open => {
  describe('each evening of a package asks as a single seat of it would', () => {
    let box: BoxOffice;
    beforeEach(async () => {
      box = await office(await open());
    });
    const stand = async (scheduleId: string): Promise<void> => {
      await box.deps.store.direct.waiting.joinWaiting({
        scheduleId,
        memberId: (await box.buyer()).memberId,
        quantity: 2,
        least: 1,
        together: false,
        locale: 'en-US',
        joinedAt: box.clock.now(),
      });
    };
    const leaves = async (scheduleId: string): Promise<void> => {
      for (const row of await box.deps.store.direct.waiting.line(scheduleId, 10))
        await box.deps.store.direct.waiting.leaveWaiting(scheduleId, row.memberId);
    };

    it.each(['a1', 'b1', 'c1'])(
      'who stands in line for %s comes first, and all or nothing is held',
      async id => {
        const buyer = await box.buyer();
        await stand(id);
        const refused = await order(buyer);
        expect([refused.errcode, refused.msg]).toEqual([ERR.notOnSale, expect.stringContaining('line')]);
        expect(await claims(box)).toEqual([]);
        await leaves(id);
        expect((await order(buyer)).success).toBe(true);
      },
    );

    it('also of the evening that is new in an order that is changed, and not of those that it holds', async () => {
      const buyer = await box.buyer();
      const { tradeNo } = (await order(buyer)).data;
      for (const id of ['a1', 'b1', 'a2']) await stand(id);
      const other = { a2: PAIR, b1: PAIR, c1: PAIR };
      expect((await order(buyer, other, { replace: tradeNo })).errcode).toBe(ERR.notOnSale);
      expect((await order(buyer, other)).errcode).toBe(ERR.notOnSale);
      await leaves('a2');
      expect((await order(buyer, other, { replace: tradeNo })).success).toBe(true);
    });

    it('its waiting rooms are passed in turn, and a place in each is kept', async () => {
      for (const id of ['a1', 'c1']) await box.patchSchedule(id, { waitingRoom: true });
      const others = await Promise.all(Array.from({ length: FLOW.limit + 1 }, () => box.buyer()));
      for (const other of others) await other.call(ticketOrder.checkPermission, { scheduleId: 'a1' });
      const buyer = await box.buyer();
      const refused = await order(buyer);
      expect(refused).toMatchObject({
        errcode: ERR.inRoom,
        data: { scheduleId: 'a1', state: 'waiting', before: 1 },
      });
      expect(refused.msg).toMatch(/You have a place in its waiting room, with 1 before you, and it is kept/);
      expect(await claims(box)).toEqual([]);
      box.clock.advance(INSIDE);
      expect((await order(buyer)).success).toBe(true);
      expect(await claims(box)).toHaveLength(6);
    });

    it('while single seats are not on sale yet, nobody waits', async () => {
      await box.patchSchedule('a1', { waitingRoom: true, saleFrom: box.clock.now() + DAY });
      expect((await order(await box.buyer())).success).toBe(true);
    });
  });
});
