import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '#domain/rules/amounts.ts';
import { POINTS_ID } from '#domain/rules/discount-offer.ts';
import { HOLD } from '#domain/rules/hold.ts';
import { WRONG_AMOUNT_WAIT } from '#domain/rules/payment.ts';
import { toYuan } from '#lib/money.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import type { MemberCtx } from '#server/http/endpoint.ts';
import { cancelOrder } from '#server/orders/change.ts';
import { moveSeat } from '#server/orders/move-seat.ts';
import { closePayment } from '#server/orders/payments.ts';
import { previewRefund, refundOrder } from '#server/orders/return-order.ts';
import { applyPaymentEvent } from '#server/orders/settle.ts';
import { sweep } from '#server/orders/sweep.ts';
import type { Gateway } from '#server/pay/gateway.ts';
import type { Store, Tx } from '#server/store/port.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { cards } from '#tests/world/world.ts';
import { worldDocs } from './box-office.ts';
import { dying, Killed } from './dying.ts';
import { makeDeps, START, type TestDeps } from './harness.ts';
import { BALANCE, Books, type ModelPayment, USES, worth } from './payment-books.ts';
import { eachStore, hasPostgres } from './stores.ts';

const HISTORIES = hasPostgres()
  ? { memory: 1200, pglite: 25, postgres: 60 }
  : { memory: 1200, pglite: 50, postgres: 0 };
const PRICE = 10_000;
const OFF = { coupon: 1_000, points: USES.points } as const;

const which = fc.nat(9);
const places = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 2 });
const discount = fc.constantFrom(null, null, 'coupon' as const, 'points' as const);
/** What one history does, by small numbers. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      member: fc.nat(1),
      // One evening in six has begun.
      at: fc.constantFrom('plain', 'plain', 'other', 'other', 'other', 'ended'),
      places,
      discount,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('card' as const), member: fc.nat(1), discount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('exchange' as const), which, places }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('start' as const), which }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('event' as const),
      // The newest first.
      which: fc.nat(3),
      result: fc.constantFrom('paid', 'paid', 'paid', 'paid', 'declined', 'processing'),
      off: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1),
      twice: fc.boolean(),
      // After so many calls of the store everything stops; the gateway tells it again.
      dies: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'open', 'refund', 'move'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(HOLD) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Event = Extract<Step, { do: 'event' }>;

const SEEN = [
  ...['nothing', 'unpaid', 'again', 'wrong', 'late', 'paid', 'exchanged', 'regained'],
  ...['killed', 'given back', 'moved', 'opened again'],
] as const;

interface World {
  readonly deps: TestDeps;
  readonly heard: string[];
  /** What the bank gave back, by the number of the step. */
  readonly bank: Map<string, { payNo: string; amount: number }>;
}

async function openWorld(store: Store): Promise<World> {
  await store.transaction(tx =>
    tx.catalogue.upsert([...worldDocs(START), ...cards.map(body => ({ kind: 'card', id: body.id, body }))]),
  );
  const bank: World['bank'] = new Map();
  const gateway: Gateway = {
    start: async () => ({ kind: 'page', url: '' }),
    verifyWebhook: async () => null,
    query: async () => null,
    close: async () => null,
    refund: async ({ payNo }, { no, amount }) => void bank.set(no, { payNo, amount }),
  };
  const heard: string[] = [];
  const deps = makeDeps({
    store,
    gateways: { aliPay: gateway },
    notify: async (_, notice) => {
      if (notice.kind === 'payment-returned') heard.push(`${notice.kind} ${notice.because} ${notice.payNo}`);
      if (notice.kind === 'paid' || notice.kind === 'exchanged')
        heard.push(`${notice.kind} ${notice.tradeNo}`);
    },
  });
  return { deps, heard, bank };
}

