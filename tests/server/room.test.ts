import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { type RoomView, room } from '#domain/contract/room.ts';
import { CALLED, drawLots, EXPECTED, FLOW, INSIDE, LOBBY } from '#domain/rules/room.ts';
import { sweepRooms } from '#server/products/seats/room/rooms.ts';
import type { Store } from '#server/store/port.ts';
import { FOREVER } from '#server/store/ports/sales.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { audit, SOUND } from './audit.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { client } from './client.ts';
import { fakeClock, signIn } from './harness.ts';
import { eachStore, type Opened } from './stores.ts';

const scheduleId = 'upcoming';
const MINUTE = 60_000;

const join = (buyer: Buyer) => buyer.ok(room.join, { scheduleId });
const look = (buyer: Buyer, { token }: Pick<RoomView, 'token'>) => buyer.ok(room.look, { scheduleId, token });
/** The permission, or the place of who has to wait. */
async function enter(buyer: Buyer): Promise<'in' | RoomView> {
  const answer = await buyer.admit(scheduleId);
  if (answer.success) return 'in';
  expect(answer.errcode).toBe(ERR.inRoom);
  return answer.data as unknown as RoomView;
}
const waits = async (buyer: Buyer): Promise<RoomView> => {
  const seen = await enter(buyer);
  if (seen === 'in') throw new Error('let in, and should wait');
  return seen;
};
const crowdOf = (office: BoxOffice, size: number) =>
  Promise.all(Array.from({ length: size }, () => office.buyer()));

