import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { decidePlacement } from '#domain/rules/placement.ts';
import type { Store } from '#server/store/port.ts';
import type { MemberRow } from '#server/store/ports/accounts.ts';
import {
  claimsOf,
  FOREVER,
  type OrderRow,
  type Placed,
  type PlaceOrder,
  type SeatLine,
  sharesOf,
} from '#server/store/ports/sales.ts';
import { eachStore } from './stores.ts';

/** Histories a store; all three make more than 2,000. */
const HISTORIES = 700;
const START = Date.UTC(2026, 10, 21);
const HOLD = 15 * 60_000;
const PLACES = ['a', 'b', 'c', 'd', 'e'];

/** What one history does, by small numbers: who, what, and which of the orders so far. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('create' as const), ...draft() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('package' as const), ...draft() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('goods' as const), ...draft() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay', 'cancel'), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('queue' as const), schedule: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(HOLD) }) },
);
function draft() {
  return {
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
  };
}
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Draft = Extract<Step, { member: number }>;

/** The rules and a map of claims: what every store must do. */
class Model {
  readonly orders = new Map<string, OrderRow>();
  /** Performances with a line. */
  readonly lines = new Set<string>();
  private readonly claims = new Map<string, { tradeNo: string; until: number }>();

  place({ order, replace, now, afterLine, ...limits }: PlaceOrder): Placed {
    const waitedFor = afterLine && this.lines.has(order.scheduleId);
    const mine = [...this.orders.values()].filter(o => o.memberId === order.memberId);
    const decision = decidePlacement(
      { ...limits, ...order, shares: sharesOf(order), replace, waitedFor, now },
      mine.map(o => ({ ...o, shares: sharesOf(o) })),
    );
    if (decision.kind !== 'place') return decision;
    const keys = this.keys(order);
    const lost = keys.filter(({ key }) => {
      const claim = this.claims.get(key);
      return claim && claim.until > now && claim.tradeNo !== decision.gives;
    });
    if (lost.length) return { kind: 'lost', seats: lost.map(l => l.place) };
    const old = decision.gives && this.orders.get(decision.gives);
    if (old) this.end(old, 'cancel_user');
    for (const { key } of keys) this.claims.set(key, { tradeNo: order.tradeNo, until: order.expiresAt });
    this.orders.set(order.tradeNo, order);
    return { kind: 'placed', tradeNo: order.tradeNo };
  }
  end(order: OrderRow, realStatus: OrderRow['realStatus']): void {
    for (const [key, claim] of this.claims) if (claim.tradeNo === order.tradeNo) this.claims.delete(key);
    this.orders.set(order.tradeNo, { ...order, realStatus });
  }
  pay(order: OrderRow): void {
    for (const { key } of this.keys(order)) this.claims.set(key, { tradeNo: order.tradeNo, until: FOREVER });
    this.orders.set(order.tradeNo, { ...order, realStatus: 'paid_success' });
  }
  taken(scheduleId: string, now: number): string[] {
    return [...this.claims]
      .filter(([key, claim]) => key.startsWith(`${scheduleId} `) && claim.until > now)
      .map(([key, claim]) => `${key} ${claim.tradeNo}`)
      .sort();
  }
  private keys = (order: OrderRow) =>
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

function orderOf(step: Draft, id: string, n: number, now: number): OrderRow {
  const [one, two] = [`${id}-s0`, `${id}-s1`] as [string, string];
  const own = step.schedule === 0 ? one : two;
  const kinds = {
    create: { family: 'seat', scheduleId: own, seats: step.places.map(p => line(p)), items: [] },
    package: {
      family: 'package',
      scheduleId: `${id}-pack`,
      seats: [one, two].flatMap(s => step.places.map(p => line(p, s))),
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
          quantity: step.places.length,
        },
      ],
    },
  } as const;
  return {
    ...kinds[step.do as keyof typeof kinds],
    tradeNo: `${id}-t${n}`,
    memberId: `${id}-m${step.member}`,
    programId: 'p',
    realStatus: 'new_locked',
    createdAt: now,
    expiresAt: now + HOLD,
    renewed: false,
    requestId: `r${step.request}`,
    bodyHash: `h${step.body}`,
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

/** One history on a store and on the model: every answer, every order and every claim are the same. */
async function live({ direct, transaction }: Store, id: string, steps: readonly Step[]): Promise<void> {
  const model = new Model();
  let now = START;
  let made = 0;
  const nth = (which: number): OrderRow | undefined => [...model.orders.values()][which];
  for (const s of steps) {
    if (s.do === 'wait') now += s.ms;
    else if (s.do === 'queue') {
      // The first call makes a line, the next one ends it.
      const scheduleId = `${id}-s${s.schedule}`;
      if (model.lines.delete(scheduleId)) await direct.waiting.endWaiting(scheduleId);
      else {
        model.lines.add(scheduleId);
        const place = { quantity: 1, locale: 'zh-CN', joinedAt: now } as const;
        await direct.waiting.joinWaiting({ scheduleId, memberId: 'w', ...place });
      }
    } else if ('which' in s) {
      const order = nth(s.which);
      if (!order || !isUnpaid(order.realStatus) || now >= order.expiresAt) continue;
      await transaction(async ({ sales }) => {
        await sales.lockOrder(order.tradeNo);
        for (const [scheduleId, places] of claimsOf(order))
          if (s.do === 'pay') await sales.claim(scheduleId, places, order.tradeNo, FOREVER, now);
          else await sales.release(scheduleId, order.tradeNo);
        await sales.saveOrder({
          ...order,
          realStatus: s.do === 'pay' ? 'paid_success' : 'cancel_user',
        });
      });
      if (s.do === 'pay') model.pay(order);
      else model.end(order, 'cancel_user');
    } else {
      const order = orderOf(s, id, made++, now);
      const replace = s.replace === null ? null : (nth(s.replace)?.tradeNo ?? `${id}-none`);
      const input: PlaceOrder = {
        order,
        replace,
        now,
        limits: Object.fromEntries(sharesOf(order).map(share => [share.of, s.limit])),
        afterLine: s.afterLine,
        maxLive: s.maxLive,
        maxPerMinute: s.pace,
      };
      const expected = model.place(input);
      expect(await direct.sales.placeOrder(input)).toEqual(expected);
    }
  }
  for (const order of model.orders.values()) {
    const stored = await direct.sales.order(order.tradeNo);
    expect([order.tradeNo, stored?.realStatus]).toEqual([order.tradeNo, order.realStatus]);
  }
  for (const schedule of [`${id}-s0`, `${id}-s1`]) {
    const taken = await direct.sales.taken(schedule, now);
    expect(taken.map(t => `${schedule} ${t.seatId} ${t.tradeNo}`).sort()).toEqual(model.taken(schedule, now));
  }
}

describe('every store places orders as the rules decide', () => {
  eachStore(open => {
    test(`in ${HISTORIES} histories of creating, replacing, paying, cancelling, queueing and waiting`, async () => {
      const store = await open();
      await store.direct.accounts.addMember(WAITING);
      let n = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), steps =>
          live(store, `h${n++}`, steps),
        ),
        { numRuns: HISTORIES },
      );
    });
  });
});