/** One history: what the store has come to is what the rule and the maps say. */
async function live(
  { deps, heard, bank }: World,
  id: string,
  steps: readonly Step[],
  seen: Set<string>,
): Promise<void> {
  const { store, clock } = deps;
  clock.set(START);
  heard.length = 0;
  const books = new Books();
  const members = [`${id}-m0`, `${id}-m1`] as const;
  for (const memberId of members) {
    await store.direct.accounts.addMember({
      ...{ id: memberId, nickname: '', mobile: null, email: null, passwordHash: null },
      ...{ vendor: 'member', createdAt: START, joinedAt: START },
    });
    const gift = {
      ref: 'gift',
      reason: 'card',
      points: BALANCE,
      fen: 0,
      at: START,
      expiresAt: null,
    } as const;
    await store.direct.accounts.addLedger({ memberId, ...gift });
    books.balance.set(memberId, BALANCE);
  }
  let made = 0;
  const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
  const orderAt = (n: number): OrderRow | undefined => nth([...books.orders.values()], n);
  const ctxOf = ({ memberId }: OrderRow): MemberCtx => {
    const now = clock.now();
    const session = { memberId, sessionHash: '', secretHash: '', createdAt: now, seenAt: now };
    const ctx: Partial<MemberCtx> = { deps, now, locale: 'zh-CN', session };
    return ctx as MemberCtx;
  };
  const isPlayable = (row: OrderRow): boolean => row.scheduleId !== 'ended';

  async function place(
    row: Pick<OrderRow, 'memberId' | 'scheduleId' | 'family' | 'seats' | 'items'> & Partial<OrderRow>,
    wish: keyof typeof OFF | null,
  ): Promise<void> {
    const now = clock.now();
    const tradeNo = `${id}-t${made++}`;
    const fen = wish && OFF[wish];
    const tmpId = wish === 'points' ? POINTS_ID : `${row.memberId}-coupon`;
    const sum = [...row.seats, ...row.items].reduce((all, line) => all + line.price, 0);
    const title = { zh: '', en: '' };
    const order: OrderRow = {
      programId: 'p1',
      createdAt: now,
      expiresAt: now + HOLD,
      renewed: false,
      requestId: tradeNo,
      bodyHash: '',
      otherFee: 0,
      ...row,
      tradeNo,
      realStatus: 'new_confirm',
      amount: sum,
      discount: fen ?? 0,
      discounts: wish ? [{ tmpId, kind: wish, title, fen: OFF[wish], uses: USES[wish] }] : [],
      discounting: {
        points: wish === 'points' ? USES.points : 0,
        revision: 1,
        settled: true,
        settledAt: now,
      },
      contact: {
        ...{ linkman: 'x', mobile: '13800138000', channel: 'oneYard', deliverTo: '', certificates: [] },
      },
      events: (['new_locked', 'new_confirm'] as const).map(status => ({ status, at: now, note: title })),
    };
    if (!books.placesFree(order, now) || !books.discountsFree(order, now)) return;
    await store.transaction(async tx => {
      await tx.sales.insertOrder(order);
      for (const seat of order.seats)
        await tx.sales.claim(order.scheduleId, [seat.seatId], tradeNo, order.expiresAt, now);
      const { memberId, expiresAt } = order;
      if (wish)
        await tx.discounts.claim(tradeNo, [{ ref: tmpId, tradeNo, memberId, uses: USES[wish], expiresAt }]);
    });
    books.place(order);
  }
  const seatLine = (place: string) => ({
    ...{ seatId: `${id}-${place}`, zone: { zh: '', en: '' }, row: '1', number: '1' },
    ...{ category: 'A', price: PRICE },
  });

  async function event(payment: ModelPayment, { result, off, twice, dies }: Omit<Event, 'do' | 'which'>) {
    const amount = Math.max(0, payment.amount + off);
    const said = (on: TestDeps) =>
      applyPaymentEvent(on, 'aliPay', {
        ...{ payNo: payment.payNo, tradeNo: payment.tradeNo },
        ...(result === 'paid' ? { result, amount } : { result: result as 'declined', amount: null }),
      });
    const told = heard.length;
    if (dies !== null)
      await said({ ...deps, store: dying(store, dies) }).catch(error => {
        if (!(error instanceof Killed)) throw error;
        seen.add('killed');
      });
    // A letter is written in the transaction, and goes with it.
    if ((await store.direct.sales.payment(payment.payNo))?.receivedAt === null) heard.length = told;
    const heardBy = await Promise.all(twice ? [said(deps), said(deps)] : [said(deps)]);
    expect(heardBy.every(Boolean)).toBe(true);
    const row = books.orders.get(payment.tradeNo);
    if (!row) return;
    seen.add(books.hear(payment, { result: result as 'paid', amount }, clock.now(), isPlayable(row)));
    if (result !== 'paid') return;
    books.send(row.tradeNo, clock.now());
  }

  const perform = {
    order: (s: Extract<Step, { do: 'order' }>) =>
      place(
        {
          ...{ memberId: members[s.member] ?? '', scheduleId: s.at, family: 'seat', items: [] },
          seats: s.places.map(seatLine),
        },
        s.discount,
      ),
    card: (s: Extract<Step, { do: 'card' }>) => {
      const card = cards[0]?.id ?? '';
      const text = { zh: '', en: '' };
      const item = { itemId: card, name: text, note: text, price: PRICE, quantity: 1 };
      const memberId = members[s.member] ?? '';
      return place(
        { memberId, scheduleId: card, programId: card, family: 'card', seats: [], items: [item] },
        s.discount,
      );
    },
    // Of what was paid without discounts: what it brings is what it cost.
    exchange: async (s: Extract<Step, { do: 'exchange' }>) => {
      const paid = [...books.orders.values()].filter(
        o => o.realStatus === 'paid_success' && o.family === 'seat' && o.discount === 0 && isPlayable(o),
      );
      const first = nth(paid, s.which);
      if (!first) return;
      const scheduleId = first.scheduleId === 'plain' ? 'other' : 'plain';
      const { tradeNo, memberId, seats, amount: credit } = first;
      const exchange = { tradeNo, pieces: seats.map(l => l.seatId), credit, percent: 0 };
      await place(
        { memberId, scheduleId, family: 'seat', seats: s.places.map(seatLine), items: [], exchange },
        null,
      );
      await perform.start(books.orders.size - 1);
    },
    start: async (n: number) => {
      const row = orderAt(n);
      const now = clock.now();
      if (row?.realStatus !== 'new_confirm' || !books.isLive(row, now)) return;
      const amount = totalsOf(row).totalFee;
      const payNo = `${id}-p${made++}`;
      const fresh = { payNo, tradeNo: row.tradeNo, amount, state: 'started', received: 0 } as const;
      await store.direct.sales.savePayment({
        ...{ ...fresh, gateway: 'aliPay', createdAt: now, receivedAt: null, askedAt: now },
        ...{ refund: 0, refundState: 'none', refundAt: 0 },
      });
      books.payments.push({ ...fresh, receivedAt: null, refundAt: null, sent: false, askedAt: now });
    },
    cancel: async (row: OrderRow) => {
      if (!books.isLive(row, clock.now())) return;
      await cancelOrder(ctxOf(row), row.tradeNo);
      books.cancel(row);
    },
    open: async (row: OrderRow) => {
      if (row.realStatus !== 'new_confirm' || !books.isLive(row, clock.now())) return;
      await closePayment(ctxOf(row), row.tradeNo, true).catch(() => undefined);
      books.open(row);
      seen.add('opened again');
    },
    refund: async (row: OrderRow) => {
      if (row.realStatus !== 'paid_success' || !isPlayable(row)) return;
      const { tradeNo } = row;
      const { fee, amount } = await previewRefund(ctxOf(row), tradeNo);
      expect([fee, amount]).toEqual([0, toYuan(worth(row))]);
      await refundOrder(ctxOf(row), { tradeNo, fee, amount });
      books.giveBack(row);
      seen.add('given back');
    },
    move: async (row: OrderRow) => {
      const [line] = row.seats;
      if (row.realStatus !== 'paid_success' || !line) return;
      const catalogue = await getCatalogue(deps);
      const schedule = catalogue.schedules.get(row.scheduleId) as ScheduleDoc;
      const seat = [...(catalogue.plans.get('small')?.seats.values() ?? [])][0];
      if (!seat) throw new Error('no seat');
      const to = `${id}-e`;
      const free = books.placesFree({ ...row, seats: [{ ...line, seatId: to }] }, clock.now());
      const move = { tradeNo: row.tradeNo, schedule, from: line.seatId, to: { ...seat, guid: to } };
      const moved = await store
        .transaction(async tx => {
          const became = await moveSeat(deps, tx, move, clock.now());
          if (became !== 'moved') throw new Error(became);
          return true;
        })
        .catch(() => false);
      expect(moved).toBe(free && !row.seats.some(s => s.seatId === to));
      if (!moved) return;
      seen.add('moved');
      books.free(row);
      const next = { ...row, seats: row.seats.map(s => (s === line ? { ...s, seatId: to } : s)) };
      books.orders.set(row.tradeNo, next);
      books.take(next, Number.MAX_SAFE_INTEGER);
      if (row.discounts.some(d => d.kind === 'points')) books.uses.delete(row.tradeNo);
    },
    sweep: async () => {
      await sweep(deps);
      books.sweep(clock.now());
    },
  };
  for (const s of steps) {
    if (s.do === 'order') await perform.order(s);
    else if (s.do === 'card') await perform.card(s);
    else if (s.do === 'exchange') await perform.exchange(s);
    else if (s.do === 'start') await perform.start(s.which);
    else if (s.do === 'sweep') await perform.sweep();
    else if (s.do === 'wait') clock.advance(s.ms);
    else if (s.do === 'event') {
      const payment = books.payments.at(-1 - (s.which % books.payments.length));
      if (payment) await event(payment, s);
    } else {
      const row = orderAt(s.which);
      if (row) await perform[s.do](row);
    }
  }
  // In the end gateways know, holds are over, and what is to go back has gone.
  for (const p of books.payments.filter(p => p.state === 'unknown'))
    await event(p, { result: 'declined', off: 0, twice: false, dies: null });
  clock.advance(Math.max(HOLD, WRONG_AMOUNT_WAIT) + 60_000);
  await perform.sweep();
  await perform.sweep();
  await compare(store.direct, books, { heard, bank }, clock.now());
}