eachStore((_, kind, open) => {
  let opened: Opened;
  let store: Store;
  let office: BoxOffice;
  let opensAt: number;

  beforeEach(async () => {
    // How quick this machine is decides nothing here.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    opened = await open();
    store = opened.store;
    office = await boxOffice(store);
    opensAt = office.clock.now() + 30 * MINUTE;
    await office.patchSchedule(scheduleId, { waitingRoom: true, saleFrom: opensAt });
  });
  afterEach(() => vi.restoreAllMocks());
  const openSale = () => office.clock.set(opensAt);
  /** So many seconds in which somebody looks. */
  async function seconds(count: number, at = office): Promise<void> {
    for (let i = 0; i < count; i++) {
      at.clock.advance(1_000);
      await sweepRooms(at.deps);
    }
  }

  describe('the waiting room', () => {
    it('opens an hour before the sale, for who could buy', async () => {
      const buyer = await office.buyer();
      office.clock.set(opensAt - LOBBY - 1);
      expect(await buyer.call(room.join, { scheduleId })).toMatchObject({
        errcode: ERR.notOnSale,
        data: { roomFrom: new Date(opensAt - LOBBY).toISOString() },
      });
      office.clock.set(opensAt - LOBBY);
      expect(await join(buyer)).toMatchObject({ state: 'early', lot: 1, waiting: 1 });
      expect((await buyer.call(room.join, { scheduleId: 'plain' })).errcode).toBe(ERR.notFound);
      await office.patchSchedule(scheduleId, { membersOnly: 3 });
      expect((await buyer.call(room.join, { scheduleId })).errcode).toBe(ERR.noPermission);
    });

    it('draws those present by a lot that anybody can repeat; who comes later follows', async () => {
      const early = await crowdOf(office, 40);
      const first = await Promise.all(early.map(join));
      expect(new Set(first.map(v => v.lot)).size).toBe(40);
      expect(first[0]?.seed).toBeUndefined();
      openSale();
      const late = await office.buyer();
      const after = [...(await Promise.all(early.map((b, i) => look(b, first[i] as RoomView))))];
      const lateView = await waits(late);
      expect(lateView).toMatchObject({ lot: 41, place: 41, before: 40 - FLOW.limit, drawn: 40 });

      const { seed = '', seal, drawn = 0 } = lateView;
      expect(seal).toBe(first[0]?.seal);
      expect(await office.deps.host.sha256(seed)).toBe(seal);
      const lots = await drawLots(seed, drawn, text => office.deps.host.sha256(text));
      for (const view of after) {
        const place = lots.indexOf(view.lot) + 1;
        expect(view.state).toBe(place <= FLOW.limit ? 'called' : 'waiting');
        if (view.state === 'waiting')
          expect(view).toMatchObject({ place, before: place - 1 - FLOW.limit, waiting: 15 });
      }
    });

    it('lets in at once where nobody waits, and its key lasts no longer than the time inside', async () => {
      openSale();
      const buyer = await office.buyer();
      expect(await enter(buyer)).toBe('in');
      office.clock.advance(INSIDE - 1);
      expect((await buyer.create(['A-1-1'], scheduleId)).success).toBe(true);
      office.clock.advance(1);
      expect((await buyer.create(['A-1-2'], scheduleId)).errcode).toBe(ERR.noAdmission);
      expect(await waits(buyer)).toMatchObject({ state: 'over' });
      // Another turn is to be had, after the others.
      expect(await join(buyer)).toMatchObject({ state: 'called', lot: 2 });
      expect(await enter(buyer)).toBe('in');
    });

    it('tells who comes too late that the turn went by, and gives a new place at the end', async () => {
      const [slow, ...others] = await crowdOf(office, 30);
      if (!slow) throw new Error('nobody');
      const mine = await join(slow);
      openSale();
      await look(slow, mine);
      expect((await look(slow, mine)).state).toBe('called');
      await Promise.all(others.map(enter));
      office.clock.advance(CALLED);
      expect(await look(slow, mine)).toMatchObject({
        state: 'lapsed',
        until: new Date(opensAt + CALLED).toISOString(),
      });
      expect(await waits(slow)).toMatchObject({ state: 'lapsed' });
      const again = await join(slow);
      expect(again.lot).toBe(31);
      expect(again.token).not.toBe(mine.token);
      expect((await slow.call(room.look, { scheduleId, token: mine.token })).errcode).toBe(ERR.notFound);
    });

    it('keeps no seat inside free for long for who was called and is not there', async () => {
      const crowd = await crowdOf(office, 60);
      const views = await Promise.all(crowd.map(join));
      openSale();
      await look(crowd[0] as Buyer, views[0] as RoomView);
      const called = async () =>
        (await store.direct.rooms.placesSince(scheduleId, 0)).filter(p => p.calledAt !== null).length;
      expect(await called()).toBe(FLOW.limit);
      office.clock.advance(EXPECTED - 1_000);
      await sweepRooms(office.deps);
      expect(await called()).toBeLessThanOrEqual(FLOW.limit + 10);
      await seconds(2);
      expect(await called()).toBe(60);
    });

    it('frees a place inside with an order, and calls nobody to a full house', async () => {
      const crowd = await crowdOf(office, 90);
      await Promise.all(crowd.map(join));
      openSale();
      // Somebody has the wheelchair places: a companion's is not sold alone.
      const chairs = [1, 2, 3, 4].map(n => `B-3-${n}`);
      await store.direct.sales.claim(scheduleId, chairs, 'HM-chairs', FOREVER, office.clock.now());
      const lots = (): Promise<number> =>
        store.direct.sales.takenCounts([scheduleId], office.clock.now()).then(c => c.get(scheduleId) ?? 0);
      const plan = ['A', 'B']
        .flatMap(zone =>
          [1, 2, 3].flatMap(row => Array.from({ length: 10 }, (_, i) => `${zone}-${row}-${i + 1}`)),
        )
        .filter(id => !chairs.includes(id));
      const left = new Set(crowd);
      for (let round = 0; round < 40 && (await lots()) < 60; round++) {
        for (const buyer of left) {
          if ((await enter(buyer)) !== 'in') continue;
          left.delete(buyer);
          office.clock.advance(250);
          const seat = plan.pop();
          if (seat) expect((await buyer.create([seat], scheduleId)).success).toBe(true);
        }
        await seconds(4);
      }
      expect(await lots()).toBe(60);
      expect(left.size).toBeGreaterThan(0);
      // Some had been called before the last seat went; now nobody is.
      const called = async () => (await store.direct.rooms.room(scheduleId))?.called;
      const before = await called();
      const seen = (await Promise.all([...left].map(enter))).filter(one => one !== 'in');
      expect(seen.length).toBeGreaterThan(0);
      for (const one of seen) expect(one).toMatchObject({ state: 'waiting', full: true });
      expect(await called()).toBe(before);
      // An hour later nobody has paid: the seats are there again, and the next ones are called.
      office.clock.advance(60 * MINUTE);
      await seconds(5);
      const next = await Promise.all([...left].map(enter));
      expect(next.filter(seen => seen === 'in').length).toBeGreaterThan(0);
    });

    it('is left for good, and the others move up', async () => {
      const crowd = await crowdOf(office, 40);
      await Promise.all(crowd.map(join));
      openSale();
      const last = await office.buyer();
      const place = await waits(last);
      const waiting = await Promise.all(crowd.map(async b => ({ b, seen: await enter(b) })));
      const some = waiting.filter(({ seen }) => seen !== 'in').slice(0, 5);
      for (const { b } of some) await b.ok(room.leave, { scheduleId });
      expect((await look(last, place)).before).toBe((place.before ?? 0) - 5);
      const gone = some[0]?.seen as RoomView;
      expect((await last.call(room.look, { scheduleId, token: gone.token })).errcode).toBe(ERR.notFound);
    });

    it('gives no estimate before it has seen a pace, and then the right one', async () => {
      const crowd = await crowdOf(office, 120);
      await Promise.all(crowd.map(join));
      openSale();
      const last = await office.buyer();
      const place = await waits(last);
      expect(place.minutes).toBeUndefined();
      // Nobody comes in: half a minute after a call its place inside is given on.
      await seconds(75);
      const seen = await look(last, place);
      if (seen.state === 'waiting') expect(seen.minutes).toBeGreaterThanOrEqual(1);
      else expect(seen.state).toBe('called');
    });
  });

  describe('the waiting room under attack', () => {
    it('has one place for a member with 50 sessions, and one turn', async () => {
      const others = await crowdOf(office, 30);
      await Promise.all(others.map(join));
      const buyer = await office.buyer();
      const tabs = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const tab = client(office.app);
          await signIn(office.deps, tab, buyer.memberId);
          return tab;
        }),
      );
      const views = await Promise.all(tabs.map(tab => tab.ok(room.join, { scheduleId })));
      expect(new Set(views.map(v => v.token)).size).toBe(1);
      openSale();
      await Promise.all(tabs.map(tab => tab.call(ticketOrder.checkPermission, { scheduleId })));
      const places = await store.direct.rooms.placesSince(scheduleId, 0);
      expect(places).toHaveLength(31);
      expect(places.filter(p => p.calledAt !== null)).toHaveLength(FLOW.limit);
    });

    it('knows its own tokens alone, and they open nothing', async () => {
      const [a, b] = [await office.buyer(), await office.buyer()];
      const { token } = await join(a);
      const forged = [
        '',
        '1',
        `2.${token.slice(2)}`,
        `1.${'0'.repeat(32)}`,
        `01.${token.slice(2)}`,
        `${token}0`,
      ];
      for (const bad of forged)
        expect((await b.call(room.look, { scheduleId, token: bad })).errcode).toBe(ERR.notFound);
      await office.patchSchedule('plain', { waitingRoom: true });
      expect((await b.call(room.look, { scheduleId: 'plain', token })).errcode).toBe(ERR.notFound);
      openSale();
      const crowd = await crowdOf(office, FLOW.limit);
      await Promise.all(crowd.map(enter));
      // Who looks with the token of another gets no key for it.
      await look(b, { token });
      expect(b.orderKey).toBeFalsy();
    });

    it('cannot be walked round: no order without its key, nor with one of another performance or session', async () => {
      openSale();
      await Promise.all((await crowdOf(office, FLOW.limit)).map(enter));
      const buyer = await office.buyer();
      await waits(buyer);
      const order = () => buyer.call(ticketOrder.create, { ...requestOf(), ...keys });
      const keys = await buyer.keys(scheduleId);
      const requestOf = () => ({ seats: ['A-1-1'], requestId: `walk-${Math.random()}` });
      expect((await order()).errcode).toBe(ERR.noAdmission);
      await buyer.admit('plain');
      expect((await order()).errcode).toBe(ERR.noAdmission);
      const inside = await office.buyer();
      await office.clock.advance(EXPECTED);
      buyer.orderKey = inside.orderKey;
      expect((await order()).errcode).toBe(ERR.noAdmission);
    });

    it('is asked a hundred times a second without the database, and then refuses', async () => {
      const buyer = await office.buyer();
      const { token } = await join(buyer);
      const asked = vi.spyOn(store, 'transaction');
      const session = vi.spyOn(store.direct.accounts, 'session');
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => buyer.call(room.look, { scheduleId, token })),
      );
      expect(answers.filter(a => a.success)).toHaveLength(30);
      for (const refused of answers.filter(a => !a.success)) expect(refused.errcode).toBe(ERR.tooMany);
      expect(asked).not.toHaveBeenCalled();
      expect(session).not.toHaveBeenCalled();
      office.clock.advance(10_000);
      expect((await buyer.call(room.look, { scheduleId, token })).success).toBe(true);
      expect(asked).toHaveBeenCalledTimes(1);
    });

    it('survives a step that is broken off in the middle: all of it or nothing', async () => {
      const early = await crowdOf(office, 10);
      await Promise.all(early.map(join));
      openSale();
      const whole = store.transaction.bind(store);
      const broken = vi.spyOn(store, 'transaction').mockImplementation(work =>
        whole(async tx => {
          await work(tx);
          throw new Error('the process was killed');
        }),
      );
      const unlucky = await office.buyer();
      expect((await unlucky.admit(scheduleId)).errcode).toBe(ERR.server);
      expect(await store.direct.rooms.room(scheduleId)).toMatchObject({ drawn: null, called: 0, lots: 10 });
      broken.mockRestore();
      office.deps.lines.length = 0;
      expect(await enter(unlucky)).toBe('in');
      expect(await store.direct.rooms.room(scheduleId)).toMatchObject({ drawn: 10, called: 11, lots: 11 });
    });

    it.runIf(kind !== 'memory')('is one for two processes, whose clocks may disagree', async () => {
      if (!opened.database) throw new Error('no database');
      const skewed = fakeClock(office.clock.now() + 20_000);
      const other = await boxOffice(sqlStore(opened.database), { seeded: true, clock: skewed });
      const [here, there] = [await crowdOf(office, 60), await crowdOf(other, 60)];
      const views = await Promise.all([...here, ...there].map(join));
      expect(new Set(views.map(v => v.lot)).size).toBe(120);
      office.clock.set(opensAt);
      skewed.set(opensAt + 20_000);
      for (let i = 0; i < 6; i++) {
        office.clock.advance(1_000);
        skewed.advance(1_000);
        await Promise.all([sweepRooms(office.deps), sweepRooms(other.deps)]);
      }
      const row = await store.direct.rooms.room(scheduleId);
      // One of them ticks, once a second.
      expect(row?.flow.ticks).toBeGreaterThanOrEqual(4);
      expect(row?.flow.ticks).toBeLessThanOrEqual(6);
      const places = await store.direct.rooms.placesSince(scheduleId, 0);
      expect(places.filter(p => p.calledAt !== null)).toHaveLength(row?.called ?? 0);
      expect(row?.called).toBeLessThanOrEqual(row?.flow.limit ?? 0);
      // Both see the same line.
      const mine = views[0] as RoomView;
      const [a, b] = [await look(here[0] as Buyer, mine), await look(there[0] as Buyer, mine)];
      expect(a.state).toBe(b.state);
      expect(a.before).toBe(b.before);
      // One process is gone; the other moves the line on.
      const { ticks } = row?.flow ?? { ticks: 0 };
      await seconds(3, other);
      expect((await store.direct.rooms.room(scheduleId))?.flow.ticks).toBeGreaterThanOrEqual(ticks + 1);
    });
  });

  it('some hundred visitors, sixty seats: in turn, nobody starved, no seat sold twice', async () => {
    const crowd = await crowdOf(office, 200);
    const lots = new Map<Buyer, RoomView>();
    await Promise.all(crowd.map(async b => lots.set(b, await join(b))));
    openSale();
    const plan = ['A', 'B'].flatMap(zone =>
      [1, 2, 3].flatMap(row => Array.from({ length: 10 }, (_, i) => `${zone}-${row}-${i + 1}`)),
    );
    const entered: Buyer[] = [];
    const sold: string[] = [];
    let waiting = [...crowd];
    for (let second = 0; second < 60; second++) {
      const seen = await Promise.all(waiting.map(async b => ({ b, seen: await enter(b) })));
      const inside = seen.filter(s => s.seen === 'in').map(s => s.b);
      entered.push(...inside);
      waiting = seen.filter(s => s.seen !== 'in').map(s => s.b);
      // They all want the same seats: the next free ones.
      const wanted = plan.filter(s => !sold.includes(s)).slice(0, Math.max(1, Math.ceil(inside.length / 2)));
      const answers = await Promise.all(
        inside.map(async (b, i) => {
          const seat = wanted[i % wanted.length] ?? 'A-1-1';
          return { seat, answer: await b.create([seat], scheduleId) };
        }),
      );
      for (const { seat, answer } of answers)
        if (answer.success) sold.push(seat);
        else expect(answer.errcode).toBe(ERR.seatsLost);
      await seconds(4);
    }
    expect(new Set(sold).size).toBe(sold.length);
    if (opened.database) expect(await audit(opened.database, office.clock.now())).toEqual(SOUND);
    // In the order of the draw.
    const row = await store.direct.rooms.room(scheduleId);
    const drawn = await drawLots(row?.seed ?? '', 200, text => office.deps.host.sha256(text));
    const called = new Set(entered.map(b => lots.get(b)?.lot));
    for (const lot of drawn.slice(0, called.size)) expect(called.has(lot)).toBe(true);
    expect(office.deps.lines).toEqual([]);
  });

  it('closes with the evening, and forgets who was there', async () => {
    const buyer = await office.buyer();
    await join(buyer);
    expect(await store.direct.rooms.placesOf(buyer.memberId)).toHaveLength(1);
    await office.patchSchedule(scheduleId, { startsAt: office.clock.now() });
    office.clock.advance(5_000);
    await sweepRooms(office.deps);
    expect(await store.direct.rooms.roomIds()).toEqual([]);
    expect(await store.direct.rooms.placesOf(buyer.memberId)).toEqual([]);
  });
});
