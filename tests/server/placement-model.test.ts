import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLive, PACE_WINDOW } from '#domain/rules/hold.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { decidePlacement } from '#domain/rules/placement.ts';
import { endOrder } from '#server/orders/ending.ts';
import { claimPlaces } from '#server/orders/places.ts';
import { withStatus } from '#server/orders/status.ts';
import type { Store, Tx } from '#server/store/port.ts';
import type { MemberRow } from '#server/store/ports/accounts.ts';
import type { DiscountClaim } from '#server/store/ports/discounts.ts';
import {
  claimsOf,
  FOREVER,
  type OrderRow,
  type PaymentRow,
  type Placed,
  type PlaceOrder,
  type SeatLine,
  sharesOf,
} from '#server/store/ports/sales.ts';
import { eachStore, hasPostgres } from './stores.ts';

/** Histories a store, more than 2,000 in all: most of the SQL is tried where it is quick. */
const HISTORIES = hasPostgres()
  ? { memory: 1500, pglite: 400, postgres: 1600 }
  : { memory: 1500, pglite: 1000, postgres: 0 };
const START = Date.UTC(2026, 10, 21);
const HOLD = 15 * 60_000;
const PLACES = ['a', 'b', 'c', 'd', 'e'];

const draft = fc.record({
  kind: fc.constantFrom('seats', 'seats', 'seats', 'package', 'goods'),
  member: fc.nat(1),
  schedule: fc.nat(1),
  places: fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 3 }),
  request: fc.nat(5),
  body: fc.nat(1),
  replace: fc.option(fc.nat(9), { freq: 2 }),
  limit: fc.integer({ min: 2, max: 5 }),
  maxLive: fc.integer({ min: 1, max: 4 }),
  afterLine: fc.boolean(),
  pace: fc.integer({ min: 2, max: 12 }),
});
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

/** Which of the orders so far. */
const which = fc.nat(9);
const asked = (min: number, max: number) => fc.array(draft, { minLength: min, maxLength: max });