async function compare(
  direct: Tx,
  books: Books,
  { heard, bank }: Pick<World, 'heard' | 'bank'>,
  now: number,
): Promise<void> {
  const { sales, accounts, discounts, memberships } = direct;
  const rows = await sales.orders([...books.orders.keys()]);
  const statuses = (list: Iterable<OrderRow>) => [...list].map(o => `${o.tradeNo} ${o.realStatus}`).sort();
  expect(statuses(rows)).toEqual(statuses(books.orders.values()));
  const taken: string[] = [];
  for (const id of ['plain', 'other', 'ended'])
    for (const t of await sales.taken(id, now))
      if (books.orders.has(t.tradeNo)) taken.push(`${id} ${t.seatId} ${t.tradeNo}`);
  expect(taken.sort()).toEqual([...books.places].map(([place, c]) => `${place} ${c.tradeNo}`).sort());
  let money = 0;
  for (const p of books.payments) {
    const row = await sales.payment(p.payNo);
    expect([p.payNo, row?.state, row?.received]).toEqual([p.payNo, p.state, p.received]);
    const back = [...bank.values()].filter(s => s.payNo === p.payNo).reduce((sum, s) => sum + s.amount, 0);
    expect(row?.refund).toBe(back);
    if (p.state === 'extra' || p.state === 'wrong') expect(back).toBe(p.received);
    money += p.received - back;
  }
  // All the money is with an order, or went back.
  const paid = [...books.orders.values()].filter(o => o.realStatus === 'paid_success');
  expect(money).toBe(paid.reduce((sum, row) => sum + worth(row), 0));
  for (const row of books.orders.values()) {
    const admitted = (await sales.tickets(row.tradeNo)).flatMap(t => t.seatIds);
    const seats = row.realStatus === 'paid_success' ? row.seats.map(s => s.seatId) : [];
    expect([row.tradeNo, ...admitted.sort()]).toEqual([row.tradeNo, ...seats.sort()]);
    const alive = (await memberships.membershipsOfOrder(row.tradeNo)).filter(m => !m.void);
    expect(alive.length).toBe(books.cards.has(row.tradeNo) ? 1 : 0);
  }
  for (const [memberId, balance] of books.balance) {
    const ledger = await accounts.ledger(memberId);
    const gained = ledger.flatMap(e => (e.reason === 'order' ? [e.ref.slice('paid:'.length)] : []));
    const mine = [...books.earned].filter(no => books.orders.get(no)?.memberId === memberId);
    expect(gained.sort()).toEqual(mine.sort());
    const own = ledger.filter(e => e.reason !== 'order' && e.reason !== 'refund');
    expect(own.reduce((sum, e) => sum + e.points, 0)).toBe(balance);
    const claimed = (await discounts.claims(memberId, now)).map(c => c.tradeNo).sort();
    const used = [...books.uses].filter(([, u]) => u.memberId === memberId && u.until > now);
    expect(claimed).toEqual(used.map(([no]) => no).sort());
  }
  expect([...heard].sort()).toEqual([...books.letters].sort());
}

describe('whatever gateways say, and when, the books are as the rule decides', () => {
  eachStore((open, kind) => {
    test(`in ${HISTORIES[kind]} histories of paying, late, twice, unknown, cut off, exchanged and given back`, async () => {
      const world = await openWorld(await open());
      const seen = new Set<string>();
      let n = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), steps =>
          live(world, `h${n++}`, steps, seen),
        ),
        { numRuns: HISTORIES[kind] },
      );
      // What never happened holds by itself.
      if (kind === 'memory') expect([...seen].sort()).toEqual([...SEEN].sort());
    });
  });
});
