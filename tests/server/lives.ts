import { discount } from '#domain/contract/discount.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { gift } from '#domain/contract/gift.ts';
import { mall } from '#domain/contract/mall.ts';
import { membership } from '#domain/contract/membership.ts';
import { type OrderFamily, orderCalls } from '#domain/contract/order.ts';
import { presale } from '#domain/contract/presale.ts';
import { show } from '#domain/contract/show.ts';
import { FAMILY } from '#domain/rules/families.ts';
import type { PackDoc } from '#server/catalogue/pack-types.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import type { ShowDateDoc } from '#server/catalogue/types-shop.ts';
import type { Store } from '#server/store/port.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import type { OrderRow } from '#server/store/ports/sales.ts';
import { cardOffers, cards } from '#tests/world/world.ts';
import { type BoxOffice, type Buyer, boxOffice, type OrderOptions, worldDocs } from './box-office.ts';
import type { Answer } from './client.ts';
import { grant, OFFERS } from './discounting.ts';
import { mortal } from './dying.ts';
import { START, signIn } from './harness.ts';
import { type Desk, openDesk } from './lives-office.ts';
import { shopDocs } from './shop-world.ts';

/** Whole lives: members who buy, pay, change their minds and come back, by chance, for months. */
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Performances and dates by the days that they are ahead at the start. */
const AHEAD = [2, 6, 9, 15, 25, 40, 60, 90, 130, 180] as const;
const SEATS = 200;
/** When an order's evening begins; goods have none. */
const startOf = ({ scheduleId, seats }: OrderRow): number =>
  START + Number(/^(?:in|date)-(\d+)$/.exec(seats[0]?.scheduleId ?? scheduleId)?.[1] ?? -1) * DAY;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A package of three evenings, each of which has another date. */
const SLOTS = [
  ['in-25', 'in-40'],
  ['in-60', 'in-90'],
  ['in-130', 'in-180'],
] as const;
const NAMED = { zh: '三场', en: 'Three evenings' };
const pack = (programId: string): PackDoc => ({
  id: 'series',
  order: 1,
  name: NAMED,
  kicker: NAMED,
  lead: NAMED,
  gives: [],
  art: { seed: 'series', key: 'C' },
  pick: 0,
  slots: SLOTS.map(([a, b]) => ({ id: a, programId, schedules: [a, b] })),
  saving: { kind: 'percent', percent: 15 },
  opensAt: START - DAY,
  closesAt: START + 60 * DAY,
  minLevel: 0,
  limit: 4,
});

export interface Town {
  readonly office: BoxOffice;
  /** How often the office has done what, and how often its server was killed. */
  readonly done: () => Readonly<Record<string, number>>;
  readonly moved: Desk['moved'];
  readonly members: readonly Buyer[];
  /** Every code that an audit has seen, and what it was of. */
  readonly codes: Map<string, string>;
  /** One thing that somebody does, or that time brings; who it was. */
  step(): Promise<Buyer>;
}

export const performances = AHEAD.map(days => `in-${days}`);
export const dates = AHEAD.map(days => `date-${days}`);

function townDocs(): readonly CatalogueDoc[] {
  const docs = [...worldDocs(START, SEATS), ...shopDocs(START)];
  const schedule = docs.find(d => d.kind === 'schedule' && d.id === 'big')?.body as ScheduleDoc;
  const date = docs.find(d => d.id === 'tour-ten')?.body as ShowDateDoc;
  return [
    ...docs,
    { kind: 'pack', id: 'series', body: pack(schedule.programId) },
    ...cards.map(body => ({ kind: 'card', id: body.id, body })),
    ...[...cardOffers, ...OFFERS].map(body => ({ kind: 'offer', id: body.id, body })),
    ...AHEAD.map(days => {
      const id = `in-${days}`;
      return { kind: 'schedule', id, body: { ...schedule, id, startsAt: START + days * DAY } };
    }),
    ...AHEAD.map(days => {
      const id = `date-${days}`;
      const startsAt = START + days * DAY;
      return { kind: 'show-date', id, body: { ...date, id, startsAt, sessions: [startsAt], capacity: 60 } };
    }),
  ];
}