/** What one history does, by small numbers. */
const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constant('place' as const), orders: asked(1, 1) }) },
  // In one turn of the event loop.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('place' as const), orders: asked(2, 3) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('confirm', 'open', 'pay', 'cancel'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('queue' as const), schedule: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(HOLD) }) },
  // To the very instant at which the hold of an order is over, or a minute since it was made, or one beside it.
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('hold', 'minute'),
      which,
      off: fc.integer({ min: -1, max: 1 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The rules and a map of claims: what every store must do. */
class Model {
  readonly orders = new Map<string, OrderRow>();
  /** Performances with a line. */
  readonly lines = new Set<string>();
  /** The one payment that an order can have here. */
  readonly payments = new Map<string, PaymentRow['state']>();
  /** Until when a discount of an order is claimed. */
  readonly discounts = new Map<string, number>();
  readonly claims = new Map<string, { tradeNo: string; until: number }>();

  place({ order, replace, now, afterLines = [], ...limits }: PlaceOrder): Placed {
    const waitedFor = afterLines.some(id => this.lines.has(id));
    const mine = [...this.orders.values()].filter(o => o.memberId === order.memberId);
    const decision = decidePlacement(
      { ...limits, ...order, shares: sharesOf(order), replace, waitedFor, now },
      mine.map(o => ({ ...o, shares: sharesOf(o) })),
    );
    if (decision.kind !== 'place') return decision;
    const keys = this.#keys(order);
    const lost = keys.filter(({ key }) => {
      const claim = this.claims.get(key);
      return claim && claim.until > now && claim.tradeNo !== decision.gives;
    });
    if (lost.length) return { kind: 'lost', seats: lost.map(l => l.place) };
    const old = decision.gives && this.orders.get(decision.gives);
    if (old) this.end(old, 'cancel_user');
    this.#hold(order, order.expiresAt);
    this.orders.set(order.tradeNo, order);
    return { kind: 'placed', tradeNo: order.tradeNo };
  }
  /** What it held and used is free; the payer who left is asked for nothing, the one who was late may have paid. */
  end(order: OrderRow, realStatus: 'cancel_user' | 'cancel_timeout'): void {
    for (const [key, claim] of this.claims) if (claim.tradeNo === order.tradeNo) this.claims.delete(key);
    this.discounts.delete(order.tradeNo);
    if (realStatus === 'cancel_user' && this.payments.get(order.tradeNo) === 'started')
      this.payments.set(order.tradeNo, 'closed');
    this.orders.set(order.tradeNo, { ...order, realStatus });
  }
  confirm(order: OrderRow): void {
    this.discounts.set(order.tradeNo, order.expiresAt);
    this.orders.set(order.tradeNo, order);
  }
  pay(order: OrderRow): void {
    this.#hold(order, FOREVER);
    if (this.discounts.has(order.tradeNo)) this.discounts.set(order.tradeNo, FOREVER);
    if (this.payments.has(order.tradeNo)) this.payments.set(order.tradeNo, 'paid');
    this.orders.set(order.tradeNo, { ...order, realStatus: 'paid_success' });
  }
  #hold(order: OrderRow, until: number): void {
    for (const { key } of this.#keys(order)) this.claims.set(key, { tradeNo: order.tradeNo, until });
  }
  copy(): Model {
    const copy = new Model();
    return copy.become(this);
  }
  become(other: Model): this {
    for (const name of ['orders', 'claims', 'payments', 'discounts'] as const) {
      const mine = this[name] as Map<string, unknown>;
      mine.clear();
      for (const [key, value] of other[name]) mine.set(key, value);
    }
    for (const line of other.lines) this.lines.add(line);
    return this;
  }
  taken(scheduleId: string, now: number): string[] {
    return [...this.claims]
      .filter(([key, claim]) => key.startsWith(`${scheduleId} `) && claim.until > now)
      .map(([key, claim]) => `${key} ${claim.tradeNo}`)
      .sort();
  }
  #keys = (order: OrderRow) =>
    claimsOf(order).flatMap(([id, places]) =>
      [...places].sort().map(place => ({ key: `${id} ${place}`, place })),
    );
}

const line = (seatId: string, scheduleId?: string): SeatLine => ({
  seatId,
  zone: { zh: '', en: '' },
  row: '1',
  number: '1',
  category: 'A',
  price: 100,
  ...(scheduleId === undefined ? {} : { scheduleId }),
});

function orderOf(draft: Draft, id: string, n: number, now: number): OrderRow {
  const [one, two] = [`${id}-s0`, `${id}-s1`] as [string, string];
  const own = draft.schedule === 0 ? one : two;
  const kinds = {
    seats: { family: 'seat', scheduleId: own, seats: draft.places.map(p => line(p)), items: [] },
    package: {
      family: 'package',
      scheduleId: `${id}-pack`,
      seats: [one, two].flatMap(s => draft.places.map(p => line(p, s))),
      items: [],
    },
    goods: {
      family: 'mall',
      scheduleId: `${id}-album`,
      seats: [],
      items: [
        {
          itemId: 'x',
          name: { zh: '', en: '' },
          note: { zh: '', en: '' },
          price: 1,
          quantity: draft.places.length,
        },
      ],
    },
  } as const;
  return {
    ...kinds[draft.kind as keyof typeof kinds],
    tradeNo: `${id}-t${n}`,
    memberId: `${id}-m${draft.member}`,
    programId: 'p',
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + HOLD,
    renewed: false,
    requestId: `r${draft.request}`,
    bodyHash: `h${draft.body}`,
    amount: 0,
    discount: 0,
    discounts: [],
    otherFee: 0,
    contact: null,
    events: [{ status: 'new_locked', at: now, note: { zh: '', en: '' } }],
  };
}

/** Who stands in line. */
const WAITING: MemberRow = {
  id: 'w',
  nickname: 'w',
  mobile: null,
  email: null,
  passwordHash: null,
  vendor: 'member',
  createdAt: START,
  joinedAt: START,
};

const paymentOf = (tradeNo: string, state: PaymentRow['state'], now: number): PaymentRow => ({
  payNo: `${tradeNo}-p`,
  tradeNo,
  gateway: 'aliPay',
  amount: 100,
  state,
  createdAt: now,
  received: 0,
  receivedAt: null,
  askedAt: now,
  refund: 0,
  refundState: 'none',
  refundAt: 0,
});
const claimOf = ({ tradeNo, memberId }: OrderRow, expiresAt: number): DiscountClaim => ({
  ref: 'coupon',
  tradeNo,
  memberId,
  uses: 1,
  expiresAt,
});

/** All orders of several things of which each member's stay in their order: what is asked first comes first. */
function orders(inputs: readonly PlaceOrder[]): PlaceOrder[][] {
  if (inputs.length === 0) return [[]];
  return inputs.flatMap((input, i) =>
    inputs.slice(0, i).some(before => before.order.memberId === input.order.memberId)
      ? []
      : orders(inputs.toSpliced(i, 1)).map(rest => [input, ...rest]),
  );
}

/** One history on a store and on the model: every answer, every order, payment and claim are the same. */
async function live({ direct, transaction, kind }: Store, id: string, steps: readonly Step[]): Promise<void> {
  const model = new Model();
  let now = START;
  let made = 0;
  const nth = (which: number): OrderRow | undefined => [...model.orders.values()][which % model.orders.size];
  const locked = (order: OrderRow, work: (tx: Tx) => Promise<unknown>) =>
    transaction(async tx => {
      await tx.sales.lockOrder(order.tradeNo);
      await work(tx);
    });
  const end = (order: OrderRow, status: 'cancel_user' | 'cancel_timeout') =>
    locked(order, async tx => {
      await endOrder(tx, order, status, now);
      model.end(order, status);
    });
  /** What can be done to an order whose hold runs. */
  const verbs = {
    confirm: async (tx: Tx, order: OrderRow) => {
      if (order.realStatus !== 'new_locked') return;
      const discount = {
        tmpId: 'coupon',
        kind: 'coupon',
        title: { zh: '', en: '' },
        fen: 1,
        uses: 1,
      } as const;
      const next: OrderRow = { ...withStatus(order, 'new_confirm', now), discounts: [discount] };
      await tx.discounts.claim(order.tradeNo, [claimOf(order, order.expiresAt)]);
      await tx.sales.saveOrder(next);
      model.confirm(next);
    },
    open: async (tx: Tx, order: OrderRow) => {
      await tx.sales.savePayment(paymentOf(order.tradeNo, 'started', now));
      model.payments.set(order.tradeNo, 'started');
    },
    pay: async (tx: Tx, order: OrderRow) => {
      expect(await claimPlaces(tx, order, FOREVER, now)).toEqual([]);
      if (model.discounts.has(order.tradeNo))
        await tx.discounts.claim(order.tradeNo, [claimOf(order, FOREVER)]);
      if (model.payments.has(order.tradeNo))
        await tx.sales.savePayment(paymentOf(order.tradeNo, 'paid', now));
      await tx.sales.saveOrder({ ...order, realStatus: 'paid_success' });
      model.pay(order);
    },
  };
  const perform = {
    wait: ({ ms }: { ms: number }) => {
      now += ms;
    },
    until: (what: 'hold' | 'minute', which: number, off: number) => {
      const order = nth(which);
      if (order)
        now = Math.max(now, (what === 'hold' ? order.expiresAt : order.createdAt + PACE_WINDOW) + off);
    },
    // The first call makes a line, the next one ends it.
    queue: async ({ schedule }: { schedule: number }) => {
      const scheduleId = `${id}-s${schedule}`;
      if (model.lines.delete(scheduleId)) return direct.waiting.endWaiting(scheduleId);
      model.lines.add(scheduleId);
      const place = { quantity: 1, least: 1, together: false, locale: 'zh-CN', joinedAt: now } as const;
      await direct.waiting.joinWaiting({ scheduleId, memberId: 'w', ...place });
    },
    // As the sweeper does it, to the orders of this history.
    sweep: async () => {
      for (const order of [...model.orders.values()])
        if (isUnpaid(order.realStatus) && !isLive(order, now)) await end(order, 'cancel_timeout');
    },
    touch: async (verb: keyof typeof verbs | 'cancel', which: number) => {
      const order = nth(which);
      if (!order || !isLive(order, now)) return;
      if (verb === 'cancel') await end(order, 'cancel_user');
      else await locked(order, tx => verbs[verb](tx, order));
    },
    place: async ({ orders: drafts }: { orders: readonly Draft[] }) => {
      const inputs = drafts.map((d): PlaceOrder => {
        const order = orderOf(d, id, made++, now);
        return {
          order,
          replace: d.replace === null ? null : (nth(d.replace)?.tradeNo ?? `${id}-none`),
          now,
          limits: Object.fromEntries(sharesOf(order).map(share => [share.of, d.limit])),
          afterLines: d.afterLine ? [order.scheduleId] : [],
          maxLive: d.maxLive,
          maxPerMinute: d.pace,
        };
      });
      const answers = await Promise.all(inputs.map(direct.sales.placeOrder));
      // A member's own come one after the other; whose of two members' is first, a database with many connections says.
      const ways = (kind === 'memory' ? [inputs] : orders(inputs)).map(way => {
        const after = model.copy();
        const said = new Map(way.map(input => [input, after.place(input)]));
        return { after, said: inputs.map(input => said.get(input)) };
      });
      const found = ways.find(w => JSON.stringify(w.said) === JSON.stringify(answers)) ?? ways[0];
      expect(answers).toEqual(found?.said);
      if (found) model.become(found.after);
    },
  };
  for (const s of steps)
    if (s.do === 'place') await perform.place(s);
    else if (s.do === 'wait') perform.wait(s);
    else if (s.do === 'hold' || s.do === 'minute') perform.until(s.do, s.which, s.off);
    else if (s.do === 'queue') await perform.queue(s);
    else if (s.do === 'sweep') await perform.sweep();
    else await perform.touch(s.do, s.which);

  const tradeNos = [...model.orders.keys()];
  const status = (rows: Iterable<OrderRow>) => [...rows].map(o => `${o.tradeNo} ${o.realStatus}`).sort();
  expect(status(await direct.sales.orders(tradeNos))).toEqual(status(model.orders.values()));
  for (const schedule of [`${id}-s0`, `${id}-s1`]) {
    const taken = await direct.sales.taken(schedule, now);
    expect(taken.map(t => `${schedule} ${t.seatId} ${t.tradeNo}`).sort()).toEqual(model.taken(schedule, now));
  }
  for (const [tradeNo, state] of model.payments)
    expect([tradeNo, (await direct.sales.payment(`${tradeNo}-p`))?.state]).toEqual([tradeNo, state]);
  if (steps.some(s => s.do === 'confirm')) {
    const claims = [];
    for (const member of [`${id}-m0`, `${id}-m1`])
      claims.push(...(await direct.discounts.claims(member, now)));
    const counted = [...model.discounts].filter(([, until]) => until > now);
    expect(claims.map(c => [c.tradeNo, c.expiresAt]).sort()).toEqual(counted.sort());
  }
}

describe('every store places orders as the rules decide', () => {
  eachStore((open, kind) => {
    test(`in ${HISTORIES[kind]} histories of placing, paying, leaving, running out, queueing and waiting`, async () => {
      const store = await open();
      await store.direct.accounts.addMember(WAITING);
      let n = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), steps =>
          live(store, `h${n++}`, steps),
        ),
        { numRuns: HISTORIES[kind] },
      );
    });
  });
});