export async function town(kept: Store, seed: number, size = 10): Promise<Town> {
  const random = chance(seed);
  const int = (n: number): number => Math.floor(random() * n);
  const one = <T>(list: readonly T[]): T | undefined => list[int(list.length)];
  const server = mortal(kept);
  const office = await boxOffice(server.store, { seeded: true });
  const desk = await openDesk(
    office,
    townDocs(),
    performances,
    async () => (await Promise.all(members.map(orders))).flat(),
    { random, int, one },
  );
  let killed = 0;
  let swapped = 0;
  const members: Buyer[] = [];
  for (let i = 0; i < size; i++) {
    const member = await office.buyer();
    members.push(member);
    for (const offer of ['eighty', 'fifty', 'beside', 'voucher', 'card'])
      await grant(office, member.memberId, offer, {
        total: offer === 'card' ? 6 : 1,
        until: START + 300 * DAY,
      });
  }
  let requests = 0;
  const requestId = (): string => `life-${seed}-${++requests}`;
  /** Sessions end after hours without a call, and not everything that a member does makes one: a sign-in counts alone. */
  const signedIn = new Map<Buyer, number>();
  async function awake(who: Buyer): Promise<void> {
    const now = office.clock.now();
    if (now - (signedIn.get(who) ?? START) <= DAY / 4) return;
    await signIn(office.deps, who, who.memberId);
    signedIn.set(who, now);
  }

  /** Refusals are part of life; a fault of the server is not. */
  function sound<T>(answer: Answer<T>): Answer<T> {
    if (answer.errcode === ERR.server)
      throw new Error(`seed ${seed}: ${answer.msg} ${office.deps.lines.join('\n')}`);
    return answer;
  }

  const buy: readonly ((who: Buyer) => Promise<unknown>)[] = [
    async who => {
      const schedules = SLOTS.map(dates => one(dates) ?? '');
      const [row, first] = [1 + int(SEATS / 50), 1 + int(48)];
      const places = Array.from({ length: 1 + int(2) }, (_, i) => `L-${row}-${first + i}`);
      const seats = Object.fromEntries(schedules.map(id => [id, places]));
      sound(await who.call(presale.create, { packId: 'series', schedules, seats, requestId: requestId() }));
    },
    who => seats(who),
    who => seats(who),
    who => seats(who),
    async who =>
      sound(
        await who.call(membership.create, {
          cardId: one(['times-4', 'times-8', 'gift-500']) ?? '',
          quantity: 1 + int(2),
          requestId: requestId(),
        }),
      ),
    async who => {
      const at = { showId: 'tour', dateId: one(dates) ?? '' };
      if (!sound(await who.call(show.checkPermission, at)).success) return;
      const tickets = [{ code: one(['adult', 'child', 'pair']) ?? '', quantity: 1 + int(3) }];
      sound(await who.call(show.create, { ...at, tickets, requestId: requestId() }));
    },
    async who => {
      const [productId, variant] = one([
        ['album', 'full'],
        ['vinyl', 'full'],
        ['film', 'film'],
        ['vip', 'month'],
      ] as const) ?? ['album', 'full'];
      const create = productId === 'film' ? mall.createDams : mall.create;
      sound(await who.call(create, { productId, variant, quantity: 1, requestId: requestId() }));
    },
  ];

  async function seats(who: Buyer, replace?: OrderRow, more: OrderOptions = {}): Promise<void> {
    const id = replace?.scheduleId ?? one(performances) ?? '';
    const row = 1 + int(SEATS / 50);
    const first = 1 + int(47);
    const places = Array.from({ length: 1 + int(3) }, (_, i) => `L-${row}-${first + i}`);
    who.orderKey = '';
    sound(
      await who.create(places, id, {
        requestId: requestId(),
        ...(replace && { replace: replace.tradeNo }),
        ...more,
      }),
    );
  }

  const orders = (who: Buyer): Promise<OrderRow[]> => office.deps.store.direct.sales.ordersOf(who.memberId);
  const callsOf = (row: OrderRow) => orderCalls[FAMILY[row.family].module as OrderFamily];
  const detail = async (who: Buyer, row: OrderRow) =>
    row.family === 'card'
      ? who.ok(membership.order, { tradeNo: row.tradeNo })
      : who.ok(callsOf(row).detail, { tradeNo: row.tradeNo });

  async function choose(who: Buyer, row: OrderRow): Promise<void> {
    const calls = discount[FAMILY[row.family].module];
    const { tradeNo } = row;
    if ('usePoint' in calls && random() < 0.5) {
      sound(await who.call(calls.usePoint, { tradeNo, pointValue: 100 * int(30) }));
      return;
    }
    const repo = sound(await who.call(calls.getDiscountRepo, { tradeNo }));
    if (!repo.success) return;
    const { coupons, couponsA, couponsM, promotions, membership: level } = repo.data;
    const entry = one([...coupons, ...couponsA, ...couponsM, ...promotions, ...(level ? [level] : [])]);
    if (!entry) return;
    const call = entry.applied ? calls.cancelDiscount : calls.useDiscount;
    sound(await who.call(call, { tradeNo, tmpId: entry.tmpId }));
  }

  async function confirm(who: Buyer, row: OrderRow): Promise<void> {
    const { tradeNo } = row;
    const { totalFee } = await detail(who, row);
    if (row.family === 'card') {
      sound(await who.call(discount.card.confirmDiscount, { tradeNo, totalAmount: totalFee }));
      return;
    }
    const channel = ['mall', 'dams'].includes(row.family)
      ? row.programId === 'vinyl'
        ? 'productAbholung'
        : 'productUnwanted'
      : (one(['oneYard', 'productUnwanted'] as const) ?? 'oneYard');
    const contact = { linkman: '林听雨', mobile: '13800138000', channel } as const;
    sound(await who.call(callsOf(row).confirm, { tradeNo, totalAmount: totalFee, ...contact }));
  }

  async function pay(who: Buyer, row: OrderRow): Promise<void> {
    const { tradeNo } = row;
    const { totalFee } = await detail(who, row);
    const call = row.family === 'card' ? membership.pay : callsOf(row).pay;
    const gatewayCode = one(['aliPay', 'wxAppPay', 'unionPay'] as const) ?? 'aliPay';
    sound(await who.call(call, { tradeNo, gatewayCode, totalAmount: totalFee }));
  }

  /** The payer decides at the gateway: often at once, sometimes long after the order has ended. */
  async function settle(row: OrderRow): Promise<void> {
    const open = (await office.payments(row.tradeNo)).filter(p => p.receivedAt === null);
    const payment = one(open);
    if (!payment) return;
    if (random() < 0.07) office.clock.advance(20 * MINUTE);
    const r = random();
    await office.sandbox.settle(
      payment.payNo,
      r < 0.85 ? 'paid' : r < 0.9 ? 'declined' : r < 0.95 ? 'wrong-amount' : 'unknown',
    );
  }

  async function giveBack(who: Buyer, row: OrderRow): Promise<void> {
    const { tradeNo } = row;
    const shown = await detail(who, row);
    if (!shown.refund) return;
    const ids = (shown.refund.pieces ?? []).map(p => p.id);
    const part =
      row.family !== 'card' && ids.length > 1 && random() < 0.7
        ? ids.filter(() => random() < 0.5)
        : undefined;
    if (part?.length === 0) return;
    if (row.family === 'card') {
      const { fee, amount } = shown.refund;
      sound(await who.call(membership.refund, { tradeNo, fee, amount }));
      return;
    }
    const calls = callsOf(row);
    const quote = sound(await who.call(calls.refundQuote, { tradeNo, pieces: part }));
    if (!quote.success) return;
    const { fee, amount } = quote.data;
    const donor = quote.data.donate && random() < 0.25 ? '林听雨' : undefined;
    const done = sound(await who.call(calls.refund, { tradeNo, fee, amount, pieces: part, donor }));
    if (quote.data.allowed !== done.success)
      throw new Error(`seed ${seed}: ${tradeNo} was quoted and then refused: ${done.msg}`);
  }

  /** Some tickets, or all that can be, for other seats of another evening. */
  async function trade(who: Buyer, row: OrderRow): Promise<void> {
    if (row.family !== 'seat') return;
    const pieces = row.seats.map(s => s.seatId).filter(() => random() < 0.6);
    await seats(who, undefined, {
      exchangeNo: row.tradeNo,
      ...(pieces.length > 0 && random() < 0.7 && { exchangePieces: pieces }),
    });
    const [newest] = await orders(who);
    if (newest?.exchange && newest.realStatus === 'new_locked') await goOn(who, newest);
    const again = (await orders(who)).find(o => o.tradeNo === newest?.tradeNo);
    // What was exchanged is exchanged once more oftener than chance would have it.
    if (again?.exchange && again.realStatus === 'paid_success' && random() < 0.4) await trade(who, again);
  }

  /** An evening of a package for another one; of one that was cancelled or moved its price, or a donation of it. */
  async function swap(who: Buyer, row: OrderRow): Promise<void> {
    const { tradeNo } = row;
    const scheduleId = one(row.seats)?.scheduleId;
    if (scheduleId === undefined) return;
    const choice = sound(await who.call(presale.eveningChoice, { tradeNo, scheduleId }));
    if (!choice.success) return;
    const { allowed, fee, amount, exchange } = choice.data;
    const other = one(exchange?.evenings ?? []);
    if (other?.seats && random() < 0.8) {
      const asked = { tradeNo, scheduleId, to: other.scheduleId, seats: other.seats.ids };
      swapped += sound(await who.call(presale.changeEvening, asked)).success ? 1 : 0;
    } else if (allowed) {
      const donor = random() < 0.5 ? '林听雨' : undefined;
      sound(await who.call(callsOf(row).refund, { tradeNo, fee, amount, pieces: [scheduleId], donor }));
    }
  }

  /** A ticket to a friend, who takes it or does not; what was taken is handed back now and then. */
  async function give(who: Buyer, row: OrderRow): Promise<void> {
    const { tradeNo } = row;
    const friend = one(members.filter(m => m !== who)) as Buyer;
    await awake(friend);
    const ticket = one(await office.tickets(tradeNo));
    const piece = one(ticket?.seatIds ?? [])?.replace('#', ':');
    if (piece !== undefined) {
      const { scheduleId } = ticket ?? {};
      const offered = sound(await who.call(gift.offer, { tradeNo, piece, scheduleId }));
      if (!offered.success) return;
      const { giftId, code = '' } = offered.data;
      if (random() < 0.7) sound(await friend.call(gift.accept, { code }));
      else if (random() < 0.5) sound(await friend.call(gift.decline, { code }));
      else await who.call(gift.withdraw, { giftId });
    }
    const had = one((await friend.ok(gift.mine, {})).received);
    if (had && random() < 0.4) sound(await friend.call(gift.handBack, { giftId: had.giftId }));
  }

  async function open(who: Buyer, row: OrderRow): Promise<void> {
    if (row.family !== 'card') {
      sound(await who.call(mall.open, { tradeNo: row.tradeNo }));
      return;
    }
    for (const card of await who.ok(membership.mine, {}))
      if (card.tradeNo === row.tradeNo && card.code && random() < 0.5)
        sound(await who.call(membership.activate, { code: card.code }));
  }

  /** Most orders go all the way; any may stop anywhere. */
  async function goOn(who: Buyer, row: OrderRow): Promise<void> {
    for (let times = int(3); times > 0; times--) await choose(who, row);
    if (random() < 0.9) await confirm(who, row);
    // Something else comes between, while the order keeps what it claimed.
    if (random() < 0.25) {
      await work(who);
      await awake(who);
    }
    if (random() < 0.85) await pay(who, row);
    if (random() < 0.9) await settle(row);
  }

  async function work(who: Buyer): Promise<void> {
    const mine = await orders(who);
    const now = office.clock.now();
    const unpaid = mine.filter(o => o.realStatus.startsWith('new') && o.expiresAt > now);
    const paid = mine.filter(o => o.realStatus === 'paid_success');
    const r = random();
    const waiting = one(unpaid);
    // What is soon is given back at a fee, when its points have been credited and perhaps spent.
    const soon = [...paid].sort((a, b) => startOf(a) - startOf(b)).find(o => startOf(o) > now + DAY);
    const owned = random() < 0.5 ? (soon ?? one(paid)) : one(paid);
    if (r < 0.38 || mine.length === 0) {
      await one(buy)?.(who);
      const [newest] = await orders(who);
      if (newest?.realStatus === 'new_locked') await goOn(who, newest);
    } else if (r < 0.62 && waiting) {
      await goOn(who, waiting);
    } else if (r < 0.65 && waiting) {
      const call = waiting.family === 'card' ? membership.cancel : callsOf(waiting).cancel;
      sound(await who.call(call, { tradeNo: waiting.tradeNo }));
    } else if (r < 0.68 && waiting?.family === 'seat') await seats(who, waiting);
    else if (r < 0.71) await settle(one(mine) as OrderRow);
    else if (r < 0.78 && owned) await giveBack(who, owned);
    else if (r < 0.82 && owned?.family === 'package') await swap(who, owned);
    else if (r < 0.82 && owned) await trade(who, owned);
    else if (r < 0.87 && owned) await give(who, owned);
    else if (r < 0.91 && owned) await open(who, owned);
    else if (r < 0.93) await office.sweep();
    else if (r < 0.95) office.clock.advance(int(30) * MINUTE);
    else office.clock.advance(Math.round(random() * 3 * DAY));
  }

  /** The server is killed amid what somebody does, and starts again: what was under way is found as it was left. */
  async function dieAmid(what: () => Promise<unknown>): Promise<void> {
    const { lines } = office.deps;
    const before = lines.length;
    server.dieAfter(1 + int(40));
    const failure = await what().then(
      () => null,
      error => error,
    );
    if (server.restart()) {
      killed++;
      lines.length = before;
    } else if (failure) throw failure;
  }

  return {
    office,
    members,
    codes: new Map(),
    done: () => ({ ...desk.done, killed, swapped }),
    moved: desk.moved,
    async step() {
      const who = one(members) as Buyer;
      await awake(who);
      const what = random() < 0.06 ? desk.step : () => work(who);
      await (random() < 0.05 ? dieAmid(what) : what());
      return who;
    },
  };
}
